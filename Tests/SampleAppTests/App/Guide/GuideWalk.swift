import Foundation

@testable import SampleApp

/// A walk of the guide: a block that begins with the command to start the app.
///
/// A line `…` stands for any lines. Lines are compared without the blanks at their ends.
struct GuideWalk: Sendable {
  /// The line of the guide in which the block begins.
  let line: Int

  /// The arguments that the app is started with.
  let arguments: [String]

  /// The block of the start, with an empty line of input, and then each line with its block.
  let steps: [(input: String, lines: [String])]

  static let path = "Docs/Sample.md"

  /// The command that a walk begins with, before its arguments.
  static let start = "$ swift run SampleApp"

  /// The lines of the guide.
  static func guide() throws -> [String] {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return text.components(separatedBy: "\n")
  }

  /// All walks of the guide, in order.
  static func all() throws -> [GuideWalk] {
    var walks: [GuideWalk] = []
    var block: [String]?
    for (index, line) in try guide().enumerated() {
      if let lines = block, line == "```" {
        walks += [GuideWalk(lines, endingAt: index)].compactMap(\.self)
        block = nil
      } else if block != nil {
        block?.append(line)
      } else if line.hasPrefix("```") {
        block = []
      }
    }
    return walks
  }

  private init?(_ block: [String], endingAt end: Int) {
    guard let first = block.first, first.hasPrefix(Self.start) else { return nil }
    line = end - block.count + 1
    arguments = first.dropFirst(Self.start.count).split(separator: " ").map(String.init)
    var steps: [(input: String, lines: [String])] = [("", [])]
    for line in block.dropFirst() {
      if line.hasPrefix("> ") {
        steps.append((String(line.dropFirst(2)), []))
      } else {
        steps[steps.count - 1].lines.append(line)
      }
    }
    self.steps = steps
  }

  /// Returns whether a text matches lines, some of which may be left out.
  static func matches(_ lines: [String], _ text: String) -> Bool {
    matches(trimmed(lines)[...], trimmed(text.components(separatedBy: "\n"))[...])
  }

  private static func matches(_ lines: ArraySlice<String>, _ text: ArraySlice<String>) -> Bool {
    guard let line = lines.first else { return text.isEmpty }
    let rest = lines.dropFirst()
    if line == "…" {
      return (text.startIndex...text.endIndex).contains { matches(rest, text[$0...]) }
    }
    return text.first == line && matches(rest, text.dropFirst())
  }

  /// The lines without blanks at their ends, and without empty ones at the end.
  private static func trimmed(_ lines: [String]) -> [String] {
    var lines = lines.map { line in
      String(line.reversed().drop(while: \.isWhitespace).reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
