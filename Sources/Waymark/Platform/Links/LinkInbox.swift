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
/// - Each link is opened once. Of the scenes that are ready, the one that became active last opens it. A scene that
///   receives a link becomes active.
/// - A scene whose root has ended answers `ignored(left)`. Its links open in another scene that is ready.
/// - A link that a scene has received opens in that scene: see ``LinkScene/open(_:over:)``.
/// - Until a scene is ready, the newest link is kept: one for each scene that has received one, and one for any scene. A
///   scene that becomes ready opens the newest of those that it may open.
/// - Dropped links are reported, and so is a refused link that nobody else would hear of: one that waited, or that the
///   system has delivered to a scene.
/// - A link whose time is over is never opened.
/// - The same link twice in one turn counts once, because systems and handlers often deliver it more than once. If one
///   of them is a scene, it waits for that scene. A link that was dropped in between counts again.
@MainActor
public final class LinkInbox: nonisolated Observable {
  private struct Kept {
    let number: Int
    let link: String
    let policy: OpenPolicy
    /// The scene that has received the link. Without one, any scene may open it.
    weak var scene: LinkScene?
    let deadline: Deadline?
    let expiry: Task<Void, Never>?

    func isMeant(for other: LinkScene) -> Bool { scene == nil || scene === other }
  }

  private struct WeakScene {
    weak var scene: LinkScene?
  }

  private let lifetime: Duration?
  private let clock: any Clock<Duration>
  private let onDrop: @MainActor (LinkDrop) -> Void
  private let observed = Observed()
  private var scenes: [WeakScene] = []
  /// The links that wait, the newest last.
  private var kept: [Kept] = []
  private var lastNumber = 0
  /// The links of this turn that were opened, or are kept.
  private var recent: Set<String> = []
  private var lastActivity = 0

  /// Makes an inbox. An app makes one, in a place that its delegates can reach.
  ///
  /// - Parameters:
  ///   - lifetime: How long a link waits for a scene; nil for no limit.
  ///   - clock: The clock that measures the time.
  ///   - onDrop: Called for each link that no scene has opened, and for each that was refused after
  ///     it had waited for a scene, or after the system had delivered it to one.
  public init(
    lifetime: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    onDrop: @escaping @MainActor (LinkDrop) -> Void = { _ in }
  ) {
    self.lifetime = lifetime
    self.clock = clock
    self.onDrop = onDrop
  }

  deinit {
    for link in kept { link.expiry?.cancel() }
  }

  /// The link that waits for a scene; the newest if several scenes have received one. Observed.
  public var pending: String? {
    observed.access()
    return kept.last?.link
  }

  /// Opens a link that no scene has received, or keeps it until a scene is ready.
  ///
  /// - Parameters:
  ///   - link: The text of the link.
  ///   - policy: What happens to the presented layers.
  /// - Returns: The outcome; nil if the link waits, or already came in this turn.
  /// - Complexity: Linear in the scenes, and then that of their `open`.
  @discardableResult
  public func open(_ link: String, over policy: OpenPolicy = .dismissModals) -> Outcome? {
    open(link, over: policy, in: nil)
  }

  /// Drops the links that wait, with the reason `cancelled`.
  ///
  /// ```swift
  /// inbox.cancel()  // onDrop hears of each
  /// ```
  ///
  /// - Complexity: Quadratic in the links that wait: at most one for each scene, and one for any.
  public func cancel() {
    drop(.cancelled) { _ in true }
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
  /// The scenes that are ready, the one that became active last first. Among equals, the newest is first.
  private var ready: [LinkScene] {
    // Sorting is stable.
    scenes.compactMap(\.scene).filter(\.isReady).reversed().sorted { $0.activity > $1.activity }
  }

  /// The scenes that may open a link of a scene that is ready: the others if its root has ended.
  private func receivers(of scene: LinkScene) -> [LinkScene] {
    [scene] + ready.filter { $0 !== scene }
  }

  /// Opens a link in a scene, or in any if there is none, or keeps it until one that may open it is ready.
  func open(_ link: String, over policy: OpenPolicy, in scene: LinkScene?) -> Outcome? {
    drop(.expired) { $0.deadline?.isOver ?? false }
    guard !recent.contains(link) else {
      give(link, to: scene)
      return nil
    }
    note(link)
    let asked = scene.map { $0.isReady ? receivers(of: $0) : [] } ?? ready
    if let outcome = open(link, over: policy, inFirstOf: asked) { return outcome }
    // A scene that was asked and has left is not the one to wait for.
    keep(link, policy, for: scene.flatMap { $0.isReady ? nil : $0 })
    // Last, because the closure may open another link, or make a scene ready.
    dropReplaced()
    return nil
  }

  /// Gives a link that waits for any scene to the one that has received it, too.
  private func give(_ link: String, to scene: LinkScene?) {
    guard let scene, let place = kept.lastIndex(where: { $0.link == link && $0.scene == nil })
    else { return }
    kept[place].scene = scene
    deliver(to: scene)
    dropReplaced()
  }

  /// Opens a link in the first scene whose root has not ended; nil if there is none.
  private func open(
    _ link: String, over policy: OpenPolicy, inFirstOf scenes: [LinkScene]
  ) -> Outcome? {
    for scene in scenes {
      let outcome = scene.receive(link, policy)
      if outcome != .ignored(.left) { return outcome }
    }
    return nil
  }

  private func keep(_ link: String, _ policy: OpenPolicy, for scene: LinkScene?) {
    lastNumber += 1
    let number = lastNumber
    let deadline = lifetime.map { Deadline(in: $0, by: clock) }
    let expiry = deadline.map { deadline in
      Task { [weak self] in
        guard await portTimer(deadline) else { return }
        self?.drop(.expired) { $0.number == number }
      }
    }
    kept.append(
      Kept(
        number: number, link: link, policy: policy, scene: scene, deadline: deadline, expiry: expiry
      ))
    observed.change()
  }

  /// True if a link waits that a scene would open if it were ready.
  func hasLink(for scene: LinkScene) -> Bool {
    kept.contains { $0.isMeant(for: scene) && !($0.deadline?.isOver ?? false) }
  }

  func nextActivity() -> Int {
    lastActivity += 1
    return lastActivity
  }

  /// Opens the newest of the links that wait for a scene, if that is ready: in the next one if its root has ended. The
  /// older ones are dropped.
  func deliver(to scene: LinkScene) {
    guard scene.isReady, !kept.isEmpty else { return }
    drop(.expired) { $0.deadline?.isOver ?? false }
    let links = kept.filter { $0.isMeant(for: scene) }
    guard let newest = links.last else { return }
    kept.removeAll { $0.number == newest.number }
    guard let outcome = open(newest.link, over: newest.policy, inFirstOf: receivers(of: scene))
    else { return keepAgain(newest) }
    newest.expiry?.cancel()
    observed.change()
    drop(.replaced) { link in links.contains { $0.number == link.number } }
    reportRefusal(outcome, of: newest.link)
  }

  /// Keeps a link that no scene could open. Their roots have ended, so any other may open it.
  private func keepAgain(_ link: Kept) {
    // Where it was: links that have come meanwhile are newer.
    let place = kept.firstIndex { $0.number > link.number } ?? kept.endIndex
    kept.insert(link, at: place)
    kept[place].scene = nil
    observed.change()
    dropReplaced()
  }

  /// Reports a link that nobody else hears of, if its outcome is a refusal.
  func reportRefusal(_ outcome: Outcome, of link: String) {
    switch outcome {
    case .ignored, .denied, .invalidLink:
      onDrop(LinkDrop(link: link, reason: .refused, outcome: outcome))
    case .performed, .unchanged, .queued, .redirected, .held, .needsConfirmation: break
    }
  }

  /// Opens the link of a scene that is gone in one that is ready.
  func deliverOrphans() {
    for scene in ready where kept.contains(where: { $0.scene == nil }) { deliver(to: scene) }
    dropReplaced()
  }

  private func note(_ link: String) {
    recent.insert(link)
    guard recent.count == 1 else { return }
    Task { [weak self] in self?.endTurn() }
  }

  /// Ends the turn. After that, the same link counts again.
  func endTurn() {
    recent = []
  }

  /// Drops all links that wait but the newest one for each scene, and the newest one for any.
  private func dropReplaced() {
    drop(.replaced) { link in kept.last { $0.scene === link.scene }?.number != link.number }
  }

  private func drop(_ reason: LinkDrop.Reason, where isMeant: (Kept) -> Bool) {
    let dropped = kept.filter(isMeant)
    guard !dropped.isEmpty else { return }
    for link in dropped { link.expiry?.cancel() }
    kept.removeAll { link in dropped.contains { $0.number == link.number } }
    observed.change()
    for link in dropped { report(link.link, reason) }
  }

  /// Reports a dropped link. After that, it counts again.
  private func report(_ link: String, _ reason: LinkDrop.Reason) {
    let isRecent = recent.contains(link)
    onDrop(LinkDrop(link: link, reason: reason, outcome: nil))
    // Not before, because a closure that opens what was dropped would replace links for ever.
    if isRecent { recent.remove(link) }
  }
}
