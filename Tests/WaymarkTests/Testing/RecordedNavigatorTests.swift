import Testing
import WaymarkTesting

@testable import Waymark

@Suite("A recorded navigator records what a view model does")
@MainActor
struct RecordedNavigatorTests {
  typealias Coordinator = Studio.StudioCoordinator
  typealias Command = NavigationCommand<Studio.StudioRoute>

  let studio = RecordedNavigator<Studio.StudioCoordinator> { Issue.record("\($0)") }

  @Test("A view model saves")
  func saves() async {
    studio.answer(.add, with: 9)
    await Studio.ListModel(studio.navigator).add()
    #expect(studio.commands == [.present(.add, as: nil), .push([.detail(id: 9)])])
  }

  @Test("A caller whose verb is redirected gets nil, and no answer is used")
  func redirected() async {
    studio.answer(.add, with: 9)
    studio.outcome = .redirected
    #expect(await studio.navigator.present(.add, returning: Int.self) == nil)
    studio.outcome = .performed
    #expect(await studio.navigator.present(.add, returning: Int.self) == 9)
  }

  @Test("Everything is recorded in one list, in order, and prints like the calls")
  func order() async {
    let navigator = studio.navigator
    studio.answer(.add, with: nil)
    studio.answerAsk(with: "Ann")
    navigator.leavePolicy = .confirm
    navigator.isProtected = true
    navigator.push(.detail(id: 7))
    navigator.emit(.wantsAuthor(3))
    navigator.send(Studio.Changed(count: 2))
    #expect(await navigator.present(.add, returning: Int.self) == nil)
    #expect(await navigator.ask { .wantsName(of: 1, $0) } == "Ann")
    let task = navigator.task {}
    navigator.finish(returning: 9)
    await task?.value
    #expect(
      studio.actions.map(\.description) == [
        "leavePolicy(confirm)", "isProtected(true)", "push([detail(id: 7)])",
        "emit(wantsAuthor(3))", "send(Changed(count: 2))", "present(add)",
        "ask(wantsName(of: 1, Reply<String>))", "task", "finish(returning: 9)",
      ])
    #expect(
      studio.actions.filter { if case .ask = $0 { false } else { true } } == [
        .leavePolicy(.confirm), .isProtected(true), .command(.push([.detail(id: 7)])),
        .output(.wantsAuthor(3)), .signal(Studio.Changed(count: 2)),
        .command(.present(.add, as: nil)), .task, .result(9),
      ])
    #expect(studio.outputs == [.wantsAuthor(3)])
    #expect(studio.asks.count == 1)
    #expect(studio.signals(of: Studio.Changed.self) == [Studio.Changed(count: 2)])
    #expect(studio.signals(of: Int.self).isEmpty)
    #expect(studio.results(of: Int.self) == [9])
    #expect(studio.results(of: String.self).isEmpty)
  }

  @Test("Actions are equal if they are the same with equal values")
  func equality() {
    typealias Action = RecordedAction<Coordinator>
    let opaque = Studio.Opaque(text: "a")
    let rows: [(Action, Action, Bool)] = [
      (.task, .task, true), (.task, .isProtected(true), false),
      (.command(.pop), .command(.pop), true), (.command(.pop), .command(.dismiss), false),
      (.output(.wantsAuthor(3)), .output(.wantsAuthor(3)), true),
      (.output(.wantsAuthor(3)), .output(.wantsAuthor(4)), false),
      (.output(.wantsAuthor(3)), .ask(.wantsAuthor(3)), false),
      (.ask(.wantsAuthor(3)), .ask(.wantsAuthor(3)), true),
      (.signal(1), .signal(1), true), (.signal(1), .signal("1"), false),
      (.signal(opaque), .signal(opaque), false), (.signal(1), .result(1), false),
      (.result(1), .result(1), true), (.result(1), .result(2), false),
      (.leavePolicy(.free), .leavePolicy(.free), true),
      (.leavePolicy(.free), .leavePolicy(.confirm), false),
      (.isProtected(true), .isProtected(true), true),
      (.isProtected(true), .isProtected(false), false),
    ]
    for (one, other, isEqual) in rows {
      #expect((one == other) == isEqual, "\(one), \(other)")
    }
  }

  @Test(
    "Commands print like the calls",
    arguments: [
      (.push([]), "push([])"), (.push([.add, .list]), "push([add, list])"),
      (.replaceTop(.add), "replaceTop(add)"), (.present(.add, as: nil), "present(add)"),
      (.present(.add, as: .dialog, replacing: true), "present(add, as: dialog, replacing: true)"),
      (.navigate(to: .add), "navigate(to: add)"),
      (.navigate(to: .add, history: .replace), "navigate(to: add, history: replace)"),
      (.select(.list), "select(list)"), (.pop, "pop"), (.popToLast(.list), "pop(toLast: list)"),
      (.popToRoot, "popToRoot"), (.revise(to: .detail(id: 7)), "revise(to: detail(id: 7))"),
      (.dismiss, "dismiss"), (.dismissAll, "dismissAll"), (.finish, "finish"),
      (.open(.add), "open(add)"),
      (
        .open(.add, over: .push, bare: true, history: .ignore),
        "open(add, over: push, bare: true, history: ignore)"
      ),
      (.openLink("/a\"b"), #"open("/a\"b")"#),
    ] as [(Command, String)])
  func printing(command: Command, text: String) {
    #expect("\(command)" == text)
  }

  @Test("A leave policy that is set twice is recorded once")
  func leavePolicies() {
    let add = Studio.AddModel(studio.navigator)
    add.text = "M"
    add.text = "Mi"
    #expect(studio.leavePolicy == .confirm)
    add.text = ""
    #expect(studio.leavePolicies == [.confirm, .free])
    #expect(studio.leavePolicy == .free && studio.navigator.leavePolicy == .free)
    studio.navigator.isProtected = false
    #expect(!studio.isProtected && studio.actions.count == 2)
  }

  @Test("A result without a waiting caller is recorded as the command that the model names")
  func awaited() {
    let add = Studio.AddModel(studio.navigator)
    #expect(add.button == "Choose")
    #expect(add.save(9) == .performed)
    #expect(studio.results(of: Int.self) == [9] && studio.commands.isEmpty)
    let isTold = notifies {
      _ = add.button
    } _: {
      studio.isAwaited = false
    }
    #expect(isTold)
    #expect(add.button == "Save")
    #expect(add.save(10) == .performed)
    #expect(studio.results(of: Int.self) == [9] && studio.commands == [.pop])
    #expect(studio.navigator.finish(returning: 1, unawaited: .stay) == .ignored(.notAwaited))
  }

  @Test("A model above reads the link that the test sets")
  func link() {
    #expect(studio.navigator.link == nil)
    let link = LinkInformation(path: "/a", pattern: "/a", values: PathValues())
    studio.link = link
    #expect(studio.navigator.link == link)
    #expect(studio.navigator.id == nil)
  }
}
