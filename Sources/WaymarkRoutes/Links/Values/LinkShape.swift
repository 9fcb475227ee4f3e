/// What a type of link values stands for in a pattern. For the framework alone.
public struct _LinkShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case one, optional, list, query, nested
  }

  let kind: Kind
  /// Whether every value that has a text is made anew, equal, from that text.
  var isExact = false
  /// Whether the type takes every text.
  var takesAll = false
}

/// A part of a link did not fit; the input remembers which, and why. For the framework alone.
public struct _LinkMiss: Error {
  @usableFromInline
  init() {}
}
