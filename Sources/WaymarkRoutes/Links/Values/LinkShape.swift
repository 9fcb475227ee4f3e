/// The role of a type of link values in a pattern. Only for the framework.
public struct _LinkShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case one, optional, list, query, nested
  }

  let kind: Kind
  /// Whether the text of a value always makes an equal value.
  var isExact = false
  /// Whether the type takes every text.
  var takesAll = false
}
