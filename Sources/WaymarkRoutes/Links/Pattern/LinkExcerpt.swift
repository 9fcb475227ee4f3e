extension String {
  /// The text in quotes for a message: on one line, escaped, and cut behind `limit` scalars.
  ///
  /// Marks that have no form are escaped too: some of them turn the rest of a line round.
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
