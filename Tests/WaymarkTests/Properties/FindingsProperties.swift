import Testing

@testable import Waymark

/// The shortest session for each fault that random sessions, attackers and reviewers have found.
@MainActor
@Suite("Findings of random sessions, attackers and reviewers")
struct FindingsProperties {
  private let census = Census()

  func tree(
    _ routes: [TreeRoute], back: TabBackPolicy = .never, reports: @escaping () -> Void = {}
  ) -> TreeCoordinator {
    let app = TreeCoordinator(back: back, census: census)
    app.flow.reporter = MisuseReporter { _ in reports() }
    app.setRoutes(routes)
    return app
  }

  @Test("A selection in covered tabs has its change record")
  func coveredSelection() {
    let app = tree([.tabs, .page(1)])
    var causes: [NavigationCause] = []
    app.observe { change, _ in causes.append(change.cause) }
    #expect(app.select(.right(.page(0))) == .performed)
    #expect(causes == [.select])
  }

  @Test("A tab that is a screen is already visible, and open with push leaves it alone")
  func visibleTab() {
    let app = tree([.tabs])
    app.select(.page(0))
    #expect(app.open(.page(0), over: .push) == .unchanged)
    #expect(app.routes == [.tabs])
  }

  @Test("A tab that has left is dismissed without a report, even while its handle is kept")
  func dismissedTab() throws {
    var reports = 0
    let app = tree([.page(0), .tabs]) { reports += 1 }
    let tabs = try #require(app.projection.base.entries.last?.tabs)
    app.pop()
    #expect(app.dismissed(try #require(tabs.layers.first)) == .unchanged)
    #expect(reports == 0)
  }

  @Test("A tab that a transaction leaves and selects again keeps its revision")
  func selectedAgain() throws {
    let app = tree([.tabs])
    let tabs = try #require(app.projection.base.entries.last?.tabs)
    let outcome = app.transaction {
      app.select(.page(0))
      app.select(.left(.page(0)))
      app.push(.page(1))
    }
    #expect(outcome == .performed)
    #expect(tabs.revision == 0)
    #expect(app.request(select: 0, in: tabs, revision: 0) == .performed)
  }

  @Test("Tabs that come and go in one transaction are no change, whatever was selected")
  func passingTabs() {
    let app = tree([.page(0)])
    let outcome = app.transaction {
      app.push(.tabs)
      app.select(.right(.page(0)))
      app.pop()
    }
    #expect(outcome == .unchanged)
  }

  @Test("What a transaction presents belongs to the entry on top, even before its child is made")
  func presenter() throws {
    let app = tree([.left(.tabs)])
    let child = try #require(app.children.first as? TreeCoordinator)
    app.transaction {
      child.push(.right(.page(1)))
      app.present(.sheet)
    }
    let presenter = try #require(child.stack.last)
    #expect(app.layers.count == 2)
    child.remove(presenter.id)
    #expect(app.layers == [[.left(.tabs)]])
  }

  @Test("A presenter that its transaction removes again takes its layer along")
  func passingPresenter() {
    let app = tree([.page(0)])
    app.transaction {
      app.push([.left(.page(1)), .left(.page(2))])
      app.present(.sheet)
      app.remove(app.stack[2].id)
    }
    #expect(app.layers == [[.page(0), .left(.page(1))]])
  }

  @Test("Back in a transaction goes to what it pushed, not through it to the tabs below")
  func backFromNewChild() throws {
    let app = tree([.left(.tabs)], back: .first)
    let child = try #require(app.children.first as? TreeCoordinator)
    let outcome = app.transaction {
      child.push(.right(.page(1)))
      app.back()
    }
    #expect(outcome == .unchanged)
  }

  @Test("Navigating to a route below entries of others is refused, even if a layer ends on the way")
  func navigatedBelow() throws {
    let app = tree([.left(.page(0)), .left(.right(.page(0)))])
    let child = try #require(app.children.first as? TreeCoordinator)
    let inner = try #require(child.children.first as? TreeCoordinator)
    inner.present(.sheet)
    app.push(.page(1))
    #expect(child.isActive)
    for route in [TreeRoute.page(2), .left(.dialog), .front] {
      #expect(child.navigate(to: route) == .ignored(.covered))
    }
    #expect(child.routes == [.page(0), .right(.page(0))])
    #expect(inner.layers == [[.page(0)], [.sheet]])
  }

  @Test("A navigator in a transaction sees children that are not made yet")
  func navigatorBelowNewChild() throws {
    var navigator: Navigator<TreeCoordinator>?
    let app = tree([.page(0), .page(1)])
    census.onScreen = { navigator = $0 }
    _ = app.projection.leaf?.screen
    let found = try #require(navigator)
    app.transaction {
      app.push(.left(.page(1)))
      found.pop()
    }
    #expect(app.routes == [.page(0)])
    app.push(.page(1))
    _ = app.projection.leaf?.screen
    let second = try #require(navigator)
    let outcome = app.transaction {
      app.push(.left(.page(1)))
      second.push(.page(2))
    }
    #expect(outcome == .ignored(.originNotOnTop))
  }

  @Test(
    "A verb of a coordinator that has left undoes a transaction, whenever it left",
    arguments: LateVerb.allCases)
  func lateVerb(_ late: LateVerb) throws {
    let app = tree([.page(0), .left(.page(0))])
    let child = try #require(app.children.first as? TreeCoordinator)
    let navigator = try #require(app.projection.leaf?.navigator(for: TreeCoordinator.self))
    let verb: () -> Outcome = {
      switch late {
      case .ofCoordinator: child.push(.page(2))
      case .ofNavigator: navigator.push(.page(2))
      case .transactionOfNavigator: navigator.transaction { app.push(.page(2)) }
      }
    }
    let left = Outcome.ignored(.left)
    func both() -> Outcome {
      app.transaction {
        app.setRoutes([.page(1)])
        #expect(verb() == left)
        #expect(app.push(.page(3)) == left)
      }
    }
    #expect(both() == left)
    #expect(app.routes == [.page(0), .left(.page(0))])
    app.pop()
    #expect(both() == left)
    #expect(app.evaluate { _ in _ = verb() }.outcome == left)
    #expect(app.routes == [.page(0)])
  }

  @Test("The outcome for what has left says why the transaction failed")
  func lateVerbAfterFailure() throws {
    let app = tree([.page(0), .left(.page(0))])
    let child = try #require(app.children.first as? TreeCoordinator)
    app.pop()
    let outcome = app.transaction {
      #expect(app.select(.page(7)) == .ignored(.notFound))
      #expect(child.push(.page(2)) == .ignored(.notFound))
    }
    #expect(outcome == .ignored(.notFound))
  }

  @Test("A child right above the path presents what it takes")
  func childAboveThePath() {
    let app = tree([.page(0), .over(.page(1)), .over(.dialog)])
    #expect(app.open(.over(.sheet)) == .performed)
    #expect(app.layers == [[.page(0), .over(.page(1)), .over(.dialog)]])
    #expect(
      app.children.first.map { ($0 as? TreeCoordinator)?.layers } == [
        [.page(1), .dialog], [.sheet],
      ])
  }
}

/// A verb of a coordinator that has left.
enum LateVerb: CaseIterable {
  case ofCoordinator
  case ofNavigator
  case transactionOfNavigator
}
