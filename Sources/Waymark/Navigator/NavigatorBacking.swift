/// What a navigator asks its entry, or what replaces the entry in tests and previews, whatever the
/// types of its coordinator are.
@MainActor
package protocol NavigatorBacking: AnyObject {
  var link: LinkInformation? { get }
  var isAwaited: Bool { get }
  var leavePolicy: LeavePolicy { get set }
  var isProtected: Bool { get set }
  /// What the navigator attaches to the entry; nil if the entry has left, or never has events.
  var attachments: EntryAttachments? { get }

  func send<Signal>(_ signal: Signal) -> Outcome
  func canSend<Signal>(_ type: Signal.Type) -> Bool
  func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken
  func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>?
}
