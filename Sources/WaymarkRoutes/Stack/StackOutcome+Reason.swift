extension StackOutcome {
  /// Why a verb of a ``RouteStack`` was ignored. Each has a text that says what happened.
  ///
  /// ```swift
  /// var stack = RouteStack(TodosRoute.list)
  /// stack.pop() == .ignored(.atRoot)         // true
  /// StackOutcome.Reason.notFound.description  // "there is no such entry, tab or layer"
  /// ```
  ///
  /// - Complexity: Making, comparing and hashing a reason take constant time and allocate nothing.
  public struct Reason: Hashable, Sendable {
    /// One case for each reason, so that the package's own code can switch over all.
    @usableFromInline
    package enum Kind: CaseIterable, Sendable {
      case atRoot, notFound, empty, notSameCase
    }

    @usableFromInline package let kind: Kind

    @inlinable
    init(_ kind: Kind) {
      self.kind = kind
    }

    /// The first entry of a stack stays.
    @inlinable public static var atRoot: Reason { Reason(.atRoot) }
    /// No entry is what the verb asked for.
    @inlinable public static var notFound: Reason { Reason(.notFound) }
    /// A stack is never empty, and the verb asked for one without routes.
    @inlinable public static var empty: Reason { Reason(.empty) }
    /// The route is not of the case of the one that it would take the place of.
    @inlinable public static var notSameCase: Reason { Reason(.notSameCase) }
  }
}

extension StackOutcome.Reason: CaseIterable {
  /// All reasons, in a stable order.
  public static var allCases: [StackOutcome.Reason] { Kind.allCases.map(Self.init) }
}

extension StackOutcome.Reason: CustomStringConvertible {
  /// What happened, and what to do about it, in one sentence without a full stop.
  public var description: String {
    switch kind {
    case .atRoot: "the first entry stays; there is nothing below it to go back to"
    case .notFound: "there is no such entry, tab or layer"
    case .empty: "a stack is never empty; name at least one route"
    case .notSameCase:
      "an entry is revised to another route of its case only; use replaceTop or setRoutes"
    }
  }
}
