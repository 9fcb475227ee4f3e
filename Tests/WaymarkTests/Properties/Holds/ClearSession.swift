@testable import Waymark

/// Links that wait until nothing is in their way, alone and in transactions, while entries are protected and removed.
@MainActor
final class ClearSession {
  static let steps = 80

  private(set) var failure: String?
  private(set) var model: NaiveClear
  private let app: GuardedApp
  private let seed: UInt64
  private var generator: SeededGenerator
  private var trail: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    model = NaiveClear(keepsLatest: seed % 3 == 0)
    app = GuardSession().freshApp()
    app.flow.holdPolicy = HoldPolicy(keeping: seed % 3 == 0 ? .latest : .all) {
      [weak self] drop in
      self?.trail.append("dropped \(drop.token.name): \(drop.reason)")
    }
    app.start()
    compare()
  }

  var tally: [String: Int] { model.tally }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func fail(_ text: String) {
    guard failure == nil else { return }
    failure = "seed \(seed): \(text)\n\(trail.suffix(12).joined(separator: "\n"))\n\(picture(app))"
  }

  func step() {
    switch roll(9) {
    case 0, 1: call([link()])
    case 2, 3: call(transaction())
    case 4: protect()
    case 5: swipe()
    case 6: call([.present])
    case 7: call([.push(.page(roll(3)))])
    default: call([roll(2) == 0 ? .pop : .dismiss])
    }
  }

  private func link() -> NaiveClear.Verb {
    let route: GuardedRoute = roll(5) == 0 ? .home : .page(roll(3))
    let policy: OpenPolicy = roll(2) == 0 ? .whenClear : OpenPolicy.allCases[roll(5)]
    return .open(route, policy)
  }

  /// Verbs and a link.
  private func transaction() -> [NaiveClear.Verb] {
    let link = link()
    return (0...roll(2)).map { _ in other() } + [link]
  }

  private func other() -> NaiveClear.Verb {
    [.pop, .pop, .dismiss, .popToRoot, .present, .push(.page(roll(3)))][roll(6)]
  }

  private func call(_ verbs: [NaiveClear.Verb]) {
    let (app, verbs) = (app, verbs)
    let outcome =
      verbs.count == 1
      ? app.call(verbs[0]) : app.transaction { for verb in verbs { app.call(verb) } }
    let said = model.call(verbs)
    trail.append("\(verbs): \(outcome) \(picture(app))")
    let agrees =
      switch (outcome, said) {
      case (.performed, .performed), (.unchanged, .unchanged), (.held, .held): true
      case (.ignored(let reason), .ignored(let wanted)): reason == wanted
      default: false
      }
    if !agrees { fail("\(outcome), want \(said)") }
    compare()
  }

  /// Protects an entry, or protects it no longer.
  private func protect() {
    guard let row = model.rows.randomElement(using: &generator), let id = row.id,
      let navigator = app.projection.layers.lazy.flatMap(\.entries).first(where: { $0.id == id })?
        .screen as? NavigatingScreen<GuardedApp>
    else { return fail("no screen to protect") }
    navigator.navigator.isProtected = !row.isProtected
    trail.append("\(id) is protected: \(!row.isProtected)")
    model.protect(id, !row.isProtected)
    compare()
  }

  private func swipe() {
    guard let layer = app.projection.layers.last else { return }
    let ids = layer.entries.ids
    let count = max(1, ids.count - 1 - roll(2))
    let outcome = app.reconcile(layer, shown: ids, remaining: Array(ids.prefix(count)))
    let said = model.keep(count)
    trail.append("swipe to \(count): \(outcome)")
    if (outcome == .performed) != (said == .performed) { fail("\(outcome), want \(said)") }
    compare()
  }

  private func compare() {
    guard failure == nil else { return }
    if app.layers != model.routes { return fail("\(app.layers), want \(model.routes)") }
    let ids = app.projection.layers.map(\.entries.ids)
    for (row, id) in zip(model.rows, ids.joined()) where row.id ?? id != id {
      return fail("\(row.route) is \(id), want \(row.id as Any)")
    }
    model.adopt(ids)
    let gates = app.pendingNavigations.map(\.gate)
    if gates != model.waiting.map(\.gate) {
      fail("waits for \(gates), want \(model.waiting.map { "\($0.verbs) \($0.gate)" })")
    }
    if let broken = app.broken { fail("broken: \(broken)") }
  }
}

extension GuardedApp {
  @discardableResult
  func call(_ verb: NaiveClear.Verb) -> Outcome {
    switch verb {
    case .push(let route): push(route)
    case .present: present(.note)
    case .pop: pop()
    case .dismiss: dismiss()
    case .popToRoot: popToRoot()
    case .open(let route, let policy): open(route, over: policy)
    }
  }
}
