import Waymark

/// What an app of pages and sheets shows, of which some entries are protected, and which links wait. By the rules of
/// `open`, of protected entries and of `.whenClear` alone.
struct NaiveClear {
  struct Row {
    /// Nil for an entry whose identity is not known yet.
    var id: EntryID?
    let route: GuardedRoute
    var isProtected = false
  }

  /// A verb of the app.
  enum Verb: Hashable {
    case push(GuardedRoute), present, pop, dismiss, popToRoot
    case open(GuardedRoute, OpenPolicy)

    var onlyRemoves: Bool {
      switch self {
      case .pop, .dismiss, .popToRoot: true
      case .push, .present, .open: false
      }
    }
  }

  /// A link that waits, with the verbs of its transaction that show something.
  struct Target {
    let verbs: [Verb]
    let gate: Gate
  }

  enum Said: Equatable { case performed, unchanged, held, ignored(IgnoredReason) }

  private(set) var layers: [[Row]] = [[Row(route: .home)]]
  private(set) var waiting: [Target] = []
  /// True if only the newest link waits.
  let keepsLatest: Bool
  private(set) var tally: [String: Int] = [:]
  /// Set by what a draft opens.
  private var gate: Gate?
  private var hasOpened = false
  /// How many of the layers that were there before the verbs are still there.
  private var stayingLayers = 0

  init(keepsLatest: Bool) {
    self.keepsLatest = keepsLatest
  }

  var routes: [[GuardedRoute]] { layers.map { $0.map(\.route) } }
  var rows: [Row] { layers.flatMap { $0 } }

  mutating func adopt(_ ids: [[EntryID]]) {
    for (layer, ids) in ids.enumerated() {
      for (place, id) in ids.enumerated() { layers[layer][place].id = id }
    }
  }

  private mutating func count(_ kind: String) { tally[kind, default: 0] += 1 }
}

// Changes.
extension NaiveClear {
  /// Performs verbs as one change, and then what no longer has to wait.
  mutating func call(_ verbs: [Verb]) -> Said {
    let before = protected
    let said = attempt(verbs, isAgain: false)
    if said == .performed { settle(before) }
    return said
  }

  mutating func protect(_ id: EntryID, _ isProtected: Bool) {
    let before = protected
    for layer in layers.indices {
      for place in layers[layer].indices where layers[layer][place].id == id {
        layers[layer][place].isProtected = isProtected
      }
    }
    settle(before)
  }

  /// Keeps these entries of a layer that a platform shows, which removes the others.
  mutating func keep(_ count: Int) -> Said {
    let before = protected
    let top = layers.count - 1
    guard layers[top].count > count else { return .unchanged }
    layers[top].removeLast(layers[top].count - count)
    settle(before)
    return .performed
  }

  /// Calls links again, the oldest first: those that wait for protected entries if one of these has left or is protected
  /// no longer, then those that wait until all is clear if it is.
  private mutating func settle(_ before: Set<EntryID>) {
    var before = before
    var goesOn = true
    while goesOn {
      let isUnprotected = !before.isSubset(of: protected) || protected.isEmpty
      let wasClear = isClear
      before = protected
      let next = isUnprotected && callAgain(.unprotected)
      goesOn = wasClear && callAgain(.clear) || next
    }
  }

  /// Returns whether something has changed.
  private mutating func callAgain(_ gate: Gate) -> Bool {
    var hasChanged = false
    for target in waiting where target.gate == gate {
      let said = attempt(target.verbs, isAgain: true)
      guard said != .held else { continue }
      count("went on, \(gate)")
      waiting.removeAll { $0.verbs == target.verbs && $0.gate == target.gate }
      if said == .performed { hasChanged = true }
    }
    return hasChanged
  }

  private var isClear: Bool { layers.count == 1 && protected.isEmpty }

  private var protected: Set<EntryID> { Set(rows.filter(\.isProtected).compactMap(\.id)) }

  private mutating func attempt(_ verbs: [Verb], isAgain: Bool) -> Said {
    let before = layers
    (gate, hasOpened, stayingLayers) = (nil, false, layers.count)
    var said = Said.unchanged
    for verb in verbs {
      let next = perform(verb)
      stayingLayers = min(stayingLayers, layers.count)
      if case .ignored = next {
        layers = before
        return next
      }
      if next == .performed || verbs.count == 1 { said = next }
    }
    if said == .performed, verbs.count > 1, isSame(before) { return .unchanged }
    if let gate {
      layers = before
      guard !isAgain else { return .held }
      count("held, \(gate)\(verbs.count > 1 ? " in a transaction" : "")")
      wait(Target(verbs: verbs.filter { !$0.onlyRemoves }, gate: gate))
      return .held
    }
    if said == .performed, hasOpened, keepsLatest, !isAgain {
      if !waiting.isEmpty { count("replaced") }
      waiting = []
    }
    return said
  }

  private func isSame(_ before: [[Row]]) -> Bool {
    layers.count == before.count
      && zip(layers, before).allSatisfy { now, old in
        now.count == old.count && zip(now, old).allSatisfy { $0.id != nil && $0.id == $1.id }
      }
  }

  /// The same verbs that wait already are the same target.
  private mutating func wait(_ target: Target) {
    if waiting.contains(where: { $0.verbs == target.verbs && $0.gate == target.gate }) {
      return count("the same")
    }
    if keepsLatest { waiting = [] }
    waiting.append(target)
  }
}

// Verbs.
extension NaiveClear {
  private mutating func perform(_ verb: Verb) -> Said {
    let top = layers.count - 1
    switch verb {
    case .push(let route):
      layers[top].append(Row(route: route))
    case .present:
      layers.append([Row(route: .note)])
    case .pop:
      guard layers[top].count == 1 else {
        layers[top].removeLast()
        break
      }
      guard top > 0 else { return .ignored(.atRoot) }
      layers.removeLast()
    case .dismiss:
      guard top > 0 else { return .ignored(.nothingPresented) }
      layers.removeLast()
    case .popToRoot:
      guard top > 0 || layers[0].count > 1 else { return .unchanged }
      layers = [[layers[0][0]]]
    case .open(let route, let policy): return open(route, policy)
    }
    return .performed
  }

  private mutating func open(_ route: GuardedRoute, _ policy: OpenPolicy) -> Said {
    let top = layers.count - 1
    switch policy {
    case .push:
      if layers[top].last?.route == route { return .unchanged }
      layers[top].append(Row(route: route))
    case .presentOnTop:
      // Alone in the top layer, it is there already.
      if top > 0, layers[top].map(\.route) == [route] { return .unchanged }
      layers.append([Row(route: route)])
    case .replaceRoot: return show([route])
    case .dismissModals: return show(route == .home ? [.home] : [.home, route])
    case .whenClear:
      // What the same verbs have presented is not in the way.
      let mayShow = stayingLayers == 1 && protected.isEmpty
      let said = show(route == .home ? [.home] : [.home, route])
      if said == .performed, !mayShow { gate = .clear }
      return said
    }
    hasOpened = true
    return .performed
  }

  /// Shows a path in the base, keeps what both have in common from the bottom, and ends everything else.
  private mutating func show(_ routes: [GuardedRoute]) -> Said {
    let kept = zip(layers[0], routes).prefix { $0.0.route == $0.1 }.count
    let gone = layers[0][kept...] + layers.dropFirst().joined()
    guard !gone.isEmpty || kept < routes.count else { return .unchanged }
    if gone.contains(where: \.isProtected) { gate = .unprotected }
    layers = [layers[0].prefix(kept) + routes[kept...].map { Row(route: $0) }]
    hasOpened = true
    return .performed
  }
}
