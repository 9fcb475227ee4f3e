import Testing

@testable import Waymark

@MainActor
@Suite("Random walks through a history")
struct HistoryWalkTests {
  @Test("Random verbs and steps: a step shows exactly what was shown before", arguments: 0..<24)
  func steps(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let app = ShopCoordinator()
    app.flow.reporter = MisuseReporter { _ in }
    let limit = [100, 3, 1][seed % 3]
    let history = History(app, limit: limit)
    app.start()
    let watch = HistoryWatch(app, history, limit: limit)
    for _ in 0..<60 {
      var faults: [String]
      if Int.random(in: 0..<3, using: &generator) == 0 {
        faults = watch.go(Int.random(in: -3...3, using: &generator))
      } else {
        let (name, verb) = Self.verb(app, &generator)
        faults = watch.call(name, verb)
      }
      faults += watch.go(0)
      if !faults.isEmpty {
        Issue.record("seed \(seed): \(faults)\n\(watch.log.suffix(24).joined(separator: "\n"))")
        return
      }
    }
  }

  private static func randomRoute(_ generator: inout SeededGenerator) -> ShopRoute {
    let all: [ShopRoute] = [
      .about, .note("a"), .note("b"), .tabs, .columns, .catalog(.list), .catalog(.item(1)),
      .catalog(.item(2)), .catalog(.filter), .catalog(.account(.profile)),
      .catalog(.account(.edit)),
      .favourites(.list), .favourites(.item(3)), .user(id: 1, .profile), .user(id: 2, .edit),
      .user(id: 1, .more(.profile)), .home,
    ]
    return all[Int.random(in: 0..<all.count, using: &generator)]
  }

  private static func verb(
    _ app: ShopCoordinator, _ generator: inout SeededGenerator
  ) -> (String, () -> Outcome) {
    let route = randomRoute(&generator)
    let other = randomRoute(&generator)
    let number = Int.random(in: 0..<22, using: &generator)
    let id = app.stack.map(\.id).randomElement(using: &generator)
    switch number {
    case 0, 1, 2: return ("navigate \(route)", { app.navigate(to: route) })
    case 3: return ("push \(route)", { app.push(route) })
    case 4: return ("pop", { app.pop() })
    case 5: return ("popToRoot", { app.popToRoot() })
    case 6: return ("present \(route)", { app.present(route, as: .sheet) })
    case 7: return ("dismiss", { app.dismiss() })
    case 8: return ("dismissAll", { app.dismissAll() })
    case 9: return ("select \(route)", { app.select(route) })
    case 10: return ("back", { app.back() })
    case 11: return ("setRoutes", { app.setRoutes([.home, route, other]) })
    case 12: return ("deliver \(route)", { app.deliver(route, select: false) })
    case 13: return ("revise \(route)", { id.map { app.revise($0, to: route) } ?? .unchanged })
    case 14:
      return ("open \(route)", { app.open(route) })
    case 15:
      return (
        "transaction \(route) \(other)",
        {
          app.transaction {
            app.pop(); app.push(route); app.navigate(to: other)
          }
        }
      )
    case 16: return ("remove", { id.map { app.remove($0) } ?? .unchanged })
    case 17:
      return ("child push", { app.child(CatalogCoordinator.self)?.push(.item(9)) ?? .unchanged })
    case 18:
      return (
        "child present", { app.child(CatalogCoordinator.self)?.present(.filter) ?? .unchanged }
      )
    case 19: return ("moveToTop", { app.moveToTop(route) })
    case 20: return ("replace \(route)", { app.open(route, history: .replace) })
    default: return ("add \(route)", { app.open(route, history: .add) })
    }
  }
}
