public import Observation

/// The start of a scene: first it restores the saved state, then it opens the link that launched it.
///
/// ```swift
/// let port = StartPort(app, inbox.connect { app.open($0, over: $1) })
/// port.isDecided          // false: the tree is not shown yet
/// port.appear()           // the view of the scene has appeared
/// port.restore { … }      // its saved state was read
/// port.settle()           // one turn later: the state, then the link, at once
/// port.isDecided          // true
/// ```
///
/// A platform makes these calls in any order within the first turn, and sometimes leaves one out.
///
/// ## Guarantees
///
/// - Nothing is shown before both were handled, so no screen flashes by. What the state and the link show is an
///   ``UnanimatedChange``.
/// - The state comes first and the link second, in whichever order they arrive.
/// - The start is decided once. A state that arrives later is not restored.
/// - If the root already shows something else than its start, nothing is restored.
@MainActor
public final class StartPort<C: Coordinator>: nonisolated Observable {
  private let root: C
  private let scene: LinkScene?
  private let observed = Observed()
  private var restoration: (@MainActor (C) -> Void)?
  private var policy = StartPolicy.state
  private var hasAppeared = false
  private var hasDecided = false
  /// Called once the start is decided, and a link that waited is opened.
  var whenDecided: (@MainActor () -> Void)?

  /// Makes the port of a scene.
  ///
  /// - Parameters:
  ///   - root: The root of the scene. The port holds it.
  ///   - scene: The scene that receives links; nil if there are none.
  public init(_ root: C, _ scene: LinkScene? = nil) {
    self.root = root
    self.scene = scene
  }

  /// True when the tree may be shown. Observed.
  public var isDecided: Bool {
    observed.access()
    return hasDecided
  }

  /// True after the view has appeared, until `settle()`, which must be called in the next turn. Observed.
  public var isSettling: Bool {
    observed.access()
    return hasAppeared && !hasDecided
  }

  /// Notes that the scene's view has appeared.
  public func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    observed.change()
  }

  /// Sets the closure that restores the saved state. Call it after the state was read.
  ///
  /// - Parameters:
  ///   - policy: What counts if a link launched the scene: the link or the saved state.
  ///   - body: Restores the state. It is called before a link is opened. It is not called if the start is decided, or
  ///     if the root shows something else than its start by then.
  public func restore(
    startingWith policy: StartPolicy = .state, _ body: @escaping @MainActor (C) -> Void
  ) {
    guard !hasDecided else { return }
    // Its captures may call the port when they are released.
    releaseOutside(exchange(&restoration, with: body))
    self.policy = policy
  }

  /// Decides the start.
  ///
  /// - Complexity: That of restoring the state, and of opening the link that waits.
  public func settle() {
    guard isSettling else { return }
    let restoration = restoration.take()
    let isDropped = policy == .link && scene?.hasLink ?? false
    UnanimatedChange.make {
      if !isDropped, root.flow.isAtStart { restoration?(root) }
      // This opens a link that waits.
      scene?.isReady = true
    }
    hasDecided = true
    whenDecided?()
    observed.change()
  }
}
