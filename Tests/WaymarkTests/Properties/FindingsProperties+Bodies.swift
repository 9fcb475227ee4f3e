import Testing
import Waymark

// What the body of a transaction does counts once, as its verbs say.
extension FindingsProperties {
  /// An app with the question of a transaction whose coordinator has left with a revalidation.
  private func askedByGone() throws -> (GuardedApp, LeaveRequest) {
    let session = GuardSession()
    let app = session.makeApp([.home, .club(.lobby), .club(.room(1))])
    try app.navigator(ClubCoordinator.self, of: "room(1)").leavePolicy = .confirm
    let club = try #require(app.child(ClubCoordinator.self))
    session.app[.club(.lobby)] = .deny("gone")
    session.app[.club(.room(1))] = .deny("gone")
    let outcome = club.transaction {
      club.pop()
      app.revalidate()
    }
    return (app, try #require(outcome.leaveRequest))
  }

  /// A mail app with a message in its right column.
  private func readingMail(_ app: MailCoordinator = MailCoordinator()) -> MailCoordinator {
    app.start()
    app.navigate(to: .messages(.folder("inbox")))
    app.navigate(to: .reader(.message(1)))
    return app
  }

  @Test(
    "What was set in a tab stays, if a redirect of something else keeps the tabs", arguments: 0..<3)
  func ledBesideSet(_ way: Int) {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    session.app[.secret] = .redirect(to: [.tabs])
    let outcome = app.transaction {
      app.onClub(1) { club in
        switch way {
        case 0: club.push(.room(3))
        case 1: club.setRoutes([.lobby, .room(3)])
        default: club.open(.room(3))
        }
      }
      app.push(.secret)
    }
    #expect(outcome == .redirected)
    let tabs = picture(app)
    #expect(tabs.contains("Club[lobby, room(3)"), "\(tabs)")
  }

  @Test(
    "An answer closes the question, also if the coordinator of its verb has left with a revalidation"
  )
  func answeredAfterLeaving() throws {
    let (app, request) = try askedByGone()
    #expect(picture(app) == "App[home *]")
    #expect(app.pendingLeave == request)
    #expect(request.proceed() == .ignored(.left))
    #expect(app.pendingLeave == nil)
  }

  @Test(
    "A verb of an observer comes from outside, whenever the output was emitted",
    arguments: [false, true])
  func toldByObserver(inTransaction: Bool) {
    let app = readingMail()
    var isDone = false
    let observation = app.observe { _, _ in
      guard !isDone else { return }
      isDone = true
      app.navigate(to: .reader(.message(9)))
    }
    if inTransaction {
      app.transaction { _ = app.reader?.emit(2) }
    } else {
      app.reader?.emit(2)
    }
    #expect(app.reader?.routes == [.nothing, .message(9)])
    observation.cancel()
  }

  @Test("What is called for a dropped target comes from outside, also if an output led to that")
  func droppedByOutput() throws {
    let app = MailCoordinator()
    app.flow.holdPolicy = HoldPolicy { [weak app] _ in app?.navigate(to: .reader(.message(9))) }
    _ = readingMail(app)
    try app.navigator(ReaderCoordinator.self, of: "message(1)").isProtected = true
    let token = try #require(app.open(.about, over: .whenClear).hold)
    let observation = app.observe { _, _ in token.cancel() }
    app.reader?.emit(2)
    #expect(app.reader?.routes == [.nothing, .message(9)])
    observation.cancel()
  }

  @Test("An answer to the open question of the app counts again when the body runs again")
  func openAnswerIsRepeated() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .note("a"), .note("b"), .note("c")])
    try app.set(.confirm, of: #"note("a")"#)
    try app.set(.confirm, of: #"note("c")"#)
    let lower = app.stack[1].id
    #expect(app.pop().leaveRequest?.name == #"note("c")"#)
    let outcome = app.transaction {
      app.pendingLeave?.proceed()
      app.remove(lower)
    }
    let next = try #require(outcome.leaveRequest)
    #expect(next.name == #"note("a")"#)
    #expect(next.proceed() == .performed)
    #expect(app.routes == [.home, .note("b")])
  }

  @Test("A reader of an answered question in a body that runs again is told that it is over")
  func openAnswerIsObserved() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .note("a"), .note("b"), .note("c")])
    try app.set(.confirm, of: #"note("a")"#)
    try app.set(.confirm, of: #"note("c")"#)
    let lower = app.stack[1].id
    app.pop()
    var reads: [ChangeCounter] = []
    let outcome = app.transaction {
      reads.append(ChangeCounter { _ = app.pendingLeave })
      app.pendingLeave?.proceed()
      app.remove(lower)
    }
    let next = try #require(outcome.leaveRequest)
    #expect(next.proceed() == .performed)
    #expect(app.pendingLeave == nil)
    #expect(reads.count == 2)
    #expect(reads.allSatisfy { $0.count > 0 })
  }

  @Test("An update that changed nothing is no part of a target")
  func idleUpdate() {
    let session = GuardSession()
    let app = session.makeApp([.home])
    session.app[.secret] = .hold(until: "gate")
    let outcome = app.transaction {
      app.update { _ in }
      app.push(.secret)
    }
    #expect(outcome.hold != nil)
    app.push(.page(1))
    session.allowAll()
    app.release("gate")
    #expect(app.routes == [.home, .page(1), .secret])
  }

  @Test("Back is not refused because another verb of the transaction only cut a stack")
  func backBesideSet() {
    let session = GuardSession()
    let app = session.makeApp([.page(7), .tabs])
    app.onClub { $0.push(.room(1)) }
    app.select(.annex(.lobby))
    app.onClub(1) { $0.push(.room(3)) }
    session.app[.club(.lobby)] = .deny("no")
    let outcome = app.transaction {
      app.onClub(1) { $0.setRoutes([.lobby]) }
      app.back()
    }
    #expect(outcome == .performed)
    #expect(picture(app) == "App[page(7), tabs[>Club[room(1) *], Club[lobby], home]]")
  }

  @Test("A nested transaction of a child that the draft dropped is ignored like its other verbs")
  func nestedOfDropped() throws {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    let catalog = try #require(app.child(CatalogCoordinator.self))
    var inside: Outcome?
    let outcome = app.transaction {
      app.popToRoot()
      inside = catalog.transaction { app.push(.about) }
    }
    #expect(inside == .ignored(.left))
    #expect(outcome == .ignored(.left))
    #expect(app.routes == [.home, .catalog(.list)])
  }

  @Test("A navigator's transaction in user code is queued, though the verb at work drops its entry")
  func queuedWhileDropped() throws {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(1)])
    let navigator = try app.navigator(GuardedApp.self, of: "page(1)")
    session.app[.secret] = .deny("no")
    var said: [Outcome] = []
    session.onAsk = { [unowned session] in
      session.onAsk = nil
      said = [navigator.push(.page(2)), navigator.transaction { navigator.push(.page(3)) }]
    }
    #expect(app.setRoutes([.home, .secret]) == .denied("no"))
    #expect(said == [.queued, .queued])
    #expect(picture(app) == "App[home, page(1), page(2) *]")
    navigator.pop(toLast: .page(1))
    session.onAsk = { [unowned session] in
      session.onAsk = nil
      said = [navigator.transaction { navigator.push(.page(3)) }]
    }
    #expect(app.setRoutes([.home, .secret]) == .denied("no"))
    #expect(said == [.queued])
    #expect(picture(app) == "App[home, page(1), page(3) *]")
  }

  @Test("A nested transaction says what its own verbs did")
  func nestedOutcomes() {
    let app = ShopCoordinator()
    app.start()
    var outcomes: [Outcome] = []
    app.transaction {
      app.push(.about)
      outcomes.append(app.transaction {})
      outcomes.append(app.transaction { app.pop() })
      app.push(.note("a"))
    }
    #expect(outcomes == [.unchanged, .performed])
  }

  @Test("What a transaction sends arrives once, also if it has to ask")
  func sentOnce() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .note("c")])
    try app.set(.confirm, of: #"note("c")"#)
    var heard: [Int] = []
    app.handle(Int.self) { heard.append($0) }
    let outcome = app.transaction {
      app.send(7)
      app.pop()
    }
    #expect(outcome.leaveRequest?.proceed() == .performed)
    #expect(heard == [7])
  }

  @Test("An answer for a coordinator that has left is an ignored verb of the transaction")
  func answeredTooLate() throws {
    let (app, request) = try askedByGone()
    var said: Outcome?
    let outcome = app.transaction {
      said = request.proceed()
      app.push(.page(1))
    }
    #expect(said == .ignored(.left))
    #expect(outcome == .ignored(.left))
    #expect(picture(app) == "App[home *]")
  }

  @Test("A handler of an output can try what it is about to do")
  func triedInHandler() {
    let app = readingMail()
    var tried: [[MailRoute]] = []
    app.handle(Int.self) { number in
      tried = app.evaluate { $0.navigate(to: .reader(.message(number))) }.visiblePath
      app.navigate(to: .reader(.message(number)))
    }
    app.reader?.send(2)
    #expect(app.reader?.routes == [.nothing, .message(1), .message(2)])
    #expect(tried == app.visiblePath)
  }

  @Test(
    "A verb in a handler comes from its sender, whoever's transaction it is in",
    arguments: [false, true])
  func handledInTransaction(ofNavigator: Bool) throws {
    let app = readingMail()
    let navigator = try app.navigator(ReaderCoordinator.self, of: "message(1)")
    app.handle(Int.self) { number in
      let body: @MainActor () -> Void = { app.navigate(to: .reader(.message(number))) }
      _ = ofNavigator ? navigator.transaction(body) : app.transaction(body)
    }
    app.reader?.send(2)
    #expect(app.reader?.routes == [.nothing, .message(1), .message(2)])
  }

  @Test("A target that is dropped when the body runs again is reported")
  func droppedAgain() throws {
    let session = GuardSession()
    let app = session.freshApp()
    var drops: [String] = []
    app.flow.holdPolicy = HoldPolicy { drop in MainActor.assumeIsolated { note(drop) } }
    func note(_ drop: HoldDrop) { drops.append("\(drop.reason)") }
    app.setRoutes([.home, .page(1)])
    try app.set(.confirm, of: "page(1)")
    session.app[.secret] = .hold(until: "gate")
    let asking = app.transaction {
      app.dropHolds()
      app.pop()
    }
    let request = try #require(asking.leaveRequest)
    let token = try #require(app.push(.secret).hold)
    #expect(app.pendingLeave == request)
    #expect(request.proceed() == .performed)
    #expect(!token.isWaiting)
    #expect(drops == ["cleared"])
  }

  @Test("A nested transaction is not led elsewhere by what came before it")
  func nestedAfterRedirect() {
    let session = GuardSession()
    let app = session.makeApp([.home, .secret])
    session.app[.secret] = .redirect(to: [.page(1)])
    var said: [Outcome] = []
    app.transaction {
      said.append(app.revalidate())
      said.append(app.push(.page(2)))
      said.append(app.transaction { app.push(.page(3)) })
    }
    #expect(said == [.redirected, .performed, .performed])
  }

  @Test("What a transaction has added and removed again after a move makes it no step back")
  func movedBeforePassingEntry() {
    let app = GuardSession().makeApp([.home, .page(1), .page(2)])
    let history = History(app)
    app.moveToTop(.page(1))
    app.transaction {
      app.moveToTop(.page(2))
      app.push(.page(3))
      app.pop()
    }
    #expect(app.routes == [.home, .page(1), .page(2)])
    #expect(history.positions.count == 3)
    #expect(history.backCount == 2)
  }
}
