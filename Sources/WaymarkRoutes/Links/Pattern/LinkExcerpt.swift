extension String {
  /// Returns the text in quotes for a message: on one line, escaped, and cut after `limit` scalars.
  ///
  /// Invisible marks are escaped, too, because some of them reverse the rest of a line.
  func linkExcerpt(limit: Int = 60) -> String {
    var excerpt = "\""
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < limit else {
        excerpt += "…"
        break
      }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        excerpt += scalar.escaped(asASCII: true)
      default:
        if scalar == "\"" || scalar == "\\" { excerpt += "\\" }
        excerpt.unicodeScalars.append(scalar)
      }
    }
    return excerpt + "\""
  }
}
