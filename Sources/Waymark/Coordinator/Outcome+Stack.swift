extension Outcome {
  /// Makes the outcome of a coordinator's verb from that of a stack's verb.
  ///
  /// ```swift
  /// var stack = RouteStack(TodosRoute.list)
  /// Outcome(stack.pop())  // .ignored(.atRoot)
  /// ```
  ///
  /// - Parameter outcome: What a verb of a `RouteStack` returned.
  /// - Complexity: Constant time; no allocation.
  public init(_ outcome: StackOutcome) {
    switch outcome {
    case .performed: self = .performed
    case .unchanged: self = .unchanged
    case .ignored(let reason): self = .ignored(IgnoredReason(reason))
    }
  }
}
