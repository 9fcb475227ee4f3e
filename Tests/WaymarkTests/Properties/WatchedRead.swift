import Observation

/// One query, read under observation, and compared for as long as nobody says that it changes.
@MainActor
protocol WatchedRead: AnyObject {
  /// What is wrong: it differs from what was read, and nobody was told.
  func compare() -> String?
  /// Reads it anew, since something changed that is not a matter of observation.
  func renew()
}

@MainActor
final class Watched<Value: Equatable>: WatchedRead {
  private let name: String
  private let read: @MainActor () -> Value
  private var value: Value
  private var flag = Flag()

  /// Whether a reader was told; a new one for each reading, as observation tells each only once.
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
