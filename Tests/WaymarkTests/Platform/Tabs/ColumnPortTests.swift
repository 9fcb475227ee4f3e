import Testing

@testable import Waymark

@MainActor
private func ready() throws -> (MailCoordinator, TabPort<MailCoordinator>, LayerTabs<TestScreen>) {
  let app = MailCoordinator()
  app.start()
  let columns = try #require(app.shownColumns)
  return (app, TabPort(app, columns), columns)
}

@MainActor
@Suite("The port of columns")
struct ColumnPortTests {
  @Test(
    "The selection has a position, and a position that is written in a narrow window is requested")
  func position() throws {
    let (app, port, columns) = try ready()
    let counter = ChangeCounter { _ = port.position }
    #expect(port.position == 0)
    app.navigate(to: .reader(.message(1)))
    #expect(port.position == 2 && counter.count > 0)
    port.position = 1
    #expect(columns.selectedIndex == 1 && port.position == 1)
    #expect(app.visiblePath == [[.split, .messages(.none)]])
  }

  @Test("A platform names the columns, and a name of none of them changes nothing")
  func named() throws {
    let (app, port, columns) = try ready()
    app.navigate(to: .reader(.message(1)))
    let others = ["list", "reader"]
    #expect(port.selection == columns.layers[2].id)
    #expect(port[named: "menu", then: others] == "reader")
    #expect(port[named: "menu", then: []] == "menu", "no column has no name")
    port[named: "menu", then: others] = "list"
    #expect(columns.selectedIndex == 1 && port[named: "menu", then: others] == "list")
    #expect(port.position == 1)
    port[named: "menu", then: others] = "elsewhere"
    #expect(columns.selectedIndex == 1 && port[named: "menu", then: others] == "list")
    port[named: "menu", then: others] = "menu"
    #expect(columns.selectedIndex == 0)
    #expect(port.position == 0 && port[named: "menu", then: others] == "menu")
  }

  @Test("A wrong position changes nothing, and the platform reads again", arguments: [-1, 3])
  func noPosition(_ position: Int) throws {
    let (app, port, columns) = try ready()
    let counter = ChangeCounter { _ = port.position }
    port.position = position
    #expect(columns.selectedIndex == 0 && counter.count == 1)
    #expect(picture(app) == "Mail[split[>Folders[all *], Messages[none], Reader[nothing]]]")
  }

  @Test(
    "Side by side, a written column is no request, before and after the window reports its width")
  func wide() throws {
    let (app, port, columns) = try ready()
    app.navigate(to: .reader(.message(1)))
    #expect(port.position == 2 && port.isCollapsed)
    port.isCollapsed = false
    #expect(!columns.isCollapsed)
    let counter = ChangeCounter { _ = port.position }
    port.position = 0
    #expect(columns.selectedIndex == 2 && counter.count == 1)
    port.isCollapsed = true
    port.position = 0
    #expect(columns.selectedIndex == 0)
  }

  @Test("Entries above the columns are in the last one: it is shown, and no other is requested")
  func covered() throws {
    let (app, port, columns) = try ready()
    app.push(.about)
    #expect(port.position == 2 && columns.selectedIndex == 0)
    app.pop()
    #expect(port.position == 0)
  }

  @Test("Side by side, an entry goes back in its own column, whatever back of the root would do")
  func backInColumn() throws {
    let (app, port, columns) = try ready()
    port.isCollapsed = false
    app.navigate(to: .reader(.message(1)))
    app.child(FoldersCoordinator.self)?.push(.settings)
    let pushed = try #require(columns.layers[0].entries.last)
    #expect(columns.selectedIndex == 2 && columns.layers[0].entries.count == 2)
    #expect(pushed.pop() == .performed)
    #expect(columns.layers[0].entries.count == 1 && columns.layers[2].entries.count == 2)
    #expect(pushed.pop() == .ignored(.left))
  }

  @Test("Columns that have left keep the position that was shown")
  func left() throws {
    let (app, port, _) = try ready()
    app.navigate(to: .messages(.folder("inbox")))
    #expect(port.position == 1)
    app.setRoot(.login)
    #expect(port.position == 1)
    port.position = 0
    #expect(picture(app) == "Mail[login *]")
  }
}

private enum DeskRoute: Route { case tabs, mail(MailRoute), notes, about }

/// Columns in a tab.
private final class DeskCoordinator: Coordinator {
  let flow = Flow<DeskRoute, TestScreen>(start: .tabs)

  func destination(for route: DeskRoute) -> Destination<DeskCoordinator> {
    switch route {
    case .tabs: .tabs([.mail(.split), .notes], selected: .mail(.split))
    case .mail(let route): .child(route, as: DeskRoute.mail) { MailCoordinator() }
    case .notes, .about: .screen { NavigatingScreen(route.name, $0) }
    }
  }
}

@MainActor
@Suite("Columns in a tab")
struct ColumnsInTabTests {
  @Test(
    "Entries above the columns leave the tab bar visible; entries above the tabs hide it"
  )
  func covering() throws {
    let desk = DeskCoordinator()
    desk.start()
    let mail = try #require(desk.child(MailCoordinator.self))
    mail.push(.about)
    desk.push(.about)
    let columns = try #require(desk.projection.base.entries[0].tabs?.layers[0].entries[0].tabs)
    #expect(columns.areColumns)
    let port = StackPort(desk, columns.layers[2], in: TabPort(desk, columns))
    let path = port.path
    #expect(path.count == 2)
    #expect(path.map(port.covers) == [false, true])
  }

  @Test("A layer with tabs has no first entry to show")
  func first() {
    let desk = DeskCoordinator()
    desk.start()
    let port = StackPort(desk, desk.projection.base)
    let counter = ChangeCounter { _ = port.first }
    #expect(port.first == nil)
    desk.setRoot(.about)
    #expect(port.first == desk.projection.base.entries[0].id && counter.count > 0)
  }

  @Test("What a layer shows once is in the first column, also in a tab with columns")
  func leading() throws {
    let desk = DeskCoordinator()
    desk.start()
    let tabs = try #require(desk.projection.base.entries[0].tabs?.layers)
    let columns = try #require(tabs[0].entries[0].tabs?.layers)
    let ports = ([desk.projection.base] + tabs + columns).map { StackPort(desk, $0) }
    let counter = ChangeCounter { _ = ports.map(\.isLeading) }
    #expect(ports.map(\.isLeading) == [true, true, true, true, false, false])
    desk.child(MailCoordinator.self)?.navigate(to: .reader(.message(1)))
    #expect(counter.count == 0, "a view of an entry reads it")
  }
}

/// What lists in the columns show as selected.
struct ColumnSelection: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let isWide: Bool
  let prepare: @MainActor @Sendable (MailCoordinator) -> Void
  /// The selections of lists in the first and the middle column.
  let selected: [MailRoute?]
}

@MainActor
@Suite("Lists in columns")
struct ColumnSelectionTests {
  @Test(
    "A list selects what the column to its right was set to, while that is shown",
    arguments: [
      ColumnSelection(
        testDescription: "what the columns were declared with", isWide: true, prepare: { _ in },
        selected: [.messages(.none), .reader(.nothing)]),
      ColumnSelection(
        testDescription: "what was chosen", isWide: true,
        prepare: {
          $0.navigate(to: .messages(.folder("inbox")))
          $0.navigate(to: .reader(.message(1)))
        },
        selected: [.messages(.folder("inbox")), .reader(.message(1))]),
      ColumnSelection(
        testDescription: "not what was pushed from there", isWide: true,
        prepare: {
          $0.navigate(to: .reader(.message(1)))
          $0.reader?.push(.photo(1))
        },
        selected: [.messages(.none), .reader(.message(1))]),
      ColumnSelection(
        testDescription: "nothing to the right of what a narrow window shows", isWide: false,
        prepare: { $0.navigate(to: .messages(.folder("inbox"))) },
        selected: [.messages(.folder("inbox")), nil]),
      ColumnSelection(
        testDescription: "nothing in the first", isWide: false, prepare: { _ in },
        selected: [nil, nil]),
    ])
  func selected(_ row: ColumnSelection) throws {
    let (app, _, columns) = try ready()
    if row.isWide { app.expand() }
    row.prepare(app)
    let entries = try columns.layers.prefix(2).map { try #require($0.entries.last) }
    #expect(entries.map { $0.selectedRoute(of: app) } == row.selected)
  }

  @Test("The selection of a list never changes without a notification")
  func observed() throws {
    let (app, port, columns) = try ready()
    let lists = try columns.layers.prefix(2).map { try #require($0.entries.last) }
    let steps: [() -> Void] = [
      { app.navigate(to: .messages(.folder("inbox"))) }, { port.position = 0 }, { app.expand() },
      { app.navigate(to: .reader(.message(1))) }, { app.reader?.push(.photo(1)) },
      { app.reader?.popToRoot() }, { app.reader?.setRoot(.photo(2)) }, { app.reader?.push(.reply) },
      { app.push(.about) }, { app.expand(false) }, { app.pop() },
      { app.navigate(to: .folders(.all)) }, { app.setRoot(.login) },
    ]
    var changes = 0
    for step in steps {
      let before = lists.map { $0.selectedRoute(of: app) }
      let counters = lists.map { list in ChangeCounter { _ = list.selectedRoute(of: app) } }
      step()
      for (place, list) in lists.enumerated() where list.selectedRoute(of: app) != before[place] {
        changes += 1
        #expect(counters[place].count > 0)
      }
    }
    #expect(changes > 6)
  }

  @Test(
    "In the last column, for a column's own coordinator, and outside columns, it is the current route"
  )
  func others() throws {
    let (app, _, columns) = try ready()
    app.navigate(to: .reader(.message(1)))
    let entry = try #require(columns.layers[2].entries.last)
    #expect(entry.selectedRoute(of: app) == .split)
    let reader = try #require(app.reader)
    #expect(entry.selectedRoute(of: reader) == .message(1))
    app.push(.about)
    #expect(try #require(app.projection.leaf).selectedRoute(of: app) == .about)
  }

  @Test("In a narrow window the same row can be tapped again after going back")
  func again() throws {
    let (app, columns, _) = try ready()
    let list = try #require(app.projection.leaf)
    let port = SelectionPort<MailCoordinator>(at: NavigationPlace(list, in: app))
    let counter = ChangeCounter { _ = port.selection }
    port.selection = .messages(.folder("inbox"))
    #expect(port.selection == .messages(.folder("inbox")) && counter.count > 0)
    _ = columns.position
    columns.position = 0
    #expect(port.selection == nil)
    port.selection = .messages(.folder("inbox"))
    #expect(
      picture(app)
        == "Mail[split[Folders[all], >Messages[none, folder(\"inbox\") *], Reader[nothing]]]")
  }

  @Test("Entries above the columns go when a row leads elsewhere")
  func covered() throws {
    let (app, _, columns) = try ready()
    app.expand()
    app.push(.about)
    let list = try #require(columns.layers[0].entries.last)
    let navigator = try #require(list.navigator(for: MailCoordinator.self))
    #expect(navigator.navigate(to: .messages(.folder("inbox"))) == .performed)
    #expect(app.routes == [.split])
    #expect(list.selectedRoute(of: app) == .messages(.folder("inbox")))
  }

  @Test("A view in a column learns whether the window shows one column at a time")
  func collapsed() throws {
    let (app, _, columns) = try ready()
    let entry = try #require(columns.layers[1].entries.last)
    let counter = ChangeCounter { _ = entry.isCollapsed }
    #expect(entry.isCollapsed)
    app.expand()
    #expect(!entry.isCollapsed && counter.count == 1)
    app.expand(false)
    app.push(.about)
    #expect(try #require(app.projection.leaf).isCollapsed == false, "it lies in no column")
  }
}

@MainActor
@Suite("A view with room for one screen, with tabs and columns")
struct TopOfColumnsTests {
  @Test("It shows the top of the selected column, and goes back to a column on its left")
  func columns() throws {
    let app = MailCoordinator()
    let port = TopPort(app)
    var seen: [String] = []
    func look() throws {
      let top = try #require(port.top)
      seen.append("\(try #require(port.entry(top)).name) \(port.direction)")
    }
    try look()
    app.navigate(to: .messages(.folder("inbox")))
    try look()
    app.navigate(to: .reader(.message(1)))
    try look()
    app.push(.about)
    try look()
    for _ in 0..<4 {
      app.back()
      try look()
    }
    #expect(
      seen == [
        "all none", "folder(\"inbox\") forward", "message(1) forward", "about forward",
        "message(1) back", "nothing back", "folder(\"inbox\") back", "none back",
      ])
  }

  @Test("It shows the top of the selected tab, and reads again when another is selected")
  func tabs() throws {
    let app = ShopCoordinator(start: .tabs)
    let port = TopPort(app)
    let first = try #require(port.top)
    #expect(port.entry(first)?.name == "list")
    let counter = ChangeCounter { _ = port.top }
    app.select(.home)
    #expect(counter.count > 0)
    #expect(try port.entry(#require(port.top))?.name == "home")
    app.end()
    #expect(port.top != nil)
  }
}
