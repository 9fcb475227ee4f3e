import Testing

@testable import Waymark

// What saving leaves out, and what is read from an old version.
extension DamagedProperties {
  private func app(showing snapshot: NavigationSnapshot) -> TreeCoordinator {
    let app = TreeCoordinator(back: .first, census: Census())
    app.flow.reporter = MisuseReporter { _ in }
    app.restore(snapshot)
    return app
  }

  @Test(
    "A route that must not be saved is not, nor what lies above it, whichever coordinator says so",
    arguments: TreeRoute.unsaved)
  func unsaved(_ route: TreeRoute) {
    var pushed = 0
    for (number, snapshot) in Self.pool.enumerated() {
      let app = app(showing: snapshot)
      guard app.push([route, .page(1)]) == .performed else { continue }
      pushed += 1
      if let difference = app.snapshot().bare.difference(from: snapshot.bare) {
        Issue.record("\(number), with \(route.name)\n\(difference)")
        return
      }
    }
    #expect(pushed > Self.pool.count / 2)
  }

  @Test(
    "A hidden tab inside a tab is selected, and its declared route waits there")
  func waits() {
    func tabs(selecting inner: Int) -> NavigationSnapshot {
      let texts = ["left/page0", "left/left/page0", "left/right/page0", "left/same/page1"]
      let lower = NavigationSnapshot.Tabs(texts.map { [.init($0)] }, selected: inner)
      let upper: [[NavigationSnapshot.Entry]] = [
        [.init("page0")], [.init("left/page0"), .init("left/tabs", tabs: lower)],
        [.init("right/page0")], [.init("same/page1")],
      ]
      return .init(layers: [.init(path: [.init("tabs", tabs: .init(upper, selected: 0))])])
    }
    let app = app(showing: tabs(selecting: 1))
    app.census.deny { $0.text == "left/right/page0" }
    let report = app.restore(tabs(selecting: 2))
    #expect(report.outcome == .performed && report.isComplete)
    #expect(app.snapshot().difference(from: tabs(selecting: 2)) == nil)
    #expect(app.broken == nil)
    #expect(app.select(.left(.page(0))) == .denied("it is refused"))
  }

  @Test("Every text of an old version becomes one of today, and texts of this version stay")
  func migrated() {
    for (number, snapshot) in Self.pool.enumerated() {
      var old = snapshot.renamed { "old/\($0)" }
      let app = TreeCoordinator(back: .first, census: Census())
      old.version = number % 2 == 0 ? 0 : 7
      var asked = 0
      let report = app.restore(old) { text, version in
        asked += version == old.version ? 1 : 0
        return String(text.dropFirst(4))
      }
      let difference = app.snapshot().difference(from: snapshot)
      guard report.isComplete, asked == snapshot.texts.count, difference == nil else {
        Issue.record("\(number): \(asked) asked, \(report)\n\(difference ?? "")")
        return
      }
      #expect(app.restore(snapshot) { _, _ in nil }.outcome == .unchanged)
    }
  }
}

extension NavigationSnapshot {
  /// The same snapshot with other texts.
  fileprivate func renamed(_ name: (String) -> String) -> NavigationSnapshot {
    var snapshot = self
    for number in layers.indices {
      snapshot.layers[number].path = layers[number].path.map { Self.renamed($0, name) }
    }
    return snapshot
  }

  private static func renamed(_ entry: Entry, _ name: (String) -> String) -> Entry {
    let tabs = entry.tabs.map { tabs in
      Tabs(tabs.paths.map { $0.map { renamed($0, name) } }, selected: tabs.selected)
    }
    return Entry(name(entry.text), tabs: tabs)
  }
}

extension TreeRoute {
  /// Routes that no session shows and no coordinator saves. The parent alone refuses to save the second.
  static let unsaved: [TreeRoute] = [.page(99), .same(.page(98))]

  var isSaved: Bool { !Self.unsaved.contains(self) }
}
