import Waymark

/// The routes of the tests on stacks: so few that equal ones meet all the time.
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
