/// A change that a platform shows without an animation: for example a link at launch, or a restored state.
///
/// ```swift
/// UnanimatedChange.make { app.open("/todos/7") }
/// ```
///
/// A port may have to offer parts of the change later, because something else must leave the screen or appear first.
/// These parts belong to the change, too: a port with a hook calls the hook for them.
public enum UnanimatedChange {
  /// Makes a change, and shows it without an animation.
  public typealias Hook = @MainActor (_ change: () -> Void) -> Void

  /// One call of `make`. Tasks that begin inside inherit it, and live longer.
  @MainActor
  private final class Scope {
    var isOver = false
  }

  private static let scope = TaskLocal<Scope?>(wrappedValue: nil)

  /// True inside `make`, and not in what tasks that began there do later.
  @MainActor public static var isBeingMade: Bool { scope.get().map { !$0.isOver } ?? false }

  /// Makes a change without an animation.
  ///
  /// - Parameter body: Calls the verbs.
  /// - Returns: What the body returns.
  /// - Complexity: That of the body.
  @MainActor
  public static func make<Result>(_ body: () throws -> Result) rethrows -> Result {
    let current = Scope()
    defer { current.isOver = true }
    return try scope.withValue(current, operation: body)
  }
}
