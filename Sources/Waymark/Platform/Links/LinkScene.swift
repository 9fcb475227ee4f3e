/// A scene of an app, as its link inbox sees it.
///
/// ```swift
/// let scene = inbox.connect { app.open($0, over: $1) }
/// scene.isReady = true    // a link that waits is opened
/// scene.open("/posts/3")  // .performed: the scene itself has received this link
/// scene.becomeActive()    // from now on links of the inbox come here
/// ```
///
/// Keep it as long as the scene is shown. The inbox does not keep it.
@MainActor
public final class LinkScene {
  private weak var inbox: LinkInbox?
  /// Opens a link in the scene. Called while that is ready.
  let receive: @MainActor (String, OpenPolicy) -> Outcome
  /// Grows each time that a scene becomes active. The scene with the largest number was active last.
  private(set) var activity = 0

  init(_ inbox: LinkInbox, _ receive: @escaping @MainActor (String, OpenPolicy) -> Outcome) {
    self.inbox = inbox
    self.receive = receive
  }

  deinit {
    guard let inbox else { return }
    Task { @MainActor in inbox.deliverOrphans() }
  }

  /// True once the scene can show the route of a link. Setting it opens a link that waits.
  public var isReady = false {
    didSet { if isReady, !oldValue { inbox?.deliver(to: self) } }
  }

  /// Notes that the scene has become active. Links that no scene has received go to the scene that became active last.
  ///
  /// - Complexity: Constant time, unless a link waits; then that of opening it.
  public func becomeActive() {
    guard let inbox else { return }
    activity = inbox.nextActivity()
    inbox.deliver(to: self)
  }

  /// Opens a link that this scene has received, as with `onOpenURL`: in this scene, whichever was active last. If the
  /// scene is not ready, the link waits for it. If the scene goes before, or its root has ended, the link is for any scene.
  ///
  /// ```swift
  /// scene.open("/posts/3")  // nil: the scene is not ready yet
  /// scene.isReady = true    // the link is opened now
  /// ```
  ///
  /// - Parameters:
  ///   - link: The text of the link.
  ///   - policy: What happens to the presented layers.
  /// - Returns: The outcome; nil if the link waits, or already came in this turn.
  /// - Complexity: That of the scene's `open`.
  @discardableResult
  public func open(_ link: String, over policy: OpenPolicy = .dismissModals) -> Outcome? {
    becomeActive()
    return inbox?.open(link, over: policy, in: self)
  }

  /// True while a link waits that the scene opens once it is ready.
  var hasLink: Bool { inbox?.hasLink(for: self) ?? false }
}
