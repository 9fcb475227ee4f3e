import Observation
import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Revising")
struct ReviseTests {
  @Test(
    "revise changes the route of an entry in place",
    arguments: [
      VerbRow("on top", [.home, .note("a")], { $0.revise($0.stack.topID, to: .note("b")) }) {
        $0.base.revise(.note("a"), to: .note("b"))
      },
      VerbRow(
        "in the middle", [.home, .note("a"), .about], { $0.revise($0.stack[1].id, to: .note("b")) }
      ) { $0.base.revise(.note("a"), to: .note("b")) },
      VerbRow(
        "the same route", [.home, .note("a")], { $0.revise($0.stack.topID, to: .note("a")) },
        .unchanged),
      VerbRow(
        "another case", [.home, .note("a")], { $0.revise($0.stack.topID, to: .about) },
        .ignored(.notSameCase)),
      VerbRow(
        "to a route of a child", [.home, .note("a")],
        { $0.revise($0.stack.topID, to: .catalog(.list)) }, .ignored(.notSameCase)),
      VerbRow(
        "an entry of a child", [.home, .catalog(.item(1))],
        { $0.revise($0.stack.topID, to: .catalog(.item(2))) }, .ignored(.notFound)),
      VerbRow(
        "by the child itself", [.home, .catalog(.item(1)), .about],
        { app in app.onCatalog { $0.revise($0.stack.topID, to: .item(2)) } }
      ) { $0.base.revise(.catalog(.item(1)), to: .catalog(.item(2))) },
      VerbRow(
        "in a layer",
        {
          $0.present(.note("a")); $0.push(.note("b"))
        }, { $0.revise($0.projection.layers[1].entries.ids[0], to: .note("c")) }
      ) { $0[layer: 1].revise(.note("a"), to: .note("c")) },
    ])
  func verb(_ row: VerbRow) {
    row.check()
  }

  @Test("An entry that has left is not found")
  func gone() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.setRoutes([.home, .note("a")]) }
      let id = test.root.stack.topID
      test.step({ $0.replaceTop(.note("b")) }) { $0.base.replaceLast(with: .note("b")) }
      test.step({ $0.revise(id, to: .note("c")) }, .ignored(.notFound))
    }
  }

  @Test("The screen stays and is told, the record names it, and nothing else happens")
  func screenStays() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .note("a")])
    let navigator: Navigator<ShopCoordinator> = try app.navigator(of: "note(\"a\")")
    let screen = app.projection.leaf?.screen
    var heard: [ShopRoute] = []
    navigator.onRevise { heard.append($0) }
    var events: [LifecycleEvent] = []
    navigator.onLifecycle { events.append($0) }
    var changes: [NavigationChange<ShopRoute>] = []
    var paths: [[[ShopRoute]]?] = []
    app.observe { change, path in
      changes.append(change)
      paths += [path.before, path.after]
    }
    #expect(navigator.revise(to: .note("b")) == .performed)
    #expect(navigator.revise(to: .note("b")) == .unchanged)
    #expect(heard == [.note("b")])
    #expect(app.projection.leaf?.screen === screen)
    #expect(app.projection.leaf?.name == "note(\"b\")")
    #expect(changes.map(\.description) == ["revise by #2: revise note(\"a\") to note(\"b\")"])
    #expect(changes[0].events.isEmpty && events.isEmpty)
    #expect(changes[0].revised.map(\.old) == [.note("a")])
    #expect(changes[0].revised.map(\.new) == [.note("b")])
    #expect(paths == [[[.home, .note("a")]], [[.home, .note("b")]]])
    app.pop()
    #expect(navigator.revise(to: .note("c")) == .ignored(.left))
  }

  @Test("A parent receives it in its own routes")
  func parent() {
    let app = ShopCoordinator()
    app.setRoutes([.home, .catalog(.item(1))])
    var revised: [ShopRoute] = []
    app.observe { change, _ in revised += change.revised.map(\.new) }
    app.onCatalog { $0.revise($0.stack.topID, to: .item(2)) }
    #expect(revised == [.catalog(.item(2))])
    #expect(app.routes == [.home, .catalog(.item(2))])
  }

  @Test("Layers on the entry stay, and no entry is asked")
  func layers() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.setRoutes([.home, .note("a")]) }
      let navigator: Navigator<ShopCoordinator> = try test.root.navigator(of: "note(\"a\")")
      navigator.leavePolicy = .blocked
      test.given { $0.present(.about) }
      test.step({ _ in navigator.revise(to: .note("b")) }) {
        $0.base.revise(.note("a"), to: .note("b"))
      }
      test.ends(policies: ["note(\"b\")": .blocked])
    }
  }

  @Test("Inside a transaction it is read at once, and counts for the net change")
  func transaction() {
    let app = ShopCoordinator()
    app.setRoutes([.home, .note("a")])
    let id = app.stack.topID
    var read: [[ShopRoute]] = []
    let nothing = app.transaction {
      app.revise(id, to: .note("b"))
      read.append(app.routes)
      app.revise(id, to: .note("a"))
    }
    #expect(nothing == .unchanged)
    #expect(read == [[.home, .note("b")]])
    let undone = app.transaction {
      app.revise(id, to: .note("b"))
      app.pop(toLast: .about)
    }
    #expect(undone == .ignored(.notFound))
    #expect(app.routes == [.home, .note("a")])
    var events: [String] = []
    app.observe { change, _ in events.append(change.description) }
    app.transaction {
      app.revise(id, to: .note("b"))
      app.pop()
    }
    #expect(events == ["transaction by ShopCoordinator: leave (popped) note(\"a\") · uncover home"])
    app.transaction {
      app.push(.note("x"))
      app.revise(app.stack.topID, to: .note("y"))
    }
    #expect(
      events.last
        == "transaction by ShopCoordinator: enter note(\"y\") · cover home · activate note(\"y\")")
  }

  @Test("update keeps what the stack has revised")
  func update() {
    let app = ShopCoordinator()
    app.setRoutes([.home, .note("a"), .about])
    let outcome = app.update { stack in
      stack.revise(stack[1].id, to: .note("b"))
      stack.pop()
      stack.push(.note("c"))
    }
    #expect(outcome == .performed)
    #expect(app.routes == [.home, .note("b"), .note("c")])
    #expect(ids(app) == "#1 #2 #4")
    app.setRoutes([.home, .catalog(.item(1))])
    let refused = app.update { $0.revise($0.topID, to: .catalog(.item(2))) }
    #expect(refused == .ignored(.notFound))
  }

  @Test("A foreign stack revises nothing")
  func foreignStack() {
    let app = ShopCoordinator(start: .note("a"))
    app.start()
    app.update { $0 = RouteStack(.note("b")) }
    #expect(ids(app) == "#2")
  }

  @Test("access is asked, in view or not; a held or redirected route is denied")
  func access() {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(1), .home])
    let id = app.stack[1].id
    let verdicts: [Access<GuardedRoute>] = [
      .deny("no"), .redirect(to: [.home]), .hold(until: Gate("session"), showing: .signIn),
    ]
    for verdict in verdicts {
      session.app[.page(2)] = verdict
      guard case .denied = app.revise(id, to: .page(2)) else {
        Issue.record("\(verdict)")
        continue
      }
    }
    #expect(picture(app) == "App[home, page(1), home *]")
    #expect(app.pendingNavigations.isEmpty)
    #expect(app.revise(id, to: .page(3)) == .performed)
  }

  @Test("Queries are notified")
  func observation() {
    let app = ShopCoordinator()
    app.setRoutes([.home, .note("a")])
    var told = 0
    withObservationTracking {
      _ = app.currentRoute
    } onChange: {
      MainActor.assumeIsolated { told += 1 }
    }
    app.revise(app.stack.topID, to: .note("b"))
    #expect(told == 1)
  }
}
