import Waymark

// Several verbs at once, including revalidations.
extension AccessSession {
  /// A transaction that shows something before or after a revalidation.
  func mix() {
    if app.hasTabs, roll(3) == 0 { return cleanTabs() }
    let protected = roll(4) == 0 ? app.projection.leaf?.screen : nil
    setPolicy(.confirm, of: protected)
    let outcome = call(.revalidatingTransaction) { [self] in
      app.transaction { [self] in
        let (count, place) = (1 + roll(3), roll(3))
        for position in 0...count {
          if position == min(place, count) {
            revalidateSomebody()
          } else {
            act()
          }
        }
      }
    }
    if case .needsConfirmation(let request) = outcome {
      call(.revalidatingTransaction) { request.proceed() }
    }
    setPolicy(.free, of: protected)
  }

  /// Cleans tabs with a refused tab, and then calls a verb for exactly that tab, visible or hidden.
  private func cleanTabs() {
    guard let tab = oneOf(GuardedRoute.declared) else { return }
    let route = GuardedApp.inTab(roll)
    guards.app[tab] = .deny("no")
    if roll(3) > 0 { guards.app[route] = .deny("no") }
    let isSelection = roll(2) == 0
    call(.revalidatingTransaction) { [self] in
      app.transaction { [self] in
        revalidates = true
        app.revalidate()
        _ = isSelection ? app.select(tab) : app.deliver(route, select: false)
      }
    }
  }

  private func act() {
    let ways = roll(3) > 0 ? WayIn.allShowing : [.pop, .back, .remove, .dismiss, .finish, .trim]
    let way = oneOf(ways) ?? .push
    switch way {
    case .select, .deliver, .deliverUnselected:
      onSomebody(withTabs: true) { other in _ = perform(way, on: other) }
    default: onSomebody { other in _ = perform(way, on: other) }
    }
  }

  private func revalidateSomebody() {
    guard roll(4) == 0 else {
      revalidates = true
      app.revalidate()
      return
    }
    onSomebody { other in _ = other.revalidate() }
  }

  func setPolicy(_ policy: LeavePolicy, of screen: TestScreen?) {
    (screen as? NavigatingScreen<GuardedApp>)?.navigator.leavePolicy = policy
    (screen as? NavigatingScreen<ClubCoordinator>)?.navigator.leavePolicy = policy
    (screen as? NavigatingScreen<VaultCoordinator>)?.navigator.leavePolicy = policy
  }

  /// Verbs that a callback calls. They run later, and a revalidation among them always runs.
  func callBack() {
    var isCalled = false
    call(.callback) { [self] in
      onChange = { [self] in
        isCalled = true
        for _ in 0..<(roll(4) == 0 ? 100 : 0) { app.pop(0) }
        for _ in 0...roll(3) { act() }
        revalidateSomebody()
        for _ in 0..<roll(2) { revalidateSomebody() }
      }
      var outcome = Outcome.unchanged
      onSomebody { other in
        outcome = perform(oneOf(WayIn.allShowing + [.pop, .back, .dismiss]) ?? .push, on: other)
      }
      return outcome
    }
    onChange = nil
    if !isCalled { revalidates = false }
  }

  /// Continues in a child that is not made yet to a route that the app refuses. Nothing must be made for it.
  func stepLater() {
    let route = ClubCoordinator.route(roll)
    guards.app[.annex(route)] = .deny("no")
    let first = oneOf([ClubRoute.lobby, .room(1), .form, .vault(.door)]) ?? .lobby
    let before = guards.made
    guard app.isActive, !app.routes.contains(where: \.isAnnex) else { return }
    let outcome = call(.laterStep) { [self] in
      app.transaction { [self] in
        app.push(.annex(first))
        if roll(2) == 0 { app.navigate(to: .annex(.form)) }
        app.navigate(to: .annex(route))
      }
    }
    guard case .denied = outcome else { return }
    if guards.made != before { fail("\(guards.made - before) coordinators were made in vain") }
    count(.laterStep)
  }
}

extension GuardedRoute {
  fileprivate var isAnnex: Bool {
    if case .annex = self { return true }
    return false
  }

  /// True if it is a declared route of tabs of the app or of a club.
  var isDeclared: Bool {
    switch self {
    case .club(let route), .annex(let route):
      GuardedRoute.declared.contains(self) || ClubRoute.declared.contains(route)
    default: GuardedRoute.declared.contains(self)
    }
  }
}
