import Foundation
import Testing
import Waymark
import WaymarkTesting

/// A session, and the test that is written.
struct RecordedCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let act: @MainActor @Sendable (SessionRecorder<PaperCoordinator>) async -> Void
  let lines: String

  init(
    _ title: String,
    _ act: @escaping @MainActor @Sendable (SessionRecorder<PaperCoordinator>) async -> Void,
    _ lines: String
  ) {
    testDescription = title
    self.act = act
    self.lines = lines
  }
}

@MainActor
@Suite("A recorded session is written as a test, to the letter")
struct SessionRecorderTests {
  @Test("The lines of a session", arguments: RecordedCase.all)
  func lines(session: RecordedCase) async {
    let recorder = SessionRecorder(PaperCoordinator()) { PaperCoordinator() }
    await session.act(recorder)
    let source = await recorder.source()
    let all = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let body = all.drop { !$0.contains("navigationTest(") }.dropFirst().dropLast(3)
    let lines = body.map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(lines == session.lines, "\(lines)")
  }

  @Test(
    "A test whose name is a word of Swift has it in backticks",
    arguments: [
      ("default", "`default`"), ("init", "`init`"), ("self", "`self`"), ("any", "any"),
      ("aDefault", "aDefault"),
    ])
  func reserved(name: String, written: String) async {
    let source = await SessionRecorder(PaperCoordinator()).source(test: name)
    #expect(source.contains("@Test func \(written)() async {\n"), "\(source)")
  }

  @Test("The whole file")
  func file() async {
    let recorder = SessionRecorder(PaperCoordinator())
    recorder.step(.push(.number(1)))
    let source = await recorder.source(
      test: "aPageIsOpened", app: "PaperCoordinator(.sample)", imports: ["Kit", "Alpha"],
      testable: ["Paper"])
    #expect(
      source == """
        // Recorded, not yet reviewed.

        import Alpha
        import Kit
        import Testing
        import Waymark
        import WaymarkTesting

        @testable import Paper

        @Test func aPageIsOpened() async {
          await navigationTest(PaperCoordinator(.sample), fail: record) { test in
            test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
          }
        }

        """)
  }

  @Test("An empty session")
  func nothing() async {
    let source = await SessionRecorder(PaperCoordinator()).source()
    #expect(source.hasSuffix("navigationTest(PaperCoordinator(), fail: record) { _ in\n  }\n}\n"))
  }

  @Test("Changes that were only seen are marked, without a fresh app")
  func untried() async {
    let recorder = SessionRecorder(PaperCoordinator())
    recorder.root.projection.leaf?.screen?.navigator.push(.number(1))
    let source = await recorder.source()
    #expect(
      source.contains(
        """
            // Seen but not tried: push by start.
            test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
        """), "\(source)")
  }

  @Test(
    "A line that does not pass when it is tried is marked, and so is one that cannot be written")
  func doubtful() async {
    let session = DiarySession()
    session.user = "Ann"
    let recorder = SessionRecorder(PaperCoordinator()) { PaperCoordinator() }
    recorder.step("$0.open(user)") { $0.push(.text(session.user ?? "")) }
    session.user = "Eve"
    let source = await recorder.source()
    #expect(
      source.contains(
        """
            // This did not pass when it was tried:
            // The tree is not as stated.
            //   base, stated:  start  text("Ann")
            //   base, there:   start  text("Eve")
            //                         ^
            // The outcome is .performed, as stated.
            test.step({ $0.open(user) }) { $0.base.append(.text("Ann")) }
        """), "\(source)")
  }

  @Test("Changes by coordinators that are covered")
  func covered() async {
    let recorder = SessionRecorder(ShopCoordinator(start: .tabs)) { ShopCoordinator(start: .tabs) }
    recorder.step(.present(.tabs))
    let catalogs = recorder.root.children.compactMap { $0 as? CatalogCoordinator }
    catalogs[0].push(.item(7))
    catalogs[1].push(.item(8))
    recorder.step(.dismiss)
    let source = await recorder.source()
    #expect(
      source.contains(
        """
            test.step({ $0.child(CatalogCoordinator.self, at: 0)?.push(.item(7)) ?? .unchanged }) {
              $0[layer: 0, tab: .catalog(.list)].append(.catalog(.item(7)))
            }
            test.step({ $0.child(CatalogCoordinator.self, at: 1)?.push(.item(8)) ?? .unchanged }) {
              $0[layer: 0, tab: .favourites(.list)].append(.favourites(.item(8)))
            }
            test.step({ $0.dismiss() }) { $0.dismiss() }
          }
        """), "\(source)")
  }

  @Test("Changes by coordinators whose tabs lie below equal ones")
  func shadowed() async {
    let recorder = SessionRecorder(ShopCoordinator(start: .tabs)) { ShopCoordinator(start: .tabs) }
    recorder.step(.push(.tabs))
    let catalogs = recorder.root.children.compactMap { $0 as? CatalogCoordinator }
    catalogs[0].push(.item(7))
    recorder.step(.pop())
    let source = await recorder.source()
    #expect(
      source.contains(
        """
            test.step({ $0.child(CatalogCoordinator.self, at: 0)?.push(.item(7)) ?? .unchanged }) {
              $0[layer: 0, upTo: 0].path.append(.catalog(.item(7)))
            }
            test.step({ $0.pop() }) { $0.base.removeLast() }
          }
        """), "\(source)")
  }

  @Test("Changes in tabs that equal tabs in the same tab cover")
  func shadowedInTab() async {
    let recorder = SessionRecorder(MazeCoordinator(.tabs)) { MazeCoordinator(.tabs) }
    recorder.step(.select(.nest(.tabs)))
    recorder.root.child(InnerTabsCoordinator.self)?.push(.tabs)
    recorder.root.child(InnerTabsCoordinator.self)?.child(LeafCoordinator.self, at: 0)?
      .push(.detail(1))
    let source = await recorder.source()
    #expect(
      source.contains(
        """
            test.step({ $0.select(.nest(.tabs)) }) { $0.selected = .nest(.tabs) }
            test.step({ $0.child(InnerTabsCoordinator.self)?.push(.tabs) ?? .unchanged }) {
              $0[tab: .nest(.tabs)].append(.nest(.tabs))
            }
            test.step({ $0.child(LeafCoordinator.self, at: 1)?.push(.detail(1)) ?? .unchanged }) {
              $0[tab: .nest(.tabs), upTo: 0].path.append(.nest(.two(.detail(1))))
            }
          }
        """), "\(source)")
  }

  @Test("Leave policies that are left are stated at the end")
  func policies() async {
    let recorder = SessionRecorder(DiaryCoordinator()) { DiaryCoordinator() }
    recorder.step(.present(.add))
    await recorder.record("await test.screen(AddTodo.self, { $0.title = \"Milk\" })") {
      $0.screen(as: AddTodo.self)?.title = "Milk"
    }
    let source = await recorder.source()
    #expect(
      source.contains(
        """
            await test.screen(AddTodo.self, { $0.title = "Milk" })
            test.ends(policies: ["add": .confirm])
          }
        """), "\(source)")
  }

  @Test("A question that opens by itself after a line is written")
  func lateQuestion() async {
    let recorder = SessionRecorder(PaperCoordinator()) { PaperCoordinator() }
    recorder.step(.push(.number(1)))
    await recorder.record("test.act({ $0.leaveLater() })") { root in
      guard let model = root.screen(as: PaperModel.self) else { return }
      model.isEdited = true
      Task { model.navigator.pop() }
    }
    recorder.answer(.proceed)
    let source = await recorder.source()
    #expect(
      source.contains(
        """
            test.act({ $0.leaveLater() })
            await test.settle()
            test.asks("number(1)")
            test.answer(.proceed) { $0.base.removeLast() }
          }
        """), "\(source)")
  }

  @Test("A report that no call of the recorder caused is not blamed on the line above")
  func lateReport() async {
    let recorder = SessionRecorder(PaperCoordinator()) { PaperCoordinator() }
    recorder.step(.push(.number(1)))
    recorder.root.screen(as: PaperModel.self)?.navigator.send(1)
    let source = await recorder.source()
    #expect(!source.contains("did not pass"), "\(source)")
    #expect(source.contains("#error(\"write what caused the report .unheardSignal"), "\(source)")
  }

  @Test("A line that passes in one fresh app but not in the next is marked")
  func changing() async {
    var apps = 0
    let recorder = SessionRecorder(DiaryCoordinator()) {
      apps += 1
      return DiaryCoordinator()
    }
    recorder.step("$0.next()") { $0.push(.detail(id: apps > 1 ? 8 : 7)) }
    // No verb of the root makes this change, so all lines are tried again in another fresh app.
    recorder.root.screen(as: TodoDetail.self)?.navigator.revise(to: .detail(id: 8))
    let source = await recorder.source()
    #expect(
      source.contains(
        """
            // This passed once, but not in another fresh app:
            // The tree is not as stated.
            //   base, stated:  list  detail(id: 7)
            //   base, there:   list  detail(id: 8)
            //                        ^
            // The outcome is .performed, as stated.
            test.step({ $0.next() }) { $0.base.append(.detail(id: 7)) }
        """), "\(source)")
  }

  @Test("After stop() nothing is recorded, and outputs go to their old receiver")
  func stop() async {
    let root = PaperCoordinator()
    var outputs: [PaperCoordinator.Output] = []
    let restore = root.takeOutputs { outputs.append($0) }
    defer { restore() }
    let recorder = SessionRecorder(root)
    root.emit(.wants(1))
    recorder.stop()
    root.emit(.wants(2))
    root.push(.number(1))
    #expect(outputs == [.wants(1), .wants(2)])
    let source = await recorder.source()
    #expect(source.contains("test.output(.wants(1))") && !source.contains(".wants(2)"))
    #expect(!source.contains("push"))
  }

  @Test("A session that begins elsewhere goes there first")
  func elsewhere() async {
    let root = PaperCoordinator()
    root.push([.number(1), .number(2)])
    let recorder = SessionRecorder(root) { PaperCoordinator() }
    recorder.step(.pop())
    let source = await recorder.source()
    #expect(
      source.contains(
        """
            test.step({ $0.push([.number(1), .number(2)]) }) {
              $0.base.append(contentsOf: [.number(1), .number(2)])
            }
            test.step({ $0.pop() }) { $0.base.removeLast() }
        """), "\(source)")
  }
}
