extension Navigator {
  /// Makes a navigator without a coordinator, for previews. For tests, `WaymarkTesting` has a
  /// `RecordedNavigator`.
  ///
  /// ```swift
  /// let model = TodoListModel(navigator: Navigator { _ in .performed })
  /// ```
  ///
  /// - Parameters:
  ///   - link: The value of `link`.
  ///   - isAwaited: The value of `isAwaited`. If false, `finish(returning:)` performs the command
  ///     that its `unawaited` stands for.
  ///   - onOutput: Gets every output.
  ///   - onResult: Gets the value of every `finish(returning:)` that is awaited.
  ///   - answer: Returns the result for a command that waits for one. It is called after `perform`,
  ///     if that has made an entry.
  ///   - perform: Gets every command, and returns the outcome of the verb.
  public init(
    link: LinkInformation? = nil,
    isAwaited: Bool = true,
    onOutput: @escaping @MainActor (C.Output) -> Void = { _ in },
    onResult: @escaping @MainActor (any Sendable) -> Void = { _ in },
    answer: @escaping @MainActor (NavigationCommand<C.Route>) async -> (any Sendable)? = { _ in
      nil
    },
    _ perform: @escaping @MainActor (NavigationCommand<C.Route>) -> Outcome
  ) {
    self.init(
      standIn: ClosureStandIn<C>(
        link: link, isAwaited: isAwaited, onOutput: onOutput, onResult: onResult, answer: answer,
        verb: perform))
  }
}
