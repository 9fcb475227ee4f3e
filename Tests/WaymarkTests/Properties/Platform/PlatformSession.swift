@testable import Waymark
@testable import WaymarkTesting

/// What a random session is about.
enum PlatformTheme: String, CaseIterable, Sendable {
  case stacks, layers, anchors, tabs, joined, columns, embedded, still
}

extension PlatformTheme {
  /// What the app begins with.
  fileprivate var start: ShopRoute {
    switch self {
    case .tabs, .joined: .tabs
    case .columns: .columns
    case .stacks, .layers, .anchors, .embedded, .still: .home
    }
  }
}

/// An app and a user who do what they like on an unruly platform, and what has to hold whatever they do.
@MainActor
final class PlatformSession {
  let theme: PlatformTheme
  let seed: UInt64
  let app: ShopCoordinator
  let simulator: PlatformSimulator<ShopCoordinator>
  private(set) var failure: String?
  private var steps: [String] = []
  private var generator: SeededGenerator
  private var family = PlatformFamily()
  /// True while the app makes its changes without an animation, until all of them are shown.
  private var isStill = false

  init(_ theme: PlatformTheme, seed: UInt64) {
    self.theme = theme
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    app = ShopCoordinator(start: theme.start)
    app.flow.reporter = MisuseReporter { _ in }
    app.start()
    simulator = PlatformSimulator(
      app, seed: seed, isEmbedded: theme == .embedded || theme == .still && seed % 2 == 0)
    family = PlatformFamily(app.projection)
    app.observe { [weak self] change, _ in self?.check(change) }
    for tab in app.projection.base.entries.first?.tabs?.layers ?? [] {
      tab.entries.first?.navigator(for: ShopCoordinator.self)?.onReselect { [weak self] in
        guard self?.simulator.platform.isGoingBack ?? false else { return }
        self?.fail("a tab was reselected although its stack went back with the same tap")
      }
    }
  }

  private func roll(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

  private func fail(_ text: String) {
    guard failure == nil else { return }
    let logs = simulator.layers.flatMap { $0.content.stacks }.map(\.log.lines)
    failure =
      "\(theme) seed \(seed): \(text)\n\(steps.suffix(14).joined(separator: "\n"))\n\(app.describe())\n\(logs)"
  }

  func run(_ count: Int) {
    for _ in 0..<count where failure == nil {
      step()
      for _ in 0..<roll(12) { simulator.frame() }
      if roll(6) == 0 { rest() }
    }
    rest()
  }

  private func step() {
    if roll(5) < (theme == .still ? 1 : 3) {
      let gesture = gestures[roll(gestures.count)]
      steps.append("user: \(gesture)")
      move(gesture)
    } else {
      let verb = verbs[roll(verbs.count)]
      let outcome = isStill ? UnanimatedChange.make { perform(verb) } : perform(verb)
      steps.append("\(verb): \(outcome)")
    }
    family = PlatformFamily(app.projection)
  }

  /// At rest the platform shows the tree, and everything is as the user left it.
  private func rest() {
    guard failure == nil else { return }
    guard simulator.settle() else { return fail("it never comes to rest\n\(simulator.visible)") }
    if !simulator.differences.isEmpty { return fail("\(simulator.differences)") }
    let platform = simulator.platform
    if let lost = platform.lost.first { return fail("lost: \(lost)") }
    let family = PlatformFamily(app.projection)
    // The first entry of the app or of a tab stays, also if it became that while it was dragged.
    if let back = platform.taken.first(where: { family.layers[$0] != nil && !family.isRoot($0) }) {
      return fail("the user took \(back) away, and it is there")
    }
    // A dialog whose button has presented or asked something goes once that is over.
    let dialogs = app.projection.layers.filter {
      $0.style == .modal(.dialog) && ($0.next != nil || app.pendingLeave != nil)
    }
    let stays = Set(dialogs.map(\.id))
    if let back = platform.ended.first(where: { family.chain.contains($0) && !stays.contains($0) })
    {
      return fail("the user ended \(back), and it is there")
    }
    if let ghosts = simulator.base.content.chain?.ghosts, ghosts > 0 {
      return fail("several embedded levels came or went at once")
    }
    if let wrong = platform.moves.first(where: { $0.isAnimated == isStill }) {
      return fail("\(wrong.what) \(wrong.isAnimated ? "with" : "without") an animation")
    }
    if isStill { platform.count("shown without an animation") }
    platform.moves = []
    // Whoever has a finger on the screen makes changes of his own.
    isStill = theme == .still && roll(2) == 0
    if app.pendingLeave != nil, !simulator.layers.contains(where: { $0.leaving?.request != nil }) {
      return fail("nobody asks")
    }
    platform.hasWished = false
    steps.append("at rest")
  }

  /// Nothing leaves by a gesture that no gesture took away.
  private func check(_ change: NavigationChange<ShopRoute>) {
    defer { family = PlatformFamily(app.projection) }
    let platform = simulator.platform
    if change.cause == .select, change.source == .system, !platform.hasWished {
      fail("\(change), and nobody asked for it")
    }
    guard change.cause == .reconcile else { return }
    var justified = platform.taken
    for event in change.left {
      guard case .entry(let id, _) = event.subject else { continue }
      justified.formUnion(family.isJustified(id, by: justified, ended: platform.ended) ? [id] : [])
    }
    // What leaves is told from the top down: what justifies it may come later.
    for event in change.left {
      guard case .entry(let id, let route) = event.subject else { continue }
      let isKnown = family.isJustified(id, by: justified, ended: platform.ended)
      if !isKnown { fail("\(id) \(route.name) was lost, and nobody removed it: \(change)") }
    }
  }
}

// What the user does.
extension PlatformSession {
  private var gestures: [String] {
    switch theme {
    case .stacks:
      [
        "swipe", "swipe", "swipe", "swipe", "several", "several", "remake", "answer leaving",
        "close",
      ]
    case .anchors where simulator.layers.last?.layer.style == .modal(.dialog):
      ["answer", "anchor goes", "anchor goes"]
    case .anchors:
      ["anchor", "anchor", "anchor", "anchor", "anchor goes", "anchor goes", "anchor goes"]
        + ["drag", "active"]
    case .layers where app.pendingLeave != nil: ["answer leaving", "answer leaving", "drag"]
    case .layers where simulator.layers.last?.layer.style == .modal(.dialog):
      ["answer"]
    case .layers:
      [
        "drag", "drag", "drag", "drag", "drag", "drag", "foreign", "active",
        "swipe", "close", "any",
      ]
    case .tabs: ["select", "select", "select", "reselect", "reselect", "swipe", "remake", "any"]
    case .joined:
      ["select", "select", "reselect", "swipe", "swipe", "several", "several", "remake", "any"]
    case .columns:
      [
        "swipe", "swipe", "swipe", "swipe", "swipe", "swipe", "swipe", "swipe", "resize", "resize",
        "resize", "several", "several", "remake", "drag", "close",
      ]
    case .embedded: ["swipe", "swipe", "swipe", "drag", "close", "remake", "any"]
    case .still: ["active"]
    }
  }

  private func move(_ gesture: String) {
    let ends = GestureEnd.allCases
    let end = ends[roll(ends.count)]
    switch gesture {
    case "swipe": simulator.swipeBack(end)
    case "several": simulator.goBack(to: roll(2))
    case "drag": simulator.drag(end)
    case "close": simulator.dismiss()
    case "answer":
      simulator.answer { [app] in
        // With an anchor that goes, ports above are made anew, and forget what was answered.
        switch self.roll(self.theme == .anchors ? 2 : 4) {
        case 0: app.dismiss()
        case 2:
          let below = app.projection.layers.dropLast().last?.entries.last
          below?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
          app.popToRoot()
        case 3: app.present(.note("from a dialog"))
        default: break
        }
      }
    case "answer leaving": simulator.answerLeaving(proceeds: roll(2) == 0)
    case "anchor": simulator.showAnchor()
    case "anchor goes": simulator.hideAnchor()
    case "foreign": simulator.presentForeign()
    case "active": simulator.becomeActive()
    case "select": simulator.select(tab: roll(4))
    case "reselect": simulator.reselect()
    case "remake": simulator.remake()
    case "resize": simulator.resize(isCollapsed: simulator.isCollapsed == false || roll(3) > 0)
    default: simulator.doSomething()
    }
  }
}

// What the app does.
extension PlatformSession {
  private var verbs: [String] {
    let stack = ["push", "push", "pushAll", "pop", "replaceTop", "remove", "policy", "child"]
    switch theme {
    case .stacks: return stack + ["setRoutes", "setRoot", "popToRoot", "child", "trim"]
    case .embedded:
      return stack + ["setRoutes", "popToRoot", "popToRoot", "pushAll", "sheet", "cover", "below"]
    // Nothing that is covered: what happens there is shown with a later change.
    case .still:
      return ["pushAll", "pop", "popToRoot", "sheet", "nest", "popover", "swap", "dismissAll"]
    case .layers:
      return [
        "push", "pop", "policy", "sheet", "sheet", "cover", "popover", "popover", "dialog",
        "dialog", "dialog", "dialog", "two",
      ]
        + ["swap", "dismiss", "dismissAll", "back", "plain", "below"]
    case .anchors:
      return ["push", "pop", "popover", "popover", "popover", "popover", "popover", "popover"]
        + ["dialog", "dialog", "dialog", "dismiss", "dismiss", "sheet", "remove"]
    case .tabs:
      return [
        "select", "select", "inTab", "inTab", "inTab", "deliver", "sheet", "dismiss", "policy",
      ]
        + ["popInTab", "setTabs"]
    case .joined:
      return ["select", "inTab", "inTab", "deliver", "push", "pushAll", "pop", "sheet", "dismiss"]
        + ["inOtherTab", "popToRoot", "innerTabs", "remove"]
    case .columns:
      return [
        "select", "select", "last", "last", "inTab", "inTab", "deliver", "navigate", "navigate",
        "navigate", "pushAll",
      ]
        + [
          "push", "pop", "cover", "cover", "cover", "sheetInColumn", "dismiss", "dismiss",
          "dismiss",
        ]
        + ["back", "popInTab", "setColumns", "innerTabs"]
    }
  }

  private func perform(_ verb: String) -> Outcome {
    switch verb {
    case "push": app.push(.note("\(roll(100))"))
    case "pushAll": app.push([.about, .catalog(.list), .catalog(.item(roll(9)))])
    case "child": app.push(.catalog(.item(roll(9))))
    case "pop": app.pop(1 + roll(2))
    case "back": app.back()
    case "popToRoot": app.popToRoot()
    case "trim": app.trim(keepLast: 1 + roll(3))
    case "replaceTop": app.replaceTop(.note("r\(roll(100))"))
    case "remove": remove()
    case "setRoutes": app.setRoutes(Array(app.routes.prefix(1 + roll(3))) + [.note("s\(roll(9))")])
    case "setRoot": app.setRoot(roll(2) == 0 ? .home : .about)
    case "policy": setPolicy()
    default: performOther(verb)
    }
  }

  private func performOther(_ verb: String) -> Outcome {
    switch verb {
    case "sheet": return app.present(.note("sheet \(roll(100))"))
    case "plain": return app.present(.note("plain \(roll(100))"), as: .sheet(stack: false))
    case "cover": return app.present(.about, as: .cover)
    case "below": return app.update { _ = self.roll(2) == 0 ? $0.push(.note("below")) : $0.pop() }
    case "popover": return app.present(.note("popover"), as: .popover)
    case "dialog": return app.present(.note("dialog"), as: .dialog)
    case "two":
      return app.transaction { [app] in
        app.present(.note("first"), as: .sheet)
        app.present(.note("second"), as: .cover)
      }
    case "nest":
      return app.transaction { [app] in
        app.present(.note("first"), as: .sheet)
        app.present(.note("second"), as: .sheet)
      }
    case "swap":
      return app.transaction { [app] in
        if !app.projection.layers.isEmpty { _ = app.dismiss() }
        app.present(.note("other"), as: .sheet)
      }
    case "dismiss": return app.dismiss()
    case "dismissAll": return app.dismissAll()
    case "select": return app.select([.catalog(.list), .favourites(.list), .home][roll(3)])
    case "inTab": return onCatalog(roll(2)) { $0.push(.item(roll(9))) }
    case "inOtherTab": return onCatalog(1) { $0.push([.item(1), .account(.profile)]) }
    case "popInTab": return onCatalog(roll(2)) { $0.popToRoot() }
    case "deliver": return app.deliver(.favourites(.item(roll(9))), select: roll(2) == 0)
    case "setTabs": return app.setRoot(roll(3) == 0 ? .home : .tabs)
    case "innerTabs": return app.push(.tabs)
    case "navigate":
      let routes: [ShopRoute] = [.catalog(.item(roll(9))), .favourites(.item(roll(9))), .home]
      return app.navigate(to: routes[roll(3)])
    case "last": return app.select(.home)
    case "sheetInColumn": return onCatalog(roll(2)) { $0.present(.filter) }
    case "setColumns": return app.setRoot(roll(12) == 0 ? .home : .columns)
    default: return .unchanged
    }
  }

  /// Calls a verb of the catalog with this number, if it is there.
  private func onCatalog(_ number: Int, _ verb: (CatalogCoordinator) -> Outcome) -> Outcome {
    let found = app.descendants.compactMap { $0 as? CatalogCoordinator }
    return found.indices.contains(number) ? verb(found[number]) : .unchanged
  }

  private func remove() -> Outcome {
    let ids = app.stack.map(\.id)
    return app.remove(ids[roll(ids.count)])
  }

  /// Some entry asks before it is left, or does not any more.
  private func setPolicy() -> Outcome {
    let navigator = app.projection.leaf?.navigator(for: ShopCoordinator.self)
    navigator?.leavePolicy = roll(3) == 0 ? .confirm : .free
    return .unchanged
  }
}

/// What goes with what: where each entry lies, and what each layer stands on.
@MainActor
struct PlatformFamily {
  /// The layer of each entry.
  private(set) var layers: [EntryID: LayerID] = [:]
  /// The entry that presented a layer, or whose tab it is.
  private(set) var holders: [LayerID: EntryID] = [:]
  private(set) var entries: [LayerID: [EntryID]] = [:]
  /// The layers from the base up.
  private(set) var chain: [LayerID] = []

  init() {}

  init<Screen>(_ projection: Projection<Screen>) {
    for layer in projection.layers {
      chain.append(layer.id)
      if let presenter = layer.presenter { holders[layer.id] = presenter }
      add(layer)
    }
  }

  private mutating func add<Screen>(_ layer: Layer<Screen>) {
    entries[layer.id] = layer.entries.ids
    for entry in layer.entries {
      layers[entry.id] = layer.id
      for tab in entry.tabs?.layers ?? [] {
        holders[tab.id] = entry.id
        add(tab)
      }
    }
  }

  /// True for the first entry of the base or of a tab.
  func isRoot(_ id: EntryID) -> Bool {
    guard let layer = layers[id], entries[layer]?.first == id else { return false }
    return !chain.dropFirst().contains(layer)
  }

  /// True if the user took the entry away, or something that it goes with.
  func isJustified(_ id: EntryID, by taken: Set<EntryID>, ended: Set<LayerID>) -> Bool {
    if taken.contains(id) { return true }
    var layer = layers[id]
    while let current = layer {
      if ended.contains(current) { return true }
      // What lies above a layer that ends goes, too.
      if let place = chain.firstIndex(of: current) {
        for lower in chain[..<place] where lower != chain[0] {
          if ended.contains(lower) || entries[lower]?.allSatisfy(taken.contains) ?? false {
            return true
          }
          if let holder = holders[lower], isJustified(holder, by: taken, ended: ended) {
            return true
          }
        }
      }
      guard let holder = holders[current] else { return false }
      if isJustified(holder, by: taken, ended: ended) { return true }
      layer = layers[holder]
    }
    return false
  }
}
