@testable import Waymark

// Steps that access and leave policies have most to say about. By chance alone they are rare.
extension LeaveSession {
  /// A step for the present tree; nil if a random one is taken.
  func telling() -> TreeStep? {
    let model = session.model
    let active = model.owners.filter(model.isActive)
    guard rollRules(5) < 2, !active.isEmpty else { return nil }
    let owner = rollRules(2) == 0 ? 0 : active[rollRules(active.count)]
    let level = model.level(of: owner)
    let own = model.base(of: owner).map { model.routes(at: $0, level: level) } ?? []
    switch rollRules(12) {
    case 0...5: return removal(model)
    case 6...7: return .verb(owner, setting(own))
    case 8: return .verb(owner, .navigate(.front))
    case 9 where !model.chain.isEmpty: return .verb(0, .presentReplacing(.page(4), nil))
    case 9...10: return .transaction([(owner, setting(own)), (owner, .push(.page(4)))])
    default: return .transaction([(0, .push(.page(4))), (owner, setting(own))])
    }
  }

  /// Removes what is on top, so that something below comes into view. Adds something if too little is there.
  private func removal(_ model: NaiveTree) -> TreeStep? {
    let top = model.layer(model.topNumber)
    guard let row = top.rows.last, let owner = row.owners.last else { return nil }
    if top.rows.count > 2 {
      return .verb(owner, rollRules(3) == 0 ? .remove(EntryID(number: row.id)) : .pop(1))
    }
    if !model.chain.isEmpty { return .verb(0, rollRules(3) == 0 ? .dismissAll : .dismiss) }
    return .verb(0, .pushAll([.page(0), .left(.page(1)), .left(.page(2)), .page(1), .page(2)]))
  }

  /// Sets or opens other routes in place of those of a coordinator.
  private func setting(_ own: [TreeRoute]) -> TreeCommand {
    let route: TreeRoute = rollRules(3) == 0 ? .tabs : .page(3 + rollRules(3))
    switch rollRules(6) {
    case 0: return .setRoot(route)
    case 1: return .setRootKeepingStack(route)
    case 2: return .setRoutes(own.dropLast() + [route])
    case 3: return .open(route, .replaceRoot, bare: rollRules(2) == 0)
    case 4: return .open(route, .dismissModals, bare: rollRules(2) == 0)
    default: return .setRoutes([route])
    }
  }
}
