@testable import Waymark

/// An inbox with several scenes, and the same as plain arrays.
@MainActor
final class InboxSession {
  private let seed: UInt64
  private(set) var failure: String?
  private(set) var model: NaiveInbox
  private var generator: SeededGenerator
  private let clock = ManualClock()
  private let inbox: LinkInbox
  private var scenes: [Int: LinkScene] = [:]
  private var ended: Set<Int> = []
  private var opened: [String] = []
  private let drops: Drops
  private var lastScene = 0
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
    let drops = Drops()
    self.drops = drops
    inbox = LinkInbox(lifetime: lifetime.map { .seconds($0) }, clock: clock) { drop in
      drops.lines.append("\(drop.link) \(drop.reason)")
    }
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func fail(_ text: String) {
    guard failure == nil else { return }
    failure =
      "seed \(seed): \(text)\n\(log.suffix(16).joined(separator: "; "))\n"
      + "scenes \(model.scenes)\nkept \(model.kept)"
  }

  func run(_ steps: Int) async {
    for _ in 0..<steps where failure == nil {
      await step()
      compare()
    }
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
      found.isReady = isReady
      model.setReady(scene, isReady)
    case 9:
      guard let scene else { return }
      log.append("\(scene) active")
      scenes[scene]?.becomeActive()
      model.becomeActive(scene)
    case 10: if scenes.count < 4 { connect() }
    case 11: await remove(scene)
    case 12:
      guard let scene, roll(2) == 0 else { return }
      log.append("\(scene) ends")
      ended.insert(scene)
      model.end(scene)
    case 13:
      let time = roll(90)
      log.append("\(time) seconds")
      // Timers have begun by now.
      await settle()
      clock.advance(by: .seconds(time))
      model.pass(time)
      await settle()
    case 14 where roll(4) == 0:
      log.append("cancel")
      inbox.cancel()
      model.cancel()
    default:
      log.append("turn")
      model.endTurn()
      await settle()
    }
  }

  private func connect() {
    lastScene += 1
    let number = lastScene
    log.append("connect \(number)")
    scenes[number] = inbox.connect { [weak self] link, _ in
      guard let self, !ended.contains(number) else { return .ignored(.left) }
      opened.append("\(number) \(link)")
      return NaiveInbox.isRefused(link) ? .ignored(.covered) : .performed
    }
    model.connect(number)
  }

  private func open(in scene: Int?) {
    let link = (roll(4) == 0 ? "/no" : "/yes") + "\(roll(3))"
    log.append("open \(link) in \(scene.map(String.init) ?? "any")")
    let found = scene.map { scenes[$0] }
    let outcome = found.map { $0?.open(link) } ?? inbox.open(link)
    let wanted: Outcome? = model.open(link, in: scene).map { _ in
      NaiveInbox.isRefused(link) ? .ignored(.covered) : .performed
    }
    if outcome != wanted { fail("\(outcome as Any), want \(wanted as Any)") }
  }

  /// The scene goes, and with it what it has received is for any other, in a turn of its own.
  private func remove(_ scene: Int?) async {
    guard let scene, roll(2) == 0 else { return }
    log.append("remove \(scene)")
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
