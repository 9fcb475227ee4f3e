import Testing

@testable import SampleApp

/// Sessions that take seconds. Each runs in a process of its own while the other tests run here, and they take turns:
/// the library waits for such a process on one of the few threads that all tests share. On the main actor, the next one
/// waits for other tests, which may need that thread.
@Suite("Long sessions", .serialized)
@MainActor
struct LongSessionTests {
  @Test(
    "After thousands of random commands the path line, the link, the path and the tree have always agreed",
    arguments: Layout.allCases)
  func commands(layout: Layout) async {
    let seed = printedSeed(of: "random commands", in: layout)
    await #expect(processExitsWith: .success) { [layout, seed = seed as UInt64] in
      try await RandomCommands().check(in: layout, seed: seed)
    }
  }

  @Test(
    "A command does what its trial said, and the trial does nothing", arguments: Layout.allCases)
  func trials(layout: Layout) async {
    let seed = printedSeed(of: "random trials", in: layout)
    await #expect(processExitsWith: .success) { [layout, seed = seed as UInt64] in
      try await RandomTrials().check(in: layout, seed: seed)
    }
  }

  @Test("Everything typed is recorded without a mark", arguments: Layout.allCases)
  func recordings(layout: Layout) async {
    let seed = printedSeed(of: "recorded commands", in: layout)
    await #expect(processExitsWith: .success) { [layout, seed = seed as UInt64] in
      try await RecordingTests().checkWalks(in: layout, seed: seed)
    }
  }

  @Test("With any bytes in the file, the app starts somewhere", arguments: Layout.allCases)
  func starts(layout: Layout) async {
    let seed = printedSeed(of: "starts with damaged files", in: layout)
    await #expect(processExitsWith: .success) { [layout, seed = seed as UInt64] in
      try await StateKeeperTests().checkStarts(in: layout, seed: seed)
    }
  }

  @Test(
    "Wherever thousands of random commands lead, a restart leads there, too",
    arguments: Layout.allCases)
  func restarts(layout: Layout) async {
    let seed = printedSeed(of: "restarts", in: layout)
    await #expect(processExitsWith: .success) { [layout, seed = seed as UInt64] in
      try await StateKeeperTests().checkRestarts(in: layout, seed: seed)
    }
  }

  @Test(
    "The visible screen comes back after a restart, and so does what lies below it",
    arguments: Layout.allCases)
  func pictures(layout: Layout) async {
    await #expect(processExitsWith: .success) { [layout] in
      try await RestartTests().checkPictures(in: layout)
    }
  }

  @Test("An explorer finds nothing in any layout", arguments: Layout.allCases)
  func exploring(layout: Layout) async {
    await #expect(processExitsWith: .success) { [layout] in
      await ExploringTests().checkFindings(in: layout)
    }
  }

  /// A new seed, printed here: what a process prints that traps could be lost.
  private func printedSeed(of session: String, in layout: Layout) -> UInt64 {
    let seed = SeededGenerator.freshSeed
    print("\(session) in \(layout): seed \(seed)")
    return seed
  }
}
