import Waymark
import WaymarkTesting

/// Random sessions of the maze that are recorded, with tabs in tabs, above equal ones, and with the names of others.
@MainActor
struct NestRecording {
  let recorder: SessionRecorder<MazeCoordinator>
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    recorder = SessionRecorder(Self.app(seed: seed))
  }

  /// The app of a session. In every other session a tab has the name of a tab inside it.
  static func app(seed: UInt64) -> MazeCoordinator {
    let app = MazeCoordinator(.tabs)
    app.control.tabs = [.home, .leaf(.list), .nest(seed.isMultiple(of: 2) ? .one : .tabs)]
    app.select(app.control.tabs[2])
    return app
  }

  private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  mutating func step() {
    let tabs = recorder.root.control.tabs
    switch roll(12) {
    case 0: recorder.step(.select(tabs[roll(tabs.count)]))
    case 1: recorder.step(roll(2) == 0 ? .push(.tabs) : .push(.nest(.tabs)))
    case 2: recorder.step(roll(2) == 0 ? .present(.tabs) : .dismiss)
    case 3: recorder.step(roll(2) == 0 ? .pop() : .back())
    case 4: recorder.user(roll(2) == 0 ? .swipeBack() : .select(tab: roll(3)))
    case 5, 6, 7: tellInner([".push(.tabs)", ".push(.tabs)", ".pop()", ".select(.one)"])
    case 8: tellInner([".select(.two(.list))", ".push(.one)", ".setRoutes([.tabs])"])
    case 9: recorder.step("$0.deepen()") { $0.deepen() }
    default: tellLeaf([".push(.detail(1))", ".push(.list)", ".popToRoot()"])
    }
  }

  private mutating func tellInner(_ calls: [String]) {
    tell(calls, to: InnerTabsCoordinator.self, Self.inner)
  }

  private mutating func tellLeaf(_ calls: [String]) {
    tell(calls, to: LeafCoordinator.self, Self.leaves)
  }

  /// Calls a verb of any coordinator of a type, at any depth.
  private mutating func tell<Child: Coordinator>(
    _ calls: [String], to type: Child.Type, _ words: [String: Child.Route]
  ) {
    let count = recorder.root.count(of: type)
    guard count > 0 else { return }
    let source =
      "$0.child(\(type).self, at: \(roll(count)))?\(calls[roll(calls.count)]) ?? .unchanged"
    let text = String(source.filter { $0 != " " })
    recorder.step(source) { root in
      let call: ((MazeCoordinator) -> Outcome)? = recordedCall(text, of: type, words)
      return call?(root) ?? .unchanged
    }
  }

  private static let inner: [String: InnerTabsRoute] = [
    ".tabs": .tabs, ".one": .one, ".two(.list)": .two(.list),
  ]
  private static let leaves: [String: LeafRoute] = [".list": .list, ".detail(1)": .detail(1)]

  static let words: RecordedTest<MazeCoordinator>.Words = {
    var routes: [String: MazeRoute] = [".home": .home, ".tabs": .tabs]
    for (text, route) in leaves {
      routes[".leaf(\(text))"] = .leaf(route)
      routes[".nest(.two(\(text)))"] = .nest(.two(route))
    }
    for (text, route) in inner { routes[".nest(\(text))"] = .nest(route) }
    return RecordedTest<MazeCoordinator>.Words(
      routes: routes,
      calls: { text in
        if text == "$0.deepen()" { return { $0.deepen() } }
        return recordedCall(text, of: InnerTabsCoordinator.self, inner)
          ?? recordedCall(text, of: LeafCoordinator.self, leaves)
      })
  }()
}

extension Coordinator {
  /// The number of coordinators of a type below this one.
  fileprivate func count<Child: Coordinator>(of type: Child.Type) -> Int {
    children.map { ($0 is Child ? 1 : 0) + $0.count(of: type) }.reduce(0, +)
  }
}

extension MazeCoordinator {
  /// Selects a tab of the innermost tabs, and shows equal ones above them, as one change.
  fileprivate func deepen() -> Outcome {
    transaction {
      self.child(InnerTabsCoordinator.self)?.select(.one)
      self.child(InnerTabsCoordinator.self)?.push(.tabs)
    }
  }
}
