@testable import Waymark

/// An app whose targets wait for checks, and the same as plain arrays.
@MainActor
final class CheckSession {
  /// A check that has begun.
  @MainActor
  fileprivate final class Run {
    let name: Int
    var isCancelled = false
    var opens = false
    var continuation: CheckedContinuation<Void, Never>?

    init(_ name: Int) {
      self.name = name
    }
  }

  private let seed: UInt64
  private(set) var failure: String?
  private(set) var model: NaiveSafes
  private var generator: SeededGenerator
  private var app: SafeApp
  private var tokens: [Int: HoldToken] = [:]
  private var drops: [HoldDropReason] = []
  /// The checks that have begun, and the one of the model that each of them is.
  private var runs: [Run] = []
  private var begun: [NaiveSafes.Check] = []
  private var log: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed ^ 0xC4EC)
    model = NaiveSafes(keepsAll: seed % 2 == 0)
    app = SafeApp(HoldPolicy())
    let policy = HoldPolicy(keeping: seed % 2 == 0 ? .all : .latest) { [weak self] drop in
      self?.drops.append(drop.reason)
    }
    app = SafeApp(policy)
    app.check = { [weak self] in await self?.check($0) }
    app.start()
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func fail(_ text: String) {
    guard failure == nil else { return }
    failure =
      "seed \(seed): \(text)\n\(log.suffix(12).joined(separator: "; "))\n"
      + "found \(app.routes) \(waiting), want \(model.routes) \(model.targets)"
  }

  /// A check runs until the session ends it. If it is cancelled, it opens nothing.
  private func check(_ name: Int) async {
    let run = Run(name)
    runs.append(run)
    await withTaskCancellationHandler {
      await withCheckedContinuation { run.continuation = $0 }
    } onCancel: {
      MainActor.assumeIsolated { run.isCancelled = true }
    }
    if run.opens, !Task.isCancelled { app.rules.isOpen[name] = true }
  }

  func run(_ steps: Int) async {
    for _ in 0..<steps where failure == nil {
      // Several calls may come before a check begins.
      for _ in 0...roll(3) where failure == nil { call() }
      await settle()
      if failure == nil, roll(4) > 0 { await endCheck() }
    }
    if failure == nil { await end() }
  }

  private var wanted: [String] {
    model.targets.map { target in
      "\(target.rest.sorted().map(SafeApp.text)), checking: \(target.isChecking)"
    }
  }

  private var waiting: [String] {
    app.pendingNavigations.map { "\($0.gate.names), checking: \($0.isChecking)" }
  }
}

// Steps.
extension CheckSession {
  private func call() {
    switch roll(18) {
    case 0: say("push", app.push(.page(1)), model.push(1))
    case 1: say("pop", app.pop(), model.pop())
    case 2: say("set", app.setRoutes([.home, .page(2)]), model.reset(2))
    case 3:
      let name = roll(SafeRules.names)
      log.append("toggle \(name)")
      app.rules.isOpen[name].toggle()
      model.rules.isOpen[name].toggle()
    case 4, 5:
      let names = Set((0...roll(2)).map { _ in roll(SafeRules.names) })
      let gate = Gate(names.map { Gate(SafeApp.text($0)) })
      log.append("release \(names)")
      _ = app.release(gate)
      _ = model.release(names)
    case 6: drop()
    case 7: evaluate()
    default: want()
    }
    compare()
  }

  private func want() {
    let want = NaiveSafes.Want(isOpened: roll(2) == 0, safe: roll(SafeRules.safes.count))
    let route = SafeRoute.safe(want.safe)
    let outcome = want.isOpened ? app.open(route) : app.push(route)
    say("\(want)", outcome, model.call(want))
  }

  private func drop() {
    guard roll(3) > 0, let number = model.targets.map(\.number).randomElement(using: &generator)
    else {
      log.append("drop all")
      app.dropHolds()
      return _ = model.dropAll(.cleared)
    }
    log.append("cancel \(number)")
    let outcome = tokens[number]?.cancel()
    if model.drop(number) != (outcome == .performed) { fail("cancelled: \(outcome as Any)") }
  }

  /// A trial starts and ends no check.
  private func evaluate() {
    let safe = roll(SafeRules.safes.count)
    let tried = app.evaluate { $0.push(.safe(safe)) }
    let wanted = model.rules.wait(of: safe).map { $0.sorted().map(SafeApp.text) }
    if tried.wait?.gate.names != wanted { fail("tried \(tried), want \(wanted as Any)") }
    model.count("tried")
  }

  private func say(_ verb: String, _ outcome: Outcome, _ wanted: NaiveSafes.Said) {
    log.append(verb)
    switch (outcome, wanted) {
    case (.held(let token), .held(let number)):
      if tokens[number] == nil { tokens[number] = token }
      if tokens[number] != token { fail("another target than \(number)") }
    case (.performed, .done(true)), (.unchanged, .done(false)), (.ignored(.atRoot), .done(false)):
      break
    default: fail("\(outcome), want \(wanted)")
    }
  }

  private func endCheck() async {
    let open = runs.indices.filter { runs[$0].continuation != nil }
    guard let index = open.randomElement(using: &generator) else { return }
    let (run, opens) = (runs[index], roll(3) > 0)
    log.append("end \(begun[index])\(opens ? ", opening" : "")")
    run.opens = opens
    model.end(begun[index], opening: opens)
    run.continuation.take()?.resume()
    await settle()
  }

  private func end() async {
    app.end()
    model.dropAll(.left)
    compare(showsRoutes: false)
    await settle(showsRoutes: false)
    for run in runs { run.continuation.take()?.resume() }
    await settle(showsRoutes: false)
  }
}

// Comparison.
extension CheckSession {
  /// Lets ready tasks run, and compares the checks that have begun: those of targets that still wait then.
  private func settle(showsRoutes: Bool = true) async {
    let known = Set(begun)
    let isAlive: (NaiveSafes.Check) -> Bool = { [model] in model.isWaiting($0.target) }
    let count = begun.count + model.checks.filter { !known.contains($0) && isAlive($0) }.count
    for _ in 0..<12 { await Task.yield() }
    // Turns of tasks have no order that is promised.
    var turns = 0
    while turns < 3000, runs.count < count || waiting != wanted {
      turns += 1
      await Task.yield()
    }
    begun += model.checks.filter { !known.contains($0) && model.isWaiting($0.target) }
    if runs.map(\.name) != begun.map(\.name) {
      return fail("begun \(runs.map(\.name)), want \(begun)")
    }
    compare(showsRoutes: showsRoutes)
    for (run, check) in zip(runs, begun) where run.continuation != nil {
      if run.isCancelled == model.isWaiting(check.target) {
        fail("\(check) is cancelled: \(run.isCancelled)")
      }
    }
  }

  private func compare(showsRoutes: Bool = true) {
    guard failure == nil else { return }
    if waiting != wanted { fail("waiting \(waiting), want \(wanted)") }
    if showsRoutes, app.routes != model.routes { fail("routes") }
    if drops != model.drops { fail("dropped \(drops), want \(model.drops)") }
    for (number, token) in tokens {
      if token.knownResult != model.ends[number] {
        fail("\(number) came to \(token.knownResult as Any), want \(model.ends[number] as Any)")
      }
    }
  }
}
