import Testing

@testable import Waymark

/// The owner of a stack, who shows it through a port.
@MainActor
private final class Owner {
  var stack: RouteStack<ShopRoute>
  let port = RouteStackPort<ShopRoute>()
  private(set) var writes = 0

  init(_ routes: [ShopRoute]) throws {
    stack = try #require(RouteStack(routes))
    port.connect { [unowned self] in
      stack
    } write: { [unowned self] in
      stack = $0
      writes += 1
    }
  }

  var path: [EntryID] {
    get { port.path(of: stack) }
    set { port.write(newValue, to: &stack) }
  }

  /// Shows everything.
  func show() {
    if let top = path.last { port.appear(top) }
  }

  func navigator(_ place: Int) -> RouteStackNavigator<ShopRoute> {
    RouteStackNavigator(stack[place].id, in: port)
  }
}

@MainActor
@Suite("The port of a stack without a coordinator")
struct RouteStackPortTests {
  @Test("Entries that have appeared and are missing from a write are gone")
  func write() throws {
    let owner = try Owner([.home, .about, .note("a")])
    let ids = owner.stack.map(\.id)
    #expect(owner.path == [ids[1], ids[2]])
    owner.port.appear(ids[2])
    owner.path = [ids[1]]
    #expect(owner.stack.routes == [.home, .about])
    owner.path = [ids[1]]
    owner.path = []
    #expect(owner.stack.routes == [.home])
  }

  @Test("An entry that never appeared, or was pushed during a swipe, survives a write")
  func survives() throws {
    let owner = try Owner([.home, .about])
    owner.path = []
    #expect(owner.stack.count == 2, "nothing was offered yet")
    _ = owner.path
    owner.path = []
    #expect(owner.stack.count == 2, "it never appeared")
    owner.show()
    owner.stack.push(.note("new"))
    owner.path = []
    #expect(owner.stack.routes == [.home, .note("new")])
  }

  @Test("The platform reads again if the stack differs from what it wrote")
  func nudge() throws {
    let owner = try Owner([.home, .about])
    let counter = ChangeCounter { [port = owner.port, stack = owner.stack] in
      _ = port.path(of: stack)
    }
    let ids = owner.path
    owner.path = ids
    #expect(counter.count == 0)
    owner.path = []
    #expect(counter.count == 1, "nothing had appeared")
    owner.show()
    owner.path = []
    #expect(counter.count == 1, "it is what the stack has")
    owner.path = [ids[0], ids[0], EntryID(number: 99)]
    #expect(counter.count == 2 && owner.stack.routes == [.home])
  }

  @Test("The first entry stays, even if it was once offered in a path")
  func first() throws {
    let owner = try Owner([.home, .about, .note("a")])
    owner.show()
    let first = owner.stack[0].id
    owner.stack = RouteStack(entries: Array(owner.stack.dropFirst()), nextNumber: 4)
    owner.path = []
    #expect(owner.stack.routes == [.about])
    owner.path = [first]
    #expect(owner.stack.routes == [.about])
  }

  @Test("A new first entry is a new container, of which nothing has appeared")
  func otherRoot() throws {
    let owner = try Owner([.home, .about])
    owner.show()
    owner.stack.setRoot(.note("root"), keepingStack: true)
    #expect(owner.path.count == 1)
    owner.path = []
    #expect(owner.stack.count == 2)
    owner.show()
    owner.path = []
    #expect(owner.stack.routes == [.note("root")])
  }

  @Test("A path that was taken but not shown is offered again, once for each change")
  func resync() throws {
    let owner = try Owner([.home, .about, .note("a")])
    let (port, ids) = (owner.port, owner.stack.map(\.id))
    port.appear(ids[0])
    #expect(!port.resyncIfBehind(), "the platform has not looked yet")
    let whole = owner.path
    port.appear(ids[1])
    let changes = port.changes(of: owner.stack)
    #expect(port.resyncIfBehind() && port.isSettling && port.changes(of: owner.stack) > changes)
    port.settle()
    #expect(port.isSettling, "the platform has not seen what is left")
    #expect(owner.path == [ids[1]])
    #expect(port.canSettle)
    port.settle()
    #expect(!port.isSettling && owner.path == whole && owner.stack.count == 3)
    #expect(!port.resyncIfBehind(), "it was tried")
    owner.stack.push(.about)
    _ = owner.path
    #expect(port.resyncIfBehind(), "another change is tried anew")
  }

  @Test("A path that is shown, or of which nothing is on screen, is not offered again")
  func noResync() throws {
    let owner = try Owner([.home, .about])
    _ = owner.path
    #expect(!owner.port.resyncIfBehind(), "nothing is on screen")
    owner.show()
    #expect(!owner.port.resyncIfBehind(), "its top is")
    owner.port.isInWindow = false
    #expect(!owner.port.resyncIfBehind(), "the container is off window")
    #expect(!RouteStackPort<ShopRoute>().resyncIfBehind(), "nobody said where the stack is")
  }

  @Test("The clock says when to offer again, and turns when to continue")
  func resyncInTime() async throws {
    let owner = try Owner([.home, .about])
    let (port, clock) = (owner.port, ManualClock())
    let whole = owner.path
    port.appear(owner.stack[0].id)
    let task = Task { await port.resyncIfBehind(after: .seconds(1), by: clock) }
    try await clock.sleepers(1)
    clock.advance(by: .milliseconds(999))
    #expect(!port.isSettling)
    clock.advance(by: .milliseconds(1))
    await task.value
    #expect(port.isSettling && owner.path == [])
    await port.settleInTurns()
    #expect(!port.isSettling && owner.path == whole)
  }

  @Test("A container that is made anew removes nothing")
  func remade() throws {
    let owner = try Owner([.home, .about])
    owner.show()
    owner.port.isInWindow = false
    owner.path = []
    owner.port.isInWindow = true
    owner.path = []
    #expect(owner.stack.count == 2)
    owner.show()
    owner.path = []
    #expect(owner.stack.count == 1)
  }

  @Test("Off window, nothing is offered beyond the entries that have appeared")
  func offWindow() throws {
    let owner = try Owner([.home, .about])
    let (port, ids) = (owner.port, owner.stack.map(\.id))
    owner.show()
    port.isInWindow = false
    owner.stack.push(.note("new"))
    #expect(owner.path == [ids[1]], "the platform keeps what it shows")
    let counter = ChangeCounter { [stack = owner.stack] in _ = port.path(of: stack) }
    port.appear(ids[1])
    port.isInWindow = true
    #expect(counter.count == 1 && owner.path.count == 2)
    owner.path = []
    #expect(owner.stack.routes == [.home, .note("new")], "a view appeared before its container")
    port.isInWindow = false
    owner.stack.popToRoot()
    #expect(owner.path == [])
    owner.stack.setRoot(.note("root"))
    owner.stack.push(.about)
    #expect(owner.path.count == 1, "another container begins with its path")
    owner.stack.push(.note("more"))
    #expect(owner.path.count == 1)
  }

  @Test("An entry that has left keeps its route until its view is gone")
  func leaving() throws {
    let owner = try Owner([.home, .about, .note("a")])
    let ids = owner.stack.map(\.id)
    let port = owner.port
    owner.show()
    owner.stack.revise(ids[2], to: .note("b"))
    #expect(port.route(ids[2], in: owner.stack) == .note("b"))
    owner.stack.popToRoot()
    #expect(port.route(ids[2], in: owner.stack) == .note("a"), "as it was offered last")
    _ = owner.path
    #expect(port.route(ids[2], in: owner.stack) == .note("a"))
    #expect(port.route(ids[1], in: owner.stack) == nil, "it was covered")
    port.disappear(ids[2])
    #expect(port.route(ids[2], in: owner.stack) == nil)
    #expect(port.route(ids[0], in: owner.stack) == .home)
  }

  @Test(
    "A view that has appeared and disappeared off window does not count when it is on screen again")
  func earlyAndGone() throws {
    let owner = try Owner([.home, .about])
    let id = owner.stack[1].id
    owner.show()
    owner.port.isInWindow = false
    owner.port.appear(id)
    owner.port.disappear(id)
    owner.port.isInWindow = true
    owner.path = []
    #expect(owner.stack.count == 2)
  }

  @Test("Making and connecting ports reads no stack")
  func touchesNothing() throws {
    var reads = 0
    for _ in 1...10_000 {
      let port = RouteStackPort<ShopRoute>()
      port.connect {
        reads += 1
        return RouteStack(.home)
      } write: { _ in
        reads += 1
      }
    }
    #expect(reads == 0)
  }
}

@MainActor
@Suite("Navigating in a stack without a coordinator")
struct RouteStackNavigatorTests {
  @Test("A double tap pushes once")
  func doubleTap() throws {
    let owner = try Owner([.home])
    let home = owner.navigator(0)
    #expect(home.push(.about) == .performed)
    #expect(home.push(.about) == .ignored(.originNotOnTop))
    #expect(home == owner.navigator(0) && home != owner.navigator(1))
    #expect(home.push([.about]) == .ignored(.originNotOnTop))
    #expect(home.pushIfNew(.about) == .ignored(.originNotOnTop))
    #expect(home.replaceTop(.about) == .ignored(.originNotOnTop))
    #expect(home.routes == [.home, .about] && owner.writes == 1)
  }

  @Test("Going back works below the top")
  func back() throws {
    let owner = try Owner([.home, .about, .note("a"), .note("b")])
    #expect(owner.navigator(0).pop() == .ignored(.atRoot))
    #expect(owner.navigator(1).pop(toLast: .note("a")) == .performed)
    #expect(owner.navigator(1).pop(toLast: .note("b")) == .ignored(.notFound))
    let note = owner.navigator(2)
    #expect(owner.navigator(1).pop() == .performed)
    #expect(owner.stack.routes == [.home])
    #expect(note.pop() == .ignored(.left) && note.push(.about) == .ignored(.left))
    #expect(owner.navigator(0).popToRoot() == .unchanged)
    #expect(owner.writes == 2)
  }

  @Test("Replacing, revising and any other change")
  func change() throws {
    let owner = try Owner([.home, .note("a")])
    let note = owner.navigator(1)
    #expect(note.revise(to: .note("b")) == .performed)
    #expect(note.revise(to: .about) == .ignored(.notSameCase))
    #expect(note.pushIfNew(.note("b")) == .unchanged)
    #expect(note.push([.about, .home]) == .performed)
    #expect(note.update { $0.trim(keepingLast: 1) } == .performed)
    #expect(owner.stack.routes == [.home, .home])
    #expect(note.update { $0.push(.about) } == .ignored(.left))
    #expect(owner.navigator(1).replaceTop(.about) == .performed)
    #expect(owner.navigator(1).update { _ in .unchanged } == .unchanged)
    #expect(owner.stack.routes == [.home, .about])
  }

  @Test("Without a stack nothing happens")
  func nowhere() throws {
    let none = RouteStackNavigator<ShopRoute>()
    #expect(none.push(.home) == .ignored(.left) && none.pop() == .ignored(.left))
    #expect(none.routes == [] && none.id == nil)
    let unconnected = RouteStackPort<ShopRoute>()
    let early = RouteStackNavigator(EntryID(number: 1), in: unconnected)
    #expect(early.push(.home) == .ignored(.left) && early.routes == [])
    var owner: Owner? = try Owner([.home])
    let navigator = try #require(owner?.navigator(0))
    weak let port = owner?.port
    owner = nil
    #expect(port == nil, "a navigator keeps nothing")
    #expect(navigator.push(.about) == .ignored(.left))
  }

  @Test("What an earlier connection has captured is released outside of the accesses")
  func aSourceIsReleasedOutside() {
    let port = RouteStackPort<ShopRoute>()
    let stack = RouteStack(ShopRoute.home)
    var seen: [[ShopRoute]] = []
    let navigator = RouteStackNavigator(stack[0].id, in: port)
    do {
      let model = AtRelease { seen.append(navigator.routes) }
      port.connect {
        withExtendedLifetime(model) { stack }
      } write: { _ in
      }
    }
    port.connect {
      stack
    } write: { _ in
    }
    #expect(seen == [[.home]])
  }
}
