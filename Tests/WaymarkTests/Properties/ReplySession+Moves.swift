@testable import Waymark

// Other steps.
extension ReplySession {
  func grow() {
    let routes: [OfficeRoute] = [
      .note(number()), .talk(.page(number())), .floor(.talk(.start)), .floor(.lobby),
      .people(.list),
    ]
    guard let route = random(shape == .stack ? routes : routes + beginning().suffix(1)) else {
      return
    }
    let talk = random(app.descendants.compactMap { $0 as? TalkCoordinator })
    let outcome =
      switch roll(6) {
      case 0: talk?.present(.page(number())) ?? .unchanged
      case 1: app.present(route)
      case 2: app.navigate(to: route)
      default: app.push(route)
      }
    log("\(route.name): \(outcome)")
    note()
  }

  func shrink() {
    let outcome: Outcome
    switch roll(8) {
    case 0: outcome = app.back()
    case 1: outcome = app.pop()
    case 2: outcome = app.dismiss()
    case 3:
      guard let layer = random(layers()) else { return }
      let ids = layer.entries.ids
      outcome =
        [.base, .tab, .column].contains(layer.style)
        ? app.reconcile(layer, shown: ids, remaining: Array(ids.dropLast()))
        : app.dismissed(layer)
    case 4: outcome = roll(shape == .stack ? 4 : 2) == 0 ? app.setRoutes(beginning()) : app.back()
    default:
      guard let entry = random(entries()) else { return }
      outcome = app.remove(entry.id)
    }
    log("shrinks: \(outcome)")
    note()
  }

  func giveUp() async {
    guard let question = random(model.open.keys.sorted()), let wait = asked[question] else {
      return
    }
    log("#\(question) gives up")
    tally["cancelled", default: 0] += 1
    wait.task?.cancel()
    await wait.untilAnswered()
    model.end(question, with: nil)
    note()
  }

  func changeKey() {
    app.hasKey = roll(2) == 0
    let outcome =
      switch roll(4) {
      case 0: app.release("key")
      case 1: app.dismiss()
      case 2: app.dropHolds()
      default: random(tokens.keys.sorted()).flatMap { tokens[$0]?.cancel() } ?? .unchanged
      }
    log("key \(app.hasKey): \(outcome)")
    // If the key stayed, no target would ever wait.
    app.hasKey = false
    note()
  }

  func letGo() {
    guard let question = random(kept.keys.sorted()) else { return }
    log("lets go of #\(question)")
    kept[question] = nil
    tally["let go", default: 0] += 1
    if model.canUse(question) { model.end(question, with: nil) }
  }

  func leaveOrNot() {
    if let request = app.pendingLeave, roll(3) > 0 {
      let question = requests.first { $0.value == request }?.key
      let (result, before) = (finishing.take(), shot())
      let proceeds = roll(3) > 0
      let outcome = proceeds ? request.proceed() : request.cancel()
      log("leave? \(proceeds) \(outcome)")
      if let result, result.request == request, proceeds {
        if outcome == .performed, let nearest = model.nearest(from: result.entry, in: before) {
          model.end(nearest, with: result.value)
        }
        finishing = outcome.leaveRequest.map { ($0, result.entry, result.value) }
      }
      if let question { note(outcome, question) }
    } else if let entry = random(entries()) {
      let policy = LeavePolicy.allCases[roll(8) == 0 ? 2 : roll(2)]
      log("\(entry.id) \(entry.name) is \(policy)")
      tree?.setLeavePolicy(policy, of: entry)
    }
    note()
  }

  func note(_ outcome: Outcome, _ question: Int) {
    if let token = outcome.hold { tokens[question] = token }
    if let request = outcome.leaveRequest { requests[question] = request }
  }

  /// Tells the model the present state.
  func note() {
    let pending = app.pendingLeave
    model.note(shot()) { question in
      tokens[question]?.isWaiting ?? false
        || requests[question] != nil && requests[question] == pending
    }
    let waiting = model.waiting
    for (question, token) in tokens where !waiting.contains(question) {
      if token.isWaiting { fail("the target of #\(question) waits for nobody") }
      tokens[question] = nil
    }
  }
}
