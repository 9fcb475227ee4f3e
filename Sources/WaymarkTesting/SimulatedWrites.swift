/// What a container is about to write: late, and sometimes twice.
@MainActor
struct SimulatedWrites<Value> {
  private var waiting: [(delay: Int, value: Value)] = []
  private let name: String
  private let platform: SimulatedPlatform

  /// - Parameter name: What is written, as it is counted: `path`.
  init(of name: String, on platform: SimulatedPlatform) {
    self.name = name
    self.platform = platform
  }

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
    return waiting[0].delay < 0 ? waiting.removeFirst().value : nil
  }
}
