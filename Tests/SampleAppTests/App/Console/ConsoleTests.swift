import Foundation
import Kit
import Testing

@testable import SampleApp

@Suite("The console between an input and an output")
@MainActor
struct ConsoleTests {
  private func output(_ body: (Console) async throws -> Void) async throws -> String {
    let pipe = Pipe()
    let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: .stack)
    let output = TextOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try await body(Console(session: Session(app: app), output: output))
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  private let home = """
      Home
    \("  ")
      Choose where to go.
      1. Todos
      2. Posts
      3. Settings
      4. Custom View with Parameter
    path: home
    url: /


    """

  private let custom = """
      Custom view
    \("  ")
      Hello Custom View
    path: home > custom(message: "Hello Custom View")
    url: /custom?message=Hello%20Custom%20View


    """

  @Test("Piped lines are each answered by a block, after that of the start, until quit")
  func piped() async throws {
    let text = try await output { try await $0.run(lines: ["4", "", "back", "quit", "4"]) }
    #expect(text == home + custom + home + home)
  }

  @Test("In a terminal each line gets a prompt, and quit prints nothing more")
  func terminal() async throws {
    let text = try await output {
      try await $0.runInTerminal(style: .plain, lines: ["4", "", "back", "quit", "4"])
    }
    #expect(text == home + "> " + custom + "> > " + home + "> ")
  }

  @Test("After quit no more input is read", arguments: [false, true])
  func quitting(inTerminal: Bool) async throws {
    var rest = ["4", "quit", "back"][...]
    let lines = AnySequence(AnyIterator { rest.popFirst() })
    _ = try await output { console in
      if inTerminal {
        try await console.runInTerminal(style: .plain, lines: lines)
      } else {
        try await console.run(lines: lines)
      }
    }
    #expect(rest == ["back"])
  }

  @Test("The end of input in a terminal ends the line of the prompt")
  func endOfInput() async throws {
    let text = try await output { try await $0.runInTerminal(style: .plain, lines: []) }
    #expect(text == home + "> \n")
  }
}
