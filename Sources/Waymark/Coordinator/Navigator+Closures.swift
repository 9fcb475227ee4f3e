extension Navigator {
  /// Makes a navigator without any coordinator, for previews; for tests `WaymarkTesting` has a
  /// `RecordedNavigator`.
  ///
  /// - Parameters:
  ///   - link: What `link` gives.
  ///   - isAwaited: What `isAwaited` gives. If false, `finish(returning:)` is the command that its
  ///     `unawaited` stands for.
  ///   - onOutput: Gets every output.
  ///   - onResult: Gets the value of every `finish(returning:)` that is awaited.
  ///   - answer: Gives the result of a command that waits for one.
  ///   - perform: Gets every command, and returns what the verb returns.
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
