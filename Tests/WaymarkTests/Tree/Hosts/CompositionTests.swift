import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Composition")
struct CompositionTests {
  @Test(
    "The embedding decides which routes a child takes",
    arguments: [
      VerbRow(
        "two cases with the same child route type", [.catalog(.list), .favourites(.list)],
        { $0.push(.favourites(.item(1))) }, .performed,
        "Shop[Catalog[list], Catalog[list, item(1) *]]"
      ) { $0.base.append(.favourites(.item(1))) },
      VerbRow(
        "the other case of the same type", [.catalog(.list), .favourites(.list)],
        { $0.push(.catalog(.item(1))) }, .performed,
        "Shop[Catalog[list], Catalog[list], Catalog[item(1) *]]"
      ) { $0.base.append(.catalog(.item(1))) },
      VerbRow(
        "a payload beside the child route", [.user(id: 1, .profile)],
        { $0.push(.user(id: 1, .profile)) }, .performed, "Shop[Account[profile, profile *]]"
      ) { $0.base.append(.user(id: 1, .profile)) },
      VerbRow(
        "another payload beside the child route", [.user(id: 1, .profile)],
        { $0.push([.user(id: 2, .profile), .user(id: 2, .edit), .user(id: 1, .profile)]) },
        .performed, "Shop[Account[profile], Account[profile, edit], Account[profile *]]"
      ) {
        $0.base.append(contentsOf: [
          .user(id: 2, .profile), .user(id: 2, .edit), .user(id: 1, .profile),
        ])
      },
      VerbRow(
        "a child pushes in the part that is its own",
        [.user(id: 1, .profile), .user(id: 2, .profile)],
        { app in
          let outcome = app.onAccount(1) { $0.push(.profile) }
          #expect(
            app.routes == [.user(id: 1, .profile), .user(id: 2, .profile), .user(id: 2, .profile)])
          return outcome
        }, .performed, "Shop[Account[profile], Account[profile, profile *]]"
      ) { $0.base.append(.user(id: 2, .profile)) },
      VerbRow(
        "three levels in one route", [.home], { $0.push(.catalog(.account(.more(.profile)))) },
        .performed, "Shop[home, Catalog[Account[Account[profile *]]]]"
      ) { $0.base.append(.catalog(.account(.more(.profile)))) },
      VerbRow(
        "a route of the second level joins the second level", [.catalog(.account(.profile))],
        { $0.push([.catalog(.account(.profile)), .catalog(.item(1))]) }, .performed,
        "Shop[Catalog[Account[profile, profile], item(1) *]]"
      ) { $0.base.append(contentsOf: [.catalog(.account(.profile)), .catalog(.item(1))]) },
    ])
  func embedding(_ row: VerbRow) { row.check() }

  @Test("A flow may compose itself, 50 deep and deeper")
  func recursion() {
    let app = ShopCoordinator()
    var route = AccountRoute.profile
    for depth in 1..<50 {
      route = .more(route)
      #expect(app.push(.user(id: depth, route)) == .performed)
    }
    #expect(app.depth == 50)
    let deepest = app.descendants.count
    #expect(deepest == (2...50).reduce(0, +))
    #expect(app.routes.last == .user(id: 49, route))
    app.popToRoot()
    #expect(app.descendants.isEmpty)

    let account = AccountCoordinator()
    account.push(route)
    var innermost: AccountCoordinator = account
    while let next = innermost.child(AccountCoordinator.self) { innermost = next }
    #expect(innermost.push(.profile) == .performed)
    #expect(account.depth == 3)
    #expect(account.descendants.count == 49)
    #expect(innermost.finish() == .performed)
    #expect(account.routes == [.profile])
    #expect(account.descendants.isEmpty)
  }

  @Test("A coordinator that composes itself endlessly is refused and reported")
  func tooDeep() {
    navigationTest(EndlessCoordinator(start: .plain), fail: record) { test in
      test.step({ $0.push(.endless) }) { $0.base.append(.endless) }
      test.step({ $0.push(.child(.child(.plain))) }) { $0.base.append(.child(.child(.plain))) }
      test.step({ $0.popToRoot() }) { $0.base.removeLast(2) }
      test.step({ $0.push(.deep(600)) }, .ignored(.tooDeep))
      test.report(.tooDeep)
      #expect(test.root.children.isEmpty)
      test.step({ $0.push(.deep(100)) }) { $0.base.append(.deep(100)) }
    }
  }

  @Test("A used coordinator is refused and reported, and stays as it was")
  func notFresh() {
    let app = ReusingCoordinator()
    var reports: [MisuseReport] = []
    app.flow.reporter = MisuseReporter { reports.append($0) }
    app.start()
    #expect(app.push(.child(.list)) == .performed)
    app.popToRoot()
    #expect(app.push(.child(.list)) == .ignored(.notFresh))
    #expect(app.routes == [.plain])
    #expect(reports.map(\.code) == [.notFresh])
    #expect(
      reports.first?.message
        == "CatalogCoordinator cannot become a child of ReusingCoordinator: it was used before."
        + " Most likely, its init calls a verb, or the destination returns the same coordinator"
        + " a second time. Return a new one, and call no verb in init.")

    let second = ReusingCoordinator()
    second.flow.reporter = MisuseReporter { _ in }
    second.child.push(.item(1))
    #expect(second.push(.child(.list)) == .ignored(.notFresh))
    #expect(second.child.routes == [.list, .item(1)])
    #expect(second.child.push(.item(2)) == .performed)

    let twice = ReusingCoordinator()
    twice.flow.reporter = MisuseReporter { _ in }
    #expect(twice.push([.child(.list), .plain, .child(.list)]) == .ignored(.notFresh))
    #expect(twice.routes == [.plain])
  }

  @Test("A refusal drops the coordinators that were made for it before they enter")
  func droppedBeforeEntering() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.present(.about, as: .dialog) }
      var told = 0
      test.root.observe { _, _ in told += 1 }
      test.step({ $0.push(.catalog(.list)) }, .ignored(.noStack))
      #expect(test.root.made.isEmpty)
      #expect(told == 0)
      #expect(test.root.descendants.isEmpty)
    }
  }

  @Test("What a child's recipe captured is released when the child is made")
  func recipesAreNotKept() {
    final class Token {}
    let app = CapturingCoordinator()
    var token: Token? = Token()
    weak let captured = token
    app.token = token
    app.push(.child(.list))
    app.token = nil
    token = nil
    #expect(captured == nil)
    weak let child = app.child(CatalogCoordinator.self)
    #expect(child != nil)
  }

  @Test("An embedding and a mapping of screens do not keep the coordinator")
  func freed() {
    var app: CapturingCoordinator? = CapturingCoordinator()
    app?.push([.child(.list), .child(.item(1))])
    #expect(app?.projection.leaf?.screen?.name == "item(1)")
    weak let freed = app
    weak let child = app?.child(CatalogCoordinator.self)
    weak let screen = app?.projection.leaf?.screen
    #expect(screen != nil)
    app = nil
    #expect(freed == nil)
    #expect(child == nil)
    #expect(screen == nil)
  }
}

private enum EndlessRoute: Route {
  case plain, endless
  case deep(Int)
  indirect case child(EndlessRoute)
}

@MainActor
private final class EndlessCoordinator: Coordinator {
  let flow: Flow<EndlessRoute, TestScreen>

  init(start: EndlessRoute) { flow = Flow(start: start) }

  func destination(for route: EndlessRoute) -> Destination<EndlessCoordinator> {
    switch route {
    case .plain, .endless, .deep(0): .screen { TestScreen(route.name) }
    case .deep(let depth):
      .child(.deep(depth - 1), as: EndlessCoordinator.embed) { EndlessCoordinator(start: .plain) }
    case .child(let route):
      .child(route, as: EndlessRoute.child) { EndlessCoordinator(start: .plain) }
    }
  }

  private static func embed(_ route: EndlessRoute) -> EndlessRoute {
    if case .deep(let depth) = route { .deep(depth + 1) } else { .child(route) }
  }
}

private enum CapturingRoute: Route {
  case plain
  case child(CatalogRoute)
}

@MainActor
private final class CapturingCoordinator: Coordinator {
  let flow = Flow<CapturingRoute, TestScreen>(start: .plain)
  var token: AnyObject?

  func destination(for route: CapturingRoute) -> Destination<CapturingCoordinator> {
    let token = token
    return switch route {
    case .plain: .screen { TestScreen(route.name) }
    case .child(let route):
      .child(route, as: CapturingRoute.child, showing: { $0 }) {
        _ = token
        _ = self
        return CatalogCoordinator()
      }
    }
  }
}
