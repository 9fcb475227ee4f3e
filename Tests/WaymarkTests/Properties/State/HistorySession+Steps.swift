@testable import Waymark

// The steps.
extension HistorySession {
  func step() {
    switch roll(36) {
    case 0...7, 31...33: travel()
    case 8, 24: policy()
    case 9, 26: judge()
    case 27: want()
    case 28...30: letIn()
    case 10, 34...35: leavePolicy()
    case 11...12: answer()
    case 13...14: observe()
    case 25: detour()
    case 15: transact()
    case 16 where roll(4) == 0: clear()
    case 17 where roll(3) == 0: restore()
    default: verb()
    }
    if roll(2) == 0, pending != nil { answer() }
  }

  private var coordinator: TreeCoordinator { source.oneOf(coordinators, or: app) }

  private func travel() {
    text = "go"
    switch roll(8) {
    case 0:
      guard let position = read.randomElement(using: &source.generator) else { return }
      let index = history.positions.firstIndex { $0.id == position.id }
      let number = index.map { model.positions[$0].number } ?? -1
      if index == nil { count("dropped position") }
      text = "go to \(position.id)"
      perform(.travel(number: number)) { history.go(to: position) }
    case 1...3: travel(by: -1)
    case 4...5: travel(by: 1)
    default: travel(by: roll(7) - 3)
    }
  }

  private func travel(by count: Int) {
    var count = count
    if !model.positions.indices.contains(model.place + count), roll(8) > 0 {
      count = roll(model.positions.count) - model.place
    }
    text = "go \(count)"
    let place = model.place + count
    let isThere = model.positions.indices.contains(place)
    if !isThere { self.count("out of range") }
    let number = isThere ? model.positions[place].number : -1
    let outcome = perform(.travel(number: number)) {
      switch count {
      case -1: history.back()
      case 1: history.forward()
      default: history.go(count)
      }
    }
    if case .denied = outcome, abs(count) < 4 { pass(count) }
  }

  /// Takes a longer step after a denied one.
  private func pass(_ count: Int) {
    guard failure == nil, count != 0 else { return }
    let far = count + count.signum()
    let place = model.place + far
    guard model.positions.indices.contains(place) else { return }
    travel(by: far)
    if model.place == place { self.count("passed") }
  }

  private func verb() {
    let isReturning = lastKind == "select" && roll(3) > 0
    let coordinator = isReturning ? app : coordinator
    call(isReturning ? .back : command(coordinator), on: coordinator)
  }

  private func call(_ command: TreeCommand, on coordinator: TreeCoordinator) {
    lastKind = command.kind
    text = "\(coordinator.serial).\(command)"
    count(command.kind)
    perform(.verb(command.onlyRemoves ? .always : .ifLeft)) { command.perform(on: coordinator) }
  }

  /// Returns to an earlier state, several times, or through another tab.
  private func detour() {
    count("detour")
    switch roll(3) {
    case 0:
      call(.push(.page(2)), on: app)
      text = "pop add"
      perform(.verb(.always, .add)) { app.transaction(history: .add) { [app] in app.pop() } }
      call(.push(.page(3)), on: app)
      call(.pop(1), on: app)
    case 1:
      let tab = source.oneOf(TreeRoute.tabs(level: 0, variant: census.variant), or: .page(0))
      call(.setRoutes([.page(0), .tabs]), on: app)
      call(.select(tab), on: app)
      call(.select(.right(.page(0))), on: app)
      if let child = app.child(TreeCoordinator.self) { call(.present(.sheet, nil), on: child) }
      call(.select(tab), on: app)
    default: reload()
    }
  }

  /// Goes back and forth between tabs that are all screens, in one order and another.
  private func reload() {
    call(.setRoutes([.page(0), .left(.left(.tabs))]), on: app)
    guard let inner = coordinators.first(where: { $0.level == TreeCoordinator.deepest }) else {
      return
    }
    call(.select(.page(0)), on: inner)
    if roll(2) == 0 { call(.popToRoot, on: app) }
    if roll(2) == 0 { travel(by: -1) }
    for _ in 0..<2 {
      guard let inner = coordinators.first(where: { $0.level == TreeCoordinator.deepest }) else {
        break
      }
      call(.reloadTabs(roll(TreeRoute.variants)), on: inner)
      if roll(2) == 0 { call(.push(.page(2)), on: inner) }
      travel(by: -1 - roll(2))
    }
    travel(by: 1)
  }

  /// A verb with a policy for the history.
  private func policy() {
    let coordinator = coordinator
    let policy = source.oneOf([HistoryPolicy.add, .replace, .ignore, .ignore], or: .add)
    let route = source.route(coordinator.level)
    let command = command(coordinator)
    let kind = roll(4)
    text = "\(coordinator.serial).\(kind) \(route.name) \(command) \(policy)"
    var changes = true
    perform(.verb(.ifLeft, changes ? policy : nil)) {
      switch kind {
      case 0: coordinator.open(route, history: policy)
      case 1: coordinator.navigate(to: route, history: policy)
      case 2: app.transaction(history: policy) { _ = command.perform(on: coordinator) }
      default:
        // It counts for the whole transaction, which has no policy itself, if the verb changes something.
        app.transaction {
          changes = coordinator.navigate(to: route, history: policy) != .unchanged
          coordinator.push(.page(2))
        }
      }
    }
  }

  private func transact() {
    let verbs = (0...roll(3)).map { _ in
      let coordinator = coordinator
      return (coordinator, command(coordinator))
    }
    text = "transaction \(verbs.map { "\($0.0.serial).\($0.1)" })"
    let removes = verbs.allSatisfy(\.1.onlyRemoves)
    perform(.verb(removes ? .always : .unlessSelected)) {
      app.transaction {
        for (coordinator, command) in verbs { _ = command.perform(on: coordinator) }
      }
    }
  }

  private func leavePolicy() {
    text = "policies"
    if policies.isEmpty {
      // Sometimes most of them ask, so that one step asks several.
      let asks = roll(3) == 0
      for id in now.ids.sorted() where asks || roll(3) == 0 {
        set(!asks && roll(3) == 0 ? .blocked : .confirm, id)
      }
    } else {
      for id in policies.keys { set(.free, id) }
      policies = [:]
    }
  }

  func set(_ policy: LeavePolicy, _ id: Int) {
    guard let navigator = app.navigator(of: EntryID(number: id)),
      let entry = navigator.origin?.stayingEntry, entry.tabs == nil
    else { return }
    navigator.leavePolicy = policy
    if policy != .free { policies[id] = policy }
  }

  /// Answers the open question, or an earlier one.
  private func answer() {
    guard let (request, deed, asked) = pending else { return }
    pending = nil
    let isOpen = app.pendingLeave == request
    if roll(5) == 0 {
      text = "cancel"
      let before = now
      request.cancel()
      if NaiveState(app) != before { fail("cancelled, and changed") }
      count("cancelled")
      return
    }
    text = "proceed"
    guard isOpen else {
      let before = now
      let outcome = request.proceed()
      if outcome == .performed || NaiveState(app) != before { fail("\(outcome) after all") }
      count("asked before")
      return
    }
    let outcome = perform(deed, asked: asked) { request.proceed() }
    guard outcome == .performed else { return }
    if case .travel = deed { count("travel went on") } else { count("verb went on") }
    if case .verb(_, .some) = deed { count("policy went on") }
  }

  private func observe() {
    let layers = TreeShot(app).layers
    let seen = source.oneOf(layers, or: layers[0])
    let keeps = roll(seen.ids.count + 1)
    let kind = roll(5)
    if let tabs = seen.handles.first, kind < 2 {
      let position = roll(tabs.layers.count)
      text = "request \(position) of \(tabs.id)"
      perform(.verb(.ifLeft)) {
        kind == 0
          ? app.request(isCollapsed: !tabs.isCollapsed, in: tabs)
          : app.request(select: position, in: tabs, revision: tabs.revision)
      }
    } else if kind < 4 {
      let remaining = Array(seen.ids.prefix(max(1, keeps)))
      text = "echo \(seen.ids) to \(remaining)"
      perform(.verb(.always)) {
        app.reconcile(seen.layer, shown: seen.ids, remaining: remaining)
      }
    } else {
      let last = layers.last { ![.base, .tab, .column].contains($0.layer.style) } ?? seen
      text = "dismissed \(last.layer.id)"
      perform(.verb(.always)) { app.dismissed(last.layer) }
    }
  }

  private func clear() {
    text = "clear"
    history.clear()
    model.clear(now)
    count("cleared")
  }

  private func restore() {
    if roll(3) == 0 {
      // A link comes first.
      count("link and restore")
      call(.open(source.route(0), .dismissModals, bare: roll(2) == 0), on: app)
    }
    text = "restore"
    count("restore")
    let other = TreeCoordinator(back: .never, census: Census())
    other.start()
    for _ in 0...roll(4) { other.navigate(to: source.route(0)) }
    let snapshot = other.snapshot()
    perform(.verb(.ifLeft)) { app.restore(snapshot).outcome }
  }
}

// The request.
extension HistorySession {
  private func command(_ coordinator: TreeCoordinator) -> TreeCommand {
    let level = coordinator.level
    let own = coordinator.layers.joined() + [.page(0)]
    let there = source.oneOf(Array(own), or: .page(0))
    let route = source.route(level)
    let any = roll(3) == 0 ? route : there
    let ids = coordinator.stack.map(\.id) + [EntryID(number: source.oneOf(now.ids.sorted(), or: 1))]
    let id = source.oneOf(ids, or: ids[0])
    if now.rows.count > 18, roll(3) == 0 { return roll(2) == 0 ? .popToAppRoot : .back }
    if coordinator.stack.last.map({ own in now.selections[own.id.number] != nil }) ?? false,
      roll(3) == 0
    {
      return inTabs(level)
    }
    switch roll(36) {
    case 0...2: return .push(roll(5) == 0 ? .tabs : route)
    case 3: return .pushAll([route, source.route(level)])
    case 4...6: return .navigate(any)
    case 7...8: return .pop(1 + roll(2))
    case 9: return .popToRoot
    case 10: return .popToID(id)
    case 11: return .replaceTop(route)
    case 12: return .setRoutes((own.dropLast() + [route]).shuffled(using: &source.generator))
    case 13: return .setRoutes(Array(own.prefix(1 + roll(own.count))))
    case 14: return .popOrPush(any)
    case 15: return .remove(id)
    case 16: return .removeAll([any])
    case 17: return .trim(roll(3))
    case 18: return .update([.pop, .reviseTop(.page(roll(4)))])
    case 19: return .update(roll(2) == 0 ? [.removeSecond] : [.pop, .push(route)])
    case 20...21: return .present(route, roll(2) == 0 ? nil : .cover)
    case 22: return .presentReplacing(any, nil)
    case 23: return roll(2) == 0 ? .dismiss : .dismissAll
    case 24...25: return .back
    case 26: return roll(2) == 0 ? .backSteps(1 + roll(3)) : .backTo(any)
    case 27: return .moveToTop(there)
    case 28: return .finish
    case 29...30: return inTabs(level)
    case 31: return .revise(id, .page(roll(4)))
    case 32: return .setRoot(any)
    default:
      return .open(
        any, source.oneOf([.dismissModals, .push, .replaceRoot], or: .push), bare: false)
    }
  }

  private func inTabs(_ level: Int) -> TreeCommand {
    let tabs = TreeRoute.tabs(level: level, variant: census.variant)
    switch roll(6) {
    case 5: return .reloadTabs(roll(TreeRoute.variants))
    case 0...2: return .select(source.oneOf(tabs, or: .page(0)))
    case 3: return .deliver(source.into(tabs, level), roll(2) == 0)
    default: return .back
    }
  }
}

extension TreeCommand {
  private static let removals: Set<String> = [
    "pop", "popToLast", "popToFirst", "popToID", "popWhere", "popToRoot", "popToAppRoot",
    "popOrPush",
    "remove", "removeAll", "trim", "dismiss", "dismissAll", "back", "backSteps", "backTo", "finish",
    "update",
  ]

  /// True if it only removes, unless something enters.
  fileprivate var onlyRemoves: Bool {
    if case .update(let changes) = self, changes.contains(where: \.revises) { return false }
    return Self.removals.contains(kind)
  }
}

extension TreeCommand.Change {
  fileprivate var revises: Bool {
    if case .reviseTop = self { true } else { false }
  }
}
