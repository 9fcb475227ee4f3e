@testable import Waymark

/// A random session in which features ask, and the app answers in every way.
@MainActor
final class ReplySession {
  /// The places of the features that ask and answer.
  enum Shape: CaseIterable { case stack, tabs, columns }

  /// A task that asks, and its answer.
  final class Asked {
    var task: Task<Void, Never>?
    var answers: [Int?] = []

    /// Waits for the answer, which comes in a later turn, through other threads. After many turns, none will come.
    func untilAnswered() async {
      var turns = 0
      while answers.isEmpty, turns < 200_000 {
        await Task.yield()
        turns += 1
      }
    }
  }

  var tally: [String: Int] = [:]
  private(set) var failure: String?
  private let seed: UInt64
  let shape: Shape
  private var generator: SeededGenerator
  let app = OfficeApp()
  private(set) var tree: Tree?
  var model = NaiveReplies()
  var asked: [Int: Asked] = [:]
  /// Replies that the app keeps, used or not.
  var kept: [Int: Reply<Int>] = [:]
  /// The targets of questions.
  var tokens: [Int: HoldToken] = [:]
  var requests: [Int: LeaveRequest] = [:]
  private var coordinators: [NodeKey: Int] = [:]
  private var steps: [String] = []
  /// The entry and the value of a result that must be confirmed first.
  var finishing: (request: LeaveRequest, entry: Int, value: Int)?
  private var lastNumber = 0

  init(seed: UInt64, shape: Shape = .stack) {
    self.seed = seed
    self.shape = shape
    generator = SeededGenerator(seed: seed)
    app.tabs = Self.tabs[0]
    // The number of columns says what they are.
    lastNumber = roll(2)
    app.setRoutes(beginning())
    tree = app.flow.tree
  }

  /// The routes that the app begins with, and is reset to from time to time.
  func beginning() -> [OfficeRoute] {
    switch shape {
    case .stack: [.home, .talk(.start)]
    case .tabs: [.home, .tabs(number())]
    case .columns: [.home, .columns(number())]
    }
  }

  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func log(_ text: String) { steps.append(text) }

  func fail(_ text: String) {
    guard failure == nil else { return }
    failure =
      "\(shape), seed \(seed): \(text), after:\n\(steps.suffix(12).joined(separator: "\n"))\n\(picture(app))"
  }

  /// Takes a step, and compares the state of each question.
  func step() async {
    let readers = readers()
    switch roll(shape == .stack ? 16 : 20) {
    case 0..<4: await ask()
    case 4, 5: useKept()
    case 6..<9: finish()
    case 9: grow()
    case 10: shrink()
    case 11: await giveUp()
    case 12: changeKey()
    case 13: letGo()
    case 16...: arrange()
    default: leaveOrNot()
    }
    await compare()
    for reader in readers where failure == nil {
      let isAwaited = reader.navigator.isAwaited
      if isAwaited != reader.wasAwaited, reader.counter.count == 0 {
        fail("an entry is awaited or not without a notification")
      }
    }
  }

  /// Ends the tree, and with it all questions.
  func end() async {
    for entry in entries() { tree?.setLeavePolicy(.free, of: entry) }
    let outcome = app.end()
    if outcome != .performed { fail("the end is \(outcome)") }
    kept = [:]
    note()
    await compare()
    if model.open.isEmpty { return }
    fail("\(model.open.count) questions are open after the end")
  }
}

// The state.
extension ReplySession {
  func entries() -> [Entry] {
    guard let tree else { return [] }
    var entries: [Entry] = []
    tree.state.walkChain { layer in tree.state.visitAll(layer) { entries.append($0) } }
    return entries
  }

  func shot() -> ReplyShot {
    var layers: [ReplyShot.Layer] = []
    tree?.state.walkChain { layers.append(layer($0)) }
    return ReplyShot(layers)
  }

  private func layer(_ layer: LayerState) -> ReplyShot.Layer {
    ReplyShot.Layer(rows: layer.rows.map(row), presenter: layer.presenter?.id.number)
  }

  private func row(_ entry: Entry) -> ReplyShot.Row {
    let owners = tree?.state.node(of: entry)?.path.map(serial) ?? []
    var row = ReplyShot.Row(id: entry.id.number, name: entry.name, owners: owners)
    guard let content = tree?.state.tabs(of: entry)?.content else { return row }
    row.tabs = ReplyShot.Tabs(
      layers: content.layers.map(layer), declared: content.declared.map(\.name),
      selected: content.selection.selected,
      isCollapsed: content.arrangement.areColumns
        ? content.arrangement == .columns(isCollapsed: true) : nil)
    return row
  }

  func serial(_ key: NodeKey) -> Int {
    let known = coordinators[key] ?? coordinators.count
    coordinators[key] = known
    return known
  }

  func navigator<C: Coordinator>(_ entry: Entry, _ type: C.Type) -> Navigator<C>? {
    guard let tree, tree.state.node(of: entry)?.host?.anyCoordinator is C else { return nil }
    return Navigator(entry: entry, in: tree.handle)
  }

  func random<Element>(_ list: [Element]) -> Element? {
    list.randomElement(using: &generator)
  }
}

// The comparison.
extension ReplySession {
  /// A reader of whether an entry is awaited.
  private struct Reader {
    let navigator: Navigator<TreelessCoordinator>
    let wasAwaited: Bool
    let counter: ChangeCounter
  }

  private func readers() -> [Reader] {
    guard let tree else { return [] }
    return (0..<2).compactMap { _ in
      random(entries()).map { entry in
        let navigator = Navigator<TreelessCoordinator>(entry: entry, in: tree.handle)
        return Reader(
          navigator: navigator, wasAwaited: navigator.isAwaited,
          counter: ChangeCounter { _ = navigator.isAwaited })
      }
    }
  }

  private func compare() async {
    guard failure == nil else { return }
    if let broken = app.broken { fail("broken: \(broken)") }
    for (question, answer) in model.answers {
      guard let wait = asked.removeValue(forKey: question) else { continue }
      await wait.untilAnswered()
      if wait.answers != [answer] {
        fail("#\(question) got \(wait.answers), want \(String(describing: answer))")
      }
      tally[answer == nil ? "nil" : "a value", default: 0] += 1
    }
    for (question, wait) in asked where !wait.answers.isEmpty {
      fail("#\(question) got \(wait.answers), and waits")
    }
    let counts = (tree?.waiters.count ?? 0, tree?.inquiries.count ?? 0)
    if counts != (model.shown, model.open.count) {
      fail(
        "\(counts.0) are shown and \(counts.1) open, want \(model.shown) and \(model.open.count)")
    }
    compareAwaited()
  }

  private func compareAwaited() {
    guard let tree, let entry = random(entries()) else { return }
    let navigator = Navigator<TreelessCoordinator>(entry: entry, in: tree.handle)
    let wanted = model.nearest(from: entry.id.number, in: shot()) != nil
    if navigator.isAwaited != wanted { fail("\(entry.id) is awaited: \(!wanted), want \(wanted)") }
  }
}

/// Stands for the coordinator of an entry, of any type.
private final class TreelessCoordinator: Coordinator {
  let flow = Flow<OfficeRoute, TestScreen>(start: .home)

  func destination(for route: OfficeRoute) -> Destination<TreelessCoordinator> {
    .screen { TestScreen("none") }
  }
}
