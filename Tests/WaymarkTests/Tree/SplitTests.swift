import Observation
import Testing
import Waymark

/// One row of a table: what is there, what is called, and what is there afterwards.
struct SplitRow: Sendable, CustomTestStringConvertible {
  typealias Prepare = @MainActor @Sendable (MailCoordinator) -> Void
  typealias Verb = @MainActor @Sendable (MailCoordinator) -> Outcome?
  let testDescription: String
  private let prepare: Prepare
  private let verb: Verb
  private let outcome: Outcome
  private let after: String

  init(
    _ name: String, _ prepare: @escaping Prepare = { _ in }, _ verb: @escaping Verb,
    _ outcome: Outcome, _ after: String
  ) {
    testDescription = name
    self.prepare = prepare
    self.verb = verb
    self.outcome = outcome
    self.after = "Mail[\(after)]"
  }

  @MainActor
  func check() {
    let app = MailCoordinator()
    app.start()
    prepare(app)
    var changes = 0
    app.observe { _, _ in changes += 1 }
    #expect(verb(app) == outcome, "\(testDescription)")
    #expect(picture(app) == after, "\(testDescription)")
    #expect(changes == (outcome == .performed ? 1 : 0), "\(testDescription)")
  }
}

private let fresh = "split[>Folders[all *], Messages[none], Reader[nothing]]"

@MainActor private func read(_ app: MailCoordinator) {
  app.navigate(to: .messages(.folder("inbox")))
  app.navigate(to: .reader(.message(1)))
}

/// Two entries deep in the reader.
@MainActor private func look(_ app: MailCoordinator) {
  read(app)
  app.reader?.push(.photo(1))
}

private let reading =
  "split[Folders[all], Messages[none, folder(\"inbox\")], >Reader[nothing, message(1) *]]"
private let looking =
  "split[Folders[all], Messages[none, folder(\"inbox\")], >Reader[nothing, message(1), photo(1) *]]"

@MainActor
@Suite("Split views")
struct SplitTests {
  @Test("All columns exist before any is shown, in the order in which they were declared")
  func columnsExist() {
    let app = MailCoordinator()
    var told: [String] = []
    app.observe { change, _ in told.append("\(change)") }
    app.start()
    #expect(
      told == [
        "start by MailCoordinator: enter MailCoordinator · enter split · enter FoldersCoordinator"
          + " · enter folders.all · enter MessagesCoordinator · enter messages.none"
          + " · enter ReaderCoordinator · enter reader.nothing · activate folders.all"
      ])
    #expect(picture(app) == "Mail[\(fresh)]")
    #expect(app.children.count == 3)
    #expect(app.shownColumns?.layers.map(\.style) == [.column, .column, .column])
    #expect(app.shownColumns?.areColumns == true)
    #expect(app.shownColumns?.isCollapsed == true)
    #expect(app.routes == [.split])
    #expect(app.visiblePath == [[.split, .folders(.all)]])
  }

  @Test(
    "A route goes to the column that takes it",
    arguments: [
      SplitRow(
        "to the right: what it was declared with, and the route", { _ in },
        { $0.navigate(to: .messages(.folder("inbox"))) }, .performed,
        "split[Folders[all], >Messages[none, folder(\"inbox\") *], Reader[nothing]]"),
      SplitRow(
        "over one column", { _ in }, { $0.navigate(to: .reader(.message(1))) }, .performed,
        "split[Folders[all], Messages[none], >Reader[nothing, message(1) *]]"),
      SplitRow(
        "in place of what was chosen before", { look($0) },
        { $0.navigate(to: .reader(.message(2))) }, .performed,
        "split[Folders[all], Messages[none, folder(\"inbox\")], >Reader[nothing, message(2) *]]"),
      SplitRow(
        "again", { read($0) }, { $0.navigate(to: .reader(.message(1))) }, .unchanged, reading),
      SplitRow(
        "again, with more above", { look($0) }, { $0.navigate(to: .reader(.message(1))) },
        .performed, reading),
      SplitRow(
        "what lies to the right begins anew", { look($0) },
        { $0.navigate(to: .messages(.folder("sent"))) }, .performed,
        "split[Folders[all], >Messages[none, folder(\"sent\") *], Reader[nothing]]"),
      SplitRow(
        "what lies to the right begins anew, also if the column has the route", { read($0) },
        { $0.navigate(to: .messages(.folder("inbox"))) }, .performed,
        "split[Folders[all], >Messages[none, folder(\"inbox\") *], Reader[nothing]]"),
      SplitRow(
        "what it was declared with", { look($0) }, { $0.navigate(to: .reader(.nothing)) },
        .performed,
        "split[Folders[all], Messages[none, folder(\"inbox\")], >Reader[nothing *]]"),
      SplitRow(
        "all of it begins anew", { look($0) }, { $0.navigate(to: .folders(.all)) }, .performed,
        fresh),
      SplitRow(
        "a modal route lies above what is there", { read($0) },
        { $0.navigate(to: .reader(.reply)) }, .performed,
        "split[Folders[all], Messages[none, folder(\"inbox\")], >Reader[nothing, message(1), ^ sheet[reply *]]]"
      ),
      SplitRow(
        "layers of other columns end",
        {
          read($0)
          $0.reader?.present(.reply)
        }, { $0.navigate(to: .messages(.folder("sent"))) }, .performed,
        "split[Folders[all], >Messages[none, folder(\"sent\") *], Reader[nothing]]"),
      SplitRow(
        "delivered without selecting", { _ in },
        { $0.deliver(.reader(.message(3)), select: false) }, .performed,
        "split[>Folders[all *], Messages[none], Reader[nothing, message(3)]]"),
      SplitRow(
        "delivered", { _ in }, { $0.deliver(.reader(.message(3))) }, .performed,
        "split[Folders[all], Messages[none], >Reader[nothing, message(3) *]]"),
      SplitRow(
        "no column takes it", { _ in }, { $0.navigate(to: .about) }, .performed,
        "split[>Folders[all], Messages[none], Reader[nothing]], about *"),
    ])
  func delivering(_ row: SplitRow) { row.check() }

  @Test(
    "From inside of a column a route is pushed, from another it is set",
    arguments: [
      SplitRow(
        "by the navigator of the column's screen", { read($0) },
        {
          $0.navigator(in: 2, ReaderCoordinator.self)?.navigate(to: .message(2))
        }, .performed,
        "split[Folders[all], Messages[none, folder(\"inbox\")], >Reader[nothing, message(1), message(2) *]]"
      ),
      SplitRow(
        "by the output of the column's coordinator", { read($0) }, { $0.reader?.emit(2) },
        .performed,
        "split[Folders[all], Messages[none, folder(\"inbox\")], >Reader[nothing, message(1), message(2) *]]"
      ),
      SplitRow(
        "by the output of another column's", { look($0) }, { $0.messages?.emit(2) }, .performed,
        "split[Folders[all], Messages[none, folder(\"inbox\")], >Reader[nothing, message(2) *]]"),
      SplitRow(
        "by the output of the first column's", { look($0) }, { $0.folders?.emit("sent") },
        .performed, "split[Folders[all], >Messages[none, folder(\"sent\") *], Reader[nothing]]"),
      SplitRow(
        "by another column, when the owner covers them",
        {
          read($0)
          $0.push(.about)
        }, { $0.messages?.emit(2) }, .performed,
        "split[Folders[all], Messages[none, folder(\"inbox\")], >Reader[nothing, message(2) *]]"),
    ])
  func origins(_ row: SplitRow) { row.check() }

  @Test(
    "Selecting a column ends no layers and pops nothing",
    arguments: [
      SplitRow(
        "another", { look($0) }, { $0.select(.folders(.all)) }, .performed,
        "split[>Folders[all *], Messages[none, folder(\"inbox\")], Reader[nothing, message(1), photo(1)]]"
      ),
      SplitRow("the selected", { look($0) }, { $0.select(.reader(.nothing)) }, .unchanged, looking),
      SplitRow(
        "none", { look($0) }, { $0.select(.reader(.message(1))) }, .ignored(.notFound), looking),
      SplitRow("reloading", { look($0) }, { $0.reloadTabs() }, .ignored(.notFound), looking),
    ])
  func selecting(_ row: SplitRow) { row.check() }

  @Test(
    "Back leads to the column on the left in a narrow window, and out of the split in a wide one",
    arguments: [
      SplitRow("pops first", { look($0) }, { $0.back() }, .performed, reading),
      SplitRow(
        "to the left", { $0.select(.reader(.nothing)) }, { $0.back() }, .performed,
        "split[Folders[all], >Messages[none *], Reader[nothing]]"),
      SplitRow(
        "several steps", { look($0) }, { $0.back(4) }, .performed,
        "split[Folders[all], >Messages[none *], Reader[nothing]]"),
      SplitRow("at the first", { _ in }, { $0.back() }, .ignored(.atRoot), fresh),
      SplitRow(
        "in a wide window",
        {
          $0.select(.reader(.nothing))
          $0.expand()
        }, { $0.back() }, .ignored(.atRoot),
        "split[Folders[all], Messages[none], >Reader[nothing *]]"),
      SplitRow(
        "out of the split",
        {
          $0.setRoutes([.about, .split])
          $0.select(.reader(.nothing))
          $0.expand()
        }, { $0.back() }, .performed, "about *"),
    ])
  func back(_ row: SplitRow) { row.check() }

  @Test("No path changes with the width, and whoever asked whether one can go back is told")
  func width() {
    let app = MailCoordinator()
    app.start()
    look(app)
    app.back(2)
    let before = picture(app)
    var told = 0
    func watch() -> Bool {
      withObservationTracking {
        app.canGoBack
      } onChange: {
        MainActor.assumeIsolated { told += 1 }
      }
    }
    #expect(watch())
    #expect(app.expand() == .performed)
    #expect(told == 1)
    #expect(!watch())
    #expect(app.expand() == .unchanged)
    #expect(app.shownColumns?.isCollapsed == false)
    #expect(picture(app) == before)
    #expect(app.expand(false) == .performed)
    #expect(told == 2)
    #expect(watch())
  }

  @Test("Every column presents in a wide window, the selected one alone in a narrow one")
  func presenting() {
    let app = MailCoordinator()
    app.start()
    read(app)
    #expect(
      app.navigator(in: 1, MessagesCoordinator.self)?.present(.search) == .ignored(.originNotOnTop))
    #expect(app.messages?.present(.search) == .ignored(.covered))
    app.expand()
    #expect(app.navigator(in: 1, MessagesCoordinator.self)?.present(.search) == .performed)
    #expect(
      picture(app)
        == "Mail[split[Folders[all], >Messages[none, folder(\"inbox\"), ^ sheet[search *]], Reader[nothing, message(1)]]]"
    )
    #expect(
      app.navigator(in: 2, ReaderCoordinator.self)?.push(.photo(1)) == .ignored(.originNotOnTop))
    #expect(app.dismiss() == .performed)
  }

  @Test(
    "From a screen beside what covers its columns one navigates to a column, and pushes nothing")
  func besideCover() throws {
    let app = ShopCoordinator(start: .columns)
    app.start()
    let columns = try #require(app.projection.base.entries.first?.tabs)
    app.request(isCollapsed: false, in: columns)
    let home = try #require(columns.layers[2].entries.first?.navigator(for: ShopCoordinator.self))
    app.push(.about)
    let covered = picture(app)
    #expect(home.push(.note("x")) == .ignored(.originNotOnTop))
    #expect(home.navigate(to: .note("x")) == .ignored(.originNotOnTop))
    #expect(home.present(.note("x")) == .ignored(.originNotOnTop))
    #expect(picture(app) == covered)
    #expect(home.navigate(to: .catalog(.item(1))) == .performed)
    #expect(picture(app) == "Shop[columns[>Catalog[list, item(1) *], Catalog[list], home]]")
    app.push(.about)
    app.request(isCollapsed: true, in: columns)
    #expect(home.navigate(to: .catalog(.item(2))) == .ignored(.originNotOnTop))
  }

  @Test(
    "A link leads into the columns that its path names, and opening it again changes nothing",
    arguments: [
      (
        MailRoute.reader(.message(1)),
        "split[Folders[all], Messages[none, folder(\"inbox\")], >Reader[nothing, message(1) *]]"
      ),
      (
        .reader(.message(101)),
        "split[Folders[all], Messages[none, folder(\"sent\")], >Reader[nothing, message(101) *]]"
      ),
      (
        .messages(.folder("sent")),
        "split[Folders[all], >Messages[none, folder(\"sent\") *], Reader[nothing]]"
      ),
      (.folders(.all), fresh),
    ])
  func opening(_ route: MailRoute, _ after: String) {
    for start in [MailRoute.split, .login] {
      let app = MailCoordinator(start: start)
      app.start()
      if start == .split { look(app) }
      #expect(app.open(route) == .performed)
      #expect(picture(app) == "Mail[\(after)]", "\(start)")
      let ids = WaymarkTests.ids(app)
      #expect(app.open(route) == .unchanged, "\(start): \(picture(app))")
      #expect(WaymarkTests.ids(app) == ids)
    }
  }

  @Test(
    "What cannot be shown side by side is refused and reported",
    arguments: [
      [MailRoute.folders(.all)],
      [.folders(.all), .messages(.none), .reader(.nothing), .about],
      [.folders(.all), .folders(.settings)],
      [.folders(.all), .split],
      [.messages(.none), .reader(.nothing)],
      [.folders(.all), .folders(.all)],
    ])
  func invalid(_ columns: [MailRoute]) {
    var reports: [MisuseReport.Code] = []
    let app = MailCoordinator(start: .login)
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.columns = columns
    app.start()
    #expect(app.push(.split) == .ignored(.invalidTabs))
    #expect(picture(app) == "Mail[login *]")
    #expect(reports == [.invalidTabs])
  }

  @Test("The platform removes what lies above the first entry of a column, and never that")
  func observing() throws {
    let app = MailCoordinator()
    app.start()
    look(app)
    let column = try #require(app.shownColumns?.layers[2])
    let ids = column.entries.map(\.id)
    #expect(app.reconcile(column, shown: ids, remaining: Array(ids.prefix(2))) == .performed)
    #expect(picture(app) == "Mail[\(reading)]")
    #expect(app.reconcile(column, shown: ids, remaining: []) == .performed)
    #expect(picture(app).contains(">Reader[nothing *]"))
  }
}
