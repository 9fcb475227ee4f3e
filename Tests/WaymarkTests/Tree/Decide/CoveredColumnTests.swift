import Testing

@testable import Waymark

/// Columns that stay visible beside an entry above them.
@MainActor
@Suite("Columns beside what covers them")
struct CoveredColumnTests {
  private func covered(isWide: Bool = true) throws -> (
    app: MailCoordinator, list: Navigator<MessagesCoordinator>
  ) {
    let app = MailCoordinator()
    app.start()
    app.expand(isWide)
    let list = try #require(app.navigator(in: 1, MessagesCoordinator.self))
    app.push(.about)
    return (app, list)
  }

  @Test("A list beside a cover goes on, whoever has coordinated it")
  func ownNavigator() throws {
    let (app, list) = try covered()
    #expect(list.navigate(to: .folder("x")) == .performed)
    #expect(
      picture(app) == #"Mail[split[Folders[all], >Messages[none, folder("x") *], Reader[nothing]]]"#
    )
    #expect(list.navigate(to: .folder("x")) == .ignored(.originNotOnTop))
  }

  @Test("A list pushes beside a cover, and not below one", arguments: [true, false])
  func pushes(isWide: Bool) throws {
    let (app, list) = try covered(isWide: isWide)
    #expect(list.push(.folder("x")) == (isWide ? .performed : .ignored(.originNotOnTop)))
    #expect(app.messages?.routes == (isWide ? [.none, .folder("x")] : [MessagesRoute.none]))
    #expect(app.routes.last == .about)
  }

  @Test("What it navigates to may be presented, or named already")
  func presented() throws {
    let (app, list) = try covered()
    #expect(list.transaction { list.navigate(to: .search) } == .performed)
    #expect(
      picture(app)
        == "Mail[split[Folders[all], >Messages[none, ^ sheet[search *]], Reader[nothing]]]")
  }

  @Test("What covers is asked whether it may be left")
  func asked() throws {
    let (app, list) = try covered()
    try app.navigator(MailCoordinator.self, of: "about").leavePolicy = .confirm
    let request = try #require(list.navigate(to: .folder("x")).leaveRequest)
    #expect(app.routes.last == .about)
    #expect(request.proceed() == .performed)
    #expect(app.messages?.routes == [.none, .folder("x")])
  }

  @Test(
    "What had to wait still comes from the list, also after a turn of the device",
    arguments: [true, false])
  func waited(isWide: Bool) throws {
    let (app, list) = try covered()
    let gate = Gate("paid")
    app.held[.messages(.folder("x"))] = gate
    #expect(list.navigate(to: .folder("x")).hold != nil)
    app.held = [:]
    app.expand(isWide)
    app.release(gate)
    #expect(app.messages?.routes == [.none, .folder("x")] && app.routes == [.split])
  }

  @Test("What is hidden does not navigate")
  func hidden() throws {
    let (narrow, list) = try covered(isWide: false)
    #expect(list.navigate(to: .folder("x")) == .ignored(.originNotOnTop))
    #expect(narrow.routes.last == .about)
    let app = MailCoordinator()
    app.start()
    app.expand()
    let reader = try #require(app.navigator(in: 2, ReaderCoordinator.self))
    app.push(.about)
    #expect(reader.navigate(to: .message(1)) == .ignored(.originNotOnTop))
  }

  @Test("What its own coordinator shows while it waits is shown, and what covers goes")
  func shownMeanwhile() throws {
    let (app, list) = try covered()
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.messages?.meanwhile = [.folder("x"): .search]
    #expect(list.navigate(to: .folder("x")).hold != nil)
    #expect(reports.isEmpty)
    #expect(
      picture(app)
        == "Mail[split[Folders[all], >Messages[none, ^ sheet[search *]], Reader[nothing]]]")
    app.messages?.meanwhile = [:]
    app.dismiss()
    #expect(app.messages?.routes == [.none, .folder("x")])
  }

  @Test("So it is if the list presents or pushes what waits", arguments: [true, false])
  func shownMeanwhileForOthers(_ presents: Bool) throws {
    let (app, list) = try covered()
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.messages?.meanwhile = [.folder("x"): .search]
    let outcome = presents ? list.present(.folder("x")) : list.push(.folder("x"))
    #expect(outcome.hold != nil)
    #expect(reports.isEmpty)
    #expect(picture(app).contains("^ sheet[search *]"))
  }

  @Test(
    "What changes in a column beside a cover is a step of the history; behind a cover it is none")
  func step() throws {
    for isWide in [true, false] {
      let (app, _) = try covered(isWide: isWide)
      let history = History(app)
      app.messages?.push(.folder("x"))
      #expect(app.routes == [.split, .about])
      #expect(history.positions.count == (isWide ? 2 : 1))
      app.reader?.push(.message(1))
      #expect(history.positions.count == (isWide ? 2 : 1))
      app.expand(!isWide)
      #expect(history.positions.count == (isWide ? 2 : 1))
      guard isWide else { continue }
      app.expand()
      #expect(history.back() == .performed)
      #expect(app.messages?.routes == [MessagesRoute.none])
      #expect(app.routes == [.split, .about])
    }
  }
}
