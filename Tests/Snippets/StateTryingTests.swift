import Testing
import Waymark

@MainActor
@Suite("The guide to state: trying without doing")
struct StateTryingTests {
  private func app() -> Trying.ShopCoordinator {
    let app = Trying.ShopCoordinator(session: Trying.Session())
    app.flow.reporter = MisuseReporter { Issue.record("\($0)") }
    app.start()
    return app
  }

  @Test("A link is tried before it is offered")
  func links() {
    let app = app()
    // region: trying-link
    let evaluation = app.evaluate { $0.open("/items/7") }
    #expect(evaluation.outcome == .performed)
    #expect(evaluation.routes == [.home, .item(id: 7)])
    #expect(app.routes == [.home])  // nothing has happened
    // endregion

    // region: trying-offers
    let links = ["/items/7", "/items/100", "/orders", "/nowhere"]
    let offered = links.filter { link in
      let outcome = app.evaluate { $0.open(link) }.outcome
      return outcome.didChange || outcome.hold != nil
    }
    #expect(offered == ["/items/7", "/orders"])
    // endregion

    // region: trying-wait
    let orders = app.evaluate { $0.open("/orders") }
    #expect(orders.wait?.gate == "session")  // so show a lock beside the link
    #expect(orders.layers == [[.home], [.signIn]])
    // endregion
  }

  @Test("An evaluation says which entries would be asked")
  func questions() throws {
    let app = app()
    app.push([.item(id: 7), .item(id: 8)])
    let screen = try #require(app.projection.leaf?.screen)
    // region: trying-questions
    screen.leavePolicy = .confirm  // the model of item 8, which has unsaved text
    let back = app.evaluate { $0.popToRoot() }
    #expect(back.questions.map(\.name) == ["item(id: 8)"])
    #expect(back.routes == app.routes)  // until the user answers
    #expect(app.evaluate(force: true) { $0.popToRoot() }.routes == [.home])
    // endregion
  }

  @Test("An evaluation is printed")
  func printed() {
    let app = app()
    app.push(.item(id: 7))
    // region: trying-printed
    let evaluation = app.evaluate { app in
      app.popToRoot()
      app.navigate(to: .orders)
    }
    #expect(
      "\(evaluation)" == """
        held(orders of ShopCoordinator)
        transaction by ShopCoordinator: enter signIn · cover item(id: 7) · activate signIn
        ShopCoordinator
          home
          item(id: 7)
          ^ sheet
            signIn *
        ShopCoordinator holds orders until session
        """)
    // endregion
  }
}
