import Observation
import Testing
import Waymark
import WaymarkTesting

typealias SplitRow = StepRow<MailCoordinator>

extension SplitRow {
  @MainActor
  fileprivate func check() {
    let app = MailCoordinator()
    check(in: app)
    #expect(app.children.count == (app.routes.contains(.split) ? 3 : 0), "one for each column")
  }
}

@MainActor private func read(_ app: MailCoordinator) {
  app.navigate(to: .messages(.folder("inbox")))
  app.navigate(to: .reader(.message(1)))
}

/// Two entries deep in the reader.
@MainActor private func look(_ app: MailCoordinator) {
  read(app)
  app.reader?.push(.photo(1))
}

@MainActor
@Suite("Split views")
struct SplitTests {
  @Test("All columns exist before any is shown, in the order of declaration")
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
    #expect(picture(app) == "Mail[split[>Folders[all *], Messages[none], Reader[nothing]]]")
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
        "to the right: the declared route, and the new one above", { _ in },
        { $0.navigate(to: .messages(.folder("inbox"))) }
      ) {
        $0.selected = .messages(.none); $0.path.append(.messages(.folder("inbox")))
      },
      SplitRow("past one column", { _ in }, { $0.navigate(to: .reader(.message(1))) }) {
        $0.selected = .reader(.nothing); $0.path.append(.reader(.message(1)))
      },
      SplitRow(
        "in place of the earlier choice", { look($0) },
        { $0.navigate(to: .reader(.message(2))) }
      ) {
        $0.path.removeLast(2); $0.path.append(.reader(.message(2)))
      },
      SplitRow("again", { read($0) }, { $0.navigate(to: .reader(.message(1))) }, .unchanged),
      SplitRow("again, with more above", { look($0) }, { $0.navigate(to: .reader(.message(1))) }) {
        $0.path.removeLast()
      },
      SplitRow(
        "the columns to the right are reset", { look($0) },
        { $0.navigate(to: .messages(.folder("sent"))) }
      ) {
        $0.selected = .messages(.none); $0.path.replaceLast(with: .messages(.folder("sent")))
        $0[tab: .reader(.nothing)].removeLast(2)
      },
      SplitRow(
        "the columns to the right are reset, even if the column has the route", { read($0) },
        { $0.navigate(to: .messages(.folder("inbox"))) }
      ) {
        $0.selected = .messages(.none); $0[tab: .reader(.nothing)].removeLast()
      },
      SplitRow("the declared route", { look($0) }, { $0.navigate(to: .reader(.nothing)) }) {
        $0.path.removeLast(2)
      },
      SplitRow("all columns are reset", { look($0) }, { $0.navigate(to: .folders(.all)) }) {
        $0.selected = .folders(.all); $0[tab: .messages(.none)].removeLast()
        $0[tab: .reader(.nothing)].removeLast(2)
      },
      SplitRow(
        "a modal route lies above what is there", { read($0) }, { $0.navigate(to: .reader(.reply)) }
      ) { $0.present(.reader(.reply)) },
      SplitRow(
        "layers of other columns end",
        {
          read($0)
          $0.reader?.present(.reply)
        }, { $0.navigate(to: .messages(.folder("sent"))) }
      ) {
        $0.dismiss(); $0.selected = .messages(.none)
        $0.path.replaceLast(with: .messages(.folder("sent")))
        $0[tab: .reader(.nothing)].removeLast()
      },
      SplitRow(
        "delivered without selecting", { _ in }, { $0.deliver(.reader(.message(3)), select: false) }
      ) { $0[tab: .reader(.nothing)].append(.reader(.message(3))) },
      SplitRow("delivered", { _ in }, { $0.deliver(.reader(.message(3))) }) {
        $0.selected = .reader(.nothing); $0.path.append(.reader(.message(3)))
      },
      SplitRow("no column takes it", { _ in }, { $0.navigate(to: .about) }) {
        $0.base.append(.about)
      },
    ])
  func delivering(_ row: SplitRow) { row.check() }

  @Test(
    "From inside a column a route is pushed; from another it is set",
    arguments: [
      SplitRow(
        "by the navigator of the column's screen", { read($0) },
        {
          $0.navigator(in: 2, ReaderCoordinator.self)?.navigate(to: .message(2)) ?? .unchanged
        }
      ) { $0.path.append(.reader(.message(2))) },
      SplitRow(
        "by the output of the column's coordinator", { read($0) },
        { $0.on(ReaderCoordinator.self) { $0.emit(2) } }
      ) { $0.path.append(.reader(.message(2))) },
      SplitRow(
        "by the output of another column's coordinator", { look($0) },
        { $0.on(MessagesCoordinator.self) { $0.emit(2) } }
      ) {
        $0.path.removeLast(2); $0.path.append(.reader(.message(2)))
      },
      SplitRow(
        "by the output of the first column's coordinator", { look($0) },
        { $0.on(FoldersCoordinator.self) { $0.emit("sent") } }
      ) {
        $0.selected = .messages(.none); $0.path.replaceLast(with: .messages(.folder("sent")))
        $0[tab: .reader(.nothing)].removeLast(2)
      },
      SplitRow(
        "by another column, when the owner covers them",
        {
          read($0)
          $0.push(.about)
        }, { $0.on(MessagesCoordinator.self) { $0.emit(2) } }
      ) {
        $0.base.removeLast(); $0.path.replaceLast(with: .reader(.message(2)))
      },
    ])
  func origins(_ row: SplitRow) { row.check() }

  @Test(
    "Selecting a column ends no layers and pops nothing",
    arguments: [
      SplitRow("another", { look($0) }, { $0.select(.folders(.all)) }) {
        $0.selected = .folders(.all)
      },
      SplitRow(
        "another column, while the old one may not be left",
        {
          look($0)
          $0.navigator(in: 2, ReaderCoordinator.self)?.leavePolicy = .blocked
        },
        {
          let outcome = $0.select(.folders(.all))
          $0.navigator(in: 2, ReaderCoordinator.self)?.leavePolicy = .free
          return outcome
        }
      ) { $0.selected = .folders(.all) },
      SplitRow("the selected column", { look($0) }, { $0.select(.reader(.nothing)) }, .unchanged),
      SplitRow("none", { look($0) }, { $0.select(.reader(.message(1))) }, .ignored(.notFound)),
      SplitRow("reloading", { look($0) }, { $0.reloadTabs() }, .ignored(.notFound)),
    ])
  func selecting(_ row: SplitRow) { row.check() }

  @Test(
    "Back leads to the column on the left in a narrow window, and out of the split in a wide one",
    arguments: [
      SplitRow("pops first", { look($0) }, { $0.back() }) { $0.path.removeLast() },
      SplitRow("to the left", { $0.select(.reader(.nothing)) }, { $0.back() }) {
        $0.selected = .messages(.none)
      },
      SplitRow("several steps", { look($0) }, { $0.back(4) }) {
        $0.selected = .messages(.none); $0.path.removeLast()
        $0[tab: .reader(.nothing)].removeLast(2)
      },
      SplitRow("at the first column", { _ in }, { $0.back() }, .ignored(.atRoot)),
      SplitRow(
        "in a wide window",
        {
          $0.select(.reader(.nothing))
          $0.expand()
        }, { $0.back() }, .ignored(.atRoot)),
      SplitRow(
        "out of the split",
        {
          $0.setRoutes([.about, .split])
          $0.select(.reader(.nothing))
          $0.expand()
        }, { $0.back() }
      ) { $0.base.removeLast() },
    ])
  func back(_ row: SplitRow) { row.check() }

  @Test("No path changes with the width, and readers of canGoBack are notified")
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

  @Test("Every column presents in a wide window, only the selected one in a narrow one")
  func presenting() {
    navigationTest(MailCoordinator(), fail: record) { test in
      test.given(read)
      let list = test.root.navigator(in: 1, MessagesCoordinator.self)
      let reader = test.root.navigator(in: 2, ReaderCoordinator.self)
      test.step({ _ in list?.present(.search) ?? .unchanged }, .ignored(.originNotOnTop))
      test.step(
        { $0.on(MessagesCoordinator.self) { $0.present(.search) } }, .ignored(.covered))
      test.given { $0.expand() }
      test.step({ _ in list?.present(.search) ?? .unchanged }) {
        $0.selected = .messages(.none)
        $0.present(.messages(.search))
      }
      #expect(test.root.messages?.layers.count == 2, "it is the column's")
      test.step({ _ in reader?.push(.photo(1)) ?? .unchanged }, .ignored(.originNotOnTop))
      test.step({ $0.dismiss() }) { $0.dismiss() }
    }
  }

  @Test(
    "A screen beside entries that cover its columns navigates to a column, and pushes nothing")
  func besideCover() throws {
    try navigationTest(ShopCoordinator(start: .columns), fail: record) { test in
      let columns = try #require(test.root.projection.base.entries.first?.tabs)
      test.step({ $0.request(isCollapsed: false, in: columns) })
      let navigators = columns.layers.map {
        $0.entries.first?.navigator(for: ShopCoordinator.self)
      }
      let (list, last) = (try #require(navigators[1]), try #require(navigators[2]))
      test.given { $0.push(.about) }
      test.step({ _ in list.push(.note("x")) }, .ignored(.originNotOnTop))
      test.step({ _ in list.navigate(to: .note("x")) }, .ignored(.originNotOnTop))
      // A layer is above everything, so nothing has to go for it.
      test.given { _ in #expect(list.present(.note("x")) == .performed) }
      test.step({ _ in list.present(.note("x")) }, .ignored(.originNotOnTop))
      test.given { #expect($0.dismiss() == .performed) }
      // It is shown in the last column, and hides that.
      test.step({ _ in last.navigate(to: .catalog(.item(1))) }, .ignored(.originNotOnTop))
      test.step({ _ in list.navigate(to: .catalog(.item(1))) }) {
        $0.base.removeLast()
        $0.selected = .catalog(.list)
        $0.path.append(.catalog(.item(1)))
      }
      #expect(test.root.children.count == 2, "one for each column")
      test.given { $0.push(.about) }
      test.step({ $0.request(isCollapsed: true, in: columns) })
      test.step({ _ in list.navigate(to: .catalog(.item(2))) }, .ignored(.originNotOnTop))
    }
  }

  @Test("In a narrow window, a screen below what covers its columns navigates to none of them")
  func belowCover() throws {
    try navigationTest(ShopCoordinator(start: .columns), fail: record) { test in
      let columns = try #require(test.root.projection.base.entries.first?.tabs)
      let entry = try #require(columns.layers[2].entries.first)
      let home = try #require(entry.navigator(for: ShopCoordinator.self))
      test.given { $0.select(.home) }
      test.given { $0.push(.about) }
      #expect(columns.selectedIndex == 2 && columns.isCollapsed)
      test.step({ _ in home.navigate(to: .catalog(.item(1))) }, .ignored(.originNotOnTop))
    }
  }

  @Test("What a screen in a column presents selects the column, so that back leads to it")
  func presentsFromColumn() throws {
    for place in [1, 2] {
      let app = ShopCoordinator(start: .columns)
      app.start()
      let columns = try #require(app.projection.base.entries.first?.tabs)
      app.request(isCollapsed: false, in: columns)
      let entry = try #require(columns.layers[place].entries.first)
      let shop = try #require(entry.navigator(for: ShopCoordinator.self))
      #expect(shop.present(.note("x")) == .performed)
      app.dismiss()
      #expect(app.projection.leaf?.id == entry.id)
    }
  }

  @Test("What a screen in a column navigates to in a layer selects the column, too")
  func navigatesFromColumn() throws {
    let plan = RelayPlan()
    plan.starts = [.columns]
    plan.tabs = { _ in [.forward(.page(0)), .page(9)] }
    let app = plan.app()
    let columns = try #require(app.projection.base.entries.first?.tabs)
    app.request(isCollapsed: false, in: columns)
    let page = try app.navigator(RelayCoordinator.self, of: "page(9)")
    #expect(page.navigate(to: .sheet(1)) == .performed)
    app.dismiss()
    #expect(app.visiblePath == [[.columns, .page(9)]])
  }

  @Test(
    "A link leads into the columns of its path, and opening it again changes nothing",
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
      (.folders(.all), "split[>Folders[all *], Messages[none], Reader[nothing]]"),
    ])
  func opening(_ route: MailRoute, _ after: String) {
    for start in [MailRoute.split, .login] {
      navigationTest(MailCoordinator(start: start), fail: record) { test in
        test.given { app in
          if start == .split { look(app) }
          #expect(app.open(route) == .performed)
        }
        #expect(picture(test.root) == "Mail[\(after)]", "\(start)")
        test.step({ $0.open(route) }, .unchanged)
      }
    }
  }

  @Test(
    "Columns that cannot be shown side by side are refused and reported",
    arguments: [
      [MailRoute.folders(.all)],
      [.folders(.all), .messages(.none), .reader(.nothing), .about],
      [.folders(.all), .folders(.settings)],
      [.folders(.all), .split],
      [.messages(.none), .reader(.nothing)],
      [.folders(.all), .folders(.all)],
    ])
  func invalid(_ columns: [MailRoute]) {
    navigationTest(MailCoordinator(start: .login), fail: record) { test in
      test.root.columns = columns
      test.step({ $0.push(.split) }, .ignored(.invalidTabs))
      test.report(.invalidTabs)
    }
  }

  @Test("The platform removes entries above the first one of a column, but never that one")
  func observing() throws {
    try navigationTest(MailCoordinator(), fail: record) { test in
      test.given(look)
      let column = try #require(test.root.shownColumns?.layers[2])
      let ids = column.entries.map(\.id)
      test.step({ $0.reconcile(column, shown: ids, remaining: Array(ids.prefix(2))) }) {
        $0.path.removeLast()
      }
      test.step({ $0.reconcile(column, shown: ids, remaining: []) }) { $0.path.removeLast() }
      test.report(.rootRemoved)
    }
  }
}
