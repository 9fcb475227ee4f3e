import Testing
import Waymark
import WaymarkTesting

/// A navigation test of the maze, and its failures.
struct MazeRow: Sendable, CustomTestStringConvertible {
  typealias Body = @MainActor @Sendable (NavigationTest<MazeCoordinator>) async throws -> Void

  let title: String
  let start: MazeRoute
  let body: Body
  /// The texts of the failures, one for each.
  let texts: [String]

  var testDescription: String { title }

  /// A correct test.
  static func right(
    _ title: String, from start: MazeRoute = .home, _ body: @escaping Body
  ) -> MazeRow {
    MazeRow(title: title, start: start, body: body, texts: [])
  }

  /// A test that leaves something unstated.
  static func wrong(
    _ title: String, from start: MazeRoute = .home, _ texts: String..., body: @escaping Body
  ) -> MazeRow {
    MazeRow(title: title, start: start, body: body, texts: texts)
  }

  /// Runs the test, and expects that it finds just that, in few lines, and that nothing of the root is left; and the same
  /// where something around it ends it.
  @MainActor
  func run() async throws {
    try await run { try await navigationTest($0, fail: $1, body) }
    try await run { root, fail in
      try await withNavigationTests { try await body(NavigationTest(root, fail: fail)) }
    }
  }

  @MainActor
  private func run(
    _ test: (MazeCoordinator, @escaping @MainActor (TestFailure) -> Void) async throws -> Void
  ) async throws {
    var messages: [String] = []
    weak var freed: MazeCoordinator?
    do {
      let root = MazeCoordinator(start)
      freed = root
      try await test(root) { messages.append($0.message) }
    }
    #expect(freed == nil)
    #expect(messages.count == texts.count, "\(messages)")
    for (message, text) in zip(messages, texts) {
      #expect(message.contains(text))
      #expect(message.split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
    }
  }
}
