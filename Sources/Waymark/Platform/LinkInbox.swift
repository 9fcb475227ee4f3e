public import Observation

/// Where links come in that the system hands to an app: from delegates, notifications, intents and widgets.
///
/// ```swift
/// let inbox = LinkInbox(lifetime: .seconds(60)) { log.note("\($0.link): \($0.reason)") }
/// inbox.open("/todos/7")                                  // nil: no scene is there yet
/// let scene = inbox.connect { app.open($0, over: $1) }
/// scene.isReady = true                                    // the link is opened now
/// inbox.open("/posts/3")                                  // .performed: in the scene that was active last
/// ```
///
/// ## Guarantees
///
/// - Each link is opened once, in the scene that became active last of those that are ready.
/// - Until a scene is ready the latest link is kept; what is let go of is told.
/// - The same link twice within one turn counts once: systems and several handlers tell it more than once.
@MainActor
public final class LinkInbox: nonisolated Observable {
  private struct Kept {
    let link: String
    let policy: OpenPolicy
    let expiry: Task<Void, Never>?
  }

  private struct WeakScene {
    weak var scene: LinkScene?
  }

  private let lifetime: Duration?
  private let clock: any Clock<Duration>
  private let onDrop: @MainActor (LinkDrop) -> Void
  private let observed = Observed()
  private var scenes: [WeakScene] = []
  private var kept: Kept?
  /// What came in this turn.
  private var recent: [String] = []
  private var lastActivity = 0

  /// Makes an inbox. An app makes one, where its delegates reach it.
  ///
  /// - Parameters:
  ///   - lifetime: How long a link waits for a scene; nil for as long as it takes.
  ///   - clock: What measures that.
  ///   - onDrop: Is told of each link that no scene has opened.
  public init(
    lifetime: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    onDrop: @escaping @MainActor (LinkDrop) -> Void = { _ in }
  ) {
    self.lifetime = lifetime
    self.clock = clock
    self.onDrop = onDrop
  }

  deinit {
    kept?.expiry?.cancel()
  }

  /// The link that waits for a scene. Observed.
  public var pending: String? {
    observed.access()
    return kept?.link
  }

  /// Opens a link, or keeps it until a scene is ready.
  ///
  /// - Parameters:
  ///   - link: The text of the link.
  ///   - policy: What becomes of the layers that are up.
  /// - Returns: What the scene's root says; nil if the link waits, or came in this turn already.
  @discardableResult
  public func open(_ link: String, over policy: OpenPolicy = .dismissModals) -> Outcome? {
    guard !recent.contains(link) else { return nil }
    note(link)
    if let scene = receiver { return scene.open(link, over: policy) }
    drop(.replaced)
    kept = Kept(link: link, policy: policy, expiry: expiry(of: link))
    observed.change()
    return nil
  }

  /// Lets go of the link that waits.
  public func cancel() {
    drop(.cancelled)
  }

  /// Makes the inbox know a scene, which is not ready yet.
  ///
  /// - Parameter receive: Opens a link in the scene.
  /// - Returns: The scene, known for as long as somebody holds it.
  public func connect(
    _ receive: @escaping @MainActor (String, OpenPolicy) -> Outcome
  ) -> LinkScene {
    let scene = LinkScene(self, receive)
    scenes.removeAll { $0.scene == nil }
    scenes.append(WeakScene(scene: scene))
    return scene
  }
}

extension LinkInbox {
  /// The scene that became active last of those that are ready; among those that never were, the newest.
  private var receiver: LinkScene? {
    let ready = scenes.compactMap(\.scene).filter(\.isReady)
    return ready.reversed().max { $0.activity < $1.activity }
  }

  var hasLink: Bool { kept != nil }

  func nextActivity() -> Int {
    lastActivity += 1
    return lastActivity
  }

  /// Opens the link that waits, if a scene is ready.
  func deliver() {
    guard let link = kept, let scene = receiver else { return }
    forget()
    _ = scene.open(link.link, over: link.policy)
  }

  private func note(_ link: String) {
    recent.append(link)
    guard recent.count == 1 else { return }
    Task { [weak self] in self?.endTurn() }
  }

  /// From now on the same link is another one.
  func endTurn() {
    recent = []
  }

  private func expiry(of link: String) -> Task<Void, Never>? {
    guard let lifetime else { return nil }
    return Task { [weak self, clock] in
      guard await portTimer(lifetime, by: clock) else { return }
      self?.drop(.expired)
    }
  }

  private func drop(_ reason: LinkDrop.Reason) {
    guard let link = kept?.link else { return }
    forget()
    onDrop(LinkDrop(link: link, reason: reason))
  }

  private func forget() {
    kept?.expiry?.cancel()
    kept = nil
    observed.change()
  }
}
