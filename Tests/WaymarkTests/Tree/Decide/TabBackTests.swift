import Testing
import Waymark
import WaymarkTesting

private enum PageRoute: Route {
  case start, tabs
  case page(Int)
}

/// Four screens as tabs; at first the second is selected.
@MainActor
private final class PageCoordinator: Coordinator {
  let flow: Flow<PageRoute, TestScreen>
  let back: TabBackPolicy

  init(_ back: TabBackPolicy, start: PageRoute = .start) {
    self.back = back
    flow = Flow(start: start)
  }

  func destination(for route: PageRoute) -> Destination<PageCoordinator> {
    switch route {
    case .start, .page: .screen { TestScreen(route.name) }
    case .tabs: .tabs([.page(0), .page(1), .page(2), .page(3)], selected: .page(1), back: back)
    }
  }

  /// Goes back until the tabs are gone. Returns the visible routes after each `back()`.
  func walkBack() -> [PageRoute] {
    var seen: [PageRoute] = []
    while seen.count < 20, seen.last != .start {
      let couldGoBack = canGoBack
      let outcome = back()
      #expect(couldGoBack == (outcome == .performed))
      guard outcome == .performed else { break }
      seen += [visiblePath.last?.last].compactMap(\.self)
    }
    return seen
  }
}

private struct BackRow: Sendable, CustomTestStringConvertible {
  let policy: TabBackPolicy
  let selections: [Int]
  let back: [PageRoute]

  init(_ policy: TabBackPolicy, _ selections: [Int], _ back: [PageRoute]) {
    self.policy = policy
    self.selections = selections
    self.back = back
  }

  var testDescription: String { "\(policy) after \(selections)" }
}

private let rows: [BackRow] = [
  BackRow(.never, [], [.start]),
  BackRow(.never, [3, 0, 2], [.start]),
  BackRow(.first, [], [.page(0), .start]),
  BackRow(.first, [0], [.start]),
  BackRow(.first, [3, 0, 2], [.page(0), .start]),
  BackRow(.initial, [], [.start]),
  BackRow(.initial, [3, 0, 2], [.page(1), .start]),
  BackRow(.initial, [0], [.page(1), .start]),
  BackRow(.order, [], [.page(0), .start]),
  BackRow(.order, [3, 0, 2], [.page(1), .page(0), .start]),
  BackRow(.order, [3], [.page(2), .page(1), .page(0), .start]),
  BackRow(.order, [0], [.start]),
  BackRow(.history, [], [.start]),
  BackRow(.history, [3, 0, 2], [.page(0), .page(3), .page(1), .start]),
  BackRow(.history, [3, 0, 3], [.page(0), .page(1), .start]),
  BackRow(.history, [3, 1, 3, 1], [.page(3), .start]),
]

@MainActor
@Suite("Back from the root of a tab")
struct TabBackTests {
  @Test("Back drops the last tab of the policy's list, then continues outwards", arguments: rows)
  private func policy(_ row: BackRow) {
    let app = PageCoordinator(row.policy)
    app.push(.tabs)
    for page in row.selections { #expect(app.select(.page(page)) == .performed) }
    #expect(app.walkBack() == row.back)
    #expect(app.back() == .ignored(.atRoot))
  }

  @Test("As the root of the app, back stays when only the selected tab is on the list")
  func appRoot() {
    let app = PageCoordinator(.order, start: .tabs)
    app.select(.page(2))
    #expect(app.walkBack() == [.page(1), .page(0)])
    #expect(app.back() == .ignored(.atRoot))
    #expect(!app.canGoBack)
  }

  @Test("As the last entry of a layer, tabs take the layer along")
  func layer() {
    let app = PageCoordinator(.history)
    app.present(.tabs)
    app.select(.page(3))
    #expect(app.walkBack() == [.page(1), .start])
    #expect(app.layers == [[.start]])
  }

  @Test("A tab that back left is off the history")
  func forgotten() {
    let app = PageCoordinator(.history)
    app.push(.tabs)
    app.select(.page(3))
    app.select(.page(0))
    app.back()
    app.select(.page(2))
    #expect(app.walkBack() == [.page(3), .page(1), .start])
  }

  @Test("The history has a tab that a transaction selects on the way, unless it leads back")
  func onTheWay() {
    let app = PageCoordinator(.history)
    app.push(.tabs)
    app.transaction {
      app.select(.page(3))
      app.select(.page(0))
    }
    #expect(app.walkBack() == [.page(3), .page(1), .start])
    let other = PageCoordinator(.history)
    other.push(.tabs)
    other.transaction {
      other.select(.page(3))
      other.select(.page(1))
    }
    #expect(other.walkBack() == [.start])
  }

  @Test("Back pops inside the tab first, and dismisses its layers before that")
  func inside() {
    navigationTest(ShopCoordinator(start: .tabs), fail: record) { test in
      test.given { app in
        app.deliver(.favourites(.item(1)))
        app.onCatalog(1) { $0.present(.filter) }
      }
      test.step({ $0.back() }) { $0.dismiss() }
      test.step({ $0.back() }) { $0.path.removeLast() }
      test.step({ $0.back() }) { $0.selected = .catalog(.list) }
      test.step({ $0.back() }, .ignored(.atRoot))
    }
  }

  @Test("In a transaction back leaves tabs that the transaction pushed")
  func drafted() {
    let app = PageCoordinator(.never)
    let outcome = app.transaction {
      #expect(app.push(.tabs) == .performed)
      #expect(app.back() == .performed)
    }
    #expect(outcome == .unchanged)
    #expect(app.routes == [.start])
  }
}
