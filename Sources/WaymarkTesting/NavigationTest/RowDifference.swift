import Waymark

/// Two paths side by side, with a mark under the first difference.
struct RowDifference {
  let lines: [String]

  /// - Parameters:
  ///   - place: The place in the tree that the paths belong to.
  ///   - stated: The path that was stated; nil for none.
  ///   - there: The actual path; nil for none.
  init<Route: Waymark.Route>(place: String, stated: [Route]?, there: [Route]?) {
    let (one, other) = (stated ?? [], there ?? [])
    let first = zip(one, other).prefix { $0.isSame(as: $1) }.count
    func line(_ kind: String, _ routes: [Route]?) -> (text: String, mark: Int) {
      var text = "  \(place), \(kind)  "
      guard let routes, !routes.isEmpty else { return (text + "nothing", text.count) }
      let names = routes.map(\.name)
      let skipped = max(first - 2, 0)
      var words = skipped > 0 ? ["…"] : []
      words += names[skipped..<first]
      text += words.map { $0 + "  " }.joined()
      let rest = names[min(first, names.count)...]
      let shown = rest.prefix(3) + (rest.count > 3 ? ["…"] : [])
      return (text + shown.joined(separator: "  "), text.count)
    }
    let (top, bottom) = (line("stated:", stated), line("there: ", there))
    let mark = String(repeating: " ", count: max(top.mark, bottom.mark)) + "^"
    let note = Self.note(one.dropFirst(first).first, other.dropFirst(first).first)
    lines = [top.text, bottom.text, mark].map { $0.trimmingEnd } + (note.map { ["  \($0)"] } ?? [])
  }

  /// What tells two routes apart that have one name.
  private static func note(_ one: (some Route)?, _ other: (some Route)?) -> String? {
    guard let one, let other, one.name == other.name else { return nil }
    guard let first = one.literal, let second = other.literal, first != second else {
      return "These are called alike, but are not equal."
    }
    return "These are called alike, but are not equal: \(first), \(second)."
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
