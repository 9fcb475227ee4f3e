import Testing
import Waymark

/// A state, a query, and a verb that changes its result.
private struct ReadRow: Sendable, CustomTestStringConvertible {
  typealias Verb = @MainActor @Sendable (GuardedApp) -> Void

  let testDescription: String
  let routes: [GuardedRoute]
  let prepare: Verb
  let read: @MainActor @Sendable (GuardedApp, ClubCoordinator) -> String
  let verb: Verb

  init(
    _ name: String, _ routes: [GuardedRoute], prepare: @escaping Verb = { _ in },
    _ read: @escaping @MainActor @Sendable (GuardedApp, ClubCoordinator) -> String,
    _ verb: @escaping Verb
  ) {
    testDescription = name
    self.routes = routes
    self.prepare = prepare
    self.read = read
    self.verb = verb
  }
}

private let presentInClub: ReadRow.Verb = { $0.onClub { $0.present(.form) } }

private let rows: [ReadRow] = [
  ReadRow(
    "layers, presented over a layer of a child", [.home, .club(.lobby)], prepare: presentInClub,
    { app, _ in "\(app.layers)" }, { $0.present(.note) }),
  ReadRow(
    "currentRoute, presented over a layer of a child", [.home, .club(.lobby)],
    prepare: presentInClub, { app, _ in "\(app.currentRoute)" }, { $0.present(.note) }),
  ReadRow(
    "children, presented over a layer of a child", [.home, .club(.lobby)], prepare: presentInClub,
    { app, _ in "\(app.children.count)" }, { $0.present(.annex(.lobby)) }),
  ReadRow(
    "children in a tab that is not selected", [.tabs, .page(1)],
    { _, club in "\(club.children.count)" },
    { $0.onClub { $0.push(.vault(.door)) } }),
  ReadRow(
    "visiblePath of tabs that are covered", [.home, .club(.tabs), .page(1)],
    { _, club in "\(club.visiblePath)" }, { $0.onClub { $0.select(.room(0)) } }),
  ReadRow(
    "visiblePath of tabs under a layer of others", [.home, .club(.tabs)],
    prepare: { $0.present(.note) }, { _, club in "\(club.visiblePath)" },
    { $0.onClub { $0.select(.room(0)) } }),
  ReadRow(
    "visiblePath of tabs in a tab that is not selected", [.tabs],
    prepare: { app in
      app.onClub { $0.push(.tabs) }
      app.select(.home)
    }, { _, club in "\(club.visiblePath)" }, { $0.onClub { $0.select(.room(0)) } }),
  ReadRow(
    "describe(), of a tab that is not selected", [.tabs],
    { app, _ in app.describe() }, { $0.on(ClubCoordinator.self, 1) { $0.push(.room(1)) } }),
  ReadRow(
    "describe(), of a covered entry", [.home, .club(.lobby)], prepare: { $0.present(.note) },
    { app, _ in app.describe() }, { $0.onClub { $0.push(.room(1)) } }),
  ReadRow(
    "describe(), of the tabs of a child that is covered", [.home, .club(.tabs), .page(1)],
    { app, _ in app.describe() }, { $0.onClub { $0.select(.room(0)) } }),
  ReadRow(
    "activeLeaf of a coordinator that leaves", [.home, .club(.lobby), .page(1)],
    prepare: { $0.present(.note) }, { _, club in club.activeLeaf?.name ?? "none" },
    { app in app.remove(app.stack[1].id) }),
  ReadRow(
    "pendingNavigations of a coordinator that leaves", [.home, .club(.lobby), .page(1)],
    prepare: { app in
      app.session.app[.secret] = .hold(until: "session")
      app.push(.secret)
    }, { _, club in "\(club.pendingNavigations.count)" },
    { app in app.remove(app.stack[1].id) }),
  ReadRow(
    "path of a coordinator that leaves", [.home, .club(.lobby), .page(1)],
    prepare: { $0.present(.note) }, { _, club in club.path ?? "none" },
    { app in app.remove(app.stack[1].id) }),
  ReadRow(
    "canGoBack, once the leaf may not be left", [.home, .page(1)],
    { app, _ in "\(app.canGoBack)" },
    { app in (app.leaf as? NavigatingScreen<GuardedApp>)?.navigator.leavePolicy = .blocked }),
  ReadRow(
    "the policy that a navigator has set", [.home],
    { app, _ in "\(app.leafNavigator?.leavePolicy as Any)" },
    { $0.leafNavigator?.leavePolicy = .confirm }),
  ReadRow(
    "whether a navigator protects its entry", [.home],
    { app, _ in "\(app.leafNavigator?.isProtected as Any)" },
    { $0.leafNavigator?.isProtected = true }),
  ReadRow(
    "whether a signal has a handler", [.home, .club(.lobby)],
    { _, club in "\(club.canSend(Int.self))" }, { $0.handle(Int.self) { _ in } }),
  ReadRow(
    "the projection of a child", [.home, .club(.lobby)],
    { _, club in "\(club.projection.layers.map(\.entries.ids))" }, presentInClub),
]

extension GuardedApp {
  fileprivate var leaf: TestScreen? { projection.leaf?.screen }

  fileprivate var leafNavigator: Navigator<GuardedApp>? {
    (leaf as? NavigatingScreen<GuardedApp>)?.navigator
  }
}

@MainActor
@Suite("Reads and notifications")
struct ReadTests {
  @Test("Readers are notified when what they have read changes", arguments: rows)
  private func told(_ row: ReadRow) throws {
    let app = GuardSession().makeApp(row.routes)
    row.prepare(app)
    // A row that needs no club gets one without an app.
    let club = app.descendants.lazy.compactMap { $0 as? ClubCoordinator }.first
    let reader = club ?? ClubCoordinator(app.session)
    var before = ""
    #expect(notifies({ before = row.read(app, reader) }) { row.verb(app) })
    #expect(row.read(app, reader) != before, "the row changes nothing")
  }

  @Test("Below a root without links, nothing that is not visible is shown")
  func belowUnlinkedRoot() throws {
    let root = UnlinkedApp(GuardSession())
    root.push(.app(.page(1)))
    let app = try #require(root.child(GuardedApp.self))
    #expect(app.path == "/page/1" && app.isShowing("/page") && app.isShowing(""))
    #expect(notifies({ _ = app.path }) { root.push(.page(2)) })
    #expect(app.path == nil)
    #expect(
      !app.isShowing("/page") && !app.isShowing("/page/1", exactly: true) && !app.isShowing("."))
    #expect(notifies({ _ = app.isShowing("/page") }) { root.pop() })
    #expect(app.isShowing("/page"))
    root.present(.notice)
    #expect(app.path == nil)
    root.setRoot(.tabs)
    let inTab = try #require(root.child(GuardedApp.self))
    #expect(inTab.path == "/")
    root.select(.home)
    #expect(inTab.path == nil && !inTab.isShowing("/"))
    #expect(app.path == nil && !app.isShowing("/page"), "it has left")
    #expect(GuardedApp(GuardSession()).path == "/", "a fresh one has the link of its start")
  }

  @Test("Kept tokens and entries know that they are over")
  func kept() throws {
    let guards = GuardSession()
    let app = guards.makeApp([.home, .page(1)])
    guards.app[.secret] = .hold(until: "session")
    let token = try #require(app.push(.secret).hold)
    #expect(token.isWaiting)
    #expect(notifies({ _ = token.isWaiting }) { app.dropHolds() })
    #expect(!token.isWaiting)
    let leaf = try #require(app.projection.leaf)
    let navigator = try #require(app.leafNavigator)
    #expect(leaf.screen != nil && navigator.link?.path == "/page/1")
    app.handle(Int.self) { _ in }
    #expect(navigator.canSend(Int.self))
    let counters = [
      ChangeCounter { _ = leaf.screen }, ChangeCounter { _ = navigator.link },
      ChangeCounter { _ = navigator.canSend(Int.self) },
    ]
    app.popToRoot()
    #expect(counters.map(\.count) == [1, 1, 1])
    #expect(!navigator.canSend(Int.self))
    #expect(leaf.screen == nil && navigator.link == nil)
  }

  @Test("Readers of a draft are notified of the end of its transaction, even if it is undone")
  func draft() {
    let app = GuardSession().makeApp()
    for isUndone in [false, true] {
      var counter: ChangeCounter?
      app.transaction {
        app.push(.page(1))
        counter = ChangeCounter { _ = app.routes }
        app.push(.page(2))
        if isUndone { app.setRoutes([]) }
      }
      #expect((counter?.count ?? 0) >= 1)
      #expect(app.routes == [.home, .page(1), .page(2)])
    }
  }

  @Test(
    "Entries have left when callbacks run, and readers are notified of what they still have",
    arguments: [false, true])
  func leaving(_ isRoot: Bool) throws {
    let app = GuardedApp(GuardSession(), start: .home)
    app.setRoutes([.home, .club(.lobby)])
    let club = try #require(app.child(ClubCoordinator.self))
    let navigator: Navigator<ClubCoordinator> = try app.navigator(of: "lobby")
    app.handle(ReadSignal.self) { _ in }
    var watches: [any WatchedRead] = []
    func watch() {
      watches += [
        Watched("canSend of the club") { club.canSend(ReadSignal.self) },
        Watched("canSend of the lobby") { navigator.canSend(ReadSignal.self) },
        Watched("activeLeaf") { club.activeLeaf.map(ObjectIdentifier.init) },
        Watched("isActive") { isRoot ? app.isActive : club.isActive },
      ]
      #expect(club.activeLeaf == nil)
      #expect(app.isActive == !isRoot)
      #expect(navigator.canSend(ReadSignal.self))
    }
    navigator.onLifecycle { event in
      if case .leave = event { watch() }
    }
    app.observe { _, _ in watch() }
    #expect(isRoot ? app.end() == .performed : app.pop() == .performed)
    #expect(watches.count == 8)
    for watch in watches { #expect(watch.compare() == nil) }
    #expect(!navigator.canSend(ReadSignal.self))
  }

  @Test("Whoever reads in an undone transaction whether an entry is awaited is notified of its end")
  func awaitedInDraft() async throws {
    let app = ShopCoordinator()
    app.start()
    let task = Task { await app.push(.note("a"), returning: Int.self) }
    for _ in 0..<100 where app.depth < 2 { await Task.yield() }
    let navigator = try app.navigator(ShopCoordinator.self, of: "note(\"a\")")
    var read: Watched<Bool>?
    app.transaction {
      app.popToRoot()
      read = Watched("isAwaited") { navigator.isAwaited }
      #expect(!navigator.isAwaited)
      app.popToRoot()
      app.dismiss()
    }
    #expect(navigator.isAwaited)
    #expect(try #require(read).compare() == nil)
    navigator.finish(returning: 1)
    #expect(await task.value == 1)
  }

  @Test("The projection of a coordinator that has left has no layers of its old tree")
  func projectionOfWhatLeft() throws {
    let app = GuardSession().makeApp([.home, .club(.lobby)])
    let club = try #require(app.child(ClubCoordinator.self))
    app.pop()
    let shot = Watched("projection") { ReadShot(club.projection) }
    app.present(.note)
    #expect(app.projection.layers.count == 2)
    #expect(club.projection.layers.map(\.entries.count) == [0])
    #expect(shot.compare() == nil)
  }

  @Test("A navigator without a coordinator notifies of its policy, too")
  func recording() {
    let navigator = Navigator<GuardedApp> { _ in .performed }
    #expect(notifies({ _ = navigator.leavePolicy }) { navigator.leavePolicy = .confirm })
    #expect(!notifies({ _ = navigator.leavePolicy }) { navigator.leavePolicy = .confirm })
    #expect(notifies({ _ = navigator.isProtected }) { navigator.isProtected = true })
    #expect(navigator.leavePolicy == .confirm && navigator.isProtected)
  }

  @Test("Readers are notified of new receivers of a signal, and of their end")
  func signals() throws {
    let app = GuardSession().makeApp([.home, .club(.lobby)])
    let club = try #require(app.child(ClubCoordinator.self))
    let token = app.handle(Int.self) { _ in }
    #expect(club.canSend(Int.self))
    #expect(notifies({ _ = club.canSend(Int.self) }) { token.cancel() })
    #expect(!club.canSend(Int.self))
    let navigator = try app.navigator(GuardedApp.self, of: "home")
    #expect(notifies({ _ = club.canSend(Int.self) }) { navigator.handle(Int.self) { _ in } })
    #expect(club.canSend(Int.self))
    app.setRoutes([.page(1), .club(.lobby)])
    #expect(try #require(app.child(ClubCoordinator.self)).canSend(Int.self) == false)
  }
}
