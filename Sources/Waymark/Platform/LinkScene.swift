/// A scene of an app, as its link inbox sees it.
///
/// ```swift
/// let scene = inbox.connect { app.open($0, over: $1) }
/// scene.isReady = true  // a link that waits is opened
/// scene.becomeActive()  // from now on links come here
/// ```
///
/// Keep it as long as the scene is shown. The inbox does not keep it.
@MainActor
public final class LinkScene {
  private weak var inbox: LinkInbox?
  private let receive: @MainActor (String, OpenPolicy) -> Outcome
  /// Grows each time that a scene becomes active. The scene with the largest number was active last.
  private(set) var activity = 0

  init(_ inbox: LinkInbox, _ receive: @escaping @MainActor (String, OpenPolicy) -> Outcome) {
    self.inbox = inbox
    self.receive = receive
  }

  /// True once the scene can show the route of a link. Setting it opens a link that waits.
  public var isReady = false {
    didSet { if isReady, !oldValue { inbox?.deliver() } }
  }

  /// Notes that the scene has become active. Links go to the scene that became active last.
  public func becomeActive() {
    guard let inbox else { return }
    activity = inbox.nextActivity()
    inbox.deliver()
  }

  /// True while a link waits for a scene that is ready.
  var hasLink: Bool { inbox?.hasLink ?? false }

  func open(_ link: String, over policy: OpenPolicy) -> Outcome { receive(link, policy) }
}
