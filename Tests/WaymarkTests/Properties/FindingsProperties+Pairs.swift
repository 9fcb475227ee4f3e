import Testing

@testable import Waymark

// Pairs of features that meet rarely.
extension FindingsProperties {
  private func mail(isWide: Bool = true) -> MailCoordinator {
    let app = MailCoordinator()
    app.placeholders = [.reader(.nothing)]
    app.start()
    app.expand(isWide)
    return app
  }

  @Test(
    "What was opened into a tab gives way to what it has replaced, if a redirect keeps the tabs")
  func ledFromOpenedIntoTab() {
    let session = GuardSession()
    let app = session.freshApp(start: .tabs)
    app.start()
    app.onClub { $0.push(.room(5)) }
    let ids = everyID(app)
    session.app[.club(.room(1))] = .redirect(to: [.tabs])
    #expect(app.open(.club(.room(1))) == .redirected)
    #expect(everyID(app) == ids)
  }

  @Test("A child that leads elsewhere keeps what its parent has replaced in it")
  func ledInsideOfOpened() {
    let session = GuardSession()
    let app = session.makeApp([.home, .club(.lobby)])
    app.onClub { $0.push(.room(5)) }
    let ids = everyID(app)
    session.club[.room(1)] = .redirect(to: [.lobby, .room(5)])
    #expect(app.setRoutes([.home, .club(.lobby), .club(.room(1))]) == .redirected)
    #expect(everyID(app) == ids)
  }

  @Test("A column keeps what a choice from outside was to replace, if a redirect keeps the columns")
  func ledFromColumn() {
    let app = mail()
    app.navigate(to: .reader(.message(1)))
    let before = allIDs(app)
    app.led = [.reader(.message(9)): [.split]]
    #expect(app.navigate(to: .reader(.message(9))) == .redirected)
    #expect(allIDs(app) == before)
  }

  @Test("An answer counts although the device was turned since the question", arguments: [0, 1])
  func answeredAfterTurn(_ column: Int) throws {
    let app = mail()
    app.navigate(to: .reader(.message(1)))
    app.projection.leaf?.navigator(for: ReaderCoordinator.self)?.leavePolicy = .confirm
    let row = try #require(app.shownColumns?.layers[column].entries.last)
    let caller = try #require(row.navigator(for: MailCoordinator.self))
    let route = column == 0 ? MailRoute.messages(.folder("x")) : .reader(.message(2))
    let outcome = caller.transaction { caller.navigate(to: route) }
    let request = try #require(outcome.leaveRequest)
    app.expand(false)
    #expect(request.proceed() == .performed)
    #expect(app.reader?.routes == (column == 0 ? [.nothing] : [.message(2)]))
  }

  @Test("What a column presents goes on after a wait, although the device was turned meanwhile")
  func presentedAfterTurn() throws {
    let app = mail()
    app.select(.reader(.nothing))
    app.held = [.messages(.search): "session"]
    let list = try #require(app.navigator(in: 1, MessagesCoordinator.self))
    #expect(list.present(.search).hold != nil)
    app.expand(false)
    app.held = [:]
    app.release("session")
    #expect(app.messages?.layers == [[.none], [.search]])
  }

  @Test("A revision waits with what it was called with, and for what is new a hold denies it")
  func heldRevision() {
    let session = GuardSession()
    let app = session.makeApp([.page(1)])
    let id = app.stack.topID
    session.app[.secret] = .hold(until: "session")
    session.app[.page(3)] = .hold(until: "session")
    app.update {
      $0.revise($0[0].id, to: .page(2))
      $0.push(.secret)
    }
    session.app[.secret] = .allow
    app.release("session")
    #expect(app.routes == [.page(2), .secret] && app.stack[0].id == id)
    app.transaction {
      app.push(.page(1))
      app.revise(app.stack.topID, to: .page(3))
    }
    #expect(app.pendingNavigations.isEmpty)
    session.app[.secret] = .hold(until: "session")
    app.transaction {
      app.revise(id, to: .page(4))
      app.replaceTop(.note)
      app.push(.secret)
    }
    session.app[.secret] = .allow
    app.release("session")
    #expect(app.routes == [.page(4), .note, .secret])
  }

  @Test("A link above everything waits, too, if selecting its tab would end what is protected")
  func onTopOfProtected() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let tabs = app.children.compactMap { $0 as? CatalogCoordinator }
    try #require(tabs.count == 2)
    tabs[0].present(.filter)
    let filter = try app.navigator(CatalogCoordinator.self, of: "filter")
    filter.isProtected = true
    #expect(tabs[0].open(.item(1), over: .presentOnTop) == .performed)
    tabs[0].dismiss()
    let before = picture(app)
    let token = try #require(tabs[1].open(.item(2), over: .presentOnTop).hold)
    #expect(picture(app) == before)
    filter.isProtected = false
    #expect(app.pendingNavigations.isEmpty && !token.isWaiting)
    #expect(app.projection.layers.map { $0.entries.map(\.name) } == [["tabs"], ["item(2)"]])
  }

  @Test(
    "What a column may dismiss, or push, does not depend on the width", arguments: [true, false])
  func sameAtAnyWidth(isWide: Bool) throws {
    let app = mail()
    let list = try #require(app.navigator(in: 0, FoldersCoordinator.self))
    list.present(.settings)
    app.select(.reader(.nothing))
    app.expand(isWide)
    #expect(list.push(.settings) == .ignored(.originNotOnTop))
    #expect(list.dismiss() == .performed)
  }

  @Test("A list beside a cover navigates in its own column, and the cover goes")
  func besideCover() throws {
    let app = mail()
    let list = try #require(app.navigator(in: 1, MessagesCoordinator.self))
    app.push(.about)
    #expect(list.navigate(to: .folder("x")) == .performed)
    #expect(app.routes == [.split] && app.messages?.routes == [.none, .folder("x")])
  }

  @Test("What had to wait still comes from the list beside the cover")
  func waitedBesideCover() throws {
    let app = mail()
    let list = try #require(app.navigator(in: 1, MessagesCoordinator.self))
    app.push(.about)
    app.held[.messages(.folder("x"))] = "paid"
    #expect(list.navigate(to: .folder("x")).hold != nil)
    app.held = [:]
    app.release("paid")
    #expect(app.routes == [.split] && app.messages?.routes == [.none, .folder("x")])
  }

  @Test("A placeholder comes back in its own coordinator, before a fallback")
  func placeholderBeforeFallback() {
    let app = mail()
    app.navigate(to: .reader(.message(1)))
    let reader = app.reader
    reader?.other = .photo(0)
    app.refused = [.reader(.message(1))]
    app.revalidate()
    #expect(app.reader?.routes == [.nothing] && app.reader === reader)
  }

  @Test("A second tap whose transaction navigates to another tab does nothing")
  func tappedTwiceInTab() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.select(.home)
    let home = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    func tap() -> Outcome { home.transaction { home.navigate(to: .catalog(.item(1))) } }
    #expect(tap() == .performed && tap() == .ignored(.originNotOnTop))
  }

  @Test("A verb of a transaction that changes nothing does not say how the history records it")
  func unchangedPolicy() {
    let app = ShopCoordinator()
    app.push(.about)
    let history = History(app)
    app.transaction {
      app.open(.about, over: .push, history: .ignore)
      app.push(.note("a"))
    }
    #expect(history.positions.map(\.name) == ["about", #"note("a")"#])
  }
}
