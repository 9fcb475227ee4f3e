/// Whoever waits for what an entry finishes with, as the entry knows them.
@MainActor
protocol EntryWaiter: AnyObject, Sendable {
  /// True from when its entry entered until it is resolved.
  var isOpen: Bool { get }
  /// True once it is resolved.
  var isOver: Bool { get }
  var typeName: String { get }
  func accepts(_ value: any Sendable) -> Bool
  func resolve(_ value: (any Sendable)?)
  /// Whoever waits gives up.
  func cancel()
}
