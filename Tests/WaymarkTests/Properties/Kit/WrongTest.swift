import Testing
import Waymark
import WaymarkTesting

/// A wrong test, and its failures.
struct WrongTest: Sendable, CustomTestStringConvertible {
  let title: String
  let run: @MainActor @Sendable (@escaping @MainActor (TestFailure) -> Void) async -> Void
  let texts: [String]

  var testDescription: String { title }

  static func todos(
    _ title: String, _ texts: String...,
    body: @escaping @MainActor @Sendable (NavigationTest<DiaryCoordinator>) async -> Void
  ) -> WrongTest {
    WrongTest(
      title: title, run: { await navigationTest(DiaryCoordinator(), fail: $0, body) }, texts: texts)
  }

  static func maze(
    _ title: String, from start: MazeRoute = .home, _ texts: String...,
    body: @escaping @MainActor @Sendable (NavigationTest<MazeCoordinator>) async -> Void
  ) -> WrongTest {
    WrongTest(
      title: title, run: { await navigationTest(MazeCoordinator(start), fail: $0, body) },
      texts: texts)
  }

  static func app(
    _ title: String, _ texts: String...,
    body: @escaping @MainActor @Sendable (NavigationTest<DiaryAppCoordinator>) async -> Void
  ) -> WrongTest {
    WrongTest(
      title: title,
      run: { await navigationTest(DiaryAppCoordinator(DiarySession()), fail: $0, body) },
      texts: texts)
  }
}
