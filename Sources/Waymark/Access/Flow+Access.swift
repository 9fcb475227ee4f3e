// Asking: the app first, then down to the coordinator whose route it is.

extension Flow {
  /// What is said against a route; nil if it may be shown.
  func refusal(of route: Route) -> AccessRefusal? {
    if let refusal = ascent?.refusal(route) { return refusal }
    switch host?.access(to: route) {
    case nil, .allow: return nil
    case .deny(let reason): return refusal(.deny(reason), of: route)
    case .redirect(let routes): return refusal(.redirect(redirect(to: routes)), of: route)
    case .hold(let gate, _) where gate.isReleased:
      // A rule that names no gate by mistake lets nobody in.
      return refusal(
        .deny("\(coordinatorName) holds \(route.name) until no gate; name one"), of: route)
    case .hold(let gate, let showing):
      return refusal(
        .hold(AccessRefusal.Wait(gate: gate, showing: showing.flatMap(self.showing))), of: route)
    }
  }

  func refusal(of entry: Entry) -> AccessRefusal? {
    if let route = route(shownBy: entry) { return refusal(of: route) }
    // An entry of another flow: whoever could judge it was not asked.
    return AccessRefusal(
      verdict: .deny("\(entry.name) is no route of \(coordinatorName)"), level: level,
      name: entry.name, coordinatorName: coordinatorName)
  }

  private func refusal(_ verdict: AccessRefusal.Verdict, of route: Route) -> AccessRefusal {
    AccessRefusal(
      verdict: verdict, level: level, name: route.name, coordinatorName: coordinatorName)
  }

  private func redirect(to routes: [Route]) -> AccessRefusal.Redirect {
    AccessRefusal.Redirect(
      end: { [self] redirects in
        // Where one entry has room, a removal that followed would be refused for want of it.
        if routes.count > 1, base.object?.style.allowsStack == false { return .refused }
        for route in routes {
          switch refusal(of: route)?.verdict {
          case nil: continue
          case .deny, .hold: return .refused
          case .redirect(let next):
            guard redirects > 0 else { return .endless }
            let end = next.end(redirects - 1)
            if end != .shown { return end }
          }
        }
        return routes.isEmpty ? .refused : .shown
      },
      follow: { [self] draft throws(Refusal) in try setRoutes(routes, draft) })
  }

  private func showing(_ route: Route) -> AccessRefusal.Showing? {
    // A child that the refused change would make is dropped with it: its parent shows the route.
    guard mark == .settled || parent == nil else { return ascent?.showing(route) }
    return AccessRefusal.Showing(
      name: route.name, coordinatorName: coordinatorName,
      isShown: { [self] entry in self.route(of: entry) == route },
      navigate: { [self] draft throws(Refusal) in try navigate(to: route, draft) },
      begin: { [self] draft throws(Refusal) in
        guard refusal(of: route) == nil else { return .ignored(.notFound) }
        return try setRoutes([route], draft)
      })
  }

  /// How a child sees what the coordinators above say.
  func ascent<Child: Waymark.Route>(
    _ embed: @escaping @MainActor (Child) -> Route
  ) -> Ascent<Child> {
    Ascent(
      refusal: { [weak self] in self?.refusal(of: embed($0)) },
      showing: { [weak self] in self?.showing(embed($0)) },
      push: { [weak self] route, draft throws(Refusal) in
        guard let self else { throw Refusal(.left) }
        return try push(opened: embed(route), draft)
      })
  }

  var mayShowFallback: Bool { host?.fallback.map { refusal(of: $0) == nil } ?? false }

  /// Shows the fallback in the base, of which nothing else may be seen; false if there is none.
  func showFallback(_ draft: TreeDraft) throws(Refusal) -> Bool {
    guard let route = host?.fallback, draft.access.mayTryFallback(of: self),
      refusal(of: route) == nil
    else { return false }
    let decision = StackDecision.setRoutes([route], in: reader(of: base, .alternate))
    return try apply(decision, to: base, draft).didChange
  }
}
