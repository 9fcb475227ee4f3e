/// A caller that waits for the result of an entry, as the entry knows it.
@MainActor
protocol EntryWaiter: AnyObject, Sendable {
  /// True from the moment its entry enters until it is resolved.
  var isOpen: Bool { get }
  /// True once it is resolved.
  var isOver: Bool { get }
  var typeName: String { get }
  func accepts(_ value: any Sendable) -> Bool
  func resolve(_ value: (any Sendable)?)
  /// Ends the wait without a result.
  func cancel()
}
