public import Observation

/// What a scene shows first: what is restored, then the link that brought the user here.
///
/// ```swift
/// let port = StartPort(app, inbox.connect { app.open($0, over: $1) })
/// port.isDecided          // false: nothing of the tree is shown yet
/// port.appear()           // the scene's view is there
/// port.restore { … }      // its saved state was read
/// port.settle()           // one turn later: restored, then the link, as one
/// port.isDecided          // true
/// ```
///
/// A platform calls these in any order within the first turn, and not always all of them.
///
/// ## Guarantees
///
/// - Nothing is shown before both were looked at, so no screen flashes by.
/// - The state comes first and the link after it, whichever was told first.
/// - The start is decided once; what is restored later is not.
/// - What the root shows already, beside its start, is not undone: then nothing is restored.
@MainActor
public final class StartPort<C: Coordinator>: nonisolated Observable {
  private let root: C
  private let scene: LinkScene?
  private let observed = Observed()
  private var restoration: (@MainActor (C) -> Void)?
  private var policy = StartPolicy.state
  private var hasAppeared = false
  private var hasDecided = false

  /// Makes the port of a scene.
  ///
  /// - Parameters:
  ///   - root: The root of the scene. The port holds it.
  ///   - scene: What receives the links of the scene; nil if there are none.
  public init(_ root: C, _ scene: LinkScene? = nil) {
    self.root = root
    self.scene = scene
  }

  /// True once the tree may be shown. Observed.
  public var isDecided: Bool {
    observed.access()
    return hasDecided
  }

  /// True from when the view has appeared until `settle()`, which has to be called on the next turn. Observed.
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

  /// Says what restores the state that was saved, once that was read.
  ///
  /// - Parameters:
  ///   - policy: What counts if a link has brought the user here.
  ///   - body: Is called before any link is opened; not at all if the start is decided, or if the root shows something
  ///     by then beside its start.
  public func restore(
    over policy: StartPolicy = .state, _ body: @escaping @MainActor (C) -> Void
  ) {
    guard !hasDecided else { return }
    restoration = body
    self.policy = policy
  }

  /// Decides the start.
  public func settle() {
    guard isSettling else { return }
    let restoration = restoration.take()
    let isDropped = policy == .link && scene?.hasLink ?? false
    if !isDropped, root.flow.isAtStart { restoration?(root) }
    // A link that waits is opened now.
    scene?.isReady = true
    hasDecided = true
    observed.change()
  }
}
