import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Transactions")
struct TransactionTests {
  @Test("The draft is visible inside; children and screens appear after the body")
  func draft() {
    let app = ShopCoordinator()
    var records: [String] = []
    app.observe { change, _ in records.append(change.description) }
    app.start()
    records = []
    let outcome = app.transaction {
      #expect(app.push([.about, .catalog(.list)]) == .performed)
      #expect(app.routes == [.home, .about, .catalog(.list)])
      #expect(app.stack.routes == [.home, .about, .catalog(.list)])
      #expect(app.depth == 3)
      #expect(app.children.isEmpty)
      #expect(app.made.isEmpty)
      #expect(app.present(.note("a")) == .performed)
      #expect(app.layers == [[.home, .about, .catalog(.list)], [.note("a")]])
      #expect(app.push(.note("b")) == .performed)
      #expect(records.isEmpty)
    }
    #expect(outcome == .performed)
    #expect(picture(app) == "Shop[home, about, Catalog[list], ^ sheet[note(\"a\"), note(\"b\") *]]")
    #expect(
      records == [
        "transaction by ShopCoordinator: enter about · enter CatalogCoordinator"
          + " · enter catalog.list · enter note(\"a\") · enter note(\"b\") · cover home"
          + " · activate note(\"b\")"
      ])
  }

  @Test("A child is made for the net change only")
  func netChange() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.step({ app in
        app.transaction {
          app.push([.catalog(.list), .catalog(.item(1))])
          app.pop(2)
          app.push(.favourites(.list))
        }
      }) { $0.base.append(.favourites(.list)) }
      #expect(test.root.made == ["favourites"])
    }
  }

  @Test("Changes that cancel out are no change")
  func cancelsOut() {
    let app = ShopCoordinator(start: .tabs)
    app.push(.about)
    var records = 0
    app.observe { _, _ in records += 1 }
    let bodies: [@MainActor () -> Void] = [
      {},
      {
        app.push([.home, .catalog(.list)])
        app.pop(2)
      },
      {
        app.present(.home)
        app.push(.about)
        app.dismiss()
      },
      {
        app.select(.home)
        app.select(.catalog(.list))
      },
      {
        app.pushIfNew(.about)
        app.setRoutes(app.routes)
      },
    ]
    for body in bodies { #expect(app.transaction(body) == .unchanged) }
    #expect(records == 0)
    #expect(picture(app) == "Shop[tabs[>Catalog[list], Catalog[list], home], about *]")
    #expect(app.made == ["catalog", "favourites"])
  }

  @Test("After the first ignored verb the others do nothing and return its outcome")
  func ignored() {
    let app = ShopCoordinator()
    app.push(.about)
    var outcomes: [Outcome] = []
    let outcome = app.transaction {
      outcomes.append(app.push(.note("a")))
      outcomes.append(app.pop(toLast: .note("b")))
      outcomes.append(app.push(.note("c")))
      outcomes.append(app.popToRoot())
      outcomes.append(app.transaction { outcomes.append(app.pop()) })
      #expect(app.routes == [.home, .about, .note("a")])
    }
    #expect(outcome == .ignored(.notFound))
    // The body of the inner transaction is called, too, so that a `revalidate()` in it would count.
    #expect(outcomes == [.performed] + Array(repeating: .ignored(.notFound), count: 5))
    #expect(app.routes == [.home, .about])
    #expect(app.push(.about) == .performed)
  }

  @Test("Ids of a transaction that was undone are not used again")
  func ids() {
    let app = ShopCoordinator()
    app.start()
    var drafted: [EntryID] = []
    app.transaction {
      app.push([.about, .about])
      drafted = app.stack.dropFirst().map(\.id)
      app.select(.about)
    }
    app.push(.about)
    #expect(drafted.map(\.description) == ["#2", "#3"])
    #expect(WaymarkTests.ids(app) == "#1 #4")
  }

  @Test("Nested transactions join")
  func nested() {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    var records = 0
    app.observe { _, _ in records += 1 }
    let outcome = app.transaction {
      app.push(.about)
      let inner = app.transaction {
        app.onCatalog { $0.push(.item(1)) }
        app.push(.note("a"))
      }
      #expect(inner == .performed)
      #expect(app.onCatalog { $0.transaction { app.pop() } } == .performed)
    }
    #expect(outcome == .performed)
    #expect(records == 1)
    #expect(picture(app) == "Shop[home, Catalog[list, item(1)], about *]")
    let refused = app.transaction {
      app.push(.about)
      #expect(app.transaction { app.select(.home) } == .ignored(.notFound))
      #expect(app.push(.about) == .ignored(.notFound))
    }
    #expect(refused == .ignored(.notFound))
    #expect(records == 1)
  }

  @Test("A child that the draft dropped ignores verbs, which stops the transaction")
  func droppedChild() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push(.catalog(.list)) }
      let catalog = try #require(test.root.child(CatalogCoordinator.self))
      test.step(
        { app in
          app.transaction {
            app.popToRoot()
            #expect(catalog.push(.item(1)) == .ignored(.left))
          }
        }, .ignored(.left))
      test.step({ _ in catalog.push(.item(1)) }) { $0.base.append(.catalog(.item(1))) }
    }
  }

  @Test("A refusal after the body undoes everything")
  func lateRefusal() {
    navigationTest(ReusingCoordinator(), fail: record) { test in
      test.root.child.push(.item(9))
      test.step(
        { app in
          app.transaction {
            #expect(app.push(.plain) == .performed)
            #expect(app.push(.child(.list)) == .performed)
          }
        }, .ignored(.notFresh))
      test.report(.notFresh)
    }
  }

  @Test("The children of a coordinator that the body drops are its children until the end")
  func droppedChildren() throws {
    let session = GuardSession()
    let app = session.makeApp([.home, .club(.vault(.door))])
    let club = try #require(app.children.first as? ClubCoordinator)
    var counts: [Int] = []
    app.transaction {
      app.pop()
      counts.append(club.children.count)
    }
    #expect(counts == [1])
    #expect(club.children.isEmpty)
  }

  @Test("Several verbs that need each other are one change")
  func together() {
    let app = ShopCoordinator(start: .tabs)
    app.deliver(.catalog(.item(1)))
    app.onCatalog { $0.present(.filter) }
    var before: [[ShopRoute]] = []
    var after: [[ShopRoute]] = []
    app.observe { _, paths in
      before = paths.before ?? []
      after = paths.after ?? []
    }
    let outcome = app.transaction {
      app.popToAppRoot()
      app.select(.favourites(.list))
      app.navigate(to: .favourites(.item(2)))
      app.present(.note("a"), as: .dialog)
    }
    #expect(outcome == .performed)
    #expect(before == [[.tabs, .catalog(.list), .catalog(.item(1))], [.catalog(.filter)]])
    #expect(after == [[.tabs, .favourites(.list), .favourites(.item(2))], [.note("a")]])
    #expect(
      app.transaction {
        app.dismiss()
        app.present(.note("b"), as: .dialog)
        app.push(.about)
      } == .ignored(.noStack))
    #expect(app.currentRoute == .note("a"))
  }

  @Test("end in a transaction ends the tree after the body")
  func end() {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    #expect(app.transaction { app.end() } == .performed)
    #expect(app.push(.about) == .ignored(.left))
    let other = ShopCoordinator()
    let outcome = other.transaction {
      other.end()
      #expect(other.push(.about) == .ignored(.left))
    }
    #expect(outcome == .ignored(.left))
    #expect(other.push(.about) == .performed)
  }
}
