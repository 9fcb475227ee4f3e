import Waymark

// Random steps.
extension JourneySession {
  static let steps = 120

  func step() {
    if roll(3) == 0 {
      let gate = roll(4)
      rules.isOpen[gate] = roll(3) != 0
    }
    switch roll(25) {
    case 0..<6: want(roll(4))
    case 6..<9: end()
    case 9: call("back") { app.back() }
    case 10: swipe()
    case 11: call("dismissed") { app.projection.layers.last.map { app.dismissed($0) } ?? .queued }
    case 12..<14: call("push") { app.push(.page(roll(3))) }
    case 14: call("replaceTop") { app.replaceTop(.page(roll(3))) }
    case 15: step(in: app.descendants.compactMap { $0 as? StepCoordinator })
    case 16: call("setRoutes") { app.setRoutes([.home, .page(roll(3))]) }
    case 17: call("dismissAll") { app.dismissAll() }
    case 18: remove()
    case 19: transaction()
    case 20: drop()
    case 21:
      let gate = journeys.first?.gate ?? roll(4)
      if roll(2) == 0 { rules.isOpen[gate] = true }
      call("release \(gate)", releasing: gate) { app.release(Gate("\(gate)")) }
    case 22: call("popToRoot") { app.popToRoot() }
    default: if roll(2) == 0 { begin() }
    }
  }

  /// Begins with another app, usually with a waiting start.
  private func begin() {
    let place = roll(4)
    guard roll(4) > 0, let gate = JourneyRules.gates[place].first else { return restart(at: .home) }
    rules.isOpen[gate] = false
    restart(at: .guarded(place))
    for _ in 0..<roll(3) {
      if roll(2) == 0 { rules.isOpen[gate] = true }
      end()
    }
  }

  private func want(_ place: Int) {
    let route = JourneyRoute.guarded(place)
    switch roll(7) {
    case 0: call("push", wanting: place, .push) { app.push(route) }
    case 1: call("navigate", wanting: place, .navigate) { app.navigate(to: route) }
    case 2: call("open", wanting: place, .open) { app.open(route) }
    case 3: call("present", wanting: place, .present) { app.present(route) }
    case 4:
      call("setRoutes", wanting: place, .setRoutes) { app.setRoutes([.home, .page(9), route]) }
    case 5: call("setRoot", wanting: place, .setRoot) { app.setRoot(route) }
    default:
      call("two pushes", wanting: place, .transaction) {
        app.transaction { [app] in
          app.push(.page(8))
          app.push(route)
        }
      }
    }
  }

  /// Verbs that end what is visible, or call the target if they cannot.
  private func end() {
    let screen = app.projection.leaf?.screen
    let verb = ["pop", "dismiss", "finish"][roll(3)]
    if let screen = screen as? NavigatingScreen<JourneyApp>, roll(2) == 0 {
      return call("its \(verb)", ending: verb) { screen.navigator.end(by: verb) }
    }
    if let screen = screen as? NavigatingScreen<StepCoordinator> {
      return call("the child's \(verb)", ending: verb) { screen.navigator.end(by: verb) }
    }
    call(verb, ending: verb) {
      switch verb {
      case "pop": app.pop()
      case "dismiss": app.dismiss()
      default: app.finish()
      }
    }
  }

  private func call(_ name: String, ending verb: String, _ body: () -> Outcome) {
    self.verb = verb
    call(name) { body() }
    self.verb = ""
  }

  private func swipe() {
    guard let layer = app.projection.layers.last else { return }
    let ids = layer.entries.ids
    call("a swipe") {
      app.reconcile(layer, shown: ids, remaining: Array(ids.prefix(max(1, ids.count - 1))))
    }
  }

  private func step(in flows: [StepCoordinator]) {
    guard let flow = flows.randomElement(using: &generator) else { return }
    switch roll(4) {
    case 0: call("a child's push") { flow.push(.next) }
    case 1: call("a child's replaceTop") { flow.replaceTop(.next) }
    case 2: call("a child's setRoutes") { flow.setRoutes([.next, .next]) }
    default: call("a child's popToRoot") { flow.popToRoot() }
    }
  }

  private func remove() {
    let ids = app.projection.layers.flatMap(\.entries.ids)
    guard let id = ids.randomElement(using: &generator) else { return }
    call("remove") { app.remove(id) }
  }

  private func transaction() {
    switch roll(3) {
    case 0:
      call("dismiss, push") {
        app.transaction { [app] in
          app.dismissAll()
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
      wanted = []
      clear("dropHolds, popToRoot") {
        app.transaction { [app] in
          app.dropHolds()
          app.popToRoot()
        }
      }
    }
  }

  private func drop() {
    guard roll(2) == 0, let journey = journeys.randomElement(using: &generator) else {
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
