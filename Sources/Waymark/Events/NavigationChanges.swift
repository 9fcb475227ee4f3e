/// The changes in a coordinator's subtree as an asynchronous sequence, for one consumer.
///
/// ```swift
/// let changes = app.changes(buffering: 100)
/// Task {
///   for await change in changes { await log.write(change.description) }
/// }
/// ```
///
/// Let the task hold the sequence, and not the coordinator: the sequence ends when the coordinator is gone, so a task
/// that holds it would keep both for ever.
///
/// ## Guarantees
///
/// - The sequence begins with the first change after it was made.
/// - A slow consumer loses the oldest changes, never the newest, and `dropped` counts them.
/// - A consumer that never reads takes no more memory than its buffer.
/// - The sequence ends when the coordinator is gone or the consuming task is cancelled.
public struct NavigationChanges<Route: Waymark.Route>: AsyncSequence, Sendable {
  /// A change in the coordinator's subtree.
  public typealias Element = NavigationChange<Route>

  private let stream: AsyncStream<NavigationChange<Route>>
  private let counter = DropCounter()

  /// How many changes this consumer has lost so far because it was too slow.
  ///
  /// ```swift
  /// let changes = app.changes(buffering: 1)
  /// app.push(.about)
  /// app.pop()
  /// changes.dropped  // 1
  /// ```
  @MainActor public var dropped: Int { counter.dropped }

  /// Makes the iterator. A sequence is for one consumer. Make a sequence for each consumer.
  public func makeAsyncIterator() -> AsyncStream<NavigationChange<Route>>.AsyncIterator {
    stream.makeAsyncIterator()
  }
}

extension NavigationChanges {
  /// Makes the sequence, and the feed that the engine keeps.
  static func make(buffering count: Int) -> (changes: NavigationChanges, feed: ChangeFeed<Route>) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: NavigationChange<Route>.self, bufferingPolicy: .bufferingNewest(Swift.max(count, 1)))
    let changes = NavigationChanges(stream: stream)
    return (changes, ChangeFeed(continuation, counter: changes.counter))
  }
}
