import Foundation
import Kit

// Saves one change after the other in the folder given as its argument until it is killed, and prints a
// line before and after each. A test kills it and checks what is left.
//
// In state n, the title of todo 1 is "n" followed by one letter, repeated so often that writing it takes
// a while. The test knows the same rule.

/// Writes a line at once, without a buffer.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func stop(_ line: String) -> Never {
  say("problem " + line)
  exit(1)
}

@MainActor
func writeForever(in directory: String) throws {
  let changes = try ChangeStore(directory: directory)
  if let notice = changes.notice {
    stop(notice)
  }
  let store = TodoStore(todos: [Todo(userId: 1, id: 1, title: "0")], persister: changes)
  var state = store.todo(id: 1)?.title.split(separator: " ").first.flatMap { Int($0) } ?? 0
  say("opened \(state)")
  while true {
    state += 1
    let letter = String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(state % 26))))
    let title = "\(state) " + String(repeating: letter, count: 400_000)
    say("saving \(state)")
    try store.rename(id: 1, title: title)
    if let problem = store.saveProblem {
      stop(problem)
    }
    say("saved \(state)")
  }
}

do {
  guard CommandLine.arguments.count == 2 else { stop("expected a folder") }
  try writeForever(in: CommandLine.arguments[1])
} catch {
  stop("\(error)")
}
