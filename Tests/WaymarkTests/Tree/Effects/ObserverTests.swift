import Testing
import Waymark

/// The events of entries in words, with their ids and depths.
private func lines<Route>(_ change: NavigationChange<Route>) -> [String] {
  change.events.compactMap { event in
    guard case .entry(let id, _) = event.subject else { return nil }
    return "\(event) \(id) at \(event.depth)"
  }
}

@MainActor
private final class Tokens {
  var all: [ObserverToken] = []
}

@MainActor
@Suite("Observers")
struct ObserverTests {
  @Test("The app's observers come first, then those further down, each in the order of adding")
  func order() {
    let app = ShopCoordinator()
    app.push([.catalog(.list), .catalog(.account(.profile))])
    var told: [String] = []
    app.onAccount {
      $0.observe { change, _ in told.append("account 1: \(change.cause)") }
      return .unchanged
    }
    app.onCatalog {
      $0.observe { change, _ in told.append("catalog 1: \(change.cause)") }
      return .unchanged
    }
    app.observe { change, _ in told.append("app 1: \(change.cause)") }
    app.observe { change, _ in told.append("app 2: \(change.cause)") }
    app.onAccount { $0.push(.profile) }
    #expect(told == ["app 1: push", "app 2: push", "catalog 1: push", "account 1: push"])
    told = []
    app.present(.about)
    app.push(.about)
    #expect(
      told == [
        "app 1: present", "app 2: present", "catalog 1: present", "account 1: present",
        "app 1: push", "app 2: push",
      ])
    told = []
    app.popToRoot()
    #expect(
      told == [
        "app 1: popToRoot", "app 2: popToRoot", "catalog 1: popToRoot", "account 1: popToRoot",
      ])
  }

  @Test("A change in one child is not reported to another")
  func siblings() {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    var told = 0
    app.onCatalog(0) {
      $0.observe { _, _ in told += 1 }
      return .unchanged
    }
    app.onCatalog(1) { $0.push(.item(1)) }
    #expect(told == 0)
    app.onCatalog(0) { $0.push(.item(1)) }
    #expect(told == 1)
    app.push(.about)
    #expect(told == 2)
    app.push(.about)
    #expect(told == 2)
  }

  @Test("A token ends its observation at once, even during a delivery")
  func tokens() {
    let app = ShopCoordinator()
    var told: [Int] = []
    app.start()
    let tokens = Tokens()
    tokens.all.append(
      app.observe { _, _ in
        told.append(1)
        tokens.all[1].cancel()
        tokens.all[0].cancel()
      })
    tokens.all.append(app.observe { _, _ in told.append(2) })
    tokens.all.append(app.observe { _, _ in told.append(3) })
    app.push(.about)
    #expect(told == [1, 3])
    #expect(tokens.all.map(\.isCancelled) == [true, true, false])
    app.push(.about)
    #expect(told == [1, 3, 3])
  }

  @Test("An observer added during a delivery receives the next change")
  func added() {
    let app = ShopCoordinator()
    app.start()
    var told: [String] = []
    let token = app.observe { _, _ in
      told.append("first")
      app.observe { _, _ in told.append("second") }
    }
    app.push(.about)
    #expect(told == ["first"])
    token.cancel()
    app.push(.about)
    #expect(told == ["first", "second"])
  }

  @Test("An observation lasts without its token")
  func tokenLetGo() {
    let app = ShopCoordinator()
    var told = 0
    app.observe { _, _ in told += 1 }
    app.start()
    app.push(.about)
    app.pushIfNew(.about)
    #expect(told == 2)
  }

  @Test("The paths are those before and after, and nil after the callback")
  func paths() throws {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    var kept: [ChangePaths<ShopRoute>] = []
    var before: [[ShopRoute]]?
    var after: [[ShopRoute]]?
    var current: [[ShopRoute]]?
    app.observe { _, paths in
      kept.append(paths)
      before = paths.before
      after = paths.after
      current = app.visiblePath
    }
    app.onCatalog { $0.present(.filter) }
    #expect(before == [[.home, .catalog(.list)]])
    #expect(after == [[.home, .catalog(.list)], [.catalog(.filter)]])
    #expect(current == after)
    #expect(kept.count == 1)
    #expect(kept.first?.before == nil)
    #expect(kept.first?.after == nil)
  }

  @Test("Routes are embedded for each observer, and ids and depths are the same for all")
  func embedded() {
    let app = ShopCoordinator()
    app.push([.about, .catalog(.list)])
    var forApp: NavigationChange<ShopRoute>?
    var forCatalog: NavigationChange<CatalogRoute>?
    app.observe { change, _ in forApp = change }
    app.onCatalog {
      $0.observe { change, _ in forCatalog = change }
      return .unchanged
    }
    app.onCatalog { $0.push(.item(1)) }
    #expect(
      forApp.map(lines) == [
        "enter catalog.item(1) #4 at 3", "cover catalog.list #3 at 2",
        "activate catalog.item(1) #4 at 3",
      ])
    #expect(
      forCatalog.map(lines) == [
        "enter item(1) #4 at 3", "cover list #3 at 2", "activate item(1) #4 at 3",
      ])
    #expect(forApp?.source == .code(coordinator: "CatalogCoordinator"))
    #expect(forApp?.entered.map(\.description) == ["enter catalog.item(1)"])
    #expect(forApp?.left.isEmpty == true)
  }

  @Test("A record names its cause and its source")
  func causes() throws {
    let app = ShopCoordinator(start: .tabs)
    var told: [String] = []
    app.observe { change, _ in told.append("\(change.cause) by \(change.source)") }
    app.start()
    app.deliver(.favourites(.item(1)))
    app.select(.catalog(.list))
    try app.navigator(CatalogCoordinator.self, of: "item(1)").push(.item(2))
    app.onCatalog { $0.navigate(to: .filter) }
    app.dismissAll()
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    app.request(select: 1, in: tabs, revision: tabs.revision)
    let layer = try #require(tabs.selected)
    let shown = layer.entries.ids
    app.reconcile(layer, shown: shown, remaining: Array(shown.dropLast()))
    app.end()
    #expect(
      told == [
        "start by ShopCoordinator", "deliver by ShopCoordinator", "select by ShopCoordinator",
        "push by #5", "navigate by CatalogCoordinator", "dismissAll by ShopCoordinator",
        "select by system", "reconcile by system", "end by ShopCoordinator",
      ])
  }

  @Test("Why an entry leaves")
  func reasons() {
    let rows: [(LeaveReason, @MainActor (ShopCoordinator) -> Outcome)] = [
      (.popped, { $0.pop() }), (.popped, { $0.back() }), (.popped, { $0.popToRoot() }),
      (.replaced, { $0.replaceTop(.home) }), (.replaced, { $0.setRoutes([.home]) }),
      (.replaced, { $0.remove($0.stack[1].id) }), (.rootChanged, { $0.setRoot(.home) }),
      (.ended, { $0.end() }), (.finished, { $0.onCatalog { $0.finish() } }),
      (.system, { $0.reconcile($0.projection.base, shown: $0.stack.map(\.id), remaining: []) }),
    ]
    for (reason, verb) in rows {
      let app = ShopCoordinator()
      app.flow.reporter = MisuseReporter { _ in }
      app.push(.catalog(.list))
      var reasons: [LifecycleEvent] = []
      app.observe { change, _ in reasons += change.left.map(\.kind) }
      #expect(verb(app) == .performed)
      #expect(reasons.prefix(2) == [.leave(reason), .leave(reason)])
    }
  }

  @Test("A token says that its observation is over, whatever has ended it")
  func endedTokens() throws {
    var app: ShopCoordinator? = ShopCoordinator()
    app?.setRoutes([.home, .about])
    let about: Navigator<ShopCoordinator>? = try app?.navigator(of: "about")
    let ofEntry = [
      about?.onLifecycle { _ in }, about?.onReopen {}, about?.onReselect {},
      about?.onRevise { _ in }, about?.handle(Int.self) { _ in },
    ]
    let ofApp = [app?.observe { _, _ in }, app?.handle(Int.self) { _ in }]
    #expect((ofEntry + ofApp).allSatisfy { $0?.isCancelled == false })
    app?.pop()
    #expect(ofEntry.allSatisfy { $0?.isCancelled == true })
    #expect(ofApp.allSatisfy { $0?.isCancelled == false })
    let late = [
      about?.onLifecycle { _ in }, about?.onReopen {}, about?.onReselect {},
      about?.onRevise { _ in }, about?.handle(Int.self) { _ in },
    ]
    #expect(late.allSatisfy { $0?.isCancelled == true })
    app = nil
    #expect(ofApp.allSatisfy { $0?.isCancelled == true })
  }
}
