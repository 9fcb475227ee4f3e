import Waymark

// Takes each way in.
extension AccessSession {
  /// Adds entries to an app in which few are left.
  func grow() {
    guards.allowAll()
    let routes: [GuardedRoute] = [
      .home, .page(1), .tabs, .split, .secret, .club(.lobby), .club(.room(1)), .club(.vault(.door)),
      .club(.tabs),
    ]
    call(.setRoutes) { [self] in app.setRoutes((0...roll(4)).compactMap { _ in oneOf(routes) }) }
    for club in app.descendants.compactMap({ $0 as? ClubCoordinator }) where roll(2) == 0 {
      call(.pushSeveral) { [self] in
        club.push((0...roll(2)).map { _ in ClubCoordinator.route(roll) })
      }
    }
    switch roll(4) {
    case 0: call(.present) { [self] in app.present(.note) }
    case 1: call(.present) { [self] in app.present(.club(ClubCoordinator.route(roll))) }
    default: break
    }
  }

  func take(_ way: WayIn) {
    switch way {
    case .tap: call(way) { [self] in tap() }
    case .reconcile: call(way) { [self] in reconcile() }
    case .dismissed:
      call(way) { [self] in
        let modals = app.projection.layers.dropFirst()
        return oneOf(Array(modals)).map(app.dismissed) ?? .unchanged
      }
    case .start:
      _ = restart(at: oneOf([.home, .page(1), .secret, .tabs, .club(.lobby)]) ?? .home)
      guard shot.leaf == nil else { return }
      guards.allowAll()
      call(way) { [self] in app.start() }
    case .redirect: redirect()
    case .showing: showing()
    case .replay: replay()
    case .fallback: fallback()
    case .revalidate: call(way) { [self] in app.revalidate() }
    case .revalidatingTransaction: mix()
    case .callback: callBack()
    case .laterStep: stepLater()
    case .deliverUnselected where app.hasTabs && roll(3) == 0:
      let route = GuardedApp.inTab(roll)
      guards.app[route] = .deny("no")
      call(way) { [self] in app.deliver(route, select: false) }
    case .moveToTop where roll(2) == 0:
      let route = oneOf(Array(app.routes.dropFirst().dropLast())) ?? .page(9)
      guards.app[route] = .deny("no")
      call(way) { [self] in app.moveToTop(route) }
    case .reloadTabs:
      guards.hidesTab.toggle()
      onSomebody(withTabs: true) { coordinator in call(way) { coordinator.reloadTabs() } }
    case .select, .deliver, .deliverUnselected:
      onSomebody(withTabs: true) { coordinator in
        call(way) { [self] in perform(way, on: coordinator) }
      }
    default: onSomebody { coordinator in call(way) { [self] in perform(way, on: coordinator) } }
    }
  }

  /// Does something with a random coordinator.
  func onSomebody(withTabs: Bool = false, _ body: (any GuardedLevel) -> Void) {
    let all: [any Coordinator] = [app] + app.descendants
    let levels = all.compactMap { $0 as? any GuardedLevel }
    body(oneOf(withTabs ? levels.filter(\.hasTabs) : levels) ?? app)
  }

  func perform<C: GuardedLevel>(_ way: WayIn, on coordinator: C) -> Outcome {
    let route = C.route(roll)
    return show(way, route, coordinator) ?? remove(way, coordinator) ?? .unchanged
  }

  private func show<C: GuardedLevel>(
    _ way: WayIn, _ route: C.Route, _ coordinator: C
  ) -> Outcome? {
    let there = oneOf(coordinator.routes) ?? route
    let wanted = coordinator.routes.filter { _ in roll(3) > 0 } + (roll(2) == 0 ? [route] : [])
    switch way {
    case .push: return coordinator.push(route)
    case .pushSeveral: return coordinator.push([C.route(roll), route])
    case .pushIfNew: return coordinator.pushIfNew(route)
    case .popOrPush: return coordinator.popOrPush(there)
    case .replaceTop: return coordinator.replaceTop(route)
    case .setRoot: return coordinator.setRoot(there)
    case .setRootKeepingStack: return coordinator.setRoot(route, keepingStack: true)
    case .setRoutes: return coordinator.setRoutes(wanted)
    case .update:
      let isShuffled = roll(2) == 0
      let shuffled = coordinator.routes.shuffled(using: &generator)
      return coordinator.update { stack in
        if isShuffled, let other = RouteStack(shuffled) { stack = other }
        stack.push(route)
      }
    case .transaction:
      return coordinator.transaction { [self] in
        for _ in 0...roll(3) {
          let inner: [WayIn] = [
            .push, .pop, .setRoutes, .navigate, .select, .replaceTop, .dismiss, .revise,
          ]
          onSomebody { other in _ = perform(oneOf(inner) ?? .push, on: other) }
        }
      }
    case .navigate: return coordinator.navigate(to: route)
    case .present: return coordinator.present(route, as: roll(3) == 0 ? .dialog : nil)
    case .revise: return revise(coordinator)
    case .moveToTop:
      let covered = coordinator.routes.dropFirst().dropLast()
      return coordinator.moveToTop(oneOf(Array(covered)) ?? there)
    case .presentReplacing: return coordinator.present(route, replacing: true)
    case .select: return oneOf(C.declaredTabs).map { coordinator.select($0) }
    case .deliver: return coordinator.deliver(C.inTab(roll))
    case .deliverUnselected: return coordinator.deliver(C.inTab(roll), select: false)
    case .navigator: return navigator(of: coordinator)?.push(route)
    case .openDismissing: return coordinator.open(route)
    case .openOnTop: return coordinator.open(route, over: .presentOnTop)
    case .openPushing: return coordinator.open(route, over: .push)
    case .openAsRoot: return coordinator.open(route, over: .replaceRoot)
    case .openWhenClear: return coordinator.open(route, over: .whenClear)
    case .openBare: return coordinator.open(route, bare: true)
    case .link: return C.Route.links.path(for: route).map { coordinator.open($0.dropSlash) }
    default: return nil
    }
  }

  private func remove<C: GuardedLevel>(_ way: WayIn, _ coordinator: C) -> Outcome? {
    let there = oneOf(coordinator.routes)
    switch way {
    case .pop: return coordinator.pop(1 + roll(2))
    case .popToRoot: return coordinator.popToRoot()
    case .popToAppRoot: return coordinator.popToAppRoot()
    case .popToRoute: return there.map { coordinator.pop(toLast: $0) }
    case .back: return goBack(coordinator)
    case .backSteps: return coordinator.back(1 + roll(3))
    case .backToRoute: return there.map { coordinator.back(to: $0) }
    case .dismiss: return coordinator.dismiss()
    case .dismissAll: return coordinator.dismissAll()
    case .finish: return coordinator.finish()
    case .remove: return oneOf(coordinator.stack.map(\.id)).map { coordinator.remove($0) }
    case .removeAll: return there.map { route in coordinator.removeAll { $0 == route } }
    case .trim: return coordinator.trim(keepingLast: roll(3))
    case .removingUpdate:
      return coordinator.update { stack in
        if stack.count > 1 { stack.pop() }
      }
    case .removingTransaction:
      return coordinator.transaction { [self] in
        for _ in 0...roll(2) {
          let inner: [WayIn] = [.pop, .remove, .trim, .popToRoot, .dismiss, .finish]
          onSomebody { other in _ = perform(oneOf(inner) ?? .pop, on: other) }
        }
      }
    default: return nil
    }
  }

  /// Gives an entry of the case another route, most times.
  private func revise<C: GuardedLevel>(_ coordinator: C) -> Outcome? {
    let route = C.numbered(roll(3))
    let alike = coordinator.stack.filter { $0.route.caseName == route.caseName }
    return oneOf(alike.map(\.id)).map { coordinator.revise($0, to: route) }
  }

  private func navigator<C: GuardedLevel>(of coordinator: C) -> Navigator<C>? {
    app.projection.layers.flatMap { $0.entries.map(\.screen) }
      .compactMap { ($0 as? NavigatingScreen<C>)?.navigator }.last
  }
}

// The platform.
extension AccessSession {
  private func tap() -> Outcome {
    let entries = app.projection.layers.flatMap { Array($0.entries) }
    guard let tabs = oneOf(entries.compactMap(\.tabs)) else { return .unchanged }
    return app.request(
      select: roll(tabs.layers.count), in: tabs, revision: tabs.revision)
  }

  private func reconcile() -> Outcome {
    var layers = app.projection.layers
    for tabs in layers.flatMap({ $0.entries.compactMap(\.tabs) }) { layers += tabs.layers }
    guard let layer = oneOf(layers) else { return .unchanged }
    let ids = layer.entries.ids
    let remaining = roll(3) == 0 ? ids.filter { _ in roll(3) > 0 } : ids.dropLast()
    return app.reconcile(layer, shown: ids, remaining: remaining)
  }
}

// What access itself shows.
extension AccessSession {
  private func redirect() {
    let route = GuardedApp.route(roll)
    guards.app[route] = .redirect(to: (0...roll(2)).map { _ in GuardedApp.route(roll) })
    let before = shot
    let outcome = call(.push) { [self] in app.push(route) }
    if outcome == .redirected, shot != before { count(.redirect) }
  }

  private func showing() {
    let showing = GuardedApp.route(roll)
    guards.app[.secret] = .hold(until: Self.gate, showing: showing)
    let before = shot
    let outcome = call(.push) { [self] in app.push(.secret) }
    if outcome.hold != nil, shot != before { count(.showing) }
  }

  private func replay() {
    let route = GuardedApp.route(roll)
    guards.app[route] = .hold(until: Self.gate)
    onSomebody { coordinator in
      let way = oneOf([WayIn.push, .navigate, .openDismissing, .transaction, .tap]) ?? .push
      if coordinator is GuardedApp {
        call(.push) { [self] in app.push([.page(1), route]) }
      } else if way == .tap {
        call(.tap) { [self] in tap() }
      } else {
        call(way) { [self] in perform(way, on: coordinator) }
      }
    }
    switch roll(3) {
    case 0: guards.app[route] = nil
    case 1: guards.allowAll()
    default: guards.app[route] = verdict(of: GuardedApp.self)
    }
    call(.replay) { [self] in app.release(Self.gate) }
    if roll(8) == 0 { app.dropHolds() }
  }

  /// Checks that back leads somewhere exactly if canGoBack said so.
  private func goBack(_ coordinator: some Coordinator) -> Outcome {
    let canGoBack = coordinator.canGoBack
    let outcome = coordinator.back()
    switch outcome {
    case .performed, .needsConfirmation: if !canGoBack { fail("back was not expected") }
    case .ignored: if canGoBack { fail("back came to \(Came(outcome)), and was expected") }
    case .queued: break
    default: fail("back came to \(Came(outcome))")
    }
    return outcome
  }

  private func fallback() {
    guards.appFallback = .page(9)
    guards.app[.page(9)] = nil
    let routes = app.routes
    for route in routes.dropLast() { guards.app[route] = .deny("no") }
    call(.popToAppRoot) { [self] in app.popToAppRoot() }
    if routes.count > 1, shows(.page(9)) { count(.fallback) }
    if roll(2) == 0 { guards.allowAll() }
  }
}

extension String {
  fileprivate var dropSlash: String { hasPrefix("/") ? String(dropFirst()) : self }
}
