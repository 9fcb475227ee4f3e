import Waymark

/// The routes for tests of stacks: so few that equal ones often meet.
enum Letter: Character, Route, CaseIterable {
  case a = "a"
  case b = "b"
  case c = "c"
  case d = "d"

  /// One route for each letter of the text: `.list("aba")` is `[.a, .b, .a]`.
  static func list(_ text: String) -> [Letter] {
    text.compactMap(Letter.init(rawValue:))
  }
}

extension Sequence<Letter> {
  /// The letters in a row: `aba`.
  var text: String { String(map(\.rawValue)) }
}
