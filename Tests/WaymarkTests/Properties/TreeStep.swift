@testable import Waymark

/// A step of a session: a verb, several verbs as one change, or a report of the platform.
enum TreeStep {
  case verb(Int, TreeCommand)
  /// A verb of a coordinator, called from inside the tree.
  case told(Way, Int, TreeCommand)
  case transaction([(owner: Int, command: TreeCommand)])
  /// Several verbs of the navigator of an entry, as one change.
  case tapped(EntryID, Int, [TreeCommand])
  case observation(Observation)

  /// A report of the platform, with a name for counting.
  struct Observation {
    enum Content {
      case reconcile(Layer<TreeScreen>, shown: [EntryID], remaining: [EntryID])
      case dismissed(Layer<TreeScreen>)
      case request(Int, LayerTabs<TreeScreen>, entry: EntryID, revision: Int)
      case resize(Bool, LayerTabs<TreeScreen>, entry: EntryID)
    }

    var kind: String
    let content: Content
  }

  static let observations = [
    "echo", "cancelled echo", "delayed echo", "doubled echo", "reordered echo", "unknown echo",
    "dismissed", "late dismissed", "request", "late request", "resize",
  ]

  var kind: String {
    switch self {
    case .verb(_, let command): command.kind
    case .told(let way, _, _): way.kind
    case .transaction: "transaction"
    case .tapped: "navigator's transaction"
    case .observation(let observation): observation.kind
    }
  }

  var text: String {
    switch self {
    case .verb(let owner, let command): "\(owner).\(command)"
    case .told(let way, let owner, let command): "\(owner).\(command) by \(way)"
    case .transaction(let verbs):
      "transaction \(verbs.map { "\($0.owner).\($0.command)" }.joined(separator: "; "))"
    case .tapped(let id, let owner, let commands): "transaction of \(id) in \(owner): \(commands)"
    case .observation(let observation):
      switch observation.content {
      case .reconcile(let layer, let shown, let remaining):
        "\(observation.kind) \(layer.id) \(shown) to \(remaining)"
      case .dismissed(let layer): "\(observation.kind) \(layer.id)"
      case .request(let position, _, let entry, let revision):
        "\(observation.kind) \(position) in \(entry) at \(revision)"
      case .resize(let isCollapsed, _, let entry):
        "\(observation.kind) \(entry) to \(isCollapsed ? "narrow" : "wide")"
      }
    }
  }
}

/// Chooses steps at random.
@MainActor
struct TreeStepSource {
  static let verbs = [
    "push", "pushAll", "pushIfNew", "pop", "popToLast", "popToFirst", "popToID", "popWhere",
    "popToRoot", "popToAppRoot", "replaceTop", "setRoot", "setRootKeepingStack", "setRoutes",
    "popOrPush", "remove", "removeAll", "trim", "update", "navigate", "present", "dismiss",
    "dismissAll", "back", "backSteps", "backTo", "moveToTop", "moveToTopWhere", "presentReplacing",
    "finish", "select", "deliver", "open", "revise", "reloadTabs",
  ]

  /// Steps that let trees grow come up more often.
  private static let weighted =
    verbs + ["push", "pushAll", "pushAll", "navigate", "navigate", "present", "present", "present"]
    + [
      "setRoutes", "deliver", "select", "popOrPush", "moveToTop", "moveToTop", "moveToTopWhere",
      "moveToTopWhere", "update", "popToRoot",
      "open", "open",
    ]

  var generator: SeededGenerator
  /// The last step of a navigator, which is sometimes repeated.
  var lastTap: TreeStep?
  /// Gestures that the platform has not reported yet.
  private var late: [TreeStep.Observation] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  mutating func oneOf<Element>(_ list: [Element], or other: Element) -> Element {
    list.randomElement(using: &generator) ?? other
  }

  mutating func step(_ tree: NaiveTree, _ shot: TreeShot) -> TreeStep {
    let size = tree.layers.map(\.rows.count).reduce(0, +)
    if size > 22, roll(3) == 0 {
      return .verb(0, roll(2) == 0 ? .setRoutes([.page(1), .page(2)]) : .popToAppRoot)
    }
    switch roll(12) {
    case 11: return tap(tree) ?? .observation(observation(shot))
    case 0: return told(tree) ?? .verb(oneOf(tree.owners, or: 0), command(tree, nil))
    case 1...5: return .verb(oneOf(tree.owners, or: 0), command(tree, nil))
    case 6:
      let count = 1 + roll(4)
      return .transaction((0..<count).map { _ in (oneOf(tree.owners, or: 0), command(tree, nil)) })
    default: return .observation(observation(shot))
    }
  }
}

// Verbs.
extension TreeStepSource {
  /// A command for one coordinator, with its present routes in mind.
  mutating func step(_ step: TreeStep, in tree: NaiveTree) -> TreeStep {
    switch step {
    case .verb(let owner, _): .verb(owner, command(tree, owner))
    case .transaction(let verbs):
      .transaction(verbs.map { ($0.owner, command(tree, $0.owner)) })
    case .observation, .told, .tapped: step
    }
  }

  mutating func route(_ level: Int) -> TreeRoute {
    switch roll(level < TreeCoordinator.deepest ? 20 : 10) {
    case 0...3: .page(roll(3))
    case 4: .sheet
    case 5: .card
    case 6: .dialog
    case 7: .tabs
    case 9: .split(roll(3))
    case 8: roll(3) == 0 ? .front : .page(0)
    case 10...12: .left(route(level + 1))
    case 13...15: .right(route(level + 1))
    case 16...18: .same(route(level + 1))
    default: .over(route(level + 1))
    }
  }

  private mutating func routes(_ level: Int, upTo count: Int) -> [TreeRoute] {
    (0..<roll(count + 1)).map { _ in route(level) }
  }

  mutating func command(_ tree: NaiveTree, _ owner: Int?) -> TreeCommand {
    guard let owner else { return .dismiss }
    let level = tree.level(of: owner)
    let places = tree.places(of: owner)
    let own = places.flatMap { tree.routes(at: $0, level: level) }
    let ids = places.flatMap { tree.rows(at: $0) }.map(\.id).filter { $0 > 0 }
    func id(_ number: Int) -> EntryID { EntryID(number: number) }
    let there = oneOf(own, or: .page(0))
    let any = roll(10) < 7 ? there : route(level)
    let top = places.last.flatMap { tree.rows(at: $0).last }
    if let tabs = top?.tabs, top?.owners.last == owner,
      roll(tabs.isCollapsed == nil ? 3 : 2) == 0
    {
      if tabs.isCollapsed != nil, roll(4) == 0 { return roll(2) == 0 ? .back : .backSteps(roll(5)) }
      return inTabs(tabs.declared, level, tree.variant)
    }
    let covered = Array(places.last.map { tree.routes(at: $0, level: level) }?.dropFirst() ?? [])
    let anyID = id(roll(10) == 0 ? 1 : oneOf(ids, or: 1))
    switch oneOf(Self.weighted, or: "push") {
    case "push": return .push(route(level))
    case "pushAll": return .pushAll(routes(level, upTo: 4))
    case "pushIfNew": return .pushIfNew(roll(2) == 0 ? own.last ?? any : route(level))
    case "pop": return .pop(roll(5))
    case "popToLast": return .popToLast(roll(2) == 0 ? there : any)
    case "popToFirst": return .popToFirst(any)
    case "popToID": return .popToID(anyID)
    case "popWhere": return .popWhere([any, route(level)])
    case "popToRoot": return .popToRoot
    case "popToAppRoot": return .popToAppRoot
    case "replaceTop": return .replaceTop(route(level))
    case "setRoot": return .setRoot(any)
    case "setRootKeepingStack": return .setRootKeepingStack(any)
    case "setRoutes": return .setRoutes(wanted(own, level))
    case "popOrPush": return .popOrPush(any)
    case "remove": return .remove(anyID)
    case "removeAll": return .removeAll(roll(2) == 0 ? [any] : [any, there, route(level)])
    case "trim": return .trim(roll(4))
    case "update": return .update(changes(own, level))
    case "present": return .present(any, roll(2) == 0 ? nil : oneOf(Self.styles, or: .sheet))
    case "dismiss": return .dismiss
    case "dismissAll": return .dismissAll
    case "back": return .back
    case "backSteps": return .backSteps(roll(5))
    case "backTo": return .backTo(any)
    case "moveToTop": return .moveToTop(roll(4) == 0 ? any : oneOf(covered, or: any))
    case "moveToTopWhere": return .moveToTopWhere([any, oneOf(covered, or: there)])
    case "presentReplacing": return .presentReplacing(any, roll(2) == 0 ? nil : .cover)
    case "finish": return .finish
    case "revise": return revision(tree, owner, anyID)
    case "select", "deliver", "reloadTabs":
      let tabs = TreeRoute.tabs(level: level, variant: tree.variant)
      return inTabs(tabs, level, tree.variant)
    case "open":
      let policy = roll(3) == 0 ? oneOf(Self.policies, or: .dismissModals) : .dismissModals
      let wanted = roll(4) == 0 ? there : presented(own, level) ?? route(level)
      return .open(wanted, policy, bare: roll(4) == 0)
    default: return .navigate(roll(5) == 0 ? there : presented(own, level) ?? route(level))
    }
  }

  /// A revision of an entry of the coordinator itself, or of any entry, usually to another page.
  private mutating func revision(_ tree: NaiveTree, _ owner: Int, _ any: EntryID) -> TreeCommand {
    let own = tree.ordered.filter { $0.row.owners.last == owner && $0.row.id > 0 }
    let row = oneOf(own.map(\.row.id), or: any.number)
    let id = roll(6) == 0 ? any : EntryID(number: row)
    return .revise(id, roll(4) == 0 ? route(tree.level(of: owner)) : .page(roll(4)))
  }

  /// Sometimes a route that an existing child would present.
  private mutating func presented(_ own: [TreeRoute], _ level: Int) -> TreeRoute? {
    guard roll(3) == 0, let side = oneOf(own.map { $0.embedded?.side }, or: nil) else { return nil }
    let inner: TreeRoute = level + 1 < TreeCoordinator.deepest ? .over(.sheet) : .sheet
    return TreeRoute(side, oneOf([.sheet, .card, .dialog, .front, inner], or: .sheet))
  }

  /// A command for tabs with a tab that is declared with the route, or takes it.
  private mutating func inTabs(
    _ tabs: [TreeRoute], _ level: Int, _ variant: Int
  ) -> TreeCommand {
    let declared = oneOf(tabs, or: .page(0))
    if roll(5) == 0 { return .reloadTabs(roll(3) == 0 ? variant : roll(TreeRoute.variants)) }
    if roll(2) == 0 { return .select(declared) }
    let route = into(tabs, level)
    return roll(2) == 0 ? .navigate(route) : .deliver(route, roll(2) == 0)
  }

  /// An open that waits is not part of this model.
  static let policies = OpenPolicy.allCases.filter { $0 != .whenClear }

  private static let styles: [ModalStyle] = [
    .sheet, .cover, .popover, .dialog, .sheet(stack: false),
  ]

  /// Routes to set: the present ones, some of them, in another order, or others.
  private mutating func wanted(_ own: [TreeRoute], _ level: Int) -> [TreeRoute] {
    switch roll(5) {
    case 0: own
    case 1: own.filter { _ in roll(3) > 0 } + [route(level)]
    case 2: own.shuffled(using: &generator)
    case 3: Array(own.prefix(4)) + routes(level, upTo: 2) + own.suffix(2)
    default: routes(level, upTo: 5)
    }
  }

  private mutating func changes(_ own: [TreeRoute], _ level: Int) -> [TreeCommand.Change] {
    var changes: [TreeCommand.Change] = []
    for _ in 0...roll(3) {
      switch roll(7) {
      case 0...1: changes.append(.push(route(level)))
      case 2: changes.append(.pop)
      case 3: changes.append(.removeSecond)
      case 4: changes.append(.removeTop)
      case 5: changes.append(.reviseTop(roll(3) == 0 ? .left(.page(roll(3))) : .page(roll(4))))
      default: changes.append(.popToRoot)
      }
    }
    if roll(4) == 0 { changes.append(.replace(own.shuffled(using: &generator))) }
    return changes
  }
}

// Observations.
extension TreeStepSource {
  private mutating func observation(_ shot: TreeShot) -> TreeStep.Observation {
    // A platform shows the present state, and reports it now or later, once or twice.
    if roll(2) == 0, late.count < 12, let seen = gesture(shot) { late.append(seen) }
    // There may be no tabs.
    let kind = oneOf(
      TreeStep.observations + ["request", "late request", "resize", "resize"], or: "echo")
    switch kind {
    case "late dismissed", "late request", "delayed echo", "doubled echo", "reordered echo":
      let fitting = late.indices.filter { late[$0].kind == kind }
      guard !fitting.isEmpty else { break }
      let chosen = kind == "delayed echo" ? fitting[0] : oneOf(fitting, or: fitting[0])
      if kind == "doubled echo", roll(2) == 0 { return late[chosen] }
      return late.remove(at: chosen)
    default: break
    }
    return gesture(shot, kind) ?? echo(shot, "echo")
  }

  /// A gesture that will be reported late.
  private mutating func gesture(_ shot: TreeShot) -> TreeStep.Observation? {
    let kinds = TreeStep.observations.filter {
      $0.hasPrefix("late") || ["delayed echo", "doubled echo", "reordered echo"].contains($0)
    }
    return gesture(shot, oneOf(kinds + ["late request"], or: "delayed echo"))
  }

  private mutating func gesture(_ shot: TreeShot, _ kind: String) -> TreeStep.Observation? {
    let layer = oneOf(shot.layers, or: shot.layers[0])
    switch kind {
    case "dismissed", "late dismissed":
      let modals = shot.layers.filter { ![.base, .tab, .column].contains($0.layer.style) }
      let chosen = roll(5) == 0 ? layer : oneOf(modals, or: layer)
      return TreeStep.Observation(kind: kind, content: .dismissed(chosen.layer))
    case "request", "late request":
      let tabs = shot.layers.flatMap { $0.layer.entries.filter { $0.tabs != nil } }
      guard let entry = tabs.randomElement(using: &generator), let found = entry.tabs else {
        return nil
      }
      let revision = roll(6) == 0 ? found.revision + 1 : found.revision
      return TreeStep.Observation(
        kind: kind,
        content: .request(roll(5), found, entry: entry.id, revision: revision))
    case "resize":
      let tabs = shot.layers.flatMap { $0.layer.entries.filter { $0.tabs != nil } }
      let columns = tabs.filter { $0.tabs?.areColumns == true }
      guard let entry = (roll(9) == 0 ? tabs : columns).randomElement(using: &generator),
        let found = entry.tabs
      else { return nil }
      let isCollapsed = roll(5) == 0 ? found.isCollapsed : !found.isCollapsed
      return TreeStep.Observation(
        kind: kind, content: .resize(isCollapsed, found, entry: entry.id))
    default: return echo(shot, kind)
    }
  }

  private mutating func echo(_ shot: TreeShot, _ kind: String) -> TreeStep.Observation {
    let seen = oneOf(shot.layers, or: shot.layers[0])
    var remaining = seen.ids
    switch roll(4) {
    case _ where kind == "cancelled echo": break
    case 0: remaining = remaining.filter { _ in roll(4) > 0 }
    case 1: remaining = Array(remaining.prefix(1))
    default: remaining = Array(remaining.prefix(max(1, remaining.count - 1 - roll(2))))
    }
    if kind == "unknown echo" { remaining.append(EntryID(number: NaiveTree.neverIssued)) }
    if roll(12) == 0, kind != "cancelled echo" { remaining = [] }
    return TreeStep.Observation(
      kind: kind,
      content: .reconcile(
        seen.layer, shown: namingTwice(seen.ids), remaining: namingTwice(remaining)))
  }

  /// The same ids, sometimes with one twice, which means the same.
  private mutating func namingTwice(_ ids: [EntryID]) -> [EntryID] {
    guard roll(5) == 0, let id = ids.randomElement(using: &generator) else { return ids }
    var twice = ids
    twice.insert(id, at: roll(2) == 0 ? ids.count : roll(ids.count))
    return twice
  }
}
