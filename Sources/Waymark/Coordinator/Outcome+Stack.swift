extension Outcome {
  /// Makes the outcome that a coordinator's verb would have given, of what a stack's verb gave.
  ///
  /// ```swift
  /// var stack = RouteStack(TodosRoute.list)
  /// Outcome(stack.pop())  // .ignored(.atRoot)
  /// ```
  ///
  /// - Parameter outcome: What a verb of a ``RouteStack`` returned.
  /// - Complexity: Constant time, no allocation.
  public init(_ outcome: StackOutcome) {
    switch outcome {
    case .performed: self = .performed
    case .unchanged: self = .unchanged
    case .ignored(let reason): self = .ignored(IgnoredReason(reason))
    }
  }
}

extension IgnoredReason {
  /// Makes the reason of a coordinator's verb of that of a stack's.
  ///
  /// - Parameter reason: Why a verb of a ``RouteStack`` was ignored.
  /// - Complexity: Constant time, no allocation.
  public init(_ reason: StackOutcome.Reason) {
    switch reason.kind {
    case .atRoot: self = .atRoot
    case .notFound: self = .notFound
    case .empty: self = .empty
    }
  }
}
