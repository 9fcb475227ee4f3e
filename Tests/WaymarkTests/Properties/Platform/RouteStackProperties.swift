import Testing

@testable import Waymark

@MainActor
@Suite("An unruly platform that shows a stack without a coordinator")
struct RouteStackProperties {
  @Test("Only seen entries can be removed, and all of them; every entry on screen has a route")
  func takesAway() {
    var counts: [String: Int] = [:]
    for seed in 0..<400 {
      let session = RouteStackSession(seed: UInt64(seed))
      session.run(60)
      if let failure = session.failure { return _ = Issue.record("seed \(seed): \(failure)") }
      counts.merge(session.counts, uniquingKeysWith: +)
    }
    for event in [
      "shown", "taken", "refused", "written late", "other root", "made anew", "left",
      "offered anew",
    ] {
      #expect(counts[event, default: 0] >= 500, "\(event)")
    }
  }
}

/// A stack that its owner changes at random, on a platform that shows it or not, and writes at random.
@MainActor
private final class RouteStackSession {
  private var generator: SeededGenerator
  private let port = RouteStackPort<ShopRoute>()
  private var stack = RouteStack(ShopRoute.home)
  /// The last offer, and whether the platform was told to read again.
  private var offered: [EntryID] = []
  private var root: EntryID
  private var ear: ChangeCounter?
  /// True when the platform shows the whole offer.
  private var isAtRest = true
  /// The entries that have appeared since the container was made, with those below them at that time.
  private var seen: Set<EntryID> = []
  private var onScreen: Set<EntryID> = []
  private var late: [EntryID]?
  /// The path that was last offered again.
  private var tried: Set<[EntryID]> = []
  private(set) var counts: [String: Int] = [:]
  private(set) var failure: String?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    root = stack[0].id
  }

  func run(_ steps: Int) {
    for _ in 0..<steps where failure == nil {
      switch number(11) {
      case 0...2: change()
      case 3: look()
      case 4...6: show()
      case 7...8: write()
      case 9: stall()
      default: makeAnew()
      }
      for id in onScreen where port.route(id, in: stack) == nil { failure = "\(id) has no route" }
    }
  }

  private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private func count(_ event: String) { counts[event, default: 0] += 1 }

  private var path: [EntryID] { stack.dropFirst().map(\.id) }

  /// Changes the stack, as its owner does.
  private func change() {
    switch number(7) {
    case 0...2: stack.push(.note("\(number(3))"))
    case 3: stack.pop(1 + number(2))
    case 4: stack.remove(stack[number(stack.count)].id)
    case 5: stack.setRoutes(stack.routes.dropLast() + [.about, .note("\(number(3))")])
    default:
      stack.setRoot(number(2) == 0 ? .home : .about, keepingStack: number(2) == 0)
    }
  }

  /// Reads the offer, as the platform does.
  private func look() {
    if stack[0].id != root {
      root = stack[0].id
      seen = []
      count("other root")
    }
    let before = offered
    ear = ChangeCounter { [port, stack] in
      _ = port.path(of: stack)
    }
    offered = port.path(of: stack)
    if offered != path { failure = "offered \(offered), not \(path)" }
    if offered != before { isAtRest = false }
    if !onScreen.isSubset(of: Set(stack.map(\.id))) { count("left") }
  }

  /// Shows the offer, as the platform does. Earlier views disappear.
  private func show() {
    look()
    let top = offered.last ?? root
    port.appear(top)
    onScreen.insert(top)
    for id in onScreen.sorted() where id != top && number(3) > 0 {
      port.disappear(id)
      onScreen.remove(id)
    }
    seen.formUnion(offered)
    isAtRest = true
    count("shown")
  }

  /// Writes a path, as the platform does: the present one, or an earlier one.
  private func write() {
    if number(3) == 0 { return late = Array(offered.dropLast(number(3))) }
    let written = late ?? Array(offered.dropLast(number(3)))
    if late != nil { count("written late") }
    late = nil
    let highest = offered.lastIndex { seen.contains($0) }
    let countable = Set(highest.map { offered[...$0] } ?? [])
    let before = path
    let heard = ear?.count ?? 0
    port.write(written, to: &stack)
    let gone = Set(before).subtracting(path)
    let missing = countable.intersection(before).subtracting(written)
    if !gone.isSubset(of: missing) { failure = "\(written) took \(gone) away, not \(missing)" }
    if isAtRest, gone != missing { failure = "\(written) left \(missing.subtracting(gone))" }
    if let ear, path != written, ear.count == heard { failure = "nobody heard of \(written)" }
    count(gone.isEmpty ? "refused" : "taken")
  }

  /// Takes the offer but does not show it, until enough time has passed.
  private func stall() {
    if number(2) == 0 { change() }
    look()
    let isBehind = offered.last.map { !seen.contains($0) } ?? false
    guard isBehind, !onScreen.isEmpty, !tried.contains(offered) else { return }
    port.connect(read: { [stack] in stack }, write: { _ in })
    guard port.resyncIfBehind() else { return failure = "\(offered) is not offered anew" }
    tried = [offered]
    let part = port.path(of: stack)
    // A user who has seen an entry may have seen those below.
    let highest = offered.lastIndex(where: seen.contains) ?? -1
    if !Set(offered).intersection(seen).isSubset(of: part)
      || !Set(part).isSubset(of: offered[...highest])
    {
      failure = "offered \(part) of \(offered), seen \(seen)"
    }
    port.settle()
    if port.path(of: stack) != path || port.isSettling { failure = "the whole did not come back" }
    if port.resyncIfBehind() { failure = "offered anew twice" }
    count("offered anew")
  }

  /// Makes the container anew, as an iPad does.
  private func makeAnew() {
    port.isInWindow = false
    port.isInWindow = true
    seen = []
    onScreen = []
    isAtRest = offered.isEmpty
    count("made anew")
  }
}
