/// The last events in one container, to explain why it shows something else.
struct SimulatedLog {
  private(set) var lines: [String] = []

  mutating func note(_ line: String) {
    lines.append(line)
    if lines.count > 5 { lines.removeFirst() }
  }
}
