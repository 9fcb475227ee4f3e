import Testing

@testable import Waymark

/// An app that covers the tabs in which its mail lies.
private enum HouseRoute: Route {
  case tabs, home, about
  case mail(MailRoute)
}

private final class HouseApp: Coordinator {
  let flow = Flow<HouseRoute, TestScreen>(start: .tabs)

  func destination(for route: HouseRoute) -> Destination<HouseApp> {
    switch route {
    case .tabs: .tabs([.mail(.split), .home], selected: .mail(.split))
    case .mail(let route): .child(route, as: HouseRoute.mail) { MailCoordinator() }
    default: .screen { NavigatingScreen(route.name, $0) }
    }
  }
}

private enum DeskRoute: LinkedRoute {
  case split, menu, about, help, settings
  case detail(Int)

  static let links = DeepLinks<Self> {
    DeepLink("", .menu)
    DeepLink("split", .split)
    DeepLink("details/:number", to: DeskRoute.detail)
  }

  var presentation: Presentation { self == .settings ? .sheet : .push }
}

/// Columns that are screens of the app itself.
private final class DeskApp: Coordinator {
  let flow: Flow<DeskRoute, TestScreen>
  var refused: Set<DeskRoute> = []

  init(start: DeskRoute = .split) {
    flow = Flow(start: start)
  }

  func access(to route: DeskRoute) -> Access<DeskRoute> {
    refused.contains(route) ? .deny("no") : .allow
  }

  func destination(for route: DeskRoute) -> Destination<DeskApp> {
    if route == .split { return .split([.menu, .detail(0)], selected: .menu) }
    return .screen { NavigatingScreen(route.name, $0) }
  }
}

/// What lies beside something else: columns beside each other, and beside what covers the last one.
extension FindingsProperties {
  fileprivate func mail(
    _ routes: MailRoute..., placeholders: [MailRoute] = [], covered: Bool = false
  ) -> MailCoordinator {
    let app = MailCoordinator()
    app.placeholders = placeholders
    app.start()
    app.expand()
    for route in routes { app.navigate(to: route) }
    if covered { app.push(.about) }
    return app
  }

  // Where a verb comes from.

  @Test("What an output wanted still comes from its sender after a wait")
  func heldOutput() throws {
    let app = mail(.reader(.message(1)))
    let gate = Gate("paid")
    app.held[.reader(.message(2))] = gate
    try #require(app.navigator(in: 2, ReaderCoordinator.self)).emit(2)
    #expect(app.reader?.routes == [.nothing, .message(1)])
    app.held = [:]
    app.release(gate)
    #expect(app.reader?.routes == [.nothing, .message(1), .message(2)])
  }

  @Test("What an output beside a cover wanted still comes from its sender after a wait")
  func heldOutputBesideACover() throws {
    let app = mail(covered: true)
    let gate = Gate("paid")
    app.held[.reader(.message(2))] = gate
    try #require(app.navigator(in: 1, MessagesCoordinator.self)).emit(2)
    app.held = [:]
    app.release(gate)
    #expect(app.routes == [.split] && app.reader?.routes == [.nothing, .message(2)])
  }

  @Test("Columns in a tab that the owner of the tabs has covered take what an output wants")
  func coveredInATab() throws {
    let app = HouseApp()
    app.start()
    let columns = try #require(
      app.projection.base.entries.first?.tabs?.layers[0].entries.first?.tabs)
    app.request(isCollapsed: false, in: columns)
    app.push(.about)
    let row = try #require(columns.layers[1].entries.last)
    let outer = try #require(row.navigator(for: HouseApp.self))
    #expect(outer.navigate(to: .mail(.reader(.message(1)))) == .performed)
    #expect(app.routes == [.tabs])
    app.push(.about)
    row.navigator(for: MessagesCoordinator.self)?.emit(2)
    #expect(app.routes == [.tabs])
    let mail = app.child(MailCoordinator.self)
    #expect(mail?.reader?.routes == [.nothing, .message(2)])
    app.push(.about)
    #expect(outer.navigate(to: .home) == .performed)
    #expect(app.visiblePath == [[.tabs, .home]])
  }

  @Test(
    "Columns beside a cover that go out of view are a step of the history, as those that come are")
  func columnsOutOfView() throws {
    let app = HouseApp()
    app.start()
    let columns = try #require(
      app.projection.base.entries.first?.tabs?.layers[0].entries.first?.tabs)
    app.request(isCollapsed: false, in: columns)
    app.push(.about)
    let history = History(app)
    app.select(.home)
    #expect(history.positions.count == 2)
    history.back()
    #expect(app.visiblePath == [[.tabs, .about]])
    let tabs = app.projection.base.entries.first?.tabs
    #expect(tabs?.selected?.id == tabs?.layers[0].id)
    app.select(.home)
    app.select(.mail(.split))
    #expect(history.positions.count == 3)
  }

  // Who lies in a column.

  private var nothingChosen: [MailRoute] { [.messages(.none), .reader(.nothing)] }

  @Test("A history and a restore keep the coordinator of a column that had a placeholder")
  func restoredColumn() {
    let app = mail(.reader(.message(1)), placeholders: nothingChosen)
    let reader = app.reader
    let history = History(app)
    let snapshot = app.snapshot()
    app.navigate(to: .reader(.message(2)))
    history.back()
    #expect(app.reader?.routes == [.message(1)] && app.reader === reader)
    history.forward()
    #expect(app.reader?.routes == [.message(2)] && app.reader === reader)
    // Routes without texts are not saved, so the column is reset.
    app.restore(snapshot)
    #expect(app.reader?.routes == [.nothing] && app.reader === reader)
  }

  @Test("A refused column keeps its coordinator, with a placeholder and without")
  func refusedColumn() {
    for placeholders in [[], nothingChosen] {
      let app = mail(placeholders: placeholders)
      let reader = app.reader
      reader?.setRoutes([.message(1)])
      app.refused = [.reader(.message(1))]
      app.revalidate()
      #expect(app.reader?.routes == [.nothing] && app.reader === reader)
    }
  }

  @Test("What stays in a refused column keeps its coordinator")
  func refusedBelow() {
    let app = mail(.reader(.message(1)), placeholders: nothingChosen)
    let reader = app.reader
    reader?.push(.photo(1))
    app.refused = [.reader(.message(1))]
    app.revalidate()
    #expect(reader?.routes == [.photo(1)] && app.reader === reader)
  }

  @Test("A refused column that is a screen is revised back")
  func refusedScreen() throws {
    let app = DeskApp()
    app.start()
    app.navigate(to: .detail(1))
    let columns = try #require(app.projection.base.entries.first?.tabs)
    let id = columns.layers[1].entries.ids
    app.refused = [.detail(1)]
    #expect(app.revalidate() == .performed)
    #expect(columns.layers[1].entries.last?.route(as: DeskRoute.self) == .detail(0))
    #expect(columns.layers[1].entries.ids == id)
  }

  @Test("A column that a redirect leads away from keeps its coordinator")
  func ledAwayColumn() {
    let app = mail(.reader(.message(1)), placeholders: nothingChosen)
    let reader = app.reader
    app.led = [.reader(.message(3)): [.split]]
    reader?.replaceTop(.message(3))
    #expect(app.reader === reader)
  }

  // Screens beside a cover.

  @Test("A screen that the user sees beside a cover may present, once")
  func presentedBesideACover() throws {
    let app = mail(covered: true)
    let list = try #require(app.navigator(in: 1, MessagesCoordinator.self))
    #expect(list.present(.search) == .performed)
    #expect(
      picture(app)
        == "Mail[split[Folders[all], >Messages[none, ^ sheet[search *]], Reader[nothing]], about]")
    #expect(list.present(.search) == .ignored(.originNotOnTop))
    #expect(list.present(.folder("x"), replacing: true) == .performed)
    #expect(app.messages?.layers == [[.none], [.folder("x")]])
    #expect(app.dismiss() == .performed)
    #expect(app.currentRoute == .about)
    let reader = try #require(app.navigator(in: 2, ReaderCoordinator.self))
    #expect(reader.present(.reply) == .ignored(.originNotOnTop))
    let folders = try #require(app.navigator(in: 0, FoldersCoordinator.self))
    app.expand(false)
    #expect(folders.present(.settings) == .ignored(.originNotOnTop))
  }

  @Test("A row of the owner beside a cover navigates to a sheet, once")
  func sheetOfTheOwner() throws {
    let app = DeskApp()
    app.start()
    let columns = try #require(app.projection.base.entries.first?.tabs)
    app.request(isCollapsed: false, in: columns)
    let menu = try #require(columns.layers[0].entries.last?.navigator(for: DeskApp.self))
    app.push(.about)
    #expect(menu.navigate(to: .help) == .ignored(.originNotOnTop))
    #expect(menu.navigate(to: .settings) == .performed)
    #expect(menu.navigate(to: .settings) == .ignored(.originNotOnTop))
    #expect(app.layers == [[.split, .about], [.settings]])
  }

  @Test("What is delivered without selecting leaves what covers the columns")
  func deliveredBelowACover() throws {
    let app = mail(covered: true)
    app.handle(Int.self) { app.deliver(.reader(.message($0)), select: false) }
    try #require(app.navigator(in: 1, MessagesCoordinator.self)).send(1)
    #expect(app.routes == [.split, .about])
    #expect(app.reader?.routes == [.nothing, .message(1)])
    #expect(app.currentRoute == .about)
  }

  @Test("A list highlights nothing for a column that is covered, so that its row can be tapped")
  func highlightedBesideACover() throws {
    let app = mail(.reader(.message(1)), covered: true)
    let columns = try #require(app.shownColumns)
    let list = try #require(columns.layers[1].entries.last)
    #expect(list.selectedRoute(of: app) == nil)
    #expect(columns.layers[0].entries.last?.selectedRoute(of: app) == .messages(.none))
    let port = SelectionPort<MailCoordinator>(at: NavigationPlace(list, in: app))
    port.selection = .reader(.message(1))
    #expect(app.routes == [.split])
    #expect(list.selectedRoute(of: app) == .reader(.message(1)))
  }

  @Test("A transaction beside a cover comes to what its verb does")
  func transactionBesideACover() throws {
    let app = mail(covered: true)
    let list = try #require(app.navigator(in: 1, MessagesCoordinator.self))
    let outer = try #require(
      app.shownColumns?.layers[1].entries.last?.navigator(for: MailCoordinator.self))
    #expect(list.transaction { outer.push(.about) } == .ignored(.originNotOnTop))
    #expect(list.transaction { outer.navigate(to: .about) } == .ignored(.originNotOnTop))
    #expect(outer.transaction { outer.push(.about) } == .ignored(.originNotOnTop))
    #expect(outer.transaction { outer.navigate(to: .about) } == .ignored(.originNotOnTop))
    #expect(app.routes == [.split, .about])
    #expect(outer.transaction { outer.navigate(to: .reader(.message(1))) } == .performed)
    #expect(app.routes == [.split])
  }

  // What the user sees.

  @Test("`access` is asked about what a pop uncovers in a column beside a cover")
  func uncoveredBesideACover() {
    let app = mail(.messages(.folder("x")), covered: true)
    app.messages?.push(.folder("y"))
    app.refused = [.messages(.folder("x"))]
    #expect(app.messages?.pop() == .performed)
    #expect(app.messages?.routes == [MessagesRoute.none])
    #expect(app.routes == [.split, .about])
  }

  @Test("Dismissing a layer of another column goes back in the history")
  func dismissedBesideOthers() throws {
    let app = mail(.reader(.message(1)))
    let history = History(app)
    try #require(app.navigator(in: 1, MessagesCoordinator.self)).present(.search)
    app.dismiss()
    #expect(history.positions.count == 2)
    history.forward()
    #expect(app.messages?.layers == [[.none], [.search]])
  }

  @Test("In a narrow window, the selected column counts in the history")
  func narrowSelection() {
    let app = mail(.reader(.message(1)))
    app.expand(false)
    let history = History(app)
    app.select(.messages(.none))
    #expect(history.positions.count == 2)
  }

  @Test("Going back to the placeholder goes back in the history")
  func poppedToPlaceholder() {
    let app = mail(.reader(.nothing), placeholders: nothingChosen)
    let history = History(app)
    app.navigate(to: .reader(.message(1)))
    app.reader?.pop()
    #expect(history.positions.count == 2 && history.back() != .performed)
    #expect(history.forward() == .performed && app.reader?.routes == [.message(1)])
  }

  @Test("An answer goes back the way that was asked about, whatever the width is by now")
  func backAfterATurn() throws {
    let app = MailCoordinator(start: .login)
    app.placeholders = nothingChosen
    app.start()
    app.push(.split)
    app.expand()
    app.navigate(to: .reader(.message(1)))
    app.projection.leaf?.navigator(for: ReaderCoordinator.self)?.leavePolicy = .confirm
    let request = try #require(app.back().leaveRequest)
    app.expand(false)
    #expect(request.proceed() == .performed && app.routes == [.login])
  }

  @Test("What waited in a window that never was wide stays covered")
  func neverWide() throws {
    let app = MailCoordinator()
    app.start()
    app.select(.messages(.none))
    let list = try #require(app.navigator(in: 1, MessagesCoordinator.self))
    let gate = Gate("paid")
    app.held[.messages(.search)] = gate
    #expect(list.present(.search).hold != nil)
    app.navigate(to: .reader(.message(1)))
    app.held = [:]
    app.release(gate)
    #expect(app.messages?.layers == [[.none]])
  }
  @Test("A restored column is not set back to a route that may not be seen either")
  func restoredScreen() {
    let saved = DeskApp(start: .menu)
    saved.push(.split)
    saved.navigate(to: .detail(1))
    let app = DeskApp(start: .menu)
    app.refused = [.detail(0), .detail(1)]
    app.restore(saved.snapshot())
    #expect(app.layers == [[.menu]])
  }

  @Test("What the screen of a column presents goes if the column is set back")
  func sheetOfRefusedScreen() throws {
    let app = DeskApp()
    app.start()
    app.navigate(to: .detail(1))
    let columns = try #require(app.projection.base.entries.first?.tabs)
    columns.layers[1].entries.last?.navigator(for: DeskApp.self)?.present(.settings)
    #expect(app.layers == [[.split], [.settings]])
    app.refused = [.detail(1)]
    #expect(app.revalidate() == .performed && app.layers == [[.split]])
  }

  @Test("A transaction that has uncovered its columns may cover them again")
  func coveredAgain() throws {
    let app = mail(covered: true)
    let outer = try #require(
      app.shownColumns?.layers[1].entries.last?.navigator(for: MailCoordinator.self))
    let outcome = outer.transaction {
      outer.navigate(to: .reader(.message(1)))
      outer.push(.about)
      outer.push(.login)
    }
    #expect(outcome == .performed && app.routes == [.split, .about, .login])
  }
}
