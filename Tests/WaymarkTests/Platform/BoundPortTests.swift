import Testing

@testable import Waymark

/// Writes as a binding does: through a key path, which first reads the property. The compiler must not see which one.
@MainActor @inline(never)
private func write<Port: AnyObject, Value>(
  _ value: Value, _ path: ReferenceWritableKeyPath<Port, Value>, of port: Port
) {
  port[keyPath: path] = value
}

@MainActor
@Suite("What is bound is read just before it is written")
struct BoundPortTests {
  private func shownTabs() throws -> (
    ShopCoordinator, LayerTabs<TestScreen>, TabPort<ShopCoordinator>
  ) {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let port = TabPort(app, tabs)
    port.appear(port.selection)
    return (app, tabs, port)
  }

  @Test("A key path reads before it writes")
  func keyPath() {
    final class Counter {
      var reads = 0
      var value: Int {
        get {
          reads += 1
          return 0
        }
        set {}
      }
    }
    let counter = Counter()
    write(1, \.value, of: counter)
    #expect(counter.reads == 1)
  }

  @Test("An entry that came below the top unseen survives a swipe")
  func stack() {
    let app = ShopCoordinator()
    app.push(.about)
    let port = StackPort(app, app.projection.base)
    let offered = port.path
    #expect(port.boundPath == offered)
    port.appear(offered[0])
    app.setRoutes([.home, .note("x"), .about])
    #expect(port.boundPath == offered, "reading what is bound offers nothing")
    write([], \.boundPath, of: port)
    #expect(app.routes == [.home, .note("x")])
  }

  @Test("A tap is outdated by a selection that came after the last offer")
  func tabs() throws {
    let (app, tabs, port) = try shownTabs()
    let offered = port.boundSelection
    app.select(.home)
    #expect(tabs.selectedIndex == 2 && port.boundSelection == offered)
    write(tabs.layers[1].id, \.boundSelection, of: port)
    #expect(tabs.selectedIndex == 2)
    #expect(port.selection == tabs.layers[2].id && port.boundSelection == port.selection)
  }

  @Test("A dialog whose button presents something does not come back", arguments: [true, false])
  func dialog(isEarly: Bool) throws {
    let (app, port, _) = try shownDialog()
    if isEarly { write(false, \.[dialogAt: nil, if: true], of: port) }
    app.present(.note("above"))
    if !isEarly { write(false, \.[dialogAt: nil, if: true], of: port) }
    port.settleDialog()
    let sheet = try #require(port[.sheet])
    #expect(port[bound: .sheet]?.id == sheet.id)
    port.appear(sheet.id)
    write(nil, \.[bound: .sheet], of: port)
    port.gone(nil)
    for _ in 0..<3 {
      #expect(port[.dialog] == nil)
      port.settle()
    }
    #expect(app.layers == [[.home]])
  }

  @Test("Reading what is bound asks no question and presents nothing")
  func reading() throws {
    let app = ShopCoordinator()
    let modals = ModalPort(app, app.projection.base)
    modals.isReady = true
    app.present(.about)
    #expect(modals[bound: .sheet] == nil && !modals.isBehind)
    #expect(modals[.sheet]?.id == modals[bound: .sheet]?.id)
    let leave = LeavePort(app, app.projection.base)
    #expect(!leave[asksIf: true])
  }

  @Test("The container of an old root removes nothing while it is torn down")
  func oldRoot() {
    let app = ShopCoordinator()
    app.push(.about)
    let port = StackPort(app, app.projection.base)
    port.appear(port.path[0])
    app.setRoot(.note("new"), keepingStack: true)
    write([], \.boundPath, of: port)
    #expect(app.routes == [.note("new"), .about])
    // Its view may also be evaluated once more before that.
    _ = port.path
    write([], \.boundPath, of: port)
    #expect(app.routes == [.note("new"), .about])
  }

  @Test("A list of views and the levels of an embedded root stay if only their root is replaced")
  func keptContainers() throws {
    let app = ShopCoordinator()
    app.push([.about, .note("a")])
    final class Page {}
    let views = StackViews(StackPort(app, app.projection.base)) { _ in Page() }
    views.didShow(views.wanted)
    app.setRoot(.note("x"), keepingStack: true)
    views.didShow(Array(views.wanted.dropLast()))
    #expect(app.routes == [.note("x"), .about])
    let port = StackPort(app, app.projection.base)
    let root = app.projection.base.entries.ids[0]
    port.appear(root)
    port.appear(try #require(port[above: 0]))
    port.disappear(root)
    app.setRoot(.note("y"), keepingStack: true)
    _ = port[above: 0]
    write(nil, \.[boundAbove: 0], of: port)
    #expect(app.routes == [.note("y")])
  }

  @Test("What was written is what is bound, until the next offer")
  func written() throws {
    let (_, tabs, port) = try shownTabs()
    write(tabs.layers[1].id, \.boundSelection, of: port)
    #expect(tabs.selectedIndex == 1 && port.boundSelection == tabs.layers[1].id)
    var stack = RouteStack(ShopRoute.home)
    stack.push([.about, .note("a")])
    let stacks = RouteStackPort<ShopRoute>()
    let path = stacks.path(of: stack)
    stacks.appear(path[1])
    stacks.write([path[0]], to: &stack)
    #expect(stacks.boundPath == [path[0]] && stack.count == 2)
  }
}
