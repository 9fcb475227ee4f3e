import Testing

@testable import SampleApp

/// What a user typed and the console answered, written by hand.
///
/// A transcript is the block of the start, and then, for each line of input, that line after `> ` and the block that
/// answers it. A line with only its two blanks is written ` ·`, because editors drop blanks at the end of a line. A
/// line `…` stands for lines that an earlier step or another walk shows.
struct Walk: Sendable, CustomTestStringConvertible {
  let name: String
  let layout: Layout
  /// The width of the window, in characters.
  var width = 80
  let transcript: String

  var testDescription: String { name }

  /// The block of the start, with an empty line of input, and then each line with its block.
  var steps: [(input: String, block: String)] {
    var steps: [(input: String, lines: [Substring])] = [("", [])]
    for line in transcript.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("> ") {
        steps.append((String(line.dropFirst(2)), []))
      } else {
        steps[steps.count - 1].lines.append(line == "  ·" ? "  " : line)
      }
    }
    return steps.map { step in
      let lines = step.lines.dropLast(while: \.isEmpty)
      return (step.input, lines.map { $0 + "\n" }.joined() + "\n")
    }
  }
}

extension Array {
  /// The array without the elements at its end that match.
  fileprivate func dropLast(while matches: (Element) -> Bool) -> ArraySlice<Element> {
    var end = endIndex
    while end > startIndex, matches(self[end - 1]) {
      end -= 1
    }
    return self[..<end]
  }
}
