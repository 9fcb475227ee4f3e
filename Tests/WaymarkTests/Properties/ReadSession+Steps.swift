import Waymark

// Steps: verbs of coordinators, of navigators and of the platform, and gates that make them wait.
extension ReadSession {
  static let gate: Gate = "session"

  static let showing = [
    "push", "pushAll", "popOrPush", "replaceTop", "setRoot", "setRoutes", "navigate", "present",
    "open", "openLink", "update", "revise", "moveToTop", "presentReplacing",
  ]
  static let removing = [
    "pop", "popToRoot", "popToAppRoot", "back", "dismiss", "dismissAll", "finish", "remove", "trim",
    "backSteps", "backTo",
  ]
  static let inTabs = ["select", "deliver", "deliverUnselected", "reloadTabs"]
  static let others = [
    "transaction", "undone transaction", "reconcile", "dismissed", "request", "resize", "split",
    "navigator", "policy", "protection", "answer", "release", "dropHolds", "rules", "signal",
  ]
  static let steps = showing + removing + inTabs + others

  /// Steps that let trees grow come up more often, and so do steps that rarely find a waiting target or question.
  private static let weighted =
    steps + [
      "push", "navigate", "present", "present", "select", "select", "moveToTop", "deliver",
      "policy",
    ]
    + ["answer", "release", "release", "release"] + Array(repeating: "rules", count: 5)

  func takeStep() -> (name: String, outcome: Outcome) {
    if size > 10, roll(2) == 0 {
      return ("shrink", roll(2) == 0 ? root.popToAppRoot() : setRoutes(of: root))
    }
    let name = oneOf(Self.weighted) ?? "push"
    if Self.inTabs.contains(name) {
      return (name, perform(name, on: somebody(withTabs: true)))
    }
    guard Self.others.contains(name) else {
      return (name, perform(name, on: somebody()))
    }
    return (name, performOther(name))
  }

  private func somebody(withTabs: Bool = false) -> any ReadLevel {
    oneOf(withTabs ? levels.filter(\.hasTabs) : levels) ?? root
  }

  private var size: Int { entries.count }

  private func setRoutes<C: ReadLevel>(of level: C) -> Outcome {
    level.setRoutes([C.route(roll)])
  }

  private func perform<C: ReadLevel>(_ name: String, on level: C) -> Outcome {
    let route = C.route(roll)
    let there = oneOf(level.routes) ?? route
    switch name {
    case "push": return level.push(route)
    case "pushAll": return level.push([C.route(roll), route])
    case "popOrPush": return level.popOrPush(there)
    case "replaceTop": return level.replaceTop(route)
    case "setRoot": return level.setRoot(route, keepingStack: roll(2) == 0)
    case "setRoutes": return level.setRoutes(level.routes.filter { _ in roll(3) > 0 } + [route])
    case "navigate": return level.navigate(to: route)
    case "present": return level.present(route, as: oneOf([nil, .sheet, .cover, .dialog]) ?? nil)
    case "presentReplacing": return level.present(route, replacing: true)
    case "moveToTop": return level.moveToTop(oneOf(Array(level.routes.dropFirst())) ?? there)
    case "revise": return revise(level)
    case "open": return level.open(route, over: oneOf(OpenPolicy.allCases) ?? .dismissModals)
    case "openLink": return level.openLink(roll)
    case "update":
      let isShuffled = roll(2) == 0
      let shuffled = level.routes.shuffled(using: &generator)
      return level.update { stack in
        if isShuffled, let other = RouteStack(shuffled) { stack = other }
        stack.push(route)
      }
    case "select": return oneOf(C.declaredTabs).map { level.select($0) } ?? .unchanged
    case "reloadTabs":
      guards.hidesTab.toggle()
      return level.reloadTabs()
    case "deliver": return level.deliver(C.inTab(roll))
    case "deliverUnselected": return level.deliver(C.inTab(roll), select: false)
    default: return remove(name, level)
    }
  }

  /// Gives an entry another route of its case, if there is one.
  private func revise<C: ReadLevel>(_ level: C) -> Outcome {
    for _ in 0..<10 {
      let route = C.route(roll)
      let alike = level.stack.filter { $0.route.caseName == route.caseName && $0.route != route }
      if let id = oneOf(alike.map(\.id)) { return level.revise(id, to: route) }
    }
    return .unchanged
  }

  private func remove<C: ReadLevel>(_ name: String, _ level: C) -> Outcome {
    switch name {
    case "pop": return level.pop(1 + roll(2))
    case "backSteps": return level.back(1 + roll(3))
    case "backTo": return oneOf(level.routes).map { level.back(to: $0) } ?? .unchanged
    case "popToRoot": return level.popToRoot()
    case "popToAppRoot": return level.popToAppRoot()
    case "back": return back(level)
    case "dismiss": return level.dismiss()
    case "dismissAll": return level.dismissAll()
    case "finish": return level.finish()
    case "remove": return oneOf(level.stack.map(\.id)).map { level.remove($0) } ?? .unchanged
    default: return level.trim(keepingLast: roll(3))
    }
  }

  /// Checks that canGoBack says what `back` does.
  private func back(_ level: some ReadLevel) -> Outcome {
    let canGoBack = level.canGoBack
    let outcome = level.back()
    // In the body of a transaction, a refused link refuses everything.
    let isIgnored =
      switch outcome {
      case .ignored, .invalidLink: true
      default: false
      }
    if canGoBack == isIgnored { fail("\(level.name).canGoBack is \(canGoBack), back() \(outcome)") }
    return outcome
  }

  private func performOther(_ name: String) -> Outcome {
    switch name {
    case "transaction": return transaction(undone: false)
    case "undone transaction": return transaction(undone: true)
    case "split":
      let apps = levels.compactMap { $0 as? GuardedApp }
      return oneOf(apps).map { $0.push(.split) } ?? .unchanged
    case "reconcile", "dismissed", "request", "resize": return observe(name)
    case "navigator": return oneOf(screens)?.command(roll) ?? .unchanged
    case "policy": return oneOf(screens)?.setPolicy(roll) ?? .unchanged
    case "protection": return oneOf(screens)?.setProtection(roll) ?? .unchanged
    case "answer": return roll(4) > 0 ? answer { $0.proceed() } : answer { $0.cancel() }
    case "release":
      if roll(4) > 0 { guards.allowAll() }
      return root.release(Self.gate)
    case "dropHolds": return root.dropHolds()
    case "rules": return changeRules()
    default: return changeHandlers()
    }
  }

  /// Several verbs as one change. The draft that is read in the body is compared, too.
  private func transaction(undone: Bool) -> Outcome {
    root.transaction { [self] in
      for _ in 0...roll(3) {
        let names = Self.showing + Self.removing + Self.inTabs
        _ = perform(oneOf(names) ?? "push", on: somebody())
        if roll(2) == 0 { watchDraft(of: somebody()) }
      }
      if undone { Self.refuse(root) }
    }
  }

  /// A verb that is always refused, so it undoes the transaction.
  private static func refuse(_ level: some ReadLevel) { level.setRoutes([]) }

  private func answer(_ answer: (LeaveRequest) -> Outcome) -> Outcome {
    root.pendingLeave.map(answer) ?? .unchanged
  }

  /// Signs in or out, and revalidates the app.
  private func changeRules() -> Outcome {
    switch roll(6) {
    case 0: guards.allowAll()
    case 1: guards.app[.secret] = .hold(until: Self.gate, showing: .signIn)
    case 2: guards.app[GuardedApp.route(roll)] = verdict()
    case 3: guards.club[ClubCoordinator.route(roll)] = verdict()
    case 4: guards.vault[VaultCoordinator.route(roll)] = verdict()
    default: guards.vault[.door] = .hold(until: Self.gate)
    }
    let count = guards.app.count + guards.club.count + guards.vault.count
    if count > 6 { guards.allowAll() }
    return root.revalidate()
  }

  private func verdict<Route>() -> Access<Route> {
    roll(3) == 0 ? .deny("no") : .hold(until: Self.gate)
  }

  private func changeHandlers() -> Outcome {
    switch roll(4) {
    case 0: oneOf(handlers)?.cancel()
    case 1: oneOf(screens)?.handle()
    default:
      if let level = oneOf(levels) { handlers.append(level.handle(ReadSignal.self) { _ in }) }
    }
    return .unchanged
  }
}

// The platform.
extension ReadSession {
  private var layers: [Layer<TestScreen>] {
    var layers = root.projection.layers
    var next = 0
    while next < layers.count {
      layers += layers[next].entries.flatMap { $0.tabs?.layers ?? [] }
      next += 1
    }
    return layers
  }

  private var entries: [LayerEntry<TestScreen>] { layers.flatMap { Array($0.entries) } }

  var screens: [any ReadScreen] { entries.compactMap { $0.screen as? any ReadScreen } }

  private func observe(_ name: String) -> Outcome {
    guard let layer = oneOf(layers) else { return .unchanged }
    switch name {
    case "reconcile":
      let ids = layer.entries.ids
      return root.reconcile(layer, shown: ids, remaining: ids.filter { _ in roll(3) > 0 })
    case "dismissed": return root.dismissed(layer)
    case "resize":
      let columns = entries.compactMap(\.tabs).filter(\.areColumns)
      return oneOf(columns).map { root.request(isCollapsed: !$0.isCollapsed, in: $0) } ?? .unchanged
    default:
      guard let tabs = oneOf(entries.compactMap(\.tabs)) else { return .unchanged }
      return root.request(
        select: roll(tabs.layers.count), in: tabs, revision: tabs.revision)
    }
  }
}

/// A screen whose navigator can be used without the type of its coordinator.
@MainActor
protocol ReadScreen: AnyObject {
  func command(_ roll: (Int) -> Int) -> Outcome
  func setPolicy(_ roll: (Int) -> Int) -> Outcome
  func setProtection(_ roll: (Int) -> Int) -> Outcome
  func handle()
  func watch(_ watch: (any WatchedRead) -> Void)
}

extension NavigatingScreen: ReadScreen {
  func command(_ roll: (Int) -> Int) -> Outcome {
    switch roll(3) {
    case 0: navigator.pop()
    case 1: navigator.dismiss()
    default: navigator.finish()
    }
  }

  func setPolicy(_ roll: (Int) -> Int) -> Outcome {
    navigator.leavePolicy = LeavePolicy.allCases[roll(3)]
    return .unchanged
  }

  func setProtection(_ roll: (Int) -> Int) -> Outcome {
    navigator.isProtected = roll(3) == 0
    return .unchanged
  }

  func handle() { navigator.handle(ReadSignal.self) { _ in } }

  func watch(_ watch: (any WatchedRead) -> Void) {
    let navigator = navigator
    watch(Watched("leavePolicy of \(name)") { navigator.leavePolicy })
    watch(Watched("isProtected of \(name)") { navigator.isProtected })
    watch(Watched("link of \(name)") { navigator.link })
    watch(Watched("canSend of \(name)") { navigator.canSend(ReadSignal.self) })
  }
}
