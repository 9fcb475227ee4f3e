import Observation
import Testing

@testable import Waymark

/// Counts the questions to an app of layers.
@MainActor
private final class Asked {
  var access = 0
  var destinations = 0
  var screens = 0

  var all: [Int] { [access, destinations, screens] }
}

private enum StackedRoute: Route {
  case home, sheet(Int)
}

/// Counts how often layers are told of a change. It reads a layer again each time, so that a second
/// notification would count.
@MainActor
private final class Told {
  var counts: [Int]

  init(_ count: Int) { counts = [Int](repeating: 0, count: count) }

  func watch(_ place: Int, _ layer: Layer<TestScreen>) {
    withObservationTracking {
      _ = layer.entries.count
    } onChange: {
      MainActor.assumeIsolated {
        self.counts[place] += 1
        self.watch(place, layer)
      }
    }
  }
}

private final class StackedCoordinator: Coordinator {
  let flow = Flow<StackedRoute, TestScreen>(start: .home)
  let asked: Asked

  init(_ asked: Asked) {
    self.asked = asked
  }

  var routeCoding: RouteCoding<StackedRoute> {
    RouteCoding(
      text: { route in
        if case .sheet(let number) = route { return "\(number)" }
        return "home"
      },
      route: { text in
        text == "home" ? .home : Int(text).map { .sheet($0) }
      })
  }

  func access(to route: StackedRoute) -> Access<StackedRoute> {
    asked.access += 1
    return .allow
  }

  func destination(for route: StackedRoute) -> Destination<StackedCoordinator> {
    asked.destinations += 1
    return .screen { [asked] navigator in
      asked.screens += 1
      return NavigatingScreen(route.name, navigator)
    }
  }
}

@MainActor
@Suite("What many layers cost")
struct RestoreGrowthTests {
  private func saved(_ count: Int) -> NavigationSnapshot {
    NavigationSnapshot(
      layers: [.init(path: [.init("home")])]
        + (1...count).map { .init(style: .sheet, path: [.init("\($0)")]) })
  }

  /// The questions to an app while it restores so many layers, restores them again, and saves them.
  private func asked(_ count: Int) -> [[Int]] {
    let asked = Asked()
    let app = StackedCoordinator(asked)
    var rows: [[Int]] = []
    func note(_ body: () -> Void) {
      let before = asked.all
      body()
      rows.append(zip(asked.all, before).map { $0 - $1 })
    }
    note { #expect(app.restore(saved(count)).isComplete) }
    note { #expect(app.restore(saved(count)).outcome == .unchanged) }
    note { #expect(app.snapshot() == saved(count)) }
    #expect(app.layers.count == count + 1)
    return rows
  }

  @Test("Twice as many layers are checked twice as often, and no more")
  func linear() {
    let (one, two, four) = (asked(100), asked(200), asked(400))
    for row in one.indices {
      for kind in one[row].indices {
        let step = two[row][kind] - one[row][kind]
        #expect(four[row][kind] - two[row][kind] == 2 * step, "row \(row), kind \(kind)")
      }
    }
  }

  @Test("Each layer is planned once in a change, and notified once")
  func once() {
    let app = StackedCoordinator(Asked())
    app.restore(saved(50))
    let told = Told(app.projection.layers.count)
    for (place, layer) in app.projection.layers.enumerated() { told.watch(place, layer) }
    var changes = 0
    app.observe { _, _ in changes += 1 }
    let other = NavigationSnapshot(
      layers: [.init(path: [.init("home"), .init("0")])]
        + (51...100).map { .init(style: .sheet, path: [.init("\($0)")]) })
    #expect(app.restore(other).isComplete)
    #expect(changes == 1)
    #expect(told.counts == [Int](repeating: 1, count: 51))
  }

  @Test("Thousands of layers come back")
  func thousands() throws {
    let saved = saved(3_000)
    let app = StackedCoordinator(Asked())
    #expect(app.restore(saved).restored == 3_001)
    #expect(app.snapshot() == saved)
    let history = History(app)
    app.dismissAll()
    #expect(history.back() == .performed)
    #expect(app.layers.count == 3_001)
  }

  @Test("Every other one of thousands of entries is skipped")
  func skipped() {
    let texts = (0..<6_000).map { $0 % 2 == 0 ? "\($0)" : "nothing \($0)" }
    let saved = NavigationSnapshot(
      layers: [.init(path: [.init("home")] + texts.map { .init($0) })])
    let report = StackedCoordinator(Asked()).restore(saved, policy: .skip)
    #expect(report.restored == 3_001 && report.dropped.count == 3_000)
  }
}
