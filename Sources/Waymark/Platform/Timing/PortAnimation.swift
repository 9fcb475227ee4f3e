internal import Observation

/// Remembers for a port whether the change that it offers was made without an animation.
@MainActor
final class PortAnimation {
  /// Shows the later parts of such a change; nil to animate them.
  var hook: UnanimatedChange.Hook? {
    get { newest }
    // Its captures may read the port when they are released.
    set { releaseOutside(exchange(&newest, with: newValue)) }
  }
  private var newest: UnanimatedChange.Hook?
  /// True if the last change in what the port has read was made without an animation.
  private(set) var isOff = false
  /// True once it knows how the change was made that its port offers first.
  private var hasBegun = false
  /// True until a change in what was last read.
  private var isWatching = false

  init() {}

  /// Continues a change that another port has begun to offer.
  func follow(_ other: PortAnimation) {
    hook = other.hook
    isOff = other.isOff
    hasBegun = true
  }

  /// Reads from the tree, and notes how the next change is made. A change that came before the port cannot be noted so:
  /// at a launch, content and ports are made afterwards.
  ///
  /// - Parameter isLaunch: Whether the tree shows what it was launched with, without an animation.
  func watch<Value>(_ isLaunch: @autoclosure () -> Bool, _ read: () -> Value) -> Value {
    guard hook != nil, !isWatching else { return read() }
    isWatching = true
    if !hasBegun {
      hasBegun = true
      isOff = isLaunch()
    }
    return withObservationTracking(read) { [weak self] in
      // The tree changes only on the main actor, and reports a change at once, within the call that makes it.
      MainActor.assumeIsolated { self?.note() }
    }
  }

  /// Tells the readers of the port to read again.
  func notify(_ observed: Observed) {
    if isOff, let hook { hook { observed.change() } } else { observed.change() }
  }

  private func note() {
    isWatching = false
    isOff = UnanimatedChange.isBeingMade
  }
}
