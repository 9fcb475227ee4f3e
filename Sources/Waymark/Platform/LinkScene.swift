/// One scene of an app, as the inbox of its links sees it.
///
/// Whoever shows the scene holds it; the inbox does not.
@MainActor
public final class LinkScene {
  private weak var inbox: LinkInbox?
  private let receive: @MainActor (String, OpenPolicy) -> Outcome
  /// Grows each time that a scene becomes active; the largest is the last.
  private(set) var activity = 0

  init(_ inbox: LinkInbox, _ receive: @escaping @MainActor (String, OpenPolicy) -> Outcome) {
    self.inbox = inbox
    self.receive = receive
  }

  /// True once the scene can show what a link leads to. A link that waits is opened then.
  public var isReady = false {
    didSet { if isReady, !oldValue { inbox?.deliver() } }
  }

  /// Notes that the scene has become active: links go to the one that became so last.
  public func becomeActive() {
    guard let inbox else { return }
    activity = inbox.nextActivity()
    inbox.deliver()
  }

  /// True while a link waits for a scene that is ready.
  var hasLink: Bool { inbox?.hasLink ?? false }

  func open(_ link: String, over policy: OpenPolicy) -> Outcome { receive(link, policy) }
}
