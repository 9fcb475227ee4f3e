import Waymark
import WaymarkTesting

/// Recorded random sessions of the diary: unsaved text, questions, outputs, waiting targets.
@MainActor
struct DiaryRecording {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  /// Does something with the diary by itself.
  mutating func step(_ recorder: SessionRecorder<DiaryCoordinator>) async {
    let root = recorder.root
    switch roll(12) {
    case 0: recorder.step(.push(.detail(id: 7)))
    case 1: recorder.step(.navigate(to: .add))
    case 2: recorder.step(roll(2) == 0 ? .dismiss : .pop())
    case 3: recorder.user(roll(2) == 0 ? .drag() : .swipeBack())
    case 4: recorder.answer(roll(2) == 0 ? .proceed : .cancel)
    case 5, 6:
      guard root.screen(as: AddTodo.self) != nil else { return }
      await recorder.record("await test.screen(AddTodo.self, { $0.title = \"Milk\" })") {
        $0.screen(as: AddTodo.self)?.title = "Milk"
      }
    case 7: root.screen(as: TodoList.self)?.tap(8)
    case 8, 9: root.screen(as: AddTodo.self)?.navigator.dismiss()
    case 10: root.pendingLeave?.proceed()
    default: root.screen(as: TodoList.self)?.showAuthor(3)
    }
  }

  /// Does something with the app.
  mutating func step(_ recorder: SessionRecorder<DiaryAppCoordinator>) async {
    let root = recorder.root
    switch roll(9) {
    case 0, 1: recorder.step(.open(.diary(.add)))
    case 2: recorder.step(.select(roll(2) == 0 ? .home : .diary(.list)))
    case 3: recorder.step(roll(2) == 0 ? .dismiss : .pop())
    case 4: recorder.user(roll(2) == 0 ? .drag() : .select(tab: roll(2)))
    case 5:
      guard root.screen(as: SignIn.self) != nil else { return }
      await recorder.record("await test.screen(SignIn.self, { await $0.signIn(\"Ann\") })") {
        await $0.screen(as: SignIn.self)?.signIn("Ann")
      }
    case 6: await recorder.record("test.act({ $0.session.user = nil })") { $0.session.user = nil }
    case 7: root.screen(as: TodoList.self)?.tap(8)
    default: root.child(DiaryCoordinator.self)?.push(.author(1))
    }
  }

  static let diaryWords = RecordedTest<DiaryCoordinator>.Words(
    routes: [
      ".list": .list, ".add": .add, ".detail(id:7)": .detail(id: 7),
      ".detail(id:8)": .detail(id: 8),
    ],
    outputs: [".wantsAuthor(3)": .wantsAuthor(3)],
    lines: [
      "screen(AddTodo.self,{$0.title=\"Milk\"})": { test, change in
        await test.screen(AddTodo.self, { $0.title = "Milk" }, change)
      }
    ])

  static let appWords = RecordedTest<DiaryAppCoordinator>.Words(
    routes: [
      ".home": .home, ".signIn": .signIn, ".diary(.list)": .diary(.list),
      ".diary(.add)": .diary(.add), ".diary(.detail(id:8))": .diary(.detail(id: 8)),
      ".diary(.author(1))": .diary(.author(1)),
    ],
    calls: { text in
      recordedCall(
        text, of: DiaryCoordinator.self,
        [".detail(id:8)": .detail(id: 8), ".author(1)": .author(1)])
    },
    lines: [
      "screen(SignIn.self,{await$0.signIn(\"Ann\")})": { test, change in
        await test.screen(SignIn.self, { await $0.signIn("Ann") }, change)
      },
      "act({$0.session.user=nil})": { test, change in
        test.act({ $0.session.user = nil }, change)
      },
    ])
}
