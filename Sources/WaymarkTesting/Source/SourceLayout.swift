/// Formats Swift source as `swift format` does in this project: lines of 100 columns. A longer line is broken at its
/// outermost list, with each element on its own line.
enum SourceLayout {
  static let width = 100

  /// `swift format` counts a comma at the end of each array, although only broken arrays get one.
  static func fits(_ line: String, at indent: Int) -> Bool {
    indent + line.count + line.count { $0 == "[" } <= width
  }

  /// The lines of an expression. One line, if it fits.
  ///
  /// - Parameters:
  ///   - suffix: The text after its last line, such as a comma.
  ///   - indent: The number of spaces that each line begins with.
  static func lines(of source: String, suffix: String = "", at indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    guard !fits(source + suffix, at: indent), let list = SourceList(source, at: indent) else {
      return [margin + source + suffix]
    }
    switch list.kind {
    case .label(let label, let value):
      // A string literal is never broken.
      return [margin + label] + lines(of: value, suffix: suffix, at: indent + 2)
    case .list(var head, var elements, var tail):
      // If a list is the only argument, it begins on the line of the call.
      if elements.count == 1, let inner = SourceList(elements[0], at: indent),
        case .list(let start, let values, let end) = inner.kind, start.hasSuffix("["), end == "]"
      {
        (head, elements, tail) = (head + start, values, end + tail)
      }
      let isArray = head.hasSuffix("[")
      let broken = elements.enumerated().flatMap { number, element in
        let isLast = number == elements.count - 1
        let comma = isLast && !(isArray && elements.count > 1) ? "" : ","
        return lines(of: element, suffix: comma, at: indent + 2)
      }
      return [margin + head] + broken + [margin + tail + suffix]
    }
  }
}

/// The place where a long line can be broken.
private struct SourceList {
  enum Kind {
    /// The text up to an opening bracket, the elements between the brackets, and the rest.
    case list(head: String, elements: [String], tail: String)
    /// A label with its colon, and a value that is not a list.
    case label(String, value: String)
  }

  let kind: Kind

  /// Finds the last list that is not empty, if the text before it fits on a line; else the first one. Nil for a name or
  /// a string literal.
  init?(_ source: String, at indent: Int) {
    let characters = Array(source)
    var (depth, isText, start) = (0, false, 0)
    var commas: [Int] = []
    var colon: Int?
    var found: (open: Int, commas: [Int], close: Int)?
    var place = 0
    while place < characters.count {
      switch characters[place] {
      case "\\" where isText: place += 1
      case "\"": isText.toggle()
      case _ where isText: break
      case "(", "[", "{":
        if depth == 0 { (start, commas) = (place, []) }
        depth += 1
      case ")", "]", "}":
        depth -= 1
        let isFirst = found == nil
        if depth == 0, place > start + 1, characters[place] != "}",
          isFirst || SourceLayout.fits(String(characters[...start]), at: indent)
        {
          found = (start, commas, place)
        }
      case "," where depth == 1: commas.append(place)
      case ":" where depth == 0 && colon == nil: colon = place
      default: break
      }
      place += 1
    }
    func text(_ range: Range<Int>) -> String {
      String(String(characters[range]).drop { $0 == " " })
    }
    if let found {
      let ends = [found.open] + found.commas + [found.close]
      kind = .list(
        head: String(characters[...found.open]),
        elements: zip(ends, ends.dropFirst()).map { text($0 + 1..<$1) },
        tail: String(characters[found.close...]))
    } else if let colon {
      kind = .label(
        String(characters[...colon]), value: text(colon + 1..<characters.count))
    } else {
      return nil
    }
  }
}
