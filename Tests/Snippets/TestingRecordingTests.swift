import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The guide to turning a session into a test")
struct TestingRecordingTests {
  typealias AppCoordinator = Chores.AppCoordinator
  typealias TodoList = Chores.TodoList
  typealias SignIn = Chores.SignIn
  typealias Session = Chores.Session

  @Test("A session is written as the guide says")
  func session() async {
    // region: testing-recording
    let recorder = SessionRecorder(AppCoordinator(Session())) { AppCoordinator(Session()) }
    recorder.step(.open(.todos(.add)))
    await recorder.record("await test.screen(SignIn.self, { await $0.signIn(\"Ann\") })") {
      await $0.screen(as: SignIn.self)?.signIn("Ann")
    }
    recorder.user(.drag())
    recorder.root.screen(as: TodoList.self)?.tap(7)
    let source = await recorder.source(
      test: "addingNeedsASession", app: "AppCoordinator(Session())", testable: ["Chores"])
    // endregion
    #expect(
      source == """
        // Recorded, not yet reviewed.

        import Testing
        import Waymark
        import WaymarkTesting

        @testable import Chores

        @Test func addingNeedsASession() async {
          await navigationTest(AppCoordinator(Session()), fail: record) { test in
            test.step({ $0.open(.todos(.add)) }, .held("session")) { $0.present(.signIn) }
            await test.screen(SignIn.self, { await $0.signIn("Ann") }) {
              $0.dismiss()
              $0.selected = .todos(.list)
              $0.present(.todos(.add))
            }
            test.user(.drag(.finished)) { $0.dismiss() }
            test.step({ $0.navigate(to: .todos(.detail(id: 7))) }) {
              $0.path.append(.todos(.detail(id: 7)))
            }
          }
        }

        """, "\(source)")
  }

  // The printed test, unchanged.
  // region: testing-recorded
  @Test func addingNeedsASession() async {
    await navigationTest(AppCoordinator(Session()), fail: record) { test in
      test.step({ $0.open(.todos(.add)) }, .held("session")) { $0.present(.signIn) }
      await test.screen(SignIn.self, { await $0.signIn("Ann") }) {
        $0.dismiss()
        $0.selected = .todos(.list)
        $0.present(.todos(.add))
      }
      test.user(.drag(.finished)) { $0.dismiss() }
      test.step({ $0.navigate(to: .todos(.detail(id: 7))) }) {
        $0.path.append(.todos(.detail(id: 7)))
      }
    }
  }
  // endregion
}
