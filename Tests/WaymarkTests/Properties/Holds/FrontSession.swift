import Waymark

/// Random steps at a sign-in that is the first entry of the app, with terms, a leave policy, links and denials, compared
/// with the naive model.
@MainActor
final class FrontSession {
  static let steps = 80

  private let session = GuardSession()
  private let seed: UInt64
  private var generator: SeededGenerator
  private var app: GuardedApp
  private var model: NaiveFront
  private var drops: [NaiveFront.Drop] = []
  private var trail: [String] = []
  private(set) var failure: String?
  private(set) var tally: [String: Int] = [:]

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    model = NaiveFront(keepsAll: seed % 2 == 0)
    app = session.freshApp()
    begin()
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func begin() {
    app.end()
    tally.merge(model.tally, uniquingKeysWith: +)
    (model, drops, trail) = (NaiveFront(keepsAll: model.keepsAll), [], [])
    app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(keeping: model.keepsAll ? .all : .latest) {
      [weak self] drop in
      self?.drops.append(NaiveFront.Drop(name: drop.name, reason: drop.reason))
    }
    arrange()
    app.start()
    compare()
  }

  /// Tells the app what the user may see by now.
  private func arrange() {
    let access: Access<GuardedRoute> =
      switch model.verdict {
      case .allowed: .allow
      case .denied: .deny("no")
      case .held(.session): .hold(until: "session", showing: .signIn)
      case .held(.terms): .hold(until: "terms", showing: .note)
      }
    for route in [GuardedRoute.home, .secret, .page(1)] { session.app[route] = access }
    try? app.navigator(GuardedApp.self, of: "signIn").leavePolicy = model.policy
  }

  func step() {
    switch roll(17) {
    case 0, 1: change("signed in") { $0.isSignedIn = $1 != 0 }
    case 2, 3: change("accepted") { $0.hasAccepted = $1 != 0 }
    case 4: change("denied") { $0.isDenied = $1 == 0 }
    case 5:
      change("policy") { $0.policy = [LeavePolicy.free, .confirm, .blocked][$1] }
    case 6, 7, 8: end()
    case 9, 10: link()
    case 11: release()
    case 12: proceed()
    case 13:
      let isOpen = model.question != nil
      model.cancel()
      call("cancel", isOpen ? .performed : .unchanged) { app.pendingLeave?.cancel() ?? .unchanged }
    case 14: lookAround()
    default: if roll(3) == 0 { drop() }
    }
    if model.shown != nil, failure == nil { begin() }
  }

  private func change(_ what: String, _ body: (inout NaiveFront, Int) -> Void) {
    let value = roll(3)
    body(&model, value)
    arrange()
    trail.append("\(what) \(value)")
  }

  private func end() {
    if model.showsTerms {
      model.dismissTerms()
      call("dismiss", .performed) { app.dismiss() }
    } else if roll(2) == 0 {
      call("pop", model.end(.atRoot)) { app.pop() }
    } else {
      call("dismiss", model.end(.nothingPresented)) { app.dismiss() }
    }
  }

  private func link() {
    // What may be seen opens at once, and the sign-in would end the terms.
    guard model.verdict != .allowed, !model.showsTerms || model.verdict != .held(.session) else {
      return
    }
    let route = roll(2) == 0 ? GuardedRoute.secret : .page(1)
    let pushes = roll(3) == 0
    call("open \(route)\(pushes ? " above" : "")", model.open(route.name, pushes: pushes)) {
      app.open(route, over: pushes ? .push : .dismissModals)
    }
  }

  private func release() {
    // The sign-in would end the terms, and a link that is pushed would come above them.
    let isPushed = model.verdict == .allowed && model.targets.contains(where: \.pushes)
    guard !model.showsTerms || model.verdict != .held(.session) && !isPushed else { return }
    let gate = roll(2) == 0 ? NaiveFront.Gate.session : .terms
    call("release \(gate)", model.release(gate)) { app.release(Gate(gate.rawValue)) }
  }

  private func proceed() {
    // The verb of a target that has ended would be another target.
    guard model.question?.waits ?? true || model.verdict == .allowed else { return }
    guard model.question?.waits ?? false, roll(2) == 0 else {
      return call("proceed", model.proceed()) { app.pendingLeave?.proceed() ?? .unchanged }
    }
    // The target is called after the transaction, even if that is undone.
    _ = model.proceed()
    let isUndone = roll(2) == 0
    call("proceed in a transaction", isUndone ? .notFound : .unchanged) {
      app.transaction { [app] in
        app.pendingLeave?.proceed()
        if isUndone { app.pop(toLast: .front) }
      }
    }
  }

  private func lookAround() {
    guard !model.showsTerms else { return }
    model.lookAround()
    call("look around", .performed) {
      app.push(.page(7))
      return app.pop()
    }
  }

  private func drop() {
    guard !model.targets.isEmpty else { return }
    guard roll(4) != 0 else {
      model.dropAll()
      return call("dropHolds", .performed) { app.dropHolds() }
    }
    let place = roll(model.targets.count)
    let token = app.pendingNavigations[place].token
    model.cancel(model.targets[place])
    call("cancel \(place)", .performed) { token.cancel() }
  }

  private func call(_ name: String, _ wanted: NaiveFront.Said, _ verb: () -> Outcome) {
    guard failure == nil else { return }
    trail.append(name)
    let outcome = verb()
    if NaiveFront.Said(outcome) != wanted { fail("\(name) is \(outcome), want \(wanted)") }
    compare()
  }

  private func compare() {
    if let shown = model.shown {
      if app.projection.leaf?.name != shown { fail("want \(shown)") }
    } else if picture(app) != (model.showsTerms ? "App[signIn, ^ sheet[note *]]" : "App[signIn *]")
    {
      fail("want the \(model.showsTerms ? "terms" : "sign-in")")
    }
    let waiting = app.pendingNavigations.map { "\($0.name) until \($0.gate)" }
    let wanted = model.targets.map { "\($0.name) until \($0.gate)" }
    if waiting != wanted { fail("\(waiting) wait, want \(wanted)") }
    if (app.pendingLeave != nil) != (model.question != nil) {
      fail("\(String(describing: app.pendingLeave)), want \(String(describing: model.question))")
    }
    if drops != model.drops { fail("dropped \(drops), want \(model.drops)") }
    if !session.reports.isEmpty { fail("reported \(session.reports)") }
  }

  private func fail(_ text: String) {
    guard failure == nil else { return }
    failure =
      "seed \(seed): \(text)\n\(trail.joined(separator: ", "))\n\(picture(app)), \(model.verdict), \(model.policy)"
  }
}

extension NaiveFront.Said {
  /// Nil for an outcome that the rules never lead to.
  init?(_ outcome: Outcome) {
    switch outcome {
    case .performed: self = .performed
    case .unchanged: self = .unchanged
    case .held: self = .held
    case .denied: self = .denied
    case .needsConfirmation: self = .asks
    case .ignored(.blocked): self = .blocked
    case .ignored(.atRoot): self = .atRoot
    case .ignored(.nothingPresented): self = .nothingPresented
    case .ignored(.notFound): self = .notFound
    default: return nil
    }
  }
}
