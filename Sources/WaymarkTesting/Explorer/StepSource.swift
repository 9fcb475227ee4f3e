/// One step of a test, as source: what is done, and what that changes.
struct StepSource {
  enum Move {
    /// A verb of the root, with an outcome.
    case verb(String)
    /// A step that waits for nothing.
    case gesture(String)
    /// A step that waits until nothing changes any more.
    case waiting(String)
    /// Something that has to be written.
    case unknown(String)
  }

  let move: Move
  /// As a test writes it.
  let outcome: String
  /// What changes at once, what changes until all is at rest, and all of it.
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
    // Within a closure within a function of a suite.
    return line.count <= 94 ? [line] : ["\(call) {"] + edits.map { "  \($0)" } + ["}"]
  }
}
