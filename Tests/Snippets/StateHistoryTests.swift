import Testing
import Waymark

@MainActor
@Suite("The guide to state: back and forward")
struct StateHistoryTests {
  @Test("A history goes back and forward between whole states")
  func steps() {
    // region: history-steps
    let app = Saved.AppCoordinator()
    let history = History(app)

    app.push(.note(id: 7))
    app.navigate(to: .compose)
    history.back()
    #expect(app.layers == [[.home, .note(id: 7)]])

    history.go(-1)
    #expect(app.layers == [[.home]])

    history.go(2)
    #expect(app.layers == [[.home, .note(id: 7)], [.compose]])
    #expect(history.lastStep?.description == "forward by 2")
    // endregion

    // region: history-removal
    app.dismiss()  // or the user drags the sheet down
    #expect(history.backCount == 1)
    #expect(history.forwardCount == 1)

    app.push(.note(id: 8))
    #expect(history.forwardCount == 0)
    // endregion

    // region: history-menu
    #expect(history.positions.map(\.name) == ["home", "note(id: 7)", "note(id: 8)"])
    #expect(history.positions[1].route(as: Saved.AppRoute.self) == .note(id: 7))

    history.go(to: history.positions[0])
    #expect(app.routes == [.home])
    // endregion
  }

  @Test("A history does not show what may no longer be seen")
  func denied() {
    // region: history-access
    let app = Saved.AppCoordinator()
    let history = History(app)
    app.push(.account(.cards))
    app.setRoutes([.note(id: 7)])

    app.isSignedIn = false
    #expect(history.back() == .denied("signed out"))
    #expect(app.routes == [.note(id: 7)])
    #expect(history.go(-2) == .performed)  // a longer step passes it
    #expect(app.routes == [.home])

    history.clear()  // names show what was in the account
    #expect(history.positions.count == 1)
    // endregion
  }

  @Test("A history also works like that of web pages")
  func web() {
    // region: history-web
    let app = Saved.AppCoordinator()
    let history = History(app)
    app.start()

    app.open("/notes/7")
    app.open("/notes/8")
    app.open("/notes/9", history: .replace)
    let pages = history.positions.compactMap { position in
      position.route(as: Saved.AppRoute.self).flatMap { Saved.AppRoute.links.path(for: $0) }
    }
    #expect(pages == ["/", "/notes/7", "/notes/9"])

    history.go(-2)
    #expect(app.path == "/")
    history.forward()
    #expect(app.path == "/notes/7")
    // endregion
  }

  @Test("A verb can keep its change out of the history, or replace the last position")
  func ignored() {
    // region: history-ignore
    let app = Saved.AppCoordinator()
    let history = History(app)
    app.push(.note(id: 7))

    app.open(.compose, history: .ignore)
    #expect(history.positions.count == 2)

    app.transaction(history: .replace) {
      app.dismiss()
      app.push(.note(id: 8))
    }
    #expect(history.positions.map(\.name) == ["home", "note(id: 8)"])
    // endregion
  }
}
