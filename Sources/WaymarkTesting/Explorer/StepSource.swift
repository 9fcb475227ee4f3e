/// The source of one step of a test: the move, and what it changes.
struct StepSource {
  enum Move {
    /// A verb of the root, with an outcome.
    case verb(String)
    /// A step that does not wait.
    case gesture(String)
    /// A step that waits until nothing changes any more.
    case waiting(String)
    /// A step without source.
    case unknown(String)
  }

  let move: Move
  /// The source of the outcome.
  let outcome: String
  /// The changes at once, the changes until everything is at rest, and all of them.
  let atOnce: [String]
  let later: [String]
  let whole: [String]

  /// The lines of the step.
  var lines: [String] {
    let rest = later.isEmpty ? [] : Self.call("await test.settle", later)
    switch move {
    case .verb(let verb):
      let stated = outcome == ".performed" ? "" : ", \(outcome)"
      return Self.call("test.step({ \(verb) }\(stated))", atOnce) + rest
    case .gesture(let call): return Self.call(call, atOnce) + rest
    case .waiting(let call): return Self.call(call, whole)
    case .unknown(let text):
      return ["#error(\(text.debugDescription))"] + Self.call("await test.settle", whole)
    }
  }

  /// A call with the closure that states a change, on one line if there is room.
  private static func call(_ call: String, _ edits: [String]) -> [String] {
    guard !edits.isEmpty else { return [call.hasSuffix("settle") ? call + "()" : call] }
    let line = "\(call) { \(edits.joined(separator: "; ")) }"
    // The line is indented in a closure in a function of a suite.
    return line.count <= 94 ? [line] : ["\(call) {"] + edits.map { "  \($0)" } + ["}"]
  }
}
