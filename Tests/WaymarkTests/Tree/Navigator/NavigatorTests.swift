import Testing
import Waymark
import WaymarkTesting

/// Notes what runs until it is cancelled.
@MainActor
private final class CancelLog {
  var cancelled: [Int] = []
  private(set) var begun = 0

  func run(_ onCancel: @escaping @MainActor () -> Void) async {
    await withTaskCancellationHandler {
      begun += 1
      while !Task.isCancelled { await Task.yield() }
    } onCancel: {
      MainActor.assumeIsolated { onCancel() }
    }
  }
}

@MainActor
@Suite("Navigators")
struct NavigatorTests {
  @Test("A transaction checks its origin once, when it opens")
  func transaction() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push(.catalog(.list)) }
      test.given { $0.onCatalog { $0.present(.filter) } }
      let filter = try test.root.navigator(CatalogCoordinator.self, of: "filter")
      var records = 0
      test.root.observe { _, _ in records += 1 }
      test.step({ _ in
        filter.transaction {
          #expect(filter.dismiss() == .performed)
          #expect(filter.push([.item(1), .item(2)]) == .performed)
          #expect(filter.push(.item(3)) == .performed)
        }
      }) {
        $0.dismiss()
        $0.base.append(contentsOf: [.catalog(.item(1)), .catalog(.item(2)), .catalog(.item(3))])
      }
      #expect(picture(test.root) == "Shop[home, Catalog[list, item(1), item(2), item(3) *]]")
      #expect(records == 1)
    }
  }

  @Test("A transaction from a covered entry does not run")
  func coveredTransaction() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      let home = try test.root.navigator(ShopCoordinator.self, of: "home")
      test.given { $0.push(.about) }
      test.step(
        { _ in home.transaction { Issue.record("The body ran.") } }, .ignored(.originNotOnTop))
    }
  }

  @Test("Within a coordinator's transaction, each command is checked on the draft")
  func nested() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      let home = try test.root.navigator(ShopCoordinator.self, of: "home")
      test.step(
        {
          $0.transaction {
            #expect(home.push(.about) == .performed)
            #expect(home.push(.about) == .ignored(.originNotOnTop))
          }
        }, .ignored(.originNotOnTop))
    }
  }

  @Test("A task is cancelled when its entry leaves, and continues while it is covered")
  func task() async throws {
    let app = ShopCoordinator()
    app.push([.about, .note("a")])
    let note = try app.navigator(ShopCoordinator.self, of: "note(\"a\")")
    let about = try app.navigator(ShopCoordinator.self, of: "about")
    let first = try #require(note.task { while !Task.isCancelled { await Task.yield() } })
    let second = try #require(about.task { while !Task.isCancelled { await Task.yield() } })
    app.pop()
    #expect(first.isCancelled)
    #expect(!second.isCancelled)
    await first.value
    app.popToRoot()
    #expect(second.isCancelled)
    await second.value
  }

  @Test("A task that has ended is forgotten, and others continue")
  func endedTask() async throws {
    let app = ShopCoordinator()
    let home = try app.navigator(ShopCoordinator.self, of: "home")
    var ran = false
    let first = try #require(home.task { ran = true })
    let second = try #require(home.task { while !Task.isCancelled { await Task.yield() } })
    await first.value
    #expect(ran)
    #expect(!second.isCancelled)
    app.end()
    #expect(second.isCancelled)
    #expect(!first.isCancelled)
    await second.value
  }

  @Test("Tasks are cancelled in the order in which they began")
  func orderOfTasks() async throws {
    let app = ShopCoordinator()
    app.push(.about)
    let about = try app.navigator(ShopCoordinator.self, of: "about")
    let log = CancelLog()
    let tasks = try (0..<20).map { number in
      try #require(about.task { await log.run { log.cancelled.append(number) } })
    }
    while log.begun < tasks.count { await Task.yield() }
    app.pop()
    for task in tasks { await task.value }
    #expect(log.cancelled == Array(0..<20))
  }

  @Test("A task that begins while others are cancelled is not forgotten")
  func lateTask() async {
    var attachments: EntryAttachments? = EntryAttachments()
    let log = CancelLog()
    var late: Task<Void, Never>?
    let first = attachments?.run {
      await log.run { late = attachments?.run { await log.run {} } }
    }
    while log.begun < 1 { await Task.yield() }
    attachments?.tell(.leave(.popped))
    await first?.value
    #expect(late != nil && attachments?.runningTasks.count == 1)
    attachments = nil
    #expect(late?.isCancelled == true)
    late?.cancel()
    await late?.value
  }

  @Test("A handler of signals that has ended leaves nothing behind at its entry")
  func endedHandlers() throws {
    let app = ShopCoordinator()
    let home = try app.navigator(ShopCoordinator.self, of: "home")
    var heard: [Int] = []
    home.handle(Int.self) { heard.append($0) }
    weak var token: ObserverToken?
    for round in 0..<100 {
      let ended = home.handle(String.self) { _ in }
      ended.cancel()
      if round == 0 { token = ended }
    }
    #expect(token == nil)
    app.push(.about)
    try app.navigator(ShopCoordinator.self, of: "about").send(1)
    #expect(heard == [1], "others stay")
  }

  @Test("A released app leaves no task behind")
  func taskOfFreedApp() async throws {
    var app: ShopCoordinator? = ShopCoordinator()
    let home = try #require(app).navigator(ShopCoordinator.self, of: "home")
    let task = try #require(home.task { while !Task.isCancelled { await Task.yield() } })
    app = nil
    #expect(task.isCancelled)
    await task.value
    #expect(home.push(.about) == .ignored(.left))
  }

  @Test("onLifecycle is called for every later event of its entry, and of no other")
  func lifecycle() throws {
    let app = ShopCoordinator()
    app.push(.about)
    var heard: [LifecycleEvent] = []
    try app.navigator(ShopCoordinator.self, of: "about").onLifecycle { heard.append($0) }
    app.push(.note("a"))
    app.present(.note("b"))
    app.dismiss()
    app.pop()
    app.present(.note("c"))
    app.popToRoot()
    #expect(heard == [.cover, .uncover, .cover, .leave(.popped)])
  }

  @Test("A screen that is shown late receives its first activation")
  func firstActivation() throws {
    let app = ShopCoordinator()
    app.push([.about, .note("a")])
    var heard: [LifecycleEvent] = []
    try app.navigator(ShopCoordinator.self, of: "about").onLifecycle { heard.append($0) }
    app.pop()
    #expect(heard == [.activate])
  }

  @Test("onReselect is called when the selected tab is already at its root")
  func reselect() throws {
    try navigationTest(ShopCoordinator(start: .tabs), fail: record) { test in
      var reselected = 0
      try test.root.navigator(CatalogCoordinator.self, of: "list").onReselect { reselected += 1 }
      test.step({ $0.select(.catalog(.list)) }, .unchanged)
      #expect(reselected == 1)
      test.given { $0.onCatalog { $0.push(.item(1)) } }
      test.step({ $0.select(.catalog(.list)) }) { $0.path.removeLast() }
      test.step({ $0.select(.home) }) { $0.selected = .home }
      test.step({ $0.select(.catalog(.list)) }) { $0.selected = .catalog(.list) }
      test.step(
        { app in
          app.transaction {
            app.select(.catalog(.list))
            app.pop()
          }
        }, .ignored(.atRoot))
      #expect(reselected == 1)
    }
  }

  @Test("A navigator without a coordinator passes on its commands")
  func closure() async {
    var commands: [NavigationCommand<CatalogRoute>] = []
    let navigator = Navigator<CatalogCoordinator> {
      commands.append($0)
      return .ignored(.covered)
    }
    #expect(navigator.push(.item(1)) == .ignored(.covered))
    navigator.push([.item(1), .item(2)])
    navigator.replaceTop(.list)
    navigator.present(.filter)
    navigator.present(.filter, as: .cover)
    navigator.navigate(to: .list)
    navigator.select(.list)
    navigator.pop()
    navigator.dismiss()
    #expect(navigator.transaction { navigator.finish() } == .performed)
    #expect(
      commands == [
        .push([.item(1)]), .push([.item(1), .item(2)]), .replaceTop(.list),
        .present(.filter, as: nil), .present(.filter, as: .cover), .navigate(to: .list),
        .select(.list), .pop, .dismiss, .finish,
      ])
    #expect(navigator.id == nil)
    var ran = false
    await navigator.task { ran = true }?.value
    #expect(ran)
  }

  @Test("A navigator keeps neither its coordinator nor its entry's screen alive")
  func keepsNothing() throws {
    var app: ShopCoordinator? = ShopCoordinator()
    app?.push(.catalog(.list))
    let list = try #require(app).navigator(CatalogCoordinator.self, of: "list")
    weak let catalog = app?.child(CatalogCoordinator.self)
    weak let screen = app?.entry(named: "list")?.screen
    #expect(screen != nil)
    #expect(list.id == app?.stack[1].id)
    app?.pop()
    #expect(catalog == nil)
    #expect(screen == nil)
    #expect(list.pop() == .ignored(.left))
    weak let freed = app
    app = nil
    #expect(freed == nil)
    #expect(list.pop() == .ignored(.left))
  }
}
