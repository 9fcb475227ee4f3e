import Testing

@testable import Waymark

@MainActor
@Suite("The port of a stack")
struct StackPortTests {
  @Test("A write is an observation, told to each owner in one change")
  func write() {
    let (app, port, ids) = StackPort.shop([.catalog(.list), .catalog(.item(1)), .about])
    var changes = 0
    app.observe { _, _ in changes += 1 }
    #expect(port.path == Array(ids[1...]))
    port.appear(ids[3])
    port.path = [ids[1]]
    #expect(picture(app) == "Shop[home, Catalog[list *]]" && changes == 1)
    port.path = [ids[1]]
    #expect(changes == 1)
  }

  @Test("What the view of an entry reads is not told of what comes or goes above it")
  func pushEvaluatesNoScreen() throws {
    let (app, port, ids) = StackPort.shop([.about])
    _ = port.path
    let (shown, layer) = (ShownEntry<TestScreen>(), app.projection.base)
    let view = ChangeCounter {
      guard let look = shown.look(port.entry(ids[1]), in: app) else { return }
      _ = (port.covers(ids[1]), port.isLeading)
      _ = EntryExit(look.entry, in: layer, isRoot: false).canEscape
    }
    let look = try #require(shown.look(nil, in: app))
    let exit = EntryExit(look.entry, in: layer, isRoot: false)
    let button = ChangeCounter { _ = (exit.button(ownsClose: false), exit.takesKey) }
    app.push(.note("a"))
    app.present(.about)
    app.dismiss()
    app.pop()
    #expect(view.count == 0 && button.count == 0)
    look.entry.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    #expect(view.count == 0 && button.count == 1)
  }

  @Test("An entry that was pushed during a swipe survives it")
  func pushDuringSwipe() {
    let (app, port, ids) = StackPort.shop([.about])
    _ = port.path
    port.appear(ids[1])
    app.push(.note("new"))
    port.path = []
    #expect(picture(app) == "Shop[home, note(\"new\") *]")
  }

  @Test("A write does not remove an entry that was offered and never appeared")
  func neverAppeared() {
    let (app, port, _) = StackPort.shop([.about])
    _ = port.path
    port.path = []
    #expect(picture(app) == "Shop[home, about *]")
  }

  @Test("A write belongs to the offer before it, even if the entry lies in another tab by now")
  func writtenLate() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.push(.about)
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let port = StackPort(app, tabs.layers[0])
    let path = port.path
    port.appear(path[0])
    app.select(.home)
    // The old path is written before the one after the swipe.
    port.path = path
    port.path = []
    #expect(app.routes == [.tabs])
  }

  @Test("The platform reads again if the tree differs from what it wrote")
  func nudge() {
    let (app, port, ids) = StackPort.shop([.about])
    let counter = ChangeCounter { _ = port.path }
    port.path = []
    #expect(counter.count == 1, "nothing had appeared")
    port.path = [ids[1]]
    #expect(counter.count == 1, "it is what the tree has")
    port.path = [ids[1], ids[0], ids[1]]
    #expect(counter.count == 2)
    app.dismissAll()
    #expect(counter.count == 2)
  }

  @Test("A root that brings its own stack does so until its end")
  func hasStack() throws {
    let app = ShopCoordinator()
    app.present(.about)
    let sheet = try #require(app.projection.layers.last)
    let root = try #require(sheet.entries.first?.id)
    let port = StackPort(app, sheet)
    #expect(!port.hasStack(root, unless: { $0.name == "about" }))
    #expect(StackPort(app, sheet).hasStack(root, unless: { _ in false }))
    app.dismiss()
    #expect(port.entry(root) == nil && !port.hasStack(root, unless: { _ in false }))
    #expect(StackPort(app, sheet).hasStack(root, unless: { _ in true }), "nothing was said in time")
    app.present(.about, as: .sheet(stack: false))
    let plain = try #require(app.projection.layers.last)
    let only = try #require(plain.entries.first?.id)
    #expect(!StackPort(app, plain).hasStack(only, unless: { _ in false }), "its layer has none")
  }

  @Test("The first entry stays after its layer has left")
  func first() throws {
    let app = ShopCoordinator()
    app.present(.catalog(.list))
    let sheet = try #require(app.projection.layers.last)
    let port = StackPort(app, sheet)
    let first = try #require(sheet.entries.first?.id)
    #expect(port.first == first)
    app.dismiss()
    #expect(sheet.isGone && port.first == first)
    #expect(StackPort(app, sheet).first == nil, "nobody has looked in time")
  }

  @Test("A layer that has left keeps its last offer")
  func hasLeft() throws {
    let app = ShopCoordinator()
    app.present(.catalog(.list))
    app.push(.catalog(.item(1)))
    let sheet = try #require(app.projection.base.next)
    let port = StackPort(app, sheet)
    let before = port.path
    app.dismiss()
    #expect(port.path == before && before.count == 1)
    port.appear(before[0])
    port.path = []
    #expect(picture(app) == "Shop[home *]")
  }

  @Test("Without a window, nothing is offered beyond the entries that have appeared")
  func offWindow() {
    let (app, port, ids) = StackPort.shop([.about])
    _ = port.path
    port.appear(ids[1])
    port.isInWindow = false
    app.push(.note("new"))
    #expect(port.path == [ids[1]])
    app.popToRoot()
    #expect(port.path == [])
    app.push(.about)
    #expect(port.path == [])
    let counter = ChangeCounter { _ = port.path }
    port.isInWindow = true
    #expect(counter.count == 1 && port.path.count == 1)
  }

  @Test("A covered container keeps its path, and its writes meanwhile remove nothing")
  func covered() {
    let (app, port, ids) = StackPort.shop([.about, .note("top")])
    _ = port.path
    port.appear(ids[2])
    port.isInWindow = false
    #expect(port.path == [ids[1], ids[2]])
    port.path = []
    port.isInWindow = true
    port.path = [ids[1]]
    #expect(port.path == [ids[1], ids[2]], "no view has appeared again")
    port.appear(ids[2])
    port.path = [ids[1]]
    #expect(picture(app) == "Shop[home, about *]")
  }

  @Test("Making ports does not touch the tree")
  func inits() throws {
    let app = ShopCoordinator(start: .tabs)
    let base = app.projection.base
    let tabs = try #require(base.entries.first?.tabs)
    let counter = ChangeCounter {
      for _ in 0..<10_000 {
        _ = StackPort(app, base)
        _ = ModalPort(app, base)
        _ = TabPort(app, tabs)
        _ = LeavePort(app, base)
      }
    }
    app.push(.about)
    app.present(.about)
    app.select(.home)
    #expect(counter.count == 0)
  }

  @Test("An embedded root is pushed level by level, and popped by its host")
  func embedded() {
    let (app, port, ids) = StackPort.shop([.about, .note("a")])
    #expect(port[above: 0] == ids[1] && port[above: 1] == nil && port[above: 7] == nil)
    let counter = ChangeCounter { _ = port[above: 1] }
    port.appear(ids[1])
    #expect(counter.count == 1 && port[above: 1] == ids[2])
    port.appear(ids[2])
    port[above: 7] = nil
    port[above: 1] = ids[2]
    #expect(app.depth == 3)
    port[above: 0] = nil
    #expect(picture(app) == "Shop[home *]" && port[above: 0] == nil)
  }

  @Test(
    "While no level of an embedded root is on screen, its offer stays the same, and it loses nothing"
  )
  func embeddedRemade() {
    let (app, port, ids) = StackPort.shop([.about, .note("a")])
    for (depth, id) in ids.dropLast().enumerated() {
      port.appear(id)
      if depth > 0 { port.disappear(ids[depth - 1]) }
      #expect(port[above: depth] == ids[depth + 1])
    }
    port.appear(ids[2])
    port.disappear(ids[1])
    port.disappear(ids[2])
    app.push(.note("b"))
    #expect(port[above: 1] == ids[2] && port[above: 2] == nil)
    port[above: 0] = nil
    #expect(app.depth == 4 && port[above: 0] == nil)
    port.appear(ids[0])
    #expect(port[above: 0] == ids[1] && port[above: 1] == nil, "level by level")
    port.appear(ids[1])
    port.disappear(ids[0])
    port[above: 0] = nil
    #expect(app.depth == 3, "what has not appeared again stays")
  }

  @Test("Several levels of an embedded root are dropped one in each turn, from the top")
  func embeddedDrop() {
    let (app, port, ids) = StackPort.shop([.about, .note("a")])
    _ = port[above: 0]
    port.appear(ids[1])
    _ = port[above: 1]
    port.appear(ids[2])
    app.popToRoot()
    #expect(port[above: 0] == ids[1] && port[above: 1] == nil && port.isSettling)
    port.settle()
    #expect(port[above: 0] == nil)
  }

  @Test("What the host popped before it read again is gone, whatever has left below")
  func embeddedPop() {
    let (app, port, ids) = StackPort.shop([.about, .note("a"), .note("b")])
    for (depth, id) in ids.dropFirst().enumerated() {
      #expect(port[above: depth] == id)
      port.appear(id)
    }
    app.remove(ids[1])
    #expect(port.isSettling, "whoever settles looks first")
    port[above: 2] = nil
    #expect(picture(app) == "Shop[home, note(\"a\") *]")
  }

  @Test("Levels of an embedded root that has ended can be popped, and stay popped")
  func embeddedEnded() {
    let (app, port, ids) = StackPort.shop([.about, .note("a")])
    for (depth, id) in ids.dropFirst().enumerated() {
      #expect(port[above: depth] == id)
      port.appear(id)
    }
    app.end()
    #expect(port[above: 1] == ids[2], "it stays on screen until its view goes")
    port[above: 1] = nil
    #expect(port[above: 1] == nil && port[above: 0] == ids[1])
    port[above: 0] = nil
    #expect(port[above: 0] == nil)
  }

  @Test(
    "A view that has appeared and disappeared off window does not count when it is on screen again")
  func earlyAndGone() {
    let (app, port, ids) = StackPort.shop([.about])
    _ = port.path
    port.appear(ids[1])
    port.isInWindow = false
    port.appear(ids[1])
    port.disappear(ids[1])
    port.isInWindow = true
    port.path = []
    #expect(app.depth == 2)
  }
}

extension StackPort<ShopCoordinator> {
  /// A shop, the port of its base, and the ids of the entries.
  static func shop(_ routes: [ShopRoute]) -> (
    app: ShopCoordinator, port: StackPort<ShopCoordinator>, ids: [EntryID]
  ) {
    let app = ShopCoordinator()
    app.flow.reporter = MisuseReporter { _ in }
    app.push(routes)
    return (app, StackPort(app, app.projection.base), app.projection.base.entries.ids)
  }
}
