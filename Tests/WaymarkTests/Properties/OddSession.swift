import Waymark

/// A step on a stack, or on that of a coordinator.
enum OddMove {
  case push([OddRoute])
  case pushIfNew(OddRoute)
  case pop(Int)
  case popToLast(OddRoute)
  case popToFirst(OddRoute)
  case popToID(EntryID)
  case popWhere(OddRoute)
  case popToRoot
  case replaceTop(OddRoute)
  case setRoot(OddRoute, keepingStack: Bool)
  case setRoutes([OddRoute])
  case popOrPush(OddRoute)
  case remove(EntryID)
  case removeAll(OddRoute)
  case trim(Int)
}

extension OddMove {
  func perform(on stack: inout RouteStack<OddRoute>) -> StackOutcome {
    switch self {
    case .push(let routes): stack.push(routes)
    case .pushIfNew(let route): stack.pushIfNew(route)
    case .pop(let count): stack.pop(count)
    case .popToLast(let route): stack.pop(toLast: route)
    case .popToFirst(let route): stack.pop(toFirst: route)
    case .popToID(let id): stack.pop(to: id)
    case .popWhere(let route): stack.pop(where: { $0 == route })
    case .popToRoot: stack.popToRoot()
    case .replaceTop(let route): stack.replaceTop(route)
    case .setRoot(let route, let keeps): stack.setRoot(route, keepingStack: keeps)
    case .setRoutes(let routes): stack.setRoutes(routes)
    case .popOrPush(let route): stack.popOrPush(route)
    case .remove(let id): stack.remove(id)
    case .removeAll(let route): stack.removeAll(where: { $0 == route })
    case .trim(let count): stack.trim(keepingLast: count)
    }
  }
}

/// Random routes and moves, the same for the same seed.
@MainActor
struct OddSession {
  private var generator: SeededGenerator
  private let oddness: Oddness
  private let moods: OddRoute.Moods
  private var embeddings: [(OddRoute) -> OddAppRoute] {
    [OddAppRoute.own, OddAppRoute.inner, OddAppRoute.left, OddAppRoute.right, OddAppRoute.tabs]
  }

  init(seed: UInt64, _ oddness: Oddness) {
    generator = SeededGenerator(seed: seed)
    moods = OddRoute.Moods(seed: seed)
    self.oddness = oddness
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func route() -> OddRoute {
    OddRoute(id: int(1...5), version: int(1...3), oddness: oddness, moods: moods)
  }

  mutating func routes() -> [OddRoute] { (0..<int(0...12)).map { _ in route() } }

  mutating func appRoute(_ route: OddRoute? = nil) -> OddAppRoute {
    let route = route ?? self.route()
    return int(0...1) == 0 ? .own(route) : embeddings[int(0...4)](route)
  }

  mutating func move(of ids: [EntryID]) -> OddMove {
    let id = ids[int(0...(ids.count - 1))]
    return switch int(0...19) {
    case 0, 1: .push([route()])
    case 2: .push(routes())
    case 3: .pushIfNew(route())
    case 4: .pop(int(0...3))
    case 5: .popToLast(route())
    case 6: .popToFirst(route())
    case 7: .popToID(id)
    case 8: .popWhere(route())
    case 9: .popToRoot
    case 10: .replaceTop(route())
    case 11: .setRoot(route(), keepingStack: int(0...1) == 0)
    case 12: .popOrPush(route())
    case 13: .remove(id)
    case 14: .removeAll(route())
    case 15: .trim(int(0...4))
    default: .setRoutes(routes())
    }
  }

  /// Does the same with the app, or something that only a coordinator can do with such routes.
  mutating func perform(_ move: OddMove, on app: OddCoordinator) -> Outcome {
    if int(0...2) == 0, case .pushIfNew(let route) = move { return perform(route, on: app) }
    switch move {
    case .push(let routes): return app.push(routes.map { appRoute($0) })
    case .pushIfNew(let route): return app.pushIfNew(appRoute(route))
    case .pop(let count): return app.pop(count)
    case .popToLast(let route): return app.pop(toLast: appRoute(route))
    case .popToFirst(let route): return app.pop(toFirst: appRoute(route))
    case .popToID(let id): return app.pop(to: id)
    case .popWhere(let route):
      let wanted = appRoute(route)
      return app.pop(where: { $0 == wanted })
    case .popToRoot: return app.popToRoot()
    case .replaceTop(let route): return app.replaceTop(appRoute(route))
    case .setRoot(let route, let keeps):
      return app.setRoot(appRoute(route), keepingStack: keeps)
    case .setRoutes(let routes): return app.setRoutes(routes.map { appRoute($0) })
    case .popOrPush(let route): return app.popOrPush(appRoute(route))
    case .remove(let id): return app.remove(id)
    case .removeAll(let route):
      let wanted = appRoute(route)
      return app.removeAll(where: { $0 == wanted })
    case .trim(let count): return app.trim(keepingLast: count)
    }
  }

  private mutating func perform(_ odd: OddRoute, on app: OddCoordinator) -> Outcome {
    let route = appRoute(odd)
    let policies = OpenPolicy.allCases
    switch int(0...12) {
    case 0: return app.navigate(to: route)
    case 1: return app.present(route)
    case 2: return app.select(route)
    case 3: return app.deliver(route, select: int(0...1) == 0)
    case 4: return app.open(route, over: policies[int(0...(policies.count - 1))])
    case 5: return app.open(route, bare: true)
    case 6: return app.back()
    case 7: return app.dismiss()
    case 8: return app.dismissAll()
    case 9: return app.revalidate()
    case 10:
      let routes = (0..<int(1...4)).map { _ in appRoute() }
      return app.update { stack in
        stack.setRoutes(routes)
        stack.push(route)
      }
    case 11:
      let routes = (0..<int(1...4)).map { _ in appRoute() }
      return app.transaction {
        app.setRoutes(routes)
        app.popOrPush(route)
        app.navigate(to: route)
      }
    default:
      let children = app.children.compactMap { $0 as? OddChild }
      guard let child = children.last else { return .unchanged }
      return child.setRoutes(routes())
    }
  }
}
