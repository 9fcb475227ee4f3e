@testable import Waymark

/// A random session in which features ask, and the app answers in every way there is.
@MainActor
final class ReplySession {
  /// A task that asks, and what it was answered.
  private final class Asked {
    var task: Task<Void, Never>?
    var answers: [Int?] = []
  }

  private(set) var tally: [String: Int] = [:]
  private(set) var failure: String?
  private let seed: UInt64
  private var generator: SeededGenerator
  let app = OfficeApp()
  private let tree: Tree?
  private var model = NaiveReplies()
  private var asked: [Int: Asked] = [:]
  /// Replies that the app keeps, used or not.
  private var kept: [Int: Reply<Int>] = [:]
  /// What waits, under the name of what it would show.
  private var tokens: [String: HoldToken] = [:]
  private var requests: [String: LeaveRequest] = [:]
  private var coordinators: [NodeKey: Int] = [:]
  private var steps: [String] = []
  /// The entry from which a result would come, and the result, while something may not be left yet.
  private var finishing: (request: LeaveRequest, entry: Int, value: Int)?
  private var lastNumber = 0

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    app.setRoutes([.home, .talk(.start)])
    tree = app.flow.tree
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func log(_ text: String) { steps.append(text) }

  private func fail(_ text: String) {
    guard failure == nil else { return }
    failure =
      "seed \(seed): \(text), after:\n\(steps.suffix(12).joined(separator: "\n"))\n\(picture(app))"
  }

  /// Takes one step, and compares what is known of each question.
  func step() async {
    let readers = readers()
    switch roll(16) {
    case 0..<4: await ask()
    case 4, 5: useKept()
    case 6..<9: finish()
    case 9: grow()
    case 10: shrink()
    case 11: await giveUp()
    case 12: changeKey()
    case 13: letGo()
    default: leaveOrNot()
    }
    await compare()
    for reader in readers where failure == nil {
      let isAwaited = reader.navigator.isAwaited
      if isAwaited != reader.wasAwaited, reader.counter.count == 0 {
        fail("an entry is awaited or not without a notification")
      }
    }
  }

  /// Ends the tree, and with it all questions.
  func end() async {
    for entry in entries() { tree?.setLeavePolicy(.free, of: entry) }
    let outcome = app.end()
    if outcome != .performed { fail("the end is \(outcome)") }
    kept = [:]
    note()
    await compare()
    if model.open.isEmpty { return }
    fail("\(model.open.count) questions are open after the end")
  }
}

// What there is.
extension ReplySession {
  private func entries() -> [Entry] {
    guard let tree else { return [] }
    var entries: [Entry] = []
    tree.state.walkChain { layer in tree.state.visitAll(layer) { entries.append($0) } }
    return entries
  }

  private func shot() -> ReplyShot {
    guard let state = tree?.state else { return ReplyShot() }
    var shot = ReplyShot()
    state.walkChain { layer in
      let rows = layer.rows.map { entry in
        let path = state.node(of: entry)?.path ?? []
        return ReplyShot.Row(id: entry.id.number, name: entry.name, owners: path.map(serial))
      }
      shot.layers.append(ReplyShot.Layer(rows: rows, presenter: layer.presenter?.id.number))
    }
    return shot
  }

  private func serial(_ key: NodeKey) -> Int {
    let known = coordinators[key] ?? coordinators.count
    coordinators[key] = known
    return known
  }

  private func navigator<C: Coordinator>(_ entry: Entry, _ type: C.Type) -> Navigator<C>? {
    guard let tree, tree.state.node(of: entry)?.host?.anyCoordinator is C else { return nil }
    return Navigator(entry: entry, in: tree.handle)
  }

  private func random<Element>(_ list: [Element]) -> Element? {
    list.randomElement(using: &generator)
  }
}

// Asking and answering.
extension ReplySession {
  private func ask() async {
    let talks = app.descendants.compactMap { $0 as? TalkCoordinator }
    guard let talk = random(talks), let tree else { return grow() }
    let before = shot()
    let screens = entries().compactMap { entry in
      navigator(entry, TalkCoordinator.self).map { (entry.id.number, $0) }
    }
    let isLeaf = roll(3) > 0
    let screen = roll(3) == 0 ? nil : random(screens.filter { $0.0 == before.leaf || !isLeaf })
    let asker: NaiveQuestion.Asker
    if let screen {
      asker = .screen(screen.0)
    } else {
      guard let node = talk.flow.node else { return }
      asker = .coordinator(serial(node.key))
    }
    let question = number()
    let mayAsk = NaiveReplies.asks(asker, in: before)
    log("#\(question) asked by \(asker)")
    var heard = 0
    app.onAsk = { [unowned self] reply in
      heard += 1
      model.ask(question, asker)
      answer(question, reply)
    }
    let wait = Asked()
    asked[question] = wait
    var hasBegun = false
    wait.task = Task { @MainActor in
      hasBegun = true
      if let screen {
        wait.answers.append(await screen.1.ask { .wants($0) })
      } else {
        wait.answers.append(await talk.ask { .wants($0) })
      }
    }
    while !hasBegun { await Task.yield() }
    app.onAsk = { _ in }
    tally[mayAsk ? "asked" : "not on top", default: 0] += 1
    if heard != (mayAsk ? 1 : 0) { fail("#\(question) was heard \(heard) times") }
    if !mayAsk {
      model.ask(question, asker)
      model.end(question, with: nil)
    }
    _ = tree
    note()
  }

  /// What the app does with a reply that it gets.
  private func answer(_ question: Int, _ reply: Reply<Int>) {
    switch roll(8) {
    case 0:
      log("  lets go")
      model.end(question, with: nil)
      tally["let go", default: 0] += 1
    case 1: use(question, reply)
    case 2, 3:
      log("  keeps")
      kept[question] = reply
    default:
      if roll(3) == 0 { kept[question] = reply }
      show(question, reply)
    }
  }

  private func useKept() {
    guard let question = random(kept.keys.sorted()), let reply = kept[question] else {
      return grow()
    }
    if roll(3) == 0 { use(question, reply) } else { show(question, reply) }
  }

  private func use(_ question: Int, _ reply: Reply<Int>) {
    let value = roll(4) == 0 ? nil : number()
    let canUse = model.canUse(question)
    log("  answers #\(question) with \(String(describing: value))")
    let outcome = reply.answer(value)
    tally[canUse ? "answered" : "used twice", default: 0] += 1
    if outcome != (canUse ? .performed : .ignored(.notAwaited)) {
      fail("to answer says \(outcome)")
    }
    if canUse { model.end(question, with: value) }
    note()
  }

  /// Shows something that answers, by a random verb.
  private func show(_ question: Int, _ reply: Reply<Int>) {
    let target = number()
    let routes: [OfficeRoute] = [
      .note(target), .note(target), .vault(target), .vault(target), .front(target), .secret, .moved,
      .people(.person(target)), .people(.person(target)), .people(.person(target)),
    ]
    guard let route = random(routes) else { return }
    let name =
      switch route {
      case .people: "person(\(target))"
      default: route.name
      }
    let canUse = model.canUse(question)
    let before = shot()
    let kind = roll(3)
    let outcome = call(kind, route, roll(2) == 0 ? nil : random(entries()), reply)
    log("  shows \(route.name) for #\(question): \(outcome)")
    guard canUse else {
      tally["shown twice", default: 0] += 1
      if outcome != .ignored(.notAwaited) { fail("a reply is used twice: \(outcome)") }
      if shot() != before { fail("a reply that is used shows something") }
      return
    }
    tally["\(outcome)".prefix { $0 != "(" }.description, default: 0] += 1
    note(outcome, name)
    let verb: NaiveReplies.Verb =
      switch outcome {
      case .performed: .performed
      case .held, .needsConfirmation: .waits
      default: .refused
      }
    model.hand(question, to: verb, showing: name, forLeaf: kind == 2, shot())
    note()
  }

  /// Calls the first, second or third of the verbs: push, present, navigate.
  private func call(
    _ verb: Int, _ route: OfficeRoute, _ entry: Entry?, _ reply: Reply<Int>
  ) -> Outcome {
    let screen = entry.flatMap { navigator($0, OfficeApp.self) }
    let people = app.children.compactMap { $0 as? PeopleCoordinator }.last
    if case .people(let inner) = route, let people, roll(2) == 0 {
      log("  by verb \(verb) of the people")
      switch verb {
      case 0: return people.push(inner, answering: reply)
      case 1: return people.present(inner, answering: reply)
      default: return people.navigate(to: inner, answering: reply)
      }
    }
    log("  by verb \(verb) of \(screen?.id?.description ?? "the app")")
    return switch (verb, screen) {
    case (0, let screen?): screen.push(route, answering: reply)
    case (1, let screen?): screen.present(route, answering: reply)
    case (_, let screen?): screen.navigate(to: route, answering: reply)
    case (0, nil): app.push(route, answering: reply)
    case (1, nil): app.present(route, answering: reply)
    case (_, nil): app.navigate(to: route, answering: reply)
    }
  }

  private func finish() {
    let waiting = entries().filter { $0.attachments?.waiter != nil }
    guard let entry = random(roll(2) == 0 ? waiting : entries()) else { return }
    let value = number()
    let nearest = model.nearest(from: entry.id.number, in: shot())
    let outcome = finish(entry, value)
    log("finish(\(value)) from \(entry.id) \(entry.name): \(outcome)")
    finishing = outcome.leaveRequest.map { ($0, entry.id.number, value) } ?? finishing
    if nearest == nil, outcome != .ignored(.notAwaited) {
      fail("nobody waits, and it is \(outcome)")
    }
    if let nearest, outcome == .performed {
      model.end(nearest, with: value)
      tally["finished", default: 0] += 1
    }
    note()
  }

  private func finish(_ entry: Entry, _ value: Int) -> Outcome {
    func finish<C: Coordinator>(_ type: C.Type) -> Outcome? {
      navigator(entry, type)?.finish(returning: value, unawaited: .stay)
    }
    return finish(OfficeApp.self) ?? finish(PeopleCoordinator.self)
      ?? finish(TalkCoordinator.self) ?? finish(FloorCoordinator.self) ?? .ignored(.left)
  }
}

// Everything else that happens.
extension ReplySession {
  private func grow() {
    let routes: [OfficeRoute] = [
      .note(number()), .talk(.page(number())), .floor(.talk(.start)), .floor(.lobby),
      .people(.list),
    ]
    guard let route = random(routes) else { return }
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

  private func shrink() {
    let outcome: Outcome
    switch roll(8) {
    case 0: outcome = app.back()
    case 1: outcome = app.pop()
    case 2: outcome = app.dismiss()
    case 3:
      let layer = app.projection.layers[app.projection.layers.count - 1]
      let ids = layer.entries.ids
      outcome =
        layer.style == .base
        ? app.reconcile(layer, shown: ids, remaining: Array(ids.dropLast()))
        : app.dismissed(layer)
    case 4: outcome = roll(4) == 0 ? app.setRoutes([.home, .talk(.start)]) : app.back()
    default:
      guard let entry = random(entries()) else { return }
      outcome = app.remove(entry.id)
    }
    log("shrinks: \(outcome)")
    note()
  }

  private func giveUp() async {
    guard let question = random(model.open.keys.sorted()), let wait = asked[question] else {
      return
    }
    log("#\(question) gives up")
    tally["cancelled", default: 0] += 1
    wait.task?.cancel()
    await wait.task?.value
    model.end(question, with: nil)
    note()
  }

  private func changeKey() {
    app.hasKey = roll(2) == 0
    let outcome =
      switch roll(4) {
      case 0: app.release("key")
      case 1: app.dismiss()
      case 2: app.dropHolds()
      default: random(tokens.keys.sorted()).flatMap { tokens[$0]?.cancel() } ?? .unchanged
      }
    log("key \(app.hasKey): \(outcome)")
    // A key that is there for good would leave nothing to wait.
    app.hasKey = false
    note()
  }

  private func letGo() {
    guard let question = random(kept.keys.sorted()) else { return }
    log("lets go of #\(question)")
    kept[question] = nil
    tally["let go", default: 0] += 1
    if model.canUse(question) { model.end(question, with: nil) }
  }

  private func leaveOrNot() {
    if let request = app.pendingLeave, roll(3) > 0 {
      let name = requests.first { $0.value == request }?.key
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
      if let name { note(outcome, name) }
    } else if let entry = random(entries()) {
      let policy = LeavePolicy.allCases[roll(8) == 0 ? 2 : roll(2)]
      log("\(entry.id) \(entry.name) is \(policy)")
      tree?.setLeavePolicy(policy, of: entry)
    }
    note()
  }

  private func note(_ outcome: Outcome, _ name: String) {
    if let token = outcome.hold { tokens[name] = token }
    if let request = outcome.leaveRequest { requests[name] = request }
  }

  /// Tells the model what is there now.
  private func note() {
    let pending = app.pendingLeave
    model.note(shot()) { name in
      tokens[name]?.isWaiting ?? false || requests[name] != nil && requests[name] == pending
    }
    let waiting = model.waiting
    for (name, token) in tokens where !waiting.contains(name) {
      if token.isWaiting { fail("\(name) waits for nobody") }
      tokens[name] = nil
    }
  }
}

// The comparison.
extension ReplySession {
  /// Somebody who read of an entry whether it is awaited.
  private struct Reader {
    let navigator: Navigator<TreelessCoordinator>
    let wasAwaited: Bool
    let counter: ChangeCounter
  }

  private func readers() -> [Reader] {
    guard let tree else { return [] }
    return (0..<2).compactMap { _ in
      random(entries()).map { entry in
        let navigator = Navigator<TreelessCoordinator>(entry: entry, in: tree.handle)
        return Reader(
          navigator: navigator, wasAwaited: navigator.isAwaited,
          counter: ChangeCounter { _ = navigator.isAwaited })
      }
    }
  }

  private func compare() async {
    guard failure == nil else { return }
    for (question, answer) in model.answers {
      guard let wait = asked.removeValue(forKey: question) else { continue }
      // What is let go of answers in a later turn.
      for _ in 0..<200 where wait.answers.isEmpty { await Task.yield() }
      if wait.answers != [answer] {
        fail("#\(question) got \(wait.answers), want \(String(describing: answer))")
      }
      tally[answer == nil ? "nil" : "a value", default: 0] += 1
    }
    for (question, wait) in asked where !wait.answers.isEmpty {
      fail("#\(question) got \(wait.answers), and waits")
    }
    let counts = (tree?.waiters.count ?? 0, tree?.requests.count ?? 0)
    if counts != (model.shown, model.open.count) {
      fail(
        "\(counts.0) are shown and \(counts.1) open, want \(model.shown) and \(model.open.count)")
    }
    compareAwaited()
  }

  private func compareAwaited() {
    guard let tree, let entry = random(entries()) else { return }
    let navigator = Navigator<TreelessCoordinator>(entry: entry, in: tree.handle)
    let wanted = model.nearest(from: entry.id.number, in: shot()) != nil
    if navigator.isAwaited != wanted { fail("\(entry.id) is awaited: \(!wanted), want \(wanted)") }
  }
}

/// Stands for the coordinator of an entry, whatever that is.
private final class TreelessCoordinator: Coordinator {
  let flow = Flow<OfficeRoute, TestScreen>(start: .home)

  func destination(for route: OfficeRoute) -> Destination<TreelessCoordinator> {
    .screen { TestScreen("none") }
  }
}
