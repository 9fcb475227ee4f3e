import Waymark

@testable import WaymarkTesting

/// All that is there, read through the projection alone: of each layer and tab its entries, and the selections.
struct KitReading: Equatable {
  var lines: [String] = []

  @MainActor
  init(of app: ShopCoordinator) {
    for layer in app.projection.layers { add(layer) }
  }

  @MainActor
  private mutating func add(_ layer: Layer<TestScreen>) {
    lines.append("\(layer.id) \(layer.style)")
    for entry in layer.entries {
      lines.append("\(entry.id) \(entry.route(as: ShopRoute.self)?.name ?? "")")
      guard let tabs = entry.tabs else { continue }
      lines.append("selected \(tabs.selectedIndex)")
      for tab in tabs.layers { add(tab) }
    }
  }
}

/// Random verbs on an app with children, layers, tabs and columns.
@MainActor
struct KitSession {
  let app = ShopCoordinator()
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let routes: [ShopRoute] = [
    .home, .about, .tabs, .columns, .note("a"), .note("b"), .catalog(.list), .catalog(.item(1)),
    .catalog(.filter), .catalog(.account(.profile)), .favourites(.item(2)),
    .user(id: 1, .profile), .user(id: 1, .edit), .user(id: 2, .more(.confirm)),
  ]

  /// Does something, and says what.
  @discardableResult
  mutating func doSomething() -> String {
    let route = Self.routes.randomElement(using: &generator) ?? .home
    let other = Self.routes.randomElement(using: &generator) ?? .home
    switch Int.random(in: 0..<14, using: &generator) {
    case 0, 1: return "push \(route.name): \(app.push(route))"
    case 2: return "push two: \(app.push([route, other]))"
    case 3: return "pop: \(app.pop())"
    case 4, 5: return "navigate \(route.name): \(app.navigate(to: route))"
    case 6: return "present \(route.name): \(app.present(route))"
    case 7: return "dismiss: \(app.dismiss())"
    case 8: return "select \(route.name): \(app.select(route))"
    case 9: return "open \(route.name): \(app.open(route))"
    case 10: return "set: \(app.setRoutes([.home, route, other]))"
    case 11: return "back: \(app.back())"
    case 12: return "replace: \(app.replaceTop(route))"
    default:
      return "anew: \(app.transaction { [app] in app.pop(); app.push(route) })"
    }
  }

  /// Does two things as one step, so that what comes may be changed at once.
  mutating func doTwoThings() -> String {
    let first = doSomething()
    return "\(first), \(doSomething())"
  }

  /// Each makes of the true state one that is not.
  static let faults: [@MainActor (inout NavigationState<ShopRoute>) -> Void] = [
    { $0.base.append(.note("wrong")) },
    { $0.path.append(.note("wrong")) },
    { $0.path.revise($0.path.routes.last ?? .home, to: .note("wrong")) },
    { $0.present(.note("wrong")) },
    { $0.base.removeLast(1_000) },
    { $0.dismiss(1_000) },
    { $0[layer: 1_000].append(.home) },
    { $0[tab: .note("wrong")] = [] },
    { $0.renew(.note("wrong")) },
    { $0.base.remove(.note("wrong")) },
  ]
}
