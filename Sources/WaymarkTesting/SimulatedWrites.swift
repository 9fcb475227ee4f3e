/// What a container is about to write: late, sometimes twice, and an older value after a newer one.
@MainActor
struct SimulatedWrites<Value: Equatable> {
  private var waiting: [(delay: Int, value: Value)] = []
  /// What a newer value has overtaken, and is written all the same.
  private var overtaken: [Value] = []
  private let name: String
  private let platform: SimulatedPlatform

  /// - Parameter name: What is written, as it is counted: `path`.
  init(of name: String, on platform: SimulatedPlatform) {
    self.name = name
    self.platform = platform
  }

  /// True if nothing is written any more.
  var isOver: Bool { waiting.isEmpty && overtaken.isEmpty }

  /// True if nothing waits but what was overtaken, which nobody waits for.
  var isEmpty: Bool { waiting.isEmpty }

  /// True if the next one does not wait for a frame.
  var isDue: Bool { waiting.first?.delay == 0 }

  mutating func add(_ value: Value) {
    let delay = platform.delay()
    if delay > 0 { platform.count("\(name) written late") }
    waiting.append((delay, value))
    if platform.fails(in: 2, "\(name) written twice") { waiting.append((platform.delay(), value)) }
  }

  /// Lets a frame pass, and takes the next one if it has waited long enough.
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

  /// Takes one that was overtaken.
  mutating func nextOvertaken() -> Value? {
    guard !overtaken.isEmpty else { return nil }
    platform.count("\(name) written out of order")
    return overtaken.removeFirst()
  }
}
