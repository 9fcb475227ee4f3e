import Waymark
import WaymarkTesting

extension RecordedCase {
  /// Questions that a view model opens, which the recorder only sees.
  static let asked: [RecordedCase] = [
    RecordedCase(
      "a question that a view model opens",
      {
        await edit($0)
        $0.root.screen(as: PaperModel.self)?.navigator.pop()
        $0.answer(.cancel)
        $0.root.screen(as: PaperModel.self)?.navigator.popToRoot()
        $0.answer(.proceed)
      },
      """
      test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
      await test.screen(PaperModel.self, { $0.isEdited = true })
      test.step({ $0.pop() }, .asks("number(1)"))
      test.answer(.cancel)
      test.step({ $0.popToRoot() }, .asks("number(1)"))
      test.answer(.proceed) { $0.base.removeLast() }
      """),
    RecordedCase(
      "a question that stays open at the end",
      {
        await edit($0)
        $0.root.screen(as: PaperModel.self)?.navigator.pop()
      },
      """
      test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
      await test.screen(PaperModel.self, { $0.isEdited = true })
      test.step({ $0.pop() }, .asks("number(1)"))
      test.ends(question: "number(1)")
      """),
    RecordedCase(
      "a question that something else answers",
      {
        await edit($0)
        $0.root.screen(as: PaperModel.self)?.navigator.pop()
        $0.root.pendingLeave?.proceed()
        $0.step(.push(.number(2)))
      },
      """
      test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
      await test.screen(PaperModel.self, { $0.isEdited = true })
      test.step({ $0.pop() }, .asks("number(1)"))
      test.answer(.proceed) { $0.base.removeLast() }
      test.step({ $0.push(.number(2)) }) { $0.base.append(.number(2)) }
      """),
    RecordedCase(
      "a question that no verb of a recorder opens",
      {
        await edit($0)
        $0.root.trim(keepingLast: 1)
        $0.root.screen(as: PaperModel.self)?.navigator.replaceTop(.number(7))
      },
      """
      test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
      await test.screen(PaperModel.self, { $0.isEdited = true })
      #error("write what asked whether number(1) may be left: replaceTop; the lines below were not tried")
      test.act({ _ in })
      """),
  ]

  @MainActor
  private static func edit(_ recorder: SessionRecorder<PaperCoordinator>) async {
    recorder.step(.push(.number(1)))
    await recorder.record("await test.screen(PaperModel.self, { $0.isEdited = true })") {
      $0.screen(as: PaperModel.self)?.isEdited = true
    }
  }
}
