/// Something that a screen offers, and that an ``Explorer`` does like a user.
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
  /// The name of the action. A screen must always offer the same names in the same order.
  public let name: String
  let command: String?
  let source: String?
  let body: @MainActor () -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - name: The name of the action. Several actions with one name are numbered.
  ///   - command: What the user types for it, such as `2 Milk`; if nil, the name.
  ///   - source: A step of a `navigationTest` that does the same, without the closure that states the change:
  ///     `await test.choose("Save")`. If nil, a printed test says that the step is missing.
  ///   - body: Does the action. It may start tasks, for which the explorer waits.
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
