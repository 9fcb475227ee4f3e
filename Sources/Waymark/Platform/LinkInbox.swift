public import Observation

/// Receives the links that the system gives an app: from delegates, notifications, intents and widgets.
///
/// ```swift
/// let inbox = LinkInbox(lifetime: .seconds(60)) { log.note("\($0.link): \($0.reason)") }
/// inbox.open("/todos/7")                                  // nil: there is no scene yet
/// let scene = inbox.connect { app.open($0, over: $1) }
/// scene.isReady = true                                    // the link is opened now
/// inbox.open("/posts/3")                                  // .performed: in the scene that was active last
/// ```
///
/// ## Guarantees
///
/// - Each link is opened once. Of the scenes that are ready, the one that became active last opens it.
/// - Until a scene is ready, the newest link is kept. Dropped links are reported.
/// - The same link twice in one turn counts once, because systems and handlers often deliver it more than once. A link
///   that was dropped in between counts again.
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
  /// The links of this turn that were opened, or are kept.
  private var recent: [String] = []
  private var lastActivity = 0

  /// Makes an inbox. An app makes one, in a place that its delegates can reach.
  ///
  /// - Parameters:
  ///   - lifetime: How long a link waits for a scene; nil for no limit.
  ///   - clock: The clock that measures the time.
  ///   - onDrop: Called for each link that no scene has opened.
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
  ///   - policy: What happens to the modal layers.
  /// - Returns: The outcome; nil if the link waits, or already came in this turn.
  /// - Complexity: Linear in the scenes, and then that of their `open`.
  @discardableResult
  public func open(_ link: String, over policy: OpenPolicy = .dismissModals) -> Outcome? {
    guard !recent.contains(link) else { return nil }
    note(link)
    if let scene = receiver { return scene.open(link, over: policy) }
    let replaced = kept
    replaced?.expiry?.cancel()
    kept = Kept(link: link, policy: policy, expiry: makeExpiry())
    observed.change()
    // Last, because the closure may open another link, or make a scene ready.
    if let replaced { report(replaced.link, .replaced) }
    return nil
  }

  /// Drops the link that waits, with the reason `cancelled`.
  public func cancel() {
    drop(.cancelled)
  }

  /// Connects a scene, which is not ready yet.
  ///
  /// - Parameter receive: Opens a link in the scene.
  /// - Returns: The scene. It is connected as long as you keep it.
  /// - Complexity: Linear in the scenes.
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
  /// Of the scenes that are ready, the one that became active last. If none was ever active, the newest.
  private var receiver: LinkScene? {
    var best: LinkScene?
    // `>=`, so that the newest counts among equals.
    for scene in scenes.compactMap(\.scene)
    where scene.isReady && scene.activity >= (best?.activity ?? 0) {
      best = scene
    }
    return best
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

  /// Ends the turn. After that, the same link counts again.
  func endTurn() {
    recent = []
  }

  private func makeExpiry() -> Task<Void, Never>? {
    guard let lifetime else { return nil }
    return Task { [weak self, clock] in
      guard await portTimer(lifetime, by: clock) else { return }
      self?.drop(.expired)
    }
  }

  private func drop(_ reason: LinkDrop.Reason) {
    guard let link = kept?.link else { return }
    forget()
    report(link, reason)
  }

  /// Reports a dropped link. After that, it counts again.
  private func report(_ link: String, _ reason: LinkDrop.Reason) {
    let isRecent = recent.contains(link)
    onDrop(LinkDrop(link: link, reason: reason))
    // Not before, because a closure that opens what was dropped would replace links for ever.
    if isRecent { recent.removeAll { $0 == link } }
  }

  private func forget() {
    kept?.expiry?.cancel()
    kept = nil
    observed.change()
  }
}
