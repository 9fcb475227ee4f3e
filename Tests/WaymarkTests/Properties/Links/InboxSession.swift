@testable import Waymark

/// An inbox with several scenes, the same as plain arrays, and what its documentation promises.
@MainActor
final class InboxSession {
  private let seed: UInt64
  private(set) var failure: String?
  private(set) var model: NaiveInbox
  let ledger: LinkLedger
  private var generator: SeededGenerator
  private let clock = ManualClock()
  private let inbox: LinkInbox
  private var scenes: [Int: LinkScene] = [:]
  private var ended: Set<Int> = []
  private var opened: [String] = []
  private let drops: Drops
  private var lastScene = 0
  /// The links that came last.
  private var links: [String] = []
  private var lastLink = 0
  private var log: [String] = []

  @MainActor
  private final class Drops {
    var lines: [String] = []
  }

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed ^ 0x1B0C)
    let lifetime = seed % 3 == 0 ? nil : 60
    model = NaiveInbox(lifetime: lifetime)
    let (drops, ledger) = (Drops(), LinkLedger(lifetime: lifetime))
    (self.drops, self.ledger) = (drops, ledger)
    inbox = LinkInbox(lifetime: lifetime.map { .seconds($0) }, clock: clock) { drop in
      drops.lines.append("\(drop.link) \(drop.reason)")
      ledger.drop(drop.link, drop.reason)
    }
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func fail(_ text: String) {
    guard failure == nil else { return }
    failure =
      "seed \(seed): \(text)\n\(log.suffix(16).joined(separator: "; "))\n"
      + "scenes \(model.scenes)\nkept \(model.kept)"
    if let fault = ledger.fault { failure?.append("\npromised otherwise: \(fault)") }
  }

  func run(_ steps: Int) async {
    for _ in 0..<steps where failure == nil {
      await step()
      compare()
    }
    ledger.cancel { inbox.cancel() }
    model.cancel()
    compare()
  }

  private func step() async {
    let scene = scenes.keys.sorted().randomElement(using: &generator)
    switch roll(16) {
    case 0...4: open(in: nil)
    case 5...6: open(in: scene)
    case 7...8:
      guard let scene, let found = scenes[scene] else { return connect() }
      let isReady = roll(3) > 0
      log.append("\(scene) ready \(isReady)")
      ledger.setReady(scene, isReady)
      found.isReady = isReady
      model.setReady(scene, isReady)
    case 9:
      if let scene { becomeActive(scene) }
    case 10: if scenes.count < 4 { connect() }
    case 11: await remove(scene)
    case 12:
      guard let scene, roll(2) == 0 else { return }
      log.append("\(scene) ends")
      ended.insert(scene)
      ledger.end(scene)
      model.end(scene)
    case 13: await pass(scene)
    case 14 where roll(4) == 0:
      log.append("cancel")
      ledger.cancel { inbox.cancel() }
      model.cancel()
    default:
      log.append("turn")
      model.endTurn()
      ledger.endTurn()
      await settle()
    }
  }

  private func becomeActive(_ scene: Int) {
    log.append("\(scene) active")
    ledger.becomeActive(scene)
    scenes[scene]?.becomeActive()
    model.becomeActive(scene)
  }

  /// Time passes. A scene may become active before the timers are heard.
  private func pass(_ scene: Int?) async {
    let time = roll(90)
    log.append("\(time) seconds")
    // Timers have begun by now.
    await settle()
    ledger.endTurn()
    ledger.pass(time)
    clock.advance(by: .seconds(time))
    model.pass(time)
    if let scene, roll(2) == 0 { becomeActive(scene) }
    await settle()
  }

  private func connect() {
    lastScene += 1
    let number = lastScene
    log.append("connect \(number)")
    ledger.connect(number)
    scenes[number] = inbox.connect { [weak self] link, policy in
      guard let self else { return .ignored(.left) }
      ledger.ask(number, link, policy)
      if ended.contains(number) { return .ignored(.left) }
      opened.append("\(number) \(link) \(policy)")
      return NaiveInbox.isRefused(link) ? .ignored(.covered) : .performed
    }
    model.connect(number)
  }

  /// One of the last links, or a new one.
  private func link() -> String {
    if roll(2) == 0, let old = links.suffix(3).randomElement(using: &generator) { return old }
    lastLink += 1
    links.append((roll(4) == 0 ? "/no" : "/yes") + "\(lastLink)")
    return links[links.endIndex - 1]
  }

  private func open(in scene: Int?) {
    let link = link()
    let policy = OpenPolicy.allCases.randomElement(using: &generator) ?? .push
    log.append("open \(link) \(policy) in \(scene.map(String.init) ?? "any")")
    let found = scene.map { scenes[$0] }
    let outcome = ledger.open(link, policy, in: scene) {
      found.map { $0?.open(link, over: policy) } ?? inbox.open(link, over: policy)
    }
    let wanted: Outcome? = model.open(link, policy, in: scene).map { _ in
      NaiveInbox.isRefused(link) ? .ignored(.covered) : .performed
    }
    if outcome != wanted { fail("\(outcome as Any), want \(wanted as Any)") }
  }

  /// The scene goes, and with it what it has received is for any other, in a turn of its own.
  private func remove(_ scene: Int?) async {
    guard let scene, roll(2) == 0 else { return }
    log.append("remove \(scene)")
    ledger.remove(scene)
    ledger.endTurn()
    scenes[scene] = nil
    model.remove(scene)
    await settle()
  }

  private func settle() async {
    for _ in 0..<8 { await Task.yield() }
    var turns = 0
    while turns < 3000,
      inbox.pending != model.kept.last?.link || drops.lines.count < model.drops.count
    {
      turns += 1
      await Task.yield()
    }
  }

  private func compare() {
    ledger.check(pending: inbox.pending)
    if let fault = ledger.fault { fail(fault) }
    if opened != model.opened { fail("opened \(opened.suffix(4)), want \(model.opened.suffix(4))") }
    // Those that expire together have no order.
    if drops.lines.sorted() != model.drops.sorted() {
      fail("dropped \(drops.lines.suffix(4)), want \(model.drops.suffix(4))")
    }
    if inbox.pending != model.kept.last?.link {
      fail("pending \(inbox.pending as Any), want \(model.kept.last?.link as Any)")
    }
  }
}
