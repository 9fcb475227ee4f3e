extension StackOutcome {
  /// The reason why a verb of a ``RouteStack`` was ignored. Its description says what happened.
  ///
  /// ```swift
  /// var stack = RouteStack(TodosRoute.list)
  /// stack.pop() == .ignored(.atRoot)         // true
  /// StackOutcome.Reason.notFound.rawValue    // "notFound"
  /// StackOutcome.Reason.notFound.description  // "there is no such entry"
  /// ```
  ///
  /// - Complexity: Making, comparing and hashing a reason take constant time and allocate nothing.
  public struct Reason: Hashable, Sendable {
    /// One case for each, so that the package's own code can switch over all.
    @usableFromInline
    package enum Kind: String, CaseIterable, Sendable {
      case atRoot, notFound, empty, notSameCase
    }

    @usableFromInline package let kind: Kind

    @inlinable
    init(_ kind: Kind) {
      self.kind = kind
    }

    /// The first entry of a stack cannot go.
    @inlinable public static var atRoot: Reason { Reason(.atRoot) }
    /// There is no such entry.
    @inlinable public static var notFound: Reason { Reason(.notFound) }
    /// The verb would make the stack empty, and a stack is never empty.
    @inlinable public static var empty: Reason { Reason(.empty) }
    /// The new route has another case than the old one.
    @inlinable public static var notSameCase: Reason { Reason(.notSameCase) }
  }
}

extension StackOutcome.Reason: CaseIterable, RawRepresentable {
  /// All of them, in a stable order.
  public static var allCases: [StackOutcome.Reason] { Kind.allCases.map(Self.init) }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// Makes the reason with a name, or nil if there is none.
  ///
  /// - Parameter rawValue: The name.
  public init?(rawValue: String) {
    guard let kind = Kind(rawValue: rawValue) else { return nil }
    self.init(kind)
  }
}

extension StackOutcome.Reason: CustomDebugStringConvertible {
  /// The name, so that an outcome prints as it is written: `ignored(atRoot)`.
  public var debugDescription: String { rawValue }
}

extension StackOutcome.Reason: CustomStringConvertible {
  /// What happened, and what to do about it, in one sentence without a full stop.
  public var description: String {
    switch kind {
    case .atRoot: "the first entry stays; there is nothing below it to go back to"
    case .notFound: "there is no such entry"
    case .empty: "a stack is never empty; name at least one route"
    case .notSameCase:
      "an entry is revised to another route of its case only; use replaceTop or setRoutes"
    }
  }
}
