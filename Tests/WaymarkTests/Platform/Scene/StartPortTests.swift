import Testing

@testable import Waymark

/// The events of the start of a scene.
private enum StartStep: CaseIterable, Sendable {
  case appear, restore, link
}

/// All orders of all subsets in which the view appears.
private let orders: [[StartStep]] = [
  [.appear], [.appear, .restore], [.restore, .appear], [.appear, .link], [.link, .appear],
  [.appear, .restore, .link], [.appear, .link, .restore], [.restore, .appear, .link],
  [.restore, .link, .appear], [.link, .appear, .restore], [.link, .restore, .appear],
]

@MainActor
@Suite("The start of a scene")
struct StartPortTests {
  @Test(
    "The restored state comes first, then the link, in whichever order they arrive",
    arguments: orders)
  private func order(_ steps: [StartStep]) {
    let app = GuardSession().makeApp()
    let inbox = LinkInbox()
    var said: [String] = []
    let scene = inbox.connect { link, policy in
      said.append("link")
      return app.open(link, over: policy)
    }
    let port = StartPort(app, scene)
    for step in steps {
      switch step {
      case .appear: port.appear()
      case .restore:
        port.restore {
          said.append("restored")
          $0.setRoutes([.home, .page(1), .page(2)])
        }
      case .link: inbox.open("/page/7")
      }
      #expect(!port.isDecided && said == [], "nothing is shown before")
    }
    #expect(port.isSettling)
    port.settle()
    #expect(port.isDecided && !port.isSettling)
    let wanted = [
      steps.contains(.restore) ? "restored" : nil, steps.contains(.link) ? "link" : nil,
    ]
    #expect(said == wanted.compactMap { $0 })
    if steps.contains(.link) { #expect(app.currentRoute == .page(7)) }
    inbox.endTurn()
    inbox.open("/page/8")
    #expect(app.currentRoute == .page(8), "later links are opened at once")
  }

  @Test("What the app itself shows before the start is decided is not undone by the saved state")
  func own() {
    let ways: [(name: String, isOwn: Bool, begin: (GuardedApp) -> Void)] = [
      ("nothing", false, { _ in }),
      ("a read", false, { _ = $0.routes }),
      ("its start", false, { $0.start() }),
      ("its projection", false, { _ = $0.projection.layers }),
      ("routes", true, { $0.setRoutes([.home, .page(9)]) }),
      ("a push", true, { $0.push(.page(9)) }),
      ("a link", true, { $0.open("/page/9") }),
      (
        "a restore", true,
        { $0.restore(.init(layers: [.init(path: [.init("/"), .init("/page/9")])])) }
      ),
    ]
    for way in ways {
      for isFirst in [false, true] {
        let app = GuardSession().freshApp()
        let port = StartPort(app)
        if isFirst { way.begin(app) }
        port.restore { $0.setRoutes([.home, .page(1), .page(2)]) }
        port.appear()
        if !isFirst { way.begin(app) }
        port.settle()
        let shown: [GuardedRoute] = way.isOwn ? [.home, .page(9)] : [.home, .page(1), .page(2)]
        #expect(port.isDecided && app.routes == shown, "\(way.name)")
      }
    }
  }

  @Test("The start is decided once, and not before the view has appeared")
  func once() {
    let app = GuardSession().makeApp()
    let port = StartPort(app)
    let counter = ChangeCounter { _ = port.isDecided }
    port.settle()
    #expect(!port.isDecided)
    port.appear()
    port.settle()
    #expect(port.isDecided && counter.count > 0)
    port.restore { $0.setRoutes([.page(1)]) }
    port.appear()
    port.settle()
    #expect(app.routes == [.home])
  }

  @Test(
    "A link that came first drops the saved state, if the policy says so",
    arguments: orders)
  private func unlessLink(_ steps: [StartStep]) {
    let app = GuardSession().makeApp()
    let inbox = LinkInbox()
    let port = StartPort(app, inbox.connect { app.open($0, over: $1) })
    var isRestored = false
    for step in steps {
      switch step {
      case .appear: port.appear()
      case .restore: port.restore(startingWith: .link) { _ in isRestored = true }
      case .link: inbox.open("/page/7")
      }
    }
    port.settle()
    #expect(isRestored == (steps.contains(.restore) && !steps.contains(.link)))
    #expect(!steps.contains(.link) || app.currentRoute == .page(7))
  }
}
