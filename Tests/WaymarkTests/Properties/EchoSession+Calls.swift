@testable import Waymark

// Verbs at random, as the first app is now. Each is looked up again in the app in which it is called.
extension EchoSession {
  func nextCall(isEcho: Bool = false) -> Call {
    switch roll(12) {
    case 0: return transaction()
    case 1: return observation()
    case 2: return answering()
    case 3: return historyStep()
    case 4: return tap()
    default:
      let coordinator = oneOf(loud.coordinators) ?? loud.app
      return verb(coordinator.serial, command(coordinator))
    }
  }

  private func verb(_ serial: Int, _ command: TreeCommand) -> Call {
    Call(text: "\(serial).\(command)") { side in
      // Whoever has left meanwhile does nothing.
      side.coordinator(serial).map { command.perform(on: $0) } ?? .ignored(.left)
    }
  }

  private func transaction() -> Call {
    let calls = (0...roll(3)).map { _ in
      let coordinator = oneOf(loud.coordinators) ?? loud.app
      return verb(coordinator.serial, command(coordinator))
    }
    let isForced = roll(4) == 0
    return Call(text: "transaction(force: \(isForced)) \(calls.map(\.text))") { side in
      side.app.transaction(force: isForced) { for call in calls { _ = call.perform(side) } }
    }
  }

  /// A verb of the navigator of an entry.
  private func tap() -> Call {
    let ids = TreeShot(loud.app).ids
    guard let id = oneOf(ids), let coordinator = oneOf(loud.coordinators) else {
      return answering()
    }
    let route = source.route(2)
    switch roll(5) {
    case 0: return tap(id, "pop") { $0.pop() }
    case 1: return tap(id, "finish") { $0.finish() }
    case 2: return tap(id, "dismiss") { $0.dismiss() }
    case 3: return tap(id, "push \(route)") { $0.push(route) }
    default:
      let command = command(coordinator)
      return tap(id, "transaction of \(command)") { navigator in
        navigator.transaction { _ = command.perform(with: navigator) }
      }
    }
  }

  private func tap(
    _ id: EntryID, _ name: String, _ verb: @escaping (Navigator<TreeCoordinator>) -> Outcome
  ) -> Call {
    Call(text: "\(name) by \(id)", origin: id) { side in
      side.navigators[id].map(verb) ?? .ignored(.left)
    }
  }

  private func historyStep() -> Call {
    let count = [-2, -1, -1, 1, 2][roll(5)]
    return Call(text: "history.go(\(count))") { $0.history.go(count) }
  }

  /// What goes on, is asked again, or ends.
  private func answering() -> Call {
    switch roll(4) {
    case 0: Call(text: "proceed", isAnswer: true) { $0.question?.proceed() ?? $0.app.pop(0) }
    case 1: Call(text: "release") { $0.app.release("gate") }
    case 2: Call(text: "revalidate", isKept: true) { $0.app.revalidate() }
    default: Call(text: "reload") { $0.app.reloadTabs() }
    }
  }

  private func observation() -> Call {
    let shot = TreeShot(loud.app)
    guard let seen = oneOf(shot.layers) else { return answering() }
    let id = seen.layer.id
    switch roll(4) {
    case 0:
      return Call(text: "dismissed \(id)") { side in
        side.seen(id).map { side.app.dismissed($0.layer) } ?? .ignored(.left)
      }
    case 1:
      let remaining = Array(seen.ids.prefix(max(1, seen.ids.count - 1 - roll(2))))
      return Call(text: "reconcile \(id) to \(remaining)") { side in
        side.seen(id).map { found in
          side.app.reconcile(found.layer, shown: seen.ids, remaining: remaining)
        } ?? .ignored(.left)
      }
    default:
      let entries = shot.layers.flatMap { $0.layer.entries.filter { $0.tabs != nil }.map(\.id) }
      guard let entry = oneOf(entries) else { return answering() }
      let (position, isResize, isCollapsed) = (roll(3), roll(3) == 0, roll(2) == 0)
      let revision = loud.tabs(entry)?.revision ?? 0
      return Call(text: "\(isResize ? "resize" : "select \(position)") of \(entry)") { side in
        guard let tabs = side.tabs(entry) else { return .ignored(.left) }
        return isResize
          ? side.app.request(isCollapsed: isCollapsed, in: tabs)
          : side.app.request(select: position, in: tabs, revision: revision)
      }
    }
  }

  private func command(_ coordinator: TreeCoordinator) -> TreeCommand {
    let own = coordinator.layers.flatMap { $0 }
    let route = source.route(coordinator.level)
    let there = oneOf(own) ?? route
    let id = oneOf(TreeShot(coordinator).ids) ?? EntryID(number: 1)
    let tabs = TreeRoute.tabs(level: coordinator.level, variant: loud.census.variant)
    if own.count > 12 { return .setRoutes([.page(0), route]) }
    switch roll(26) {
    case 0: return .pop(1 + roll(2))
    case 1: return .popToLast(there)
    case 2: return .popToRoot
    case 3: return .popOrPush(there)
    case 4: return .replaceTop(route)
    case 5: return .setRoot(route)
    case 6: return .setRoutes(own.shuffled(using: &generator) + [route])
    case 7: return .remove(id)
    case 8: return .removeAll([there])
    case 9: return .trim(1 + roll(2))
    case 10: return .update([.push(route), .removeSecond])
    case 11, 12:
      return .revise(oneOf(coordinator.stack.map(\.id)) ?? id, .page(roll(4)))
    case 13: return .present(route, nil)
    case 14: return .dismiss
    case 15: return .back
    case 16: return .backSteps(1 + roll(3))
    case 17: return .finish
    case 18: return .select(oneOf(tabs) ?? route)
    case 19: return .deliver(oneOf(tabs) ?? route, roll(2) == 0)
    case 20: return .open(roll(3) == 0 ? there : route, .dismissModals, bare: roll(4) == 0)
    case 21: return .open(there, oneOf(TreeStepSource.policies) ?? .push, bare: false)
    case 22: return .navigate(roll(2) == 0 ? there : route)
    case 23: return .moveToTop(there)
    case 24: return .navigate(oneOf(tabs) ?? route)
    default: return .push(roll(3) == 0 ? .tabs : route)
    }
  }
}
