import Waymark
import WaymarkTesting

/// The whole state, read only through the projection: the entries of each layer and tab, and the selections.
struct KitReading: Equatable {
  var lines: [String] = []

  @MainActor
  init<App: Coordinator>(of app: App) {
    for layer in app.projection.layers { add(layer, App.Route.self) }
  }

  @MainActor
  private mutating func add<Screen, R: Route>(_ layer: Layer<Screen>, _ type: R.Type) {
    lines.append("\(layer.id) \(layer.style)")
    for entry in layer.entries {
      lines.append("\(entry.id) \(entry.route(as: type)?.name ?? "")")
      guard let tabs = entry.tabs else { continue }
      lines.append("selected \(tabs.selectedIndex)")
      for tab in tabs.layers { add(tab, type) }
    }
  }
}

/// Random verbs on an app with children, layers, tabs and columns.
@MainActor
struct KitSession<App: Coordinator> {
  let app: App
  /// The routes of the verbs.
  let routes: [App.Route]
  /// A route that is never in the tree.
  let wrong: App.Route
  /// Does something that only this app can do, and returns what.
  let doMore: @MainActor (App, App.Route, inout SeededGenerator) -> String
  private var generator: SeededGenerator

  init(
    _ app: App, seed: UInt64, routes: [App.Route], wrong: App.Route,
    doMore: @escaping @MainActor (App, App.Route, inout SeededGenerator) -> String
  ) {
    self.app = app
    self.routes = routes
    self.wrong = wrong
    self.doMore = doMore
    generator = SeededGenerator(seed: seed)
  }

  /// Does something, and returns what.
  @discardableResult
  mutating func doSomething() -> String {
    let route = routes.randomElement(using: &generator) ?? wrong
    let other = routes.randomElement(using: &generator) ?? wrong
    switch Int.random(in: 0..<18, using: &generator) {
    case 0, 1: return "push \(route.name): \(app.push(route))"
    case 2: return "push two: \(app.push([route, other]))"
    case 3: return "pop: \(app.pop())"
    case 4, 5: return "navigate \(route.name): \(app.navigate(to: route))"
    case 6: return "present \(route.name): \(app.present(route))"
    case 7: return "dismiss: \(app.dismiss())"
    case 8, 9: return "select \(route.name): \(app.select(route))"
    case 10: return "open \(route.name): \(app.open(route))"
    case 11: return "set: \(app.setRoutes([routes[0], route, other]))"
    case 12: return "back: \(app.back())"
    case 13: return "replace: \(app.replaceTop(route))"
    case 14: return "revise: \(revise(to: route))"
    case 15, 16: return doMore(app, route, &generator)
    default:
      return "anew: \(app.transaction { [app] in app.pop(); app.push(route) })"
    }
  }

  /// Gives an entry of the same case another payload, if there is one.
  private func revise(to route: App.Route) -> Outcome {
    let same = app.stack.filter { $0.route.caseName == route.caseName }
    return app.transaction { [app] in
      for entry in same { app.revise(entry.id, to: route) }
    }
  }

  /// Does two things as one step, so that new entries may be changed at once.
  mutating func doTwoThings() -> String {
    let first = doSomething()
    return "\(first), \(doSomething())"
  }

  /// Each turns the true state into a false one.
  var faults: [@MainActor (inout NavigationState<App.Route>) -> Void] {
    let wrong = wrong
    return [
      { $0.base.append(wrong) },
      { $0.path.append(wrong) },
      { $0.path.revise($0.path.routes.last ?? wrong, to: wrong) },
      { $0.present(wrong) },
      { $0.base.removeLast(1_000) },
      { $0.dismiss(1_000) },
      { $0[layer: 1_000].append(wrong) },
      { $0[tab: wrong] = [] },
      { $0.renew(wrong) },
      { $0.base.remove(wrong) },
    ]
  }
}

extension KitSession<ShopCoordinator> {
  /// An app of children in children, with its own tabs and columns.
  static func shop(seed: UInt64) -> KitSession {
    KitSession(
      ShopCoordinator(), seed: seed,
      routes: [
        .home, .about, .tabs, .columns, .note("a"), .note("b"), .catalog(.list), .catalog(.item(1)),
        .catalog(.filter), .catalog(.account(.profile)), .favourites(.item(2)),
        .user(id: 1, .profile), .user(id: 1, .edit), .user(id: 2, .more(.confirm)),
      ], wrong: .note("wrong")
    ) { app, _, _ in "home: \(app.popToRoot())" }
  }
}

extension KitSession<MazeCoordinator> {
  /// An app of tabs in tabs, which are reloaded.
  static func maze(seed: UInt64) -> KitSession {
    KitSession(
      MazeCoordinator(), seed: seed,
      routes: [
        .home, .item(1), .item(2), .note("a"), .sheet, .cover, .tabs, .tabs, .columns,
        .leaf(.list), .leaf(.detail(1)), .leaf(.deep(.second)), .leaf(.form), .other(.list),
        .nest(.tabs), .nest(.one), .nest(.two(.list)), .nest(.two(.detail(3))),
      ], wrong: .note("wrong")
    ) { app, route, generator in
      if Bool.random(using: &generator) {
        let inner = app.child(InnerTabsCoordinator.self)
        return "inner: \(inner?.navigate(to: .two(.detail(4))) ?? .unchanged)"
      }
      app.control.tabs = ([.home, .leaf(.list), .nest(.tabs), .item(1)] as [MazeRoute])
        .shuffled(using: &generator).dropLast(Int.random(in: 0...2, using: &generator))
      return "tabs \(app.control.tabs.map(\.name)): \(app.reloadTabs())"
    }
  }
}
