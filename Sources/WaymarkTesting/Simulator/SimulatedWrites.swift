/// The values that a container is about to write: late, sometimes twice, and sometimes an older one after a newer one.
@MainActor
struct SimulatedWrites<Value: Equatable> {
  private var waiting: [(delay: Int, value: Value)] = []
  /// Values that a newer one has overtaken. They are written all the same.
  private var overtaken: [Value] = []
  private let name: String
  private let platform: SimulatedPlatform

  /// - Parameter name: The kind of value, for the counts of events: `path`.
  init(of name: String, on platform: SimulatedPlatform) {
    self.name = name
    self.platform = platform
  }

  /// True if no write is left.
  var isOver: Bool { waiting.isEmpty && overtaken.isEmpty }

  /// True if no write is left, except overtaken ones, which movements do not wait for.
  var isEmpty: Bool { waiting.isEmpty }

  /// True if the next write is due without another frame.
  var isDue: Bool { waiting.first?.delay == 0 }

  mutating func add(_ value: Value) {
    let delay = platform.delay()
    if delay > 0 { platform.count("\(name) written late") }
    waiting.append((delay, value))
    if platform.fails(in: 2, "\(name) written twice") { waiting.append((platform.delay(), value)) }
  }

  /// Lets a frame pass, and takes the next value if it is due.
  mutating func next() -> Value? {
    guard !waiting.isEmpty else { return nil }
    waiting[0].delay -= 1
    guard waiting[0].delay < 0 else { return nil }
    let value = waiting.removeFirst().value
    guard let newer = waiting.first?.value, newer != value, platform.choices.roll(4) > 0 else {
      return value
    }
    overtaken.append(value)
    return waiting.removeFirst().value
  }

  /// Takes an overtaken value.
  mutating func nextOvertaken() -> Value? {
    guard !overtaken.isEmpty else { return nil }
    platform.count("\(name) written out of order")
    return overtaken.removeFirst()
  }
}
