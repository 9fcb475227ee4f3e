import Observation

/// A query that is read under observation, and compared until a notification comes.
@MainActor
protocol WatchedRead: AnyObject {
  /// A fault, if the result has changed without a notification.
  func compare() -> String?
  /// Reads it again, because something changed that is not observed.
  func renew()
}

@MainActor
final class Watched<Value: Equatable>: WatchedRead {
  private let name: String
  private let read: @MainActor () -> Value
  private var value: Value
  private var flag = Flag()

  /// Whether a reader was notified. There is a new one for each read, because observation notifies once.
  @MainActor
  private final class Flag {
    var isSet = false
  }

  init(_ name: String, _ read: @escaping @MainActor () -> Value) {
    self.name = name
    self.read = read
    (value, flag) = Watched.track(read)
  }

  private static func track(_ read: @MainActor () -> Value) -> (Value, Flag) {
    let flag = Flag()
    let value = withObservationTracking(read) {
      MainActor.assumeIsolated { flag.isSet = true }
    }
    return (value, flag)
  }

  func renew() { (value, flag) = Watched.track(read) }

  func compare() -> String? {
    guard !flag.isSet else {
      renew()
      return nil
    }
    let now = read()
    return now == value ? nil : "\(name) was \(value), is \(now), and nobody was told"
  }
}
