public import Waymark

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A scene without a screen: it is launched, killed, and launched again with what was stored, by links or not.
///
/// ```swift
/// let scene = SceneSimulator { AppCoordinator() }
/// scene.launch()
/// scene.root?.push(.todos(.detail(id: 7)))
/// scene.leaveForeground()
/// scene.kill()
/// scene.launch(by: "/posts/3", order: [.link, .view, .state])
/// scene.root?.path              // "/posts/3", opened on what was restored
/// ```
///
/// It does what `RootView` with `restoresNavigation` does, with the same ports; what is shown is a ``PlatformSimulator``.
///
/// ## Guarantees
///
/// - A killed scene keeps nothing but what it has stored.
/// - The order in which a platform tells of a launch makes no difference to what is shown.
@MainActor
public final class SceneSimulator<C: Coordinator> {
  /// What a platform tells of while a scene is launched.
  public enum Event: CaseIterable, Sendable {
    /// The view has appeared.
    case view
    /// What the scene has stored was read.
    case state
    /// The link came that launched the app.
    case link
  }

  /// What the scene has stored; nil if nothing.
  public private(set) var stored: Data?
  private let policy: StartPolicy
  private let make: @MainActor () -> C
  private var running: Running?

  /// Makes a scene that was never launched.
  ///
  /// - Parameters:
  ///   - stored: What it has stored, as an older version did.
  ///   - policy: What counts if a link launches it.
  ///   - make: Makes its root, once for each launch.
  public init(
    stored: Data? = nil, over policy: StartPolicy = .state, _ make: @escaping @MainActor () -> C
  ) {
    self.stored = stored
    self.policy = policy
    self.make = make
  }

  /// The root of the scene; nil while it does not run.
  public var root: C? { running?.root }

  /// What shows the root; nil while the scene does not run.
  public var platform: PlatformSimulator<C>? { running?.platform }

  /// Launches the scene, unless it runs.
  ///
  /// - Parameters:
  ///   - link: What launches it; nil for the user's finger.
  ///   - order: What the platform tells first. What it leaves out is told last.
  public func launch(by link: String? = nil, order: [Event] = Event.allCases) {
    guard running == nil else { return }
    let scene = Running(make())
    running = scene
    var told: [Event] = []
    for event in order + Event.allCases where !told.contains(event) {
      told.append(event)
      switch event {
      case .view: scene.start.appear()
      case .state:
        scene.start.restore(over: policy) { _ in scene.state.restore(self.stored) }
      case .link: if let link { scene.inbox.open(link) }
      }
    }
    scene.start.settle()
    scene.state.begin()
    scene.platform = PlatformSimulator(scene.root)
    scene.platform?.settle()
  }

  /// Opens a link in the scene; one that does not run is launched by it.
  ///
  /// - Parameter link: Any text.
  /// - Returns: What the root says; nil if the link launches the scene, or came in this turn already.
  @discardableResult
  public func open(_ link: String) -> Outcome? {
    if let running { return running.inbox.open(link) }
    launch(by: link)
    return nil
  }

  /// Has the scene leave the foreground: what is to be stored is.
  public func leaveForeground() {
    running?.state.save()
    if let running { stored = running.state.data }
  }

  /// Kills the scene, without a word to it.
  public func kill() {
    running = nil
  }

  /// What lives while the scene runs.
  @MainActor
  private final class Running {
    let root: C
    let inbox = LinkInbox()
    let start: StartPort<C>
    let state: StatePort<C>
    var platform: PlatformSimulator<C>?

    init(_ root: C) {
      self.root = root
      let links = inbox.connect { [weak root] link, policy in
        root?.projection.open(link, over: policy) ?? .ignored(.left)
      }
      start = StartPort(root, links)
      state = StatePort(root)
    }
  }
}
