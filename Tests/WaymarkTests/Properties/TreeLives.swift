@testable import Waymark

// The end of a session.
extension TreeSession {
  /// Ends the tree, and returns what was wrong.
  func end() {
    guard let app = root else { return }
    var events: [String] = []
    let token = app.observe { change, _ in
      events += change.events.map { event in
        switch event.subject {
        case .entry(let id, _): "\(event.kind) \(id)"
        case .coordinator(let name): "\(event.kind) \(name)"
        }
      }
    }
    let ids = model.ordered.map { "leave (ended) #\($0.row.id)" }
    let handles = shot.layers.map(\.layer)
    if app.end() != .performed { fail("the tree did not end") }
    if events.filter({ $0.contains("#") }) != ids.reversed() {
      fail("at the end \(events), want \(ids)")
    }
    if events.count - ids.count != model.owners.count { fail("coordinators at the end: \(events)") }
    token.cancel()
    confirmAllOver(app, handles)
  }

  private func confirmAllOver(_ app: TreeCoordinator, _ handles: [Layer<TreeScreen>]) {
    let left = Outcome.ignored(.left)
    let outcomes = [
      app.push(.page(1)), app.end(), app.setRoutes([.page(1)]), app.navigate(to: .tabs),
      app.present(.sheet), app.back(), app.start(), app.transaction { app.push(.page(1)) },
    ]
    if outcomes.contains(where: { $0 != left }) { fail("after the end \(outcomes)") }
    for layer in handles {
      if app.dismissed(layer) != left { fail("a layer was dismissed after the end") }
      if !layer.entries.isEmpty || layer.next != nil { fail("\(layer.id) after the end") }
    }
    if app.routes != [.page(0)] || app.projection.leaf != nil { fail("routes after the end") }
    let living = census.livingCoordinators()
    if living != [1] { fail("\(living) live after the end") }
    let screens = census.livingScreens()
    if !screens.isEmpty { fail("\(screens) are shown after the end") }
  }
}
