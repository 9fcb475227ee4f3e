import Testing
import Waymark

@testable import WaymarkTesting

@Suite("The graph of states")
struct ExplorerGraphTests {
  private static func state(_ names: String..., isHome: Bool = false) -> ExplorerState {
    var state = ExplorerState(
      tree: PlaceTree(
        layers: [.init(style: .base, entries: names.map { PlaceTree.Entry(name: $0) })]))
    state.isHome = isHome
    return state
  }

  private static let tap = ExplorerMove(.action("tap", number: 0), "tap")
  private static let link = ExplorerMove(.link("/a"), "open /a")

  @Test("A state is known by its text, and the first way to it is kept")
  func arrivals() {
    var graph = StateGraph(limit: 2)
    graph.begin(Self.state("a"))
    #expect(graph.arrive(at: Self.state("b"), from: 0, by: Self.tap, isQuiet: true) == .new(1))
    #expect(graph.arrive(at: Self.state("b"), from: 0, by: Self.link, isQuiet: true) == .known(1))
    #expect(graph.arrive(at: Self.state("c"), from: 1, by: Self.tap, isQuiet: true) == .cutOff)
    #expect(graph.way(to: 1).map(\.move.name) == ["tap"])
    #expect(graph.nodes[1].depth == 1)
    #expect(graph.beyond.keys.sorted() == ["c"])
    #expect(graph.frontier.map(\.name) == ["c"])
  }

  @Test("A state that was cut off or given up may lead anywhere")
  func waysBack() {
    var graph = StateGraph(limit: 3)
    graph.begin(Self.state("home", isHome: true))
    _ = graph.arrive(at: Self.state("a"), from: 0, by: Self.tap, isQuiet: true)
    _ = graph.arrive(at: Self.state("b"), from: 1, by: Self.tap, isQuiet: true)
    _ = graph.arrive(at: Self.state("home"), from: 2, by: Self.link, isQuiet: true)
    func stuck() -> [Int] { graph.statesWithoutWayBack { $0.origin == .user } }
    #expect(stuck() == [])
    for node in 0..<3 { graph.finish(node) }
    // Only "b" lies behind "a", so "b" is the state without a way back.
    #expect(stuck() == [2])
    graph.finish(2, as: .givenUp)
    #expect(stuck() == [])
    graph.finish(2)
    _ = graph.arrive(at: Self.state("c"), from: 2, by: Self.tap, isQuiet: true)
    #expect(stuck() == [])
  }

  @Test(
    "The last loops are those that lead to no other",
    arguments: [
      (0, [], []), (2, [], [0, 1]), (2, [(0, 1)], [1]), (3, [(0, 1), (1, 2), (2, 1)], [1, 2]),
      (4, [(0, 1), (1, 0), (0, 2), (2, 3)], [3]),
      (5, [(0, 1), (1, 0), (2, 3), (3, 2), (4, 2), (4, 0)], [0, 1, 2, 3]), (1, [(0, 0)], [0]),
    ] as [(Int, [(Int, Int)], [Int])])
  func loops(count: Int, edges: [(Int, Int)], last: [Int]) {
    #expect(Loops(count: count, edges).last == last)
  }

  @Test("A tree is written on one line, and a part of it is recognised")
  func trees() {
    typealias Entry = PlaceTree.Entry
    let tabs = PlaceTree.Tabs(selected: 1, lists: [[Entry(name: "x")], [Entry(name: "y")]])
    let tree = PlaceTree(layers: [
      .init(style: .base, entries: [Entry(name: "home"), Entry(name: "tabs", tabs: tabs)]),
      .init(style: .modal(.sheet), entries: [Entry(name: "add", policy: .confirm)]),
    ])
    #expect("\(tree)" == "home > tabs{x | *y} ^ sheet add?")
    #expect(tree.visiblePath == [["home", "tabs", "y"], ["add"]])
    #expect(tree.leaf == "add")
    var cut = tree
    cut.layers.removeLast()
    #expect(cut.isCut(of: tree) && !tree.isCut(of: cut))
    #expect(tree.firstName(missingIn: cut) == "add")
    cut.layers[0].entries[1].tabs?.selected = 0
    #expect(!cut.isCut(of: tree))
    cut.layers[0].entries[1].tabs?.lists[1] = []
    #expect(tree.firstName(missingIn: cut) == "y")
    #expect("\(tree.withoutPolicies)" == "home > tabs{x | *y} ^ sheet add")
  }
}
