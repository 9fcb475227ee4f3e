@testable import Waymark

// The invariants.
extension TreeSession {
  func compareChange(
    _ step: TreeStep, _ outcome: Outcome, _ old: NaiveTree, _ oldPath: [[TreeRoute]]
  ) {
    let isTold = outcome == .performed || model.differs(from: old)
    guard records.count == (isTold ? 1 : 0) else {
      return fail("\(records.count) change records for \(outcome)")
    }
    guard let record = records.first else { return }
    let names = serials.mapValues { "coordinator \($0)" }
    let events = model.events(since: old, names: names)
    let takesTwice =
      switch step {
      case .transaction, .tapped, .verb(_, .removeAll): true
      default: isLed() || isCascading()
      }
    let matches = record.events.elementsEqual(events) {
      $0 == $1 || takesTwice && agree($0, $1, step, old)
    }
    if !matches { fail("\(record.events)\nwant \(events)") }
    let revisions = model.revisions(since: old)
    if record.revised.sorted() != revisions.sorted() {
      fail("revised \(record.revised), want \(revisions)")
    }
    compareOrigin(record, step, oldPath)
    if let leaf = model.leafLayer.rows.last { model.wasVisible.insert(leaf.id) }
  }

  /// A child ends with the last step that removes its entries, but the model knows only the first: one of several
  /// verbs, a layer that goes after some of its entries, or what goes with it because it may not be seen. It leaves for
  /// the reason of one of these.
  private func agree(
    _ event: String, _ other: String, _ step: TreeStep, _ old: NaiveTree
  ) -> Bool {
    let subject = event.drop { $0 != ")" }
    guard subject.contains("coordinator"), subject == other.drop(while: { $0 != ")" }) else {
      return false
    }
    let owner = serials.first { subject.hasPrefix(") coordinator \($0.value) ") }?.key
    let rows = old.ordered.map(\.row).filter { row in owner.map(row.owners.contains) ?? false }
    var reasons = rows.compactMap { model.reasons[$0.id] }
    // A later verb may also have ended the layer of what an earlier one had put there.
    if !step.commands.isEmpty { reasons += step.commands.map(NaiveTree.reason) + [.dismissed] }
    if isLed() || isCascading() { reasons.append(.access) }
    return reasons.contains { event.hasPrefix("leave (\($0.rawValue))") }
  }

  func compareNotifications(_ step: TreeStep, _ before: TreeShot) {
    for seen in before.layers {
      let now = shot.seen(seen.layer.id)
      for facet in LayerWatcher.Facet.allCases {
        let told = LayerWatcher.Told(layer: seen.layer.id, facet: facet)
        let count = watcher.counts[told] ?? 0
        guard let now else {
          // Readers of a policy are told of entries and of policies.
          if count > 1, facet != .policies { fail("\(told) left and told so \(count) times") }
          continue
        }
        let wanted = now.looks(like: seen, in: facet) ? 0 : 1
        if facet == .policies {
          // Its readers read more: the entries of tabs, and of the layers above.
          let isOther = watcher.hasOtherPolicy(now.layer)
          tally["another policy", default: 0] += isOther ? 1 : 0
          if isOther, count == 0 { fail("\(told) changed without a notification") }
          continue
        }
        if count != wanted { fail("\(told) told \(count) times, want \(wanted)") }
      }
    }
  }

  func compareIDs(_ step: TreeStep, _ before: TreeShot) {
    let ids = shot.ids
    let present = Set(ids)
    if present.count != ids.count { fail("an id is there twice: \(ids)") }
    if let back = ids.first(where: gone.contains) { fail("\(back) came back") }
    for id in before.ids where !present.contains(id) { gone.insert(id) }
    if case .observation = step, !isLed(), let new = ids.first(where: { !before.ids.contains($0) })
    {
      fail("an observation added \(new)")
    }
  }

  func compareQueries(
    _ step: TreeStep, _ outcome: Outcome, _ acted: TreeCoordinator, _ app: TreeCoordinator
  ) {
    compareQueries(of: 0, app)
    let owner = serials.first { $0.value == acted.serial }?.key ?? 0
    guard model.path(of: owner) != nil else {
      let routes = acted.routes
      if acted.push(.page(1)) != .ignored(.left) || routes != [.page(0)] || acted.routes != routes {
        fail("\(acted.name) acts after it has left")
      }
      return
    }
    if owner != 0 { compareQueries(of: owner, acted) }
    guard outcome == .performed, case .verb(_, .setRoutes(let routes)) = step else { return }
    if acted.routes != routes { fail("setRoutes gave \(acted.routes)") }
  }

  func compareQueries(of owner: Int, _ coordinator: TreeCoordinator) {
    let level = model.level(of: owner)
    let places = model.places(of: owner)
    let layers = places.map { model.routes(at: $0, level: level) }
    if coordinator.layers != layers { fail("layers \(coordinator.layers), want \(layers)") }
    if coordinator.routes != layers.first { fail("routes \(coordinator.routes), want \(layers)") }
    let path = model.visiblePath(of: owner)
    if coordinator.visiblePath != path { fail("path \(coordinator.visiblePath), want \(path)") }
    if coordinator.currentRoute != layers.last?.last { fail("current \(coordinator.currentRoute)") }
    if coordinator.isActive != model.isActive(owner) { fail("active \(coordinator.isActive)") }
    var back = model
    var canGoBack = (try? back.goBack(owner)) != nil
    // Back may be refused by a leave policy.
    let kept = Set(back.ordered.map(\.row.id))
    if blocked().contains(where: { !kept.contains($0.number) }) { canGoBack = false }
    if coordinator.canGoBack != canGoBack { fail("can go back: \(coordinator.canGoBack)") }
    let ids = places.first.map { model.rows(at: $0).map(\.id) }
    if coordinator.stack.map(\.id.number) != ids { fail("stack \(coordinator.stack)") }
  }

  /// Only opening asks for back stacks, each coordinator at most twice for each route.
  func compareAsked(_ step: TreeStep) {
    switch step {
    case .verb(_, .open), .told(_, _, .open):
      let often = census.asked.filter { $0.value > 2 }.keys.sorted()
      if !often.isEmpty { fail("\(often) were asked more than twice") }
    case .verb, .told, .observation:
      if !census.asked.isEmpty { fail("\(census.asked.keys.sorted()) were asked for back stacks") }
    case .transaction(let verbs): compareAsked(by: verbs.map(\.command))
    case .tapped(_, _, let commands): compareAsked(by: commands)
    }
  }

  private func compareAsked(by commands: [TreeCommand]) {
    let opens = commands.filter { if case .open = $0 { true } else { false } }.count
    let often = census.asked.filter { $0.value > 2 * opens }.keys.sorted()
    if !often.isEmpty { fail("\(often) were asked too often by \(opens) routes to open") }
  }

  /// Opening the same route again changes nothing.
  func confirmOpened(_ step: TreeStep, _ outcome: Outcome, _ acted: TreeCoordinator) {
    guard case .verb(_, .open(let route, let policy, let bare)) = step,
      outcome == .performed || outcome == .unchanged
    else { return }
    records = []
    let again = acted.open(route, over: policy, bare: bare)
    if again != .unchanged || !records.isEmpty || !watcher.counts.isEmpty {
      fail("opened again: \(again)")
    }
  }

  /// A cancelled gesture removes nothing.
  func confirmNothingGone(_ step: TreeStep, _ app: TreeCoordinator) {
    let seen = shot.layers[taken % shot.layers.count]
    records = []
    let outcome = app.reconcile(seen.layer, shown: seen.ids, remaining: seen.ids)
    if outcome != .unchanged || !records.isEmpty || !watcher.counts.isEmpty {
      fail("a cancelled gesture: \(outcome)")
    }
    guard case .observation(let observation) = step,
      case .reconcile(let layer, let shown, let remaining) = observation.content,
      observation.kind == "echo", !remaining.isEmpty
    else { return }
    // A first entry stays although it was reported gone, and goes the second time if a redirect has moved it up.
    let gone = Set(shown).subtracting(remaining)
    if isLed(), shot.ids.contains(where: gone.contains) { return }
    let again = app.reconcile(layer, shown: shown, remaining: remaining)
    if again == .performed { fail("the same echo again took more away") }
  }

  func showSomething(_ app: TreeCoordinator) {
    guard showsScreens, taken % 2 == 0 else { return }
    let seen = taken % 4 == 0 ? nil : shot.layers[taken % shot.layers.count]
    for entry in seen.map({ Array($0.layer.entries) }) ?? app.projection.leaf.map({ [$0] }) ?? [] {
      guard entry.tabs == nil else { continue }
      if entry.screen == nil { fail("\(entry.id) shows nothing") }
      shown.insert(entry.id)
    }
  }

  /// Only coordinators and screens in the tree live.
  func compareLives(_ step: TreeStep) {
    guard failure == nil else { return }
    let owners = model.owners
    serials = serials.filter { owners.contains($0.key) }
    let living = census.livingCoordinators()
    if living != serials.values.sorted() {
      fail("\(step.text): \(living) live, want \(serials.values.sorted())")
    }
    let present = Set(shot.ids)
    shown.formIntersection(present)
    let screens = census.livingScreens()
    if screens.count != shown.count || Set(screens) != shown {
      fail("\(step.text): screens of \(screens), want \(shown.sorted())")
    }
  }
}

extension TreeStep {
  /// Its verbs, if there can be several.
  fileprivate var commands: [TreeCommand] {
    switch self {
    case .transaction(let verbs): verbs.map(\.command)
    case .tapped(_, _, let commands): commands
    case .verb, .told, .observation: []
    }
  }
}
