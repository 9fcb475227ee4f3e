import Testing
import WaymarkTesting

@testable import Waymark

private enum NoteRoute: LinkedRoute {
  case list, note(Int), secret, guarded, sheet
  case inner(PadRoute)

  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink("notes/:id", to: note)
    DeepLink("secret", .secret)
    DeepLink("guarded", .guarded)
    DeepLink("sheet", .sheet)
    Mount("inner", as: inner)
  }

  var isSaved: Bool { self != .secret && self != .inner(.hiddenByParent) }
  var presentation: Presentation { self == .sheet ? .sheet : .push }
}

private enum PadRoute: LinkedRoute {
  case pad, hidden, hiddenByParent

  static let links = DeepLinks<Self> {
    DeepLink("", .pad)
    DeepLink("hidden", .hidden)
    DeepLink("parent", .hiddenByParent)
  }

  var isSaved: Bool { self != .hidden }
}

private final class PadCoordinator: Coordinator {
  let flow = Flow<PadRoute, TestScreen>(start: .pad)

  func destination(for route: PadRoute) -> Destination<PadCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

private final class NoteCoordinator: Coordinator {
  let flow = Flow<NoteRoute, TestScreen>(start: .list)
  var asked: () -> Void = {}

  func destination(for route: NoteRoute) -> Destination<NoteCoordinator> {
    switch route {
    case .inner(let route): .child(route, as: NoteRoute.inner) { PadCoordinator() }
    default: .screen { NavigatingScreen(route.name, $0) }
    }
  }

  func access(to route: NoteRoute) -> Access<NoteRoute> {
    asked()
    return route == .guarded ? .hold(until: "session") : .allow
  }
}

extension NavigationSnapshot {
  fileprivate var lists: [[String]] { layers.map { $0.path.map(\.text) } }
}

@MainActor
@Suite("When a snapshot is taken, and what it contains")
struct SnapshotMomentTests {
  private func started() -> NoteCoordinator {
    let app = NoteCoordinator()
    app.flow.reporter = MisuseReporter { Issue.record("\($0)") }
    app.start()
    return app
  }

  @Test("A fresh root would save its start, and stays fresh")
  func fresh() {
    let app = NoteCoordinator()
    #expect(app.snapshot().lists == [["/"]])
    #expect(app.flow.isFresh)
  }

  @Test("In a transaction it is the state before")
  func transaction() {
    let app = started()
    var seen: [[String]] = []
    app.transaction {
      app.push(.note(1))
      seen = app.snapshot().lists
      app.push(.note(2))
    }
    #expect(seen == [["/"]])
    #expect(app.snapshot().lists == [["/", "/notes/1", "/notes/2"]])
  }

  @Test("In `access` it is the state before, and in an observer the one after")
  func callbacks() {
    let app = started()
    var (asked, observed): ([[String]], [[String]]) = ([], [])
    app.asked = { [unowned app] in asked = app.snapshot().lists }
    let token = app.observe { _, _ in observed = app.snapshot().lists }
    app.push(.note(1))
    #expect(asked == [["/"]])
    #expect(observed == [["/", "/notes/1"]])
    token.cancel()
  }

  @Test("While a question is open it is the state before")
  func question() {
    let app = started()
    app.push([.note(1), .note(2)])
    app.projection.leaf?.navigator(for: NoteCoordinator.self)?.leavePolicy = .confirm
    app.popToRoot()
    #expect(app.pendingLeave != nil)
    expectRestores(app, in: started(), fail: record)
  }

  @Test("It does not contain waiting targets")
  func held() {
    let app = started()
    app.push(.guarded)
    #expect(app.snapshot().lists == [["/"]])
  }

  @Test(
    "A route that is not saved ends its list, whichever coordinator above says so",
    arguments: [NoteRoute.secret, .inner(.hidden), .inner(.hiddenByParent)])
  private func unsaved(_ route: NoteRoute) {
    let app = started()
    app.push([.note(1), route, .note(2)])
    expectRestores(app, in: started(), fail: record) { $0.base.removeLast(2) }
  }

  @Test("What was presented on an entry that is not saved is not saved either")
  func unsavedPresenter() {
    let app = started()
    app.push([.note(1), .secret])
    app.present(.sheet)
    expectRestores(app, in: started(), fail: record) {
      $0.dismiss()
      $0.base.removeLast()
    }
    app.dismiss()
    app.pop()
    app.present(.sheet)
    app.push(.secret)
    expectRestores(app, in: started(), fail: record) { $0.path.removeLast() }
  }

  @Test("A composed coordinator, and one that has left, saves nothing and restores nothing")
  func notRoot() throws {
    let app = started()
    app.push(.inner(.pad))
    let child = try #require(app.child(PadCoordinator.self))
    #expect(child.snapshot().layers.isEmpty)
    #expect(child.restore(app.snapshot()).outcome == .ignored(.notRoot))
    app.end()
    #expect(app.snapshot().layers.isEmpty)
    #expect(
      app.restore(NavigationSnapshot(layers: [.init(path: [.init("/")])])).outcome
        == .ignored(.left))
  }

  @Test("Texts are migrated only if another version has saved them")
  func migrate() {
    let saved = NavigationSnapshot(
      version: 1, layers: [.init(path: [.init("/"), .init("/secret")])])
    var asked: [String] = []
    let same = started()
    same.restore(saved) { text, _ in
      asked.append(text)
      return text
    }
    #expect(asked.isEmpty && same.routes == [.list, .secret])

    var old = saved
    old.version = 0
    let other = started()
    other.restore(old) { text, version in
      asked.append("\(text) of \(version)")
      return text == "/secret" ? "/notes/9" : text
    }
    #expect(asked == ["/ of 0", "/secret of 0"])
    #expect(other.routes == [.list, .note(9)])
  }

  @Test("A snapshot of nothing changes nothing, and lets a fresh root begin")
  func empty() {
    let app = started()
    app.present(.sheet)
    #expect(app.restore(NavigationSnapshot(layers: [])).outcome == .unchanged)
    #expect(app.layers == [[.list], [.sheet]])
    let other = NoteCoordinator()
    #expect(other.restore(NavigationSnapshot(layers: [])).outcome == .performed)
    #expect(!other.flow.isFresh && other.routes == [.list])
  }

  @Test("A start without a text is saved as it is, unless a coding says otherwise")
  func start() {
    let app = ShopCoordinator(start: .tabs)
    app.navigate(to: .favourites(.item(1)))
    #expect(app.snapshot().layers[0].path.map(\.text) == ["start"])
    expectRestores(app, in: ShopCoordinator(start: .tabs), fail: record)
    #expect(started().snapshot().lists == [["/"]], "a link comes first")
  }

  @Test("Of two codings, the second adds what the first lacks")
  func codings() {
    let numbers = RouteCoding<NoteRoute>(
      text: { if case .note(let id) = $0 { "\(id)" } else { nil } },
      route: { Int($0).map(NoteRoute.note) })
    let both = numbers.or(.links)
    #expect(both.text(for: .note(7)) == "7" && both.route(for: "7") == .note(7))
    #expect(both.text(for: .secret) == "/secret" && both.route(for: "/secret") == .secret)
    #expect(RouteCoding<NoteRoute>.none.text(for: .list) == nil)
    #expect(RouteCoding<NoteRoute>.none.route(for: "/") == nil)
  }

  @Test("A start without a text comes back, even if a link takes any word")
  func startBesideAnyWord() {
    let app = ShelfCoordinator()
    app.push(.page(slug: "start"))
    #expect(app.snapshot().lists == [["start", "/start"]])
    let next = ShelfCoordinator()
    #expect(next.restore(app.snapshot()).isComplete)
    #expect(next.routes == [.shelf, .page(slug: "start")])
  }
}

private enum ShelfRoute: LinkedRoute {
  case shelf, page(slug: String)

  static let links = DeepLinks<Self> { DeepLink(":slug", to: page) }
}

private final class ShelfCoordinator: Coordinator {
  let flow = Flow<ShelfRoute, TestScreen>(start: .shelf)

  func destination(for route: ShelfRoute) -> Destination<ShelfCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}
