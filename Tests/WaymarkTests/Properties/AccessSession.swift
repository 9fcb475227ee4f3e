import Waymark

/// A guarded app, random steps, and what must hold after each of them. What may be seen is looked up in the app's
/// table; the framework is never asked.
@MainActor
final class AccessSession {
  let seed: UInt64
  let guards = GuardSession()
  private(set) var app: GuardedApp
  /// The first fault.
  private(set) var failure: String?
  /// How often each way in changed something, and how often it was refused.
  private(set) var performed: [WayIn: Int] = [:]
  private(set) var refused: [WayIn: Int] = [:]
  /// How often more entries left than a removal removed.
  private(set) var cascades = 0
  private(set) var taken = 0
  private(set) var stepsWithColumns = 0
  var generator: SeededGenerator
  private(set) var shot = AccessShot()
  /// The outcome of the last verb, and the state before it.
  private(set) var last: (outcome: Outcome, before: AccessShot) = (.unchanged, AccessShot())
  /// The route of each entry in the tree, in the app's type, as its observer was told.
  private(set) var book: [EntryID: GuardedRoute] = [:]
  /// What observers were told during the present verb.
  private(set) var events: [NavigationChange<GuardedRoute>.Event] = []
  /// The entries that got other routes.
  private(set) var revised: [NavigationChange<GuardedRoute>.Revision] = []
  /// The causes of the changes that observers were told during the present verb.
  private(set) var causes: [NavigationCause] = []
  /// The targets that waited before the present verb.
  private(set) var targets: [Target] = []
  /// The known verbs of targets.
  private var verbs: [HoldToken: NavigationCause] = [:]
  /// The number of reports before the present verb.
  private var reportsBefore = 0
  /// The entries that could stay in one of its changes although they may not be seen.
  private var spared: Set<EntryID> = []
  /// Called once, at the next change.
  var onChange: (() -> Void)?
  /// Called before another app takes the place of this one.
  var onRestart: (() -> Void)?
  /// True if the present verb must check everything in the app.
  var revalidates = false
  private var trail: [Step] = []
  /// How often the present verb asked `access`.
  private var questions = 0
  /// Receives each verb of an app that has begun, and calls it once or several times.
  var surrounding: ((@escaping () -> Outcome) -> Outcome)?

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    app = guards.freshApp()
    guards.keepsQuestions = false
    guards.back = TabBackPolicy.allCases[Int(seed % 5)]
    observe()
    guards.onAsk = { [weak self] in self?.countQuestion() }
    if seed % 2 == 0 { app.flow.holdPolicy.keeping = .all }
    app.start()
    shot = AccessShot(app)
  }

  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  func oneOf<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &generator) }

  func fail(_ text: String) {
    guard failure == nil else { return }
    let steps = trail.suffix(5).map(\.text).joined(separator: "\n")
    failure = "seed \(seed), step \(taken): \(text)\n\(steps)\n\(picture(app))"
  }

  /// Lets a verb end that would ask endlessly.
  private func countQuestion() {
    questions += 1
    guard questions > GuardSession.mostQuestions else { return }
    fail("the verb asks without an end")
    guards.allowAll()
  }

  private func observe() {
    app.observe { [weak self] change, _ in
      self?.causes.append(change.cause)
      self?.note(change.events)
      self?.note(change.revised)
      self?.noteSpared()
      self?.onChange.take()?()
    }
  }

  private func note(_ news: [NavigationChange<GuardedRoute>.Event]) {
    events += news
    for event in news {
      guard case .entry(let id, let route) = event.subject else { continue }
      switch event.kind {
      case .enter: book[id] = route
      case .leave: book[id] = nil
      case .activate, .uncover, .cover: break
      }
    }
  }

  private func note(_ news: [NavigationChange<GuardedRoute>.Revision]) {
    revised += news
    for revision in news { book[revision.id] = revision.new }
  }

  /// Begins to count questions again.
  func forgetQuestions() { questions = 0 }

  /// Replaces this app by another one, which begins.
  func restart(at start: GuardedRoute) -> Outcome {
    app.end()
    onRestart?()
    book = [:]
    app = guards.freshApp(start: start)
    observe()
    return call(.start) { [self] in app.start() }
  }

  func step() {
    taken += 1
    if shot.places.count < 4, roll(3) == 0 { grow() }
    if shot.hasColumns { stepsWithColumns += 1 }
    toggle()
    guard let way = oneOf(WayIn.allCases) else { return }
    take(way)
    compareLives()
  }

  /// Takes one way in as its own step, and changes nothing else.
  func takeStep(_ way: WayIn) {
    taken += 1
    take(way)
  }

  func end() {
    guard failure == nil else { return }
    app.end()
    app = guards.freshApp()
    if guards.living != 1 { fail("\(guards.living) coordinators live after the end") }
  }
}

// Verbs, and what must hold after each.
extension AccessSession {
  /// Calls a verb, and checks the result.
  @discardableResult
  func call(_ way: WayIn, _ verb: @escaping () -> Outcome) -> Outcome {
    let before = way == .start ? AccessShot() : shot
    (events, revised, causes) = ([], [], [])
    (questions, revalidates) = (0, way == .revalidate)
    (reportsBefore, spared) = (guards.reports.count, [])
    targets = app.pendingNavigations.map { Target($0.token, $0.gate, verbs[$0.token]) }
    verbs = verbs.filter { $0.key.isWaiting }
    trail.append(Step(way: way, rules: guards.rules, book: book, before: before))
    let outcome = way == .start ? verb() : surrounding?(verb) ?? verb()
    let after = AccessShot(app)
    shot = after
    last = (outcome, before)
    if let token = outcome.hold, let cause = way.heldCause { verbs[token] = cause }
    noteSpared()
    if let broken = app.broken { fail("broken: \(broken)") }
    compare(way, outcome, before, after)
    compareSeen(way, before, after)
    if revalidates { compareAll(after) }
    tally(way, outcome)
    return outcome
  }

  /// True if a target is called again whose release was dropped because callbacks passed the limit. Then the next verb
  /// releases it, whatever its own outcome is.
  private var isReleasedLate: Bool {
    guards.reports.contains(.queueLimit)
      && targets.contains { $0.gate == "waymark.clear" && !$0.token.isWaiting }
  }

  private func compare(
    _ way: WayIn, _ outcome: Outcome, _ before: AccessShot, _ after: AccessShot
  ) {
    // Several targets may have been called again. The last one decides the outcome.
    if way == .replay || way == .callback { return }
    if way == .revalidatingTransaction { return compareUndone(outcome) }
    switch outcome {
    case .unchanged, .ignored, .denied, .invalidLink, .needsConfirmation, .queued:
      if isReleasedLate { return }
      if way != .start, before != after { fail("\(way): \(Came(outcome)) changed something") }
      if !causes.isEmpty { fail("\(way): \(Came(outcome)) was told") }
    case .performed: if causes.isEmpty { fail("\(way): performed was not told") }
    case .redirected, .held:
      if causes.isEmpty, before != after {
        fail("\(way): \(Came(outcome)) changed something untold")
      }
    }
    guard way.isRemoval else { return }
    switch outcome {
    case .held: fail("\(way) came to \(Came(outcome))")
    // If the entry cannot leave, its target is called again, and the result of that is the outcome.
    case .denied, .redirected:
      if !way.mayAsk || askedTargets.isEmpty { fail("\(way) came to \(Came(outcome))") }
    default: break
    }
  }

  /// Notes the entries that a change leaves in place although they may not be seen: the app's first entry, and the
  /// declared routes of the shown tab or of all columns.
  private func noteSpared() {
    guard guards.reports.dropFirst(reportsBefore).contains(.refusedRoot) else { return }
    for way in AccessShot(app).bottoms {
      spared.formUnion(way.prefix(1))
      spared.formUnion(way.dropFirst().prefix { book[$0]?.isDeclared ?? false })
    }
  }

  /// True if an entry that may not be seen may wait in a hidden tab.
  private func waitsUnseen(_ place: AccessShot.Place) -> Bool {
    place.isFirstUnseen && book[place.id]?.isDeclared ?? false
  }

  /// Checks that nothing becomes visible that may not be seen.
  private func compareSeen(
    _ way: WayIn, _ before: AccessShot, _ after: AccessShot
  ) {
    let known = Set(book.keys)
    if known.count != after.ids.count || Set(after.ids) != known {
      return fail("the observer knows \(known.sorted()), the projection \(after.ids)")
    }
    if let leaf = after.leaf, book[leaf] != app.visiblePath.last?.last {
      fail("the leaf is \(app.visiblePath), the observer says \(String(describing: book[leaf]))")
    }
    let old = Set(before.ids)
    for event in events {
      guard case .entry(let id, let route) = event.subject, !guards.allows(route),
        !spared.contains(id)
      else { continue }
      switch event.kind {
      case .activate, .uncover: fail("\(route.name) was shown")
      case .enter:
        guard let place = after.places.first(where: { $0.id == id }) else { continue }
        // Only removals set an existing tab back.
        let mayWait = waitsUnseen(place) && (!way.showsOnly || place.cameUnseen(old))
        if !mayWait { fail("\(route.name) entered") }
      case .leave, .cover: break
      }
    }
    for revision in revised where !guards.allows(revision.new) {
      fail("\(revision.old.name) was revised to \(revision.new.name)")
    }
    for id in after.cameIntoView(since: before) where !spared.contains(id) {
      if let route = book[id], !guards.allows(route) { fail("\(route.name) came into view") }
    }
  }

  /// Checks that after a revalidation of the app, nothing is left that may not be seen.
  private func compareAll(_ after: AccessShot) {
    for place in after.places where !waitsUnseen(place) && !spared.contains(place.id) {
      guard let route = book[place.id], !guards.allows(route) else { continue }
      fail("\(route.name) is still there")
    }
  }

  private func compareLives() {
    let wanted = 1 + app.descendants.count
    if guards.living != wanted { fail("\(guards.living) coordinators live, want \(wanted)") }
  }

  private func tally(_ way: WayIn, _ outcome: Outcome) {
    if outcome.didChange { performed[way, default: 0] += 1 }
    if case .denied = outcome { refused[way, default: 0] += 1 }
    let cascaded = events.contains { $0.kind == .leave(.access) }
    if way.isRemoval, cascaded { cascades += 1 }
  }

  /// Counts a way in that is not a verb.
  func count(_ way: WayIn) { performed[way, default: 0] += 1 }

  /// True if the tree has an entry with this route.
  func shows(_ route: GuardedRoute) -> Bool { book.values.contains(route) }
}

extension AccessSession {
  /// The state before a verb, to explain a failure.
  fileprivate struct Step {
    let way: WayIn
    let rules: GuardSession.Rules
    let book: [EntryID: GuardedRoute]
    let before: AccessShot

    @MainActor var text: String {
      let names = before.places.map { place in
        (book[place.id]?.name ?? "?") + (place.isFirstUnseen ? " (unseen)" : "")
      }
      return "\(names.joined(separator: ", "))\n  \(way), forbidden: \(rules.text)"
    }
  }
}

extension GuardSession.Rules {
  /// What is forbidden, in words.
  var text: String {
    let verdicts =
      app.map { "\($0.key.name) \($0.value.text)" }
      + club.map { "club \($0.key.name) \($0.value.text)" }
      + vault.map { "vault \($0.key.name) \($0.value.text)" }
    let fallbacks = [appFallback?.name, clubFallback?.name, vaultFallback?.name].map { $0 ?? "-" }
    return verdicts.sorted().joined(separator: ", ") + "; fallbacks \(fallbacks)"
  }
}

extension Access {
  fileprivate var text: String {
    switch self {
    case .allow: "allowed"
    case .deny: "denied"
    case .redirect(let routes): "leads to \(routes.map(\.name))"
    case .hold(_, let showing): "held, showing \(showing?.name ?? "nothing")"
    }
  }
}
