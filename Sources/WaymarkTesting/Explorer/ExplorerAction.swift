/// Something that a screen offers, which an ``Explorer`` does as a user would.
///
/// ```swift
/// Explorer { App() }.actions { app in
///   app.screen(as: (any TextScreen).self)?.actions.map { action in
///     ExplorerAction(action.title) { action.perform() }
///   } ?? []
/// }
/// ```
@MainActor
public struct ExplorerAction {
  /// What it is called. The same screen offers the same names in the same order each time.
  public let name: String
  let command: String?
  let source: String?
  let body: @MainActor () -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - name: What it is called; of actions with one name the first, the second and so on are told apart.
  ///   - command: What is typed to do it, such as `2 Milk`; without it the name.
  ///   - source: A step of a `navigationTest` that does the same, without the closure that states the change:
  ///     `await test.choose("Save")`. Without it a printed test says that it has to be written.
  ///   - body: Does it. It may begin tasks, for which the explorer waits.
  public init(
    _ name: String, command: String? = nil, source: String? = nil,
    _ body: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.command = command
    self.source = source
    self.body = body
  }
}
