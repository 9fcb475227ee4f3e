@testable import Waymark

// Verbs that are called from inside the tree, or during outputs and signals.
extension TreeStep {
  enum Way {
    case navigator(EntryID)
    case output(EntryID), signal(EntryID)
    case outputOf(Int), signalOf(Int)

    var kind: String {
      switch self {
      case .navigator: "navigator"
      case .output, .outputOf: "output"
      case .signal, .signalOf: "signal"
      }
    }
  }
}

extension TreeSession {
  /// Calls a verb in one of the ways.
  func tell(_ way: TreeStep.Way, _ owner: Int, _ command: TreeCommand) -> Outcome {
    if case .navigator(let id) = way {
      return navigator(of: id).map(command.perform) ?? .queued
    }
    guard let receiver = coordinator(owner) else { return .queued }
    census.heard = nil
    let sender: TreeCoordinator?
    switch way {
    case .navigator: sender = nil
    case .output(let id), .signal(let id):
      let row = model.ordered.first { $0.row.id == id.number }?.row
      sender = row?.owners.last.flatMap(coordinator)
    case .outputOf(let other), .signalOf(let other): sender = coordinator(other)
    }
    guard let sender else { return .queued }
    let height = sender.level - receiver.level
    let output = TreeOutput(height: height, command: command)
    let handler = receiver.handle(TreeSignal.self) { [weak receiver] signal in
      guard let receiver else { return }
      receiver.census.heard = signal.command.perform(on: receiver)
    }
    let told =
      switch way {
      case .output(let id): sender.navigator(of: id)?.emit(output)
      case .outputOf: sender.emit(output)
      case .signal(let id): sender.navigator(of: id)?.send(TreeSignal(command: command))
      default: sender.send(TreeSignal(command: command))
      }
    handler.cancel()
    if told != .performed { fail("told \(told.map { "\($0)" } ?? "nothing")") }
    return census.heard ?? .queued
  }
}

extension TreeStepSource {
  /// A verb from inside a column or a tab.
  mutating func told(_ tree: NaiveTree) -> TreeStep? {
    let inside = tree.ordered.map(\.row).filter { row in
      row.id > 0 && row.tabs == nil && !tree.columns(around: row.id).isEmpty
    }
    guard let row = inside.randomElement(using: &generator), let sender = row.owners.last else {
      return nil
    }
    let id = EntryID(number: row.id)
    let level = row.owners.count - 1
    if roll(3) == 0 {
      let tops = inside.filter { row in tree.layers.contains { $0.rows.last?.id == row.id } }
      guard let top = tops.randomElement(using: &generator), let owner = top.owners.last else {
        return nil
      }
      let command = tree.hasTakenPlace(top.id) ? .pop(1) : toldCommand(tree, owner, true)
      let step = TreeStep.told(.navigator(EntryID(number: top.id)), owner, command)
      lastTap = step
      return step
    }
    let isSignal = roll(2) == 0 || level == 0
    let holders = tree.columns(around: row.id).compactMap { column in
      tree.ordered.first { $0.row.id == column.entry }?.row.owners.last
    }
    let above = isSignal ? row.owners : row.owners.dropLast()
    let wanted = holders.filter(above.contains)
    guard let owner = wanted.randomElement(using: &generator) ?? above.last else { return nil }
    let command = toldCommand(tree, owner, false)
    let isEntry = roll(2) == 0
    if isSignal { return .told(isEntry ? .signal(id) : .signalOf(sender), owner, command) }
    return .told(isEntry ? .output(id) : .outputOf(sender), owner, command)
  }

  mutating func toldCommand(
    _ tree: NaiveTree, _ owner: Int, _ isNavigator: Bool
  ) -> TreeCommand {
    let level = tree.level(of: owner)
    let rows = tree.places(of: owner).last.map(tree.rows) ?? []
    let split = rows.last { $0.owners.last == owner && $0.tabs?.isCollapsed != nil }
    var route = route(level)
    if roll(4) > 0, let declared = split?.tabs?.declared {
      route = into(declared, level)
    }
    switch roll(8) {
    case 0: return .push(route)
    case 1...2 where isNavigator: return .present(route, nil)
    case 1 where !isNavigator: return .deliver(route, roll(2) == 0)
    default: return .navigate(route)
    }
  }

  /// A route that one of some columns or tabs takes, or is declared with.
  mutating func into(_ declared: [TreeRoute], _ level: Int) -> TreeRoute {
    let column = oneOf(declared, or: .page(0))
    guard roll(4) > 0 else { return column }
    return column.embedded.map { TreeRoute($0.side, route(level + 1)) } ?? .page(roll(3))
  }
}
