import Foundation
import Waymark
import WaymarkTesting

extension RecordedCase {
  static let all = doing + payloads + untold + asked

  private static func select(_ route: PaperRoute, _ literal: String) -> RecordedCase {
    RecordedCase(
      literal, { $0.step(.select(route)) },
      "test.step({ $0.select(\(literal)) }, .ignored(.notFound))")
  }

  private static let doing: [RecordedCase] = [
    RecordedCase(
      "verbs and outcomes",
      {
        $0.step(.push(.number(1), .flag(true)))
        $0.step(.pop())
        $0.step(.pop(2))
        $0.step(.pop())
        $0.step(.present(.number(2), as: .cover))
        $0.step(.dismiss)
        $0.step(.present(.number(2), as: .sheet(stack: false)))
      },
      """
      test.step({ $0.push([.number(1), .flag(true)]) }) {
        $0.base.append(contentsOf: [.number(1), .flag(true)])
      }
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.step({ $0.pop(2) }) { $0.base.removeLast() }
      test.step({ $0.pop() }, .ignored(.atRoot))
      test.step({ $0.present(.number(2), as: .cover) }) { $0.present(.number(2), as: .cover) }
      test.step({ $0.dismiss() }) { $0.dismiss() }
      test.step({ $0.present(.number(2), as: .sheet(stack: false)) }) {
        $0.present(.number(2), as: .sheet(stack: false))
      }
      """),
    RecordedCase(
      "links",
      {
        $0.step(.open("/due/2026-01-02"))
        $0.step(.open("/nowhere \"?\""))
      },
      """
      let route1 = try PaperRoute.links.parse("/due/2026-01-02T00:00:00Z").get()
      test.step({ $0.open("/due/2026-01-02") }) { $0.base.append(route1) }
      test.step({ $0.open("/nowhere \\"?\\"") }, .invalidLink(.noMatch))
      """),
    RecordedCase(
      "gestures",
      {
        $0.step(.push(.number(1)))
        $0.user(.swipeBack(.cancelled))
        $0.user(.swipeBack())
        $0.step(.present(.tabs))
        $0.user(.select(tab: 1))
        $0.user(.drag())
        $0.user(.drag())
      },
      """
      test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
      test.user(.swipeBack(.cancelled))
      test.user(.swipeBack(.finished)) { $0.base.removeLast() }
      test.step({ $0.present(.tabs) }) { $0.present(.tabs) }
      test.user(.select(tab: 1)) { $0.selected = .text("two") }
      test.user(.drag(.finished)) { $0.dismiss() }
      test.user(.drag(.finished))
      """),
    RecordedCase(
      "a question and its answers",
      {
        $0.step(.push(.number(1)))
        await $0.record("await test.screen(PaperModel.self, { $0.isEdited = true })") {
          $0.screen(as: PaperModel.self)?.isEdited = true
        }
        $0.step(.pop())
        $0.answer(.cancel)
        $0.answer(.proceed)
        $0.step(.pop())
        $0.answer(.proceed)
      },
      """
      test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
      await test.screen(PaperModel.self, { $0.isEdited = true })
      test.step({ $0.pop() }, .asks("number(1)"))
      test.answer(.cancel)
      test.step({ $0.pop() }, .asks("number(1)"))
      test.answer(.proceed) { $0.base.removeLast() }
      """),
    RecordedCase(
      "a question left open, and a report",
      {
        $0.step(.push(.number(1)))
        await $0.record("await test.screen(PaperModel.self, { $0.isEdited = true })") {
          $0.screen(as: PaperModel.self)?.isEdited = true
        }
        $0.step("$0.send(1)") { $0.send(1) }
        $0.step(.pop())
      },
      """
      test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
      await test.screen(PaperModel.self, { $0.isEdited = true })
      test.step({ $0.send(1) }, .ignored(.noReceiver))
      test.report(.unheardSignal)
      test.step({ $0.pop() }, .asks("number(1)"))
      test.ends(question: "number(1)")
      """),
    RecordedCase(
      "a change by a task",
      {
        await $0.record("test.act({ $0.screen(as: PaperModel.self)?.start() })") { root in
          _ = root.screen(as: PaperModel.self)?.navigator.task { root.push(.number(1)) }
        }
        await $0.settle()
      },
      """
      test.act({ $0.screen(as: PaperModel.self)?.start() })
      await test.settle { $0.base.append(.number(1)) }
      """),
  ]

  private static let payloads: [RecordedCase] = [
    select(.start, ".start"),
    select(.text("a \"b\"\n\\c\t\u{7}"), #".text("a \"b\"\n\\c\t\u{7}")"#),
    select(.text("Grüße, 世界 👍🏽 e\u{301}"), ".text(\"Grüße, 世界 👍🏽 e\u{301}\")"),
    select(.text("\u{301}\u{202E}\u{200B}\u{A0}"), #".text("\u{301}\u{202E}\u{200B}\u{A0}")"#),
    select(.text(#"\(x) """#), #".text("\\(x) \"\"")"#),
    select(.number(-7), ".number(-7)"),
    select(.ratio(-0.5), ".ratio(-0.5)"),
    select(.ratio(1e300), ".ratio(1e+300)"),
    select(.small(0.1), ".small(0.1)"),
    select(.flag(false), ".flag(false)"),
    select(.kind(.draft), ".kind(.draft)"),
    select(.list([1, -2]), ".list([1, -2])"),
    select(.list([]), ".list([])"),
    select(.maybe(3), ".maybe(3)"),
    select(.maybe(nil), ".maybe(nil)"),
    select(.twice(.some(nil)), ".twice(.some(nil))"),
    select(.twice(nil), ".twice(nil)"),
    select(.twice(3), ".twice(3)"),
    select(.maybeKind(PaperRoute.Kind.none), ".maybeKind(.some(.none))"),
    select(.maybeKind(PaperRoute.Kind.some), ".maybeKind(.some(.some))"),
    select(.maybeKind(.draft), ".maybeKind(.draft)"),
    select(.pair(first: -1, "b"), ".pair(first: -1, \"b\")"),
    select(.`init`(1), ".`init`(1)"),
    select(.default, ".default"),
    select(.`raw name`, ".`raw name`"),
    select(.`2 payloads`(`a label`: 1), ".`2 payloads`(`a label`: 1)"),
    select(.more(.more(.number(1))), ".more(.more(.number(1)))"),
    RecordedCase(
      "a date with a link", { $0.step(.push(.due(Date(timeIntervalSince1970: 0)))) },
      """
      let route1 = try PaperRoute.links.parse("/due/1970-01-01T00:00:00Z").get()
      test.step({ $0.push(route1) }) { $0.base.append(route1) }
      """),
    RecordedCase(
      "a date with a link is opened by it",
      { $0.step(.open(.due(Date(timeIntervalSince1970: 0)))) },
      """
      let route1 = try PaperRoute.links.parse("/due/1970-01-01T00:00:00Z").get()
      test.step({ $0.open("/due/1970-01-01T00:00:00Z") }) { $0.base.append(route1) }
      """),
    RecordedCase(
      "a URL without a link",
      { recorder in
        guard let url = URL(string: "https://example.com/a?b") else { return }
        recorder.step(.push(.site(url)))
      },
      """
      #error("write the payload of site(https://example.com/a?b), as route1")
      test.step({ $0.push(route1) }) { $0.base.append(route1) }
      """),
    RecordedCase(
      "no literal, and no link",
      {
        $0.step(.push(.range(PaperRoute.Range(first: 1, last: 2))))
        $0.step(.push(.ratio(.infinity), .range(PaperRoute.Range(first: 1, last: 2))))
      },
      """
      #error("write the payload of range(Range(first: 1, last: 2)), as route1")
      test.step({ $0.push(route1) }) { $0.base.append(route1) }
      #error("write the payload of ratio(inf), as route2")
      test.step({ $0.push([route2, route1]) }) { $0.base.append(contentsOf: [route2, route1]) }
      """),
    RecordedCase(
      "long lines",
      {
        $0.step(.push((1...12).map { .number($0 * 1_000_000) }))
        $0.step(.setRoutes([.start, .text(String(repeating: "long ", count: 18))]))
        $0.step(.pop())
      },
      """
      test.step({
        $0.push([
          .number(1000000),
          .number(2000000),
          .number(3000000),
          .number(4000000),
          .number(5000000),
          .number(6000000),
          .number(7000000),
          .number(8000000),
          .number(9000000),
          .number(10000000),
          .number(11000000),
          .number(12000000),
        ])
      }) {
        $0.base.append(contentsOf: [
          .number(1000000),
          .number(2000000),
          .number(3000000),
          .number(4000000),
          .number(5000000),
          .number(6000000),
          .number(7000000),
          .number(8000000),
          .number(9000000),
          .number(10000000),
          .number(11000000),
          .number(12000000),
        ])
      }
      test.step({
        $0.setRoutes([
          .start,
          .text(
            "long long long long long long long long long long long long long long long long long long "
          ),
        ])
      }) {
        $0.base.removeLast(12)
        $0.base.append(
          .text(
            "long long long long long long long long long long long long long long long long long long "
          )
        )
      }
      test.step({ $0.pop() }) { $0.base.removeLast() }
      """),
  ]

  private static let untold: [RecordedCase] = [
    RecordedCase(
      "actions of a screen",
      {
        $0.root.projection.leaf?.screen?.navigator.push(.number(1))
        $0.root.projection.leaf?.screen?.navigator.present(.tabs, as: .cover)
        $0.root.projection.leaf?.screen?.navigator.select(.text("two"))
        $0.root.projection.leaf?.screen?.navigator.dismiss()
        $0.root.projection.leaf?.screen?.navigator.emit(.wants(3))
      },
      """
      test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
      test.step({ $0.present(.tabs, as: .cover) }) { $0.present(.tabs, as: .cover) }
      test.step({ $0.select(.text("two")) }) { $0.selected = .text("two") }
      test.step({ $0.dismiss() }) { $0.dismiss() }
      test.step({ $0.emit(.wants(3)) })
      test.output(.wants(3))
      """),
    RecordedCase(
      "entries that come and go",
      {
        $0.record("test.act({ $0.flash() })") {
          $0.present(.number(2), as: .cover)
          $0.dismiss()
        }
      },
      """
      test.act({ $0.flash() })
      test.meanwhile { $0.present(.number(2), as: .cover) }
      """),
    RecordedCase(
      "a sheet that a screen's own task shows for a moment",
      {
        await $0.record("await test.screen(PaperModel.self, { $0.flash() })") { root in
          guard let model = root.screen(as: PaperModel.self) else { return }
          Task {
            model.navigator.present(.number(2), as: .cover)
            model.navigator.dismiss()
          }
        }
        $0.step(.push(.number(1)))
      },
      """
      await test.screen(PaperModel.self, { $0.flash() })
      test.meanwhile { $0.present(.number(2), as: .cover) }
      test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
      """),
    RecordedCase(
      "a sheet that comes and goes after the last line",
      {
        $0.record("test.act({ $0.flash() })") { root in
          guard let model = root.screen(as: PaperModel.self) else { return }
          Task {
            model.navigator.present(.number(2), as: .cover)
            model.navigator.dismiss()
          }
        }
      },
      """
      test.act({ $0.flash() })
      await test.settle()
      test.meanwhile { $0.present(.number(2), as: .cover) }
      """),
    RecordedCase(
      "tabs that stay above equal ones",
      {
        $0.step(.push(.tabs))
        $0.root.select(.text("two"))
        $0.step(.setRoutes([.tabs, .tabs]))
      },
      """
      test.step({ $0.push(.tabs) }) { $0.base.append(.tabs) }
      test.step({ $0.select(.text("two")) }) { $0.selected = .text("two") }
      test.step({ $0.setRoutes([.tabs, .tabs]) }) { $0.base = [.tabs, .tabs] }
      """),
    RecordedCase(
      "a gesture on another platform",
      {
        let simulator = PlatformSimulator($0.root)
        $0.step(.push(.number(1), .number(2), .number(3)))
        simulator.settle()
        simulator.swipeBack()
        simulator.settle()
        simulator.goBack(to: 0)
        simulator.settle()
      },
      """
      test.step({ $0.push([.number(1), .number(2), .number(3)]) }) {
        $0.base.append(contentsOf: [.number(1), .number(2), .number(3)])
      }
      test.user(.swipeBack(.finished)) { $0.base.removeLast() }
      test.user(.goBack(to: 0)) { $0.base.removeLast(2) }
      """),
    RecordedCase(
      "a change that no verb of the root makes",
      {
        $0.root.push(.number(1))
        $0.root.projection.leaf?.screen?.navigator.revise(to: .number(9))
        $0.step(.pop())
      },
      """
      test.step({ $0.push(.number(1)) }) { $0.base.append(.number(1)) }
      #error("write what was done: revise by number(1); the lines below were not tried")
      test.act({ _ in }) { $0.base.revise(.number(1), to: .number(9)) }
      test.step({ $0.pop() }) { $0.base.removeLast() }
      """),
    RecordedCase(
      "an output without a literal",
      {
        $0.root.emit(.wantsRange(PaperRoute.Range(first: 1, last: 2)))
      },
      """
      #error("write what emitted wantsRange(WaymarkTests.PaperRoute.Range(first: 1, last: 2)); the lines below were not tried")
      test.act({ _ in })
      #error("write the output wantsRange(WaymarkTests.PaperRoute.Range(first: 1, last: 2))")
      """),
  ]
}
