internal import Observation

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

  private static let scope = TaskLocal(wrappedValue: false)

  /// True inside `make`.
  public static var isBeingMade: Bool { scope.get() }

  /// Makes a change without an animation.
  ///
  /// - Parameter body: Calls the verbs.
  /// - Returns: What the body returns.
  /// - Complexity: That of the body.
  public static func make<Result>(_ body: () throws -> Result) rethrows -> Result {
    try scope.withValue(true, operation: body)
  }
}
