internal import Observation

/// A change that a platform shows without an animation: a link at launch, a state that is restored.
///
/// ```swift
/// UnanimatedChange.make { app.open("/todos/7") }
/// ```
///
/// What a port offers later of the change, since something else has to leave the screen or to appear first, belongs to
/// it, too: a port with a hook calls that for it.
public enum UnanimatedChange {
  /// Shows what a change in it notifies without an animation.
  public typealias Hook = @MainActor (_ change: () -> Void) -> Void

  private static let scope = TaskLocal(wrappedValue: false)

  /// True inside of `make`.
  public static var isBeingMade: Bool { scope.get() }

  /// Makes a change without an animation.
  ///
  /// - Parameter body: Calls the verbs.
  /// - Returns: What the body returns.
  public static func make<Result>(_ body: () throws -> Result) rethrows -> Result {
    try scope.withValue(true, operation: body)
  }
}

/// What a port knows of the change whose parts it offers: whether that was made without an animation.
@MainActor
final class PortAnimation {
  /// What shows the rest of such a change; nil if nobody wants to know.
  var hook: UnanimatedChange.Hook?
  /// True if the last change of what the port has read was made without an animation.
  private(set) var isOff = false
  /// True until what was read last has changed.
  private var isWatching = false

  init() {}

  /// Goes on with a change that another port has begun to offer.
  func follow(_ other: PortAnimation) {
    hook = other.hook
    isOff = other.isOff
  }

  /// Reads what the tree has, and notes how that changes.
  func watch<Value>(_ read: () -> Value) -> Value {
    guard hook != nil, !isWatching else { return read() }
    isWatching = true
    return withObservationTracking(read) { [weak self] in
      // The tree changes on the main actor only, and tells of it at once: inside of whoever makes the change.
      MainActor.assumeIsolated { self?.note() }
    }
  }

  /// Tells whoever has read the port to look again.
  func notify(_ observed: Observed) {
    if isOff, let hook { hook { observed.change() } } else { observed.change() }
  }

  private func note() {
    isWatching = false
    isOff = UnanimatedChange.isBeingMade
  }
}
