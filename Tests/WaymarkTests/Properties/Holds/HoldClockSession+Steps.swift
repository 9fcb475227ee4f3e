@testable import Waymark

// Random steps.
extension HoldClockSession {
  func step() async {
    switch roll(20) {
    case 0..<5: want()
    case 5..<8: turn()
    case 8: change(roll(CellarRules.names))
    case 9: release(names())
    case 10, 11: await releaseByHalves()
    case 12: drop()
    case 13, 14: await pass(1 + roll(Self.lifetime), isLate: roll(2) == 0)
    default: await stopNearADeadline()
    }
  }

  /// A verb that may have to wait, often one that has waited before.
  private func want() {
    if roll(2) == 0, let want = random(wants.suffix(3)) { return call(want) }
    let verb = random(NaiveCellars.Want.Verb.allCases) ?? .push
    call(NaiveCellars.Want(verb: verb, cellar: roll(CellarRules.cellars.count)))
  }

  private func turn() {
    let turns: [CellarTurn] = [
      .push(roll(2)), .replaceTop(roll(2)), .setRoutes(roll(2)), .pop, .pop, .back, .swipe,
      .dismiss, .dismiss, .dismissAll, .popToRoot,
    ]
    guard let turn = random(turns) else { return }
    // As a sign-in does before it leaves.
    if let target = random(model.targets), !target.places.isEmpty, roll(3) == 0 {
      open(target.rest)
    }
    // Home stays, so that no target waits for something that cannot leave.
    if case .replaceTop = turn, model.routes == [[.home]] { return }
    take(turn)
  }

  private func take(_ turn: CellarTurn) {
    call("\(turn)") {
      app.turn(turn)
    } _: {
      $0.turn(turn)
    }
  }

  /// Opens a name, or closes it, and with it all that may no longer be seen.
  private func change(_ name: Int) {
    guard model.rules.isOpen[name] else { return open([name]) }
    app.rules.isOpen[name] = false
    call("close \(name)") {
      app.revalidate()
    } _: {
      $0.close(name)
    }
  }

  private func open(_ names: JourneyGate) {
    for name in names {
      app.rules.isOpen[name] = true
      model.rules.isOpen[name] = true
    }
  }

  /// Some names, usually a part of what a target waits for, or all of it.
  private func names() -> JourneyGate {
    guard let target = random(model.targets), roll(5) > 0 else { return [roll(CellarRules.names)] }
    let part = target.rest.sorted().filter { _ in roll(2) == 0 }
    return part.isEmpty ? target.rest : JourneyGate(part)
  }

  private func release(_ gate: JourneyGate) {
    if roll(2) == 0 { open(gate) }
    let waiting = model.targets.count
    // What a release says is what its last target says.
    call("release \(gate.gate)") {
      app.release(gate.gate)
      return .unchanged
    } _: {
      $0.release(gate)
      return .done(didChange: false)
    }
    if model.targets.count < waiting - 1 { model.count("one release, several verbs") }
  }

  /// Releases a part of a gate, calls the same verb again, perhaps later, and releases the rest. All that is one
  /// target, which is called once.
  private func releaseByHalves() async {
    let halves = model.targets.filter { $0.rest.count > 1 }
    guard let target = random(halves), let name = random(target.rest.sorted()) else { return }
    if roll(3) > 0 { open([name]) }
    release([name])
    if roll(3) == 0 { await pass(1 + roll(Self.lifetime / 2), isLate: roll(2) == 0) }
    call(target.want)
    switch roll(3) {
    case 0: turn()
    case 1:
      open(target.rest)
      release(target.rest)
      // Nothing of it is left.
      release(target.gate)
    default: break
    }
  }

  private func drop() {
    guard roll(3) > 0, let number = random(tokens.keys.sorted().suffix(3)) else { return clear() }
    cancel(number)
  }

  private func clear() {
    // What is overdue is dropped in any case.
    call("dropHolds") {
      app.dropHolds()
      return .unchanged
    } _: {
      $0.dropAll(.cleared)
      return .done(didChange: false)
    }
  }

  private func cancel(_ number: Int) {
    guard let token = tokens[number] else { return }
    call("cancel \(token.name)") {
      token.cancel()
      return .unchanged
    } _: {
      $0.drop(number, .cancelled)
      return .done(didChange: false)
    }
  }
}

// What happens near a deadline.
extension HoldClockSession {
  /// Lets time pass until just before, to, or just after the deadline of a target, and does something that would
  /// concern the target.
  private func stopNearADeadline() async {
    guard let target = random(model.targets), let deadline = target.deadline else { return }
    let offset = roll(3) - 1
    let time = deadline + offset - model.now
    guard time >= 0 else { return }
    let isLate = roll(3) > 0
    await pass(time, isLate: isLate)
    let place = ["before", "at", "after"][offset + 1]
    let what = ["again", "released", "its place leaves", "cancelled", "cleared", "another"][roll(6)]
    model.count("\(what), \(place) the deadline\(isLate && offset >= 0 ? ", late" : "")")
    switch what {
    case "again": call(target.want)
    case "released": release(target.rest)
    case "its place leaves":
      if roll(2) == 0 { open(target.rest) }
      take(roll(2) == 0 ? .pop : .popToRoot)
    case "cancelled": cancel(target.number)
    case "cleared": clear()
    default: want()
    }
    if roll(2) == 0 { await settle() }
  }
}
