@testable import Waymark

// Verbs of navigators, which know their entry.
extension TreeSession {
  /// The navigator of an entry. The one that was called last is known also after its entry has left.
  func navigator(of id: EntryID) -> Navigator<TreeCoordinator>? {
    if let navigator = root?.navigator(of: id) { tapped = [id: navigator] }
    return tapped[id]
  }

  /// What is counted of a verb of a navigator.
  func taps(_ step: TreeStep, _ outcome: Outcome) -> [String] {
    let id: EntryID
    var kinds: [String] = []
    switch step {
    case .told(.navigator(let entry), _, let command):
      id = entry
      if outcome == .performed { kinds.append("\(command.kind) by a navigator") }
    case .tapped(let entry, _, _): id = entry
    default: return []
    }
    if outcome == .ignored(.originNotOnTop) { kinds.append("not on top") }
    if outcome == .ignored(.left) { kinds.append("its entry has left") }
    if tapped[id] != nil { kinds.append("second tap") }
    if model.chain.count > 0, outcome == .performed { kinds.append("navigator among layers") }
    return kinds
  }

  /// Calls verbs of a navigator as one change.
  func tap(_ id: EntryID, _ owner: Int, _ commands: [TreeCommand]) -> Outcome {
    guard let navigator = navigator(of: id) else { return .queued }
    return navigator.transaction {
      for (index, command) in commands.enumerated() {
        let said = command.perform(with: navigator)
        guard let coordinator = self.coordinator(owner) else { continue }
        self.compareDraft(index, said, owner, coordinator)
      }
    }
  }
}

extension TreeCommand {
  @MainActor
  func perform(with navigator: Navigator<TreeCoordinator>) -> Outcome {
    switch self {
    case .push(let route): navigator.push(route)
    case .pushAll(let routes): navigator.push(routes)
    case .replaceTop(let route): navigator.replaceTop(route)
    case .present(let route, let style): navigator.present(route, as: style)
    case .presentReplacing(let route, let style):
      navigator.present(route, as: style, replacing: true)
    case .navigate(let route): navigator.navigate(to: route)
    case .select(let route): navigator.select(route)
    case .revise(_, let route): navigator.revise(to: route)
    case .pop: navigator.pop()
    case .popToLast(let route): navigator.pop(toLast: route)
    case .popToRoot: navigator.popToRoot()
    case .dismiss: navigator.dismiss()
    case .dismissAll: navigator.dismissAll()
    case .open(let route, let policy, let bare): navigator.open(route, over: policy, bare: bare)
    case .finish: navigator.finish()
    default: .queued
    }
  }
}

extension TreeStepSource {
  /// A verb of the navigator of any entry, or the last one again, as by a second tap.
  mutating func tap(_ tree: NaiveTree) -> TreeStep? {
    if let last = lastTap, roll(2) == 0 {
      lastTap = nil
      return last
    }
    let rows = tree.ordered.map(\.row).filter { $0.id > 0 && $0.tabs == nil }
    guard let row = rows.randomElement(using: &generator), let owner = row.owners.last else {
      return nil
    }
    let id = EntryID(number: row.id)
    let step: TreeStep =
      roll(6) == 0
      ? .tapped(id, owner, (0...roll(3)).map { _ in inTransaction(tree, owner) })
      : .told(.navigator(id), owner, tapCommand(tree, id, owner))
    lastTap = step
    return step
  }

  private mutating func tapCommand(
    _ tree: NaiveTree, _ id: EntryID, _ owner: Int
  ) -> TreeCommand {
    let level = tree.level(of: owner)
    let own = tree.places(of: owner).flatMap { tree.routes(at: $0, level: level) }
    let there = oneOf(own, or: .page(0))
    let any = roll(2) == 0 ? there : route(level)
    switch roll(20) {
    case 0...1: return .push(route(level))
    case 2: return .pushAll([route(level), route(level)])
    case 3: return .replaceTop(any)
    case 4...5: return .present(any, roll(2) == 0 ? nil : .cover)
    case 6...7: return .presentReplacing(any, nil)
    case 8...9: return .pop(1)
    case 10: return .popToLast(there)
    case 11: return .popToRoot
    case 12...13: return .dismiss
    case 14: return roll(2) == 0 ? .dismissAll : .finish
    case 15: return .select(oneOf(TreeRoute.tabs(level: level, variant: tree.variant), or: any))
    case 16: return .revise(id, .page(roll(4)))
    case 17: return .open(route(level), oneOf(Self.policies, or: .push), bare: roll(2) == 0)
    case 18: return .open(any, .push, bare: false)
    default: return toldCommand(tree, owner, true)
    }
  }

  /// A verb that is part of a navigator's transaction.
  private mutating func inTransaction(_ tree: NaiveTree, _ owner: Int) -> TreeCommand {
    let level = tree.level(of: owner)
    switch roll(8) {
    case 0...1: return .push(route(level))
    case 2: return .present(route(level), nil)
    case 3: return .dismiss
    case 4: return .pop(1)
    case 5: return .popToRoot
    case 6: return .pushAll([route(level), route(level)])
    default: return .navigate(route(level))
    }
  }
}
