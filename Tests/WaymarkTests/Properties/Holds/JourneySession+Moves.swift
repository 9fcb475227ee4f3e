import Waymark

// Random steps.
extension JourneySession {
  static let steps = 120

  func step() {
    if roll(3) == 0 { change(roll(JourneyRules.names), isOpen: roll(3) != 0) }
    if mayDeny, roll(6) == 0 { block(roll(2) == 0) }
    switch roll(shape == .stack ? 25 : 29) {
    case 0..<6: want()
    case 6..<9: end()
    case 9: call("back") { app.back() }
    case 10: swipe()
    case 11: call("dismissed") { app.projection.layers.last.map { app.dismissed($0) } ?? .queued }
    case 12..<14: call("push", andThen: later()) { app.push(.page(roll(3))) }
    case 14: call("replaceTop") { app.replaceTop(.page(roll(3))) }
    case 15: stepInChild()
    case 16: call("setRoutes") { app.setRoutes([shape.home, .page(roll(3))]) }
    case 17: call("dismissAll") { app.dismissAll() }
    case 18: remove()
    case 19: transaction()
    case 20: drop()
    case 21: release()
    case 22: call("popToRoot") { app.popToRoot() }
    case 23, 24: if roll(2) == 0 { begin() }
    default: arrange()
    }
  }

  /// Releases a name in the app's own state, or takes that back.
  private func change(_ name: Int, isOpen: Bool) {
    let wasOpen = rules.isOpen[name]
    rules.isOpen[name] = isOpen
    // In tabs and columns, what is out of view would wait for a name that no verb has asked for.
    if shape != .stack, wasOpen, !isOpen { call("revalidate") { app.revalidate() } }
  }

  /// Denies the places of the app, or takes that back.
  private func block(_ isBlocked: Bool) {
    let wasBlocked = rules.isBlocked
    rules.isBlocked = isBlocked
    if shape != .stack, isBlocked, !wasBlocked { call("revalidate") { app.revalidate() } }
  }

  /// Begins with another app, usually with a waiting start.
  private func begin() {
    let start = guarded()
    guard roll(4) > 0, let verdict = rules.verdict(of: [start]) else {
      return restart(at: shape.home)
    }
    restart(at: start)
    for _ in 0..<roll(3) {
      if roll(2) == 0 { for name in verdict.gate { rules.isOpen[name] = true } }
      end()
    }
  }

  /// A place of the app or of an area.
  private func guarded() -> JourneyRoute {
    roll(2) == 0
      ? .guarded(roll(JourneyRules.places.count))
      : .area(.guarded(roll(JourneyRules.areaPlaces.count)))
  }

  private func want() {
    let route = guarded()
    if case .area(let own) = route, roll(3) == 0,
      let area = random(app.descendants.compactMap { $0 as? AreaCoordinator })
    {
      return want(own, in: area)
    }
    let verb = ["push", "navigate", "open", "present", "setRoutes", "setRoot", "deliver"][roll(7)]
    switch verb {
    case "push": want(verb, [route], .push) { app.push(route) }
    case "navigate": want(verb, [route], .navigate) { app.navigate(to: route) }
    case "open": want(verb, [route], .open) { app.open(route) }
    case "present": want(verb, [route], .present) { app.present(route) }
    case "setRoutes":
      want(verb, [route], .setRoutes) { app.setRoutes([shape.home, .page(9), route]) }
    case "setRoot": want(verb, [route], .setRoot) { app.setRoot(route) }
    default:
      if shape != .stack, roll(2) == 0 {
        return want(verb, [route], .deliver) { app.deliver(route, select: false) }
      }
      wantSeveral(route)
    }
  }

  private func want(_ route: AreaRoute, in area: AreaCoordinator) {
    let routes = [JourneyRoute.area(route)]
    switch roll(3) {
    case 0: want("push", routes, .push, of: area.name) { area.push(route) }
    case 1: want("present", routes, .present, of: area.name) { area.present(route) }
    default: want("navigate", routes, .navigate, of: area.name) { area.navigate(to: route) }
    }
  }

  /// A transaction with several verbs, one of which may release something.
  private func wantSeveral(_ route: JourneyRoute) {
    let other = guarded()
    let routes = roll(2) == 0 ? [route] : [other, route]
    let gate = roll(2) == 0 ? names() : nil
    let want = Want(verb: "pushes", routes: routes, cause: .transaction)
    let later = gate.map { Later(gate: $0, isOfCallback: false) }
    call("pushes \(routes) \(later.map { "\($0)" } ?? "")", wanting: want, andThen: later) {
      app.transaction { [app] in
        app.push(.page(8))
        if let gate { app.release(gate.gate) }
        for route in routes { app.push(route) }
      }
    }
  }

  private func want(
    _ verb: String, _ routes: [JourneyRoute], _ cause: NavigationCause, of owner: String = "App",
    _ body: () -> Outcome
  ) {
    let want = Want(verb: verb, routes: routes, cause: cause, owner: owner)
    let later = later()
    call(
      "\(owner).\(verb) \(routes.map(\.name)) \(later.map { "\($0)" } ?? "")", wanting: want,
      andThen: later, body)
  }

  /// A release in a callback of the next verb.
  private func later() -> Later? {
    roll(5) == 0 ? Later(gate: names(), isOfCallback: true) : nil
  }

  /// Some names, usually of a target that waits.
  private func names() -> JourneyGate {
    let journey = random(journeys)
    guard let journey, roll(5) > 0 else { return [roll(JourneyRules.names)] }
    let part = journey.rest.sorted().filter { _ in roll(2) == 0 }
    return part.isEmpty ? journey.rest : JourneyGate(part)
  }

  private func release() {
    let gate = names()
    if roll(2) == 0 { for name in gate { rules.isOpen[name] = true } }
    call("release \(gate.gate)", releasing: gate) { app.release(gate.gate) }
  }

  private func swipe() {
    guard let layer = app.projection.layers.last else { return }
    let ids = layer.entries.ids
    call("a swipe") {
      app.reconcile(layer, shown: ids, remaining: Array(ids.prefix(max(1, ids.count - 1))))
    }
  }

  private func stepInChild() {
    if let flow = random(app.descendants.compactMap { $0 as? StepCoordinator }), roll(2) == 0 {
      switch roll(4) {
      case 0: call("a child's push") { flow.push(.next) }
      case 1: call("a child's replaceTop") { flow.replaceTop(.next) }
      case 2: call("a child's setRoutes") { flow.setRoutes([.next, .next]) }
      default: call("a child's popToRoot") { flow.popToRoot() }
      }
    } else if let area = random(app.descendants.compactMap { $0 as? AreaCoordinator }) {
      switch roll(4) {
      case 0: call("an area's push") { area.push(.screen(5)) }
      case 1: call("an area's replaceTop") { area.replaceTop(.lobby) }
      case 2: call("an area's pop") { area.pop() }
      default: call("an area's popToRoot") { area.popToRoot() }
      }
    }
  }

  private func remove() {
    let ids = app.projection.layers.flatMap(\.entries.ids)
    guard let id = random(ids) else { return }
    call("remove") { app.remove(id) }
  }

  private func drop() {
    guard roll(2) == 0, let journey = random(journeys) else {
      return clear("dropHolds") { app.dropHolds() }
    }
    journeys.removeAll { $0.token == journey.token }
    call("cancel", dropping: [journey], as: .cancelled) { journey.token.cancel() }
  }

  private func clear(_ name: String, _ body: () -> Outcome) {
    let dropped = journeys
    journeys = []
    call(name, dropping: dropped, as: .cleared, body)
  }

  private func call(
    _ name: String, dropping dropped: [Journey], as reason: HoldDropReason, _ body: () -> Outcome
  ) {
    call(name) {
      wanted = dropped.map { Drop(token: $0.token, reason: reason) }
      return body()
    }
  }

  func random<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &generator) }
}

// Transactions, tabs and columns.
extension JourneySession {
  private func transaction() {
    switch roll(3) {
    case 0:
      let gate = names()
      call("dismiss, push, release", andThen: Later(gate: gate, isOfCallback: false)) {
        app.transaction { [app] in
          app.dismissAll()
          app.release(gate.gate)
          app.push(.page(1))
        }
      }
    case 1:
      call("push, pop") {
        app.transaction { [app] in
          app.push(.page(1))
          app.pop(2)
        }
      }
    default:
      clear("dropHolds, popToRoot") {
        app.transaction { [app] in
          app.dropHolds()
          app.popToRoot()
        }
      }
    }
  }

  /// Selects tabs and columns, brings others, or makes the window narrow or wide.
  private func arrange() {
    let tabs = app.projection.layers.flatMap(\.entries).compactMap(\.tabs)
    guard let tabs = random(tabs), roll(6) > 0 else {
      let route: JourneyRoute = shape == .tabs ? .tabs(roll(2)) : .columns(roll(2))
      return call("setRoot", andThen: later()) { app.setRoot(route) }
    }
    switch roll(tabs.areColumns ? 3 : 2) {
    case 0:
      let place = roll(tabs.layers.count)
      call("a tap on \(place)", andThen: later()) {
        app.request(select: place, in: tabs, revision: tabs.revision)
      }
    case 1:
      guard let route = random(tabs.routes(as: JourneyRoute.self) ?? []) else { return }
      call("select \(route.name)", andThen: later()) { app.select(route) }
    default: call("resize") { app.request(isCollapsed: roll(2) == 0, in: tabs) }
    }
  }
}

// Verbs that end what is visible, or call the target if they cannot.
extension JourneySession {
  private func end() {
    let verb = ["pop", "dismiss", "finish"][roll(3)]
    let leaf = app.projection.leaf
    let screen = leaf?.screen
    if let screen = screen as? NavigatingScreen<JourneyApp>, roll(2) == 0 {
      // In a tab that is a screen, that screen is the flow that cannot finish.
      let isTab = leaf.flatMap { before.list(of: $0.id) }?.holder != nil
      let first = verb != "finish" || isTab ? leaf?.id : first
      return call("its \(verb)", ending: first) { screen.navigator.end(by: verb) }
    }
    if let screen = screen as? NavigatingScreen<StepCoordinator> {
      return end(verb, screen.navigator)
    }
    if let screen = screen as? NavigatingScreen<AreaCoordinator> {
      return end(verb, screen.navigator)
    }
    call(verb, ending: verb == "dismiss" ? leaf?.id : first) {
      switch verb {
      case "pop": app.pop()
      case "dismiss": app.dismiss()
      default: app.finish()
      }
    }
  }

  /// The first entry of the app.
  private var first: EntryID? { app.projection.base.entries.first?.id }

  private func end<C: Coordinator>(_ verb: String, _ navigator: Navigator<C>) {
    guard let leaf = before.leaf, let name = before.owners[leaf]?.last else { return }
    let begun = before.children.first { $0.name == name }?.first
    call("the child's \(verb)", ending: verb == "finish" ? begun : leaf) { navigator.end(by: verb) }
  }

  private func call(_ name: String, ending entry: EntryID?, _ body: () -> Outcome) {
    firsts = before.firsts(around: entry)
    call(name) { body() }
    firsts = []
  }
}

extension Navigator {
  fileprivate func end(by verb: String) -> Outcome {
    switch verb {
    case "pop": pop()
    case "dismiss": dismiss()
    default: finish()
    }
  }
}
