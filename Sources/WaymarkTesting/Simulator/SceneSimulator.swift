public import Waymark

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A scene without a screen. Tests launch it, kill it, and launch it again with what it stored, by a link or without
/// one.
///
/// ```swift
/// let scene = SceneSimulator { AppCoordinator() }
/// scene.launch()
/// scene.root?.push(.todos(.detail(id: 7)))
/// scene.leaveForeground()
/// scene.kill()
/// scene.launch(by: "/posts/3", order: [.link, .view, .state])
/// scene.root?.path              // "/posts/3", opened on the restored tree
/// ```
///
/// It works like a `RootView` with `restoresNavigation`, through the same ports. A ``PlatformSimulator`` shows the
/// root.
///
/// ## Guarantees
///
/// - A killed scene keeps only what it has stored.
/// - The events of a launch lead to the same screen in any order.
@MainActor
public final class SceneSimulator<C: Coordinator> {
  /// An event of a launch.
  public enum Event: CaseIterable, Sendable {
    /// The view has appeared.
    case view
    /// The stored state was read.
    case state
    /// The link that launched the app has arrived.
    case link
  }

  /// What the scene has stored; nil if nothing.
  public private(set) var stored: Data?
  private let policy: StartPolicy
  private let make: @MainActor () -> C
  private var running: ScenePort<C>?

  /// Makes a scene that was never launched.
  ///
  /// - Parameters:
  ///   - stored: Stored state, for example of an older version.
  ///   - policy: What counts if a link launches the scene: the link or the stored state.
  ///   - make: Makes the root. Called once for each launch.
  public init(
    stored: Data? = nil, startingWith policy: StartPolicy = .state,
    _ make: @escaping @MainActor () -> C
  ) {
    self.stored = stored
    self.policy = policy
    self.make = make
  }

  /// The root of the scene; nil while it does not run, or is not ready.
  public var root: C? { platform == nil ? nil : running?.root }

  /// The platform that shows the root; nil while the scene does not run, or is not ready.
  public private(set) var platform: PlatformSimulator<C>?

  /// Launches the scene, unless it is running.
  ///
  /// - Parameters:
  ///   - link: The link that launches it; nil if the user taps its icon.
  ///   - order: The events that come first. Events that are left out come last.
  ///   - isReady: False as for `RootView(when:)`. Then nothing is made until ``becomeReady(order:)``.
  public func launch(
    by link: String? = nil, order: [Event] = Event.allCases, when isReady: Bool = true
  ) {
    guard running == nil else { return }
    let scene = ScenePort(nil, make)
    running = scene
    guard scene.begins(when: isReady) else {
      if let link { scene.receive(link) }
      return
    }
    begin(scene, order) { if let link { scene.receive(link) } }
  }

  /// Begins a scene that was launched before it was ready.
  ///
  /// ```swift
  /// scene.launch(by: "/posts/3", when: false)
  /// scene.root           // nil
  /// scene.becomeReady()
  /// scene.root?.path     // "/posts/3"
  /// ```
  ///
  /// - Parameter order: The events that come first, as for `launch`. The link has already come.
  public func becomeReady(order: [Event] = Event.allCases) {
    guard let running, platform == nil, running.begins(when: true) else { return }
    begin(running, order) {}
  }

  private func begin(_ scene: ScenePort<C>, _ order: [Event], _ openLink: () -> Void) {
    var told: [Event] = []
    for event in order + Event.allCases where !told.contains(event) {
      told.append(event)
      switch event {
      case .view: scene.start.appear()
      case .state: scene.restore(stored, startingWith: policy)
      case .link: openLink()
      }
    }
    scene.start.settle()
    platform = PlatformSimulator(scene.root)
    platform?.settle()
  }

  /// Opens a link in the scene, and launches it if it is not running.
  ///
  /// - Parameter link: Any text.
  /// - Returns: The outcome; nil if the link launches the scene, waits until that is ready, or already
  ///   came in this turn.
  @discardableResult
  public func open(_ link: String) -> Outcome? {
    if let running { return running.open(link) }
    launch(by: link)
    return nil
  }

  /// Moves the scene to the background, so it stores its state. Does nothing while the scene does not
  /// run, or is not ready.
  public func leaveForeground() {
    guard platform != nil, let running else { return }
    running.isActive = false
    stored = running.state.data
  }

  /// Kills the scene without telling it.
  public func kill() {
    running = nil
    platform = nil
  }
}
