import Waymark

/// What a failed step says.
struct StepMessage {
  /// Nil if the step is as stated.
  let text: String?

  init(
    _ differences: [String], _ seen: SeenOutcome?, _ expected: ExpectedOutcome, _ why: String?,
    source: String?
  ) {
    let isAsStated = seen.map(expected.matches) ?? true
    guard !isAsStated || !differences.isEmpty else {
      text = nil
      return
    }
    var lines: [String] = []
    if !differences.isEmpty { lines += ["The tree is not as stated."] + differences }
    var right: [String] = []
    if let seen {
      if isAsStated {
        lines.append("The outcome is \(seen.source), as stated.")
      } else {
        lines.append("The outcome is \(seen.source), and \(expected.source) was stated.")
        right.append(seen.source)
      }
      if let reason = seen.reason { lines.append(reason) }
    }
    if let why { lines.append(why) }
    if !differences.isEmpty {
      // No line is better than one that does not pass.
      guard let source else {
        text = lines.joined(separator: "\n")
        return
      }
      if !source.isEmpty { right.append(source) }
    }
    let write = right.isEmpty ? "no closure, since nothing changes" : right.joined(separator: " ")
    text = (lines + ["Write: \(write)"]).joined(separator: "\n")
  }
}
