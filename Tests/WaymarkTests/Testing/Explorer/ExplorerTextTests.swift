import Testing
import Waymark

@testable import WaymarkTesting

@Suite("Texts of an explorer")
struct ExplorerTextTests {
  private static func report(
    states: Int = 1, moves: Int = 0, _ cutOff: ExplorerReport.CutOff? = nil,
    _ findings: [ExplorerFinding] = []
  ) -> ExplorerReport {
    ExplorerReport(
      findings: findings, states: states, moves: moves, depth: 0, cutOff: cutOff,
      sketch: MapSketch())
  }

  private static func cutOff(
    _ states: Int, _ unfinished: Int, _ places: [(String, Int)] = []
  ) -> ExplorerReport.CutOff {
    ExplorerReport.CutOff(
      states: states, unfinished: unfinished,
      frontier: places.map { ExplorerReport.Place(name: $0.0, count: $0.1) })
  }

  private static let finding = ExplorerFinding(
    code: .rule, subject: "x", message: "It is wrong.",
    way: [.init(name: "Save", command: "2 Milk"), .init(name: "drag", command: "drag")])

  @Test(
    "A report says how much was seen, what was cut off and where, and each finding",
    arguments: [
      (report(), "1 state, 0 moves, no finding. Nothing was cut off."),
      (
        report(states: 2_000, moves: 1_234_567),
        "2,000 states, 1,234,567 moves, no finding. Nothing was cut off."
      ),
      (
        report(states: 3, moves: 1, cutOff(0, 1)),
        "3 states, 1 move, no finding. The limit cut off moves in 1 state."
      ),
      (
        report(states: 3, moves: 999, cutOff(1, 0, [("b", 1)])),
        "3 states, 999 moves, no finding. The limit cut off 1 state just beyond it, at b (1)."
      ),
      (
        report(
          states: 3, moves: 10,
          cutOff(9, 2, [("a", 3), ("b", 2), ("c", 1), ("d", 1), ("e", 1), ("f", 1)])),
        """
        3 states, 10 moves, no finding. The limit cut off 9 states just beyond it, at a (3), b (2), c (1), d (1), e (1) \
        and 1 more place, and moves in 2 states.
        """
      ),
      (
        report(states: 1, moves: 2, nil, [finding]),
        """
        1 state, 2 moves, 1 finding. Nothing was cut off.

        1. It is wrong.
        The shortest way, 2 moves:
          2 Milk  (Save)
          drag
        """
      ),
    ])
  func reports(report: ExplorerReport, text: String) {
    #expect("\(report)" == text)
  }

  @Test("Of equal faults the first is kept, and the others are counted")
  func sameFaults() {
    var list = FindingList()
    var asked = 0
    for text in ["one", "two", "three"] {
      list.add(.rule, of: "a", text) {
        asked += 1
        return nil
      }
    }
    list.add(.refused, of: "a", "four") { nil }
    #expect(list.all.map(\.finding.message) == ["one", "four"])
    #expect(list.all.map(\.finding.others) == [2, 0])
    #expect(asked == 1)
    #expect("\(list.all[0].finding)" == "one\n2 more places have the same fault.")
  }

  @Test(
    "Every fault says what happened, why, and how to correct it",
    arguments: [
      (
        ExplorerFault.brokenTree("a row has no coordinator"), .brokenTree,
        "The tree is broken: a row has no coordinator. That is a fault of Waymark; please report it with the way."
      ),
      (
        .platform("#2 about: is nowhere, should be at 1"), .platform,
        "The platform does not show the tree.\n  #2 about: is nowhere, should be at 1"
      ),
      (
        .unreadable("add", "no JSON"), .notRestored,
        "The state saved at add cannot be read: no JSON"
      ),
      (
        .history("add", "back", wanted: "home", there: "list"), .history,
        """
        From add the history goes back, but another state is shown.
          wanted: home
          there:  list
        """
      ),
      (
        .unreached("add"), .unreached, "No tried move shows add."
      ),
      (
        .unmadeLink("/a/:day"), .linkToNowhere,
        "No tried value gives a route for /a/:day. Pass one to samples(_:)."
      ),
      (.brokenTable("no way"), .linkToNowhere, "no way"),
    ] as [(ExplorerFault, ExplorerFinding.Code, String)])
  func faults(fault: ExplorerFault, code: ExplorerFinding.Code, text: String) {
    #expect(fault.message == text)
    #expect(fault.code == code)
  }

  @Test("Every code has a name, and is found by it")
  func codes() {
    for code in ExplorerFinding.Code.allCases {
      #expect(ExplorerFinding.Code(rawValue: code.rawValue) == code)
      #expect("\(code)" == code.rawValue)
    }
    #expect(ExplorerFinding.Code.allCases.count == 12)
    #expect(ExplorerFinding.Code(rawValue: "other") == nil)
  }
}
