import Testing
import Waymark

@MainActor
@Suite("The sequence of changes")
struct NavigationChangesTests {
  @Test("A consumer gets every change after its start, in order")
  func order() async {
    let app = ShopCoordinator()
    app.push(.about)
    let changes = app.changes
    app.push(.note("a"))
    app.pop()
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next()?.cause == .push)
    #expect(await iterator.next()?.cause == .pop)
    #expect(changes.dropped == 0)
  }

  @Test("A late consumer loses the oldest changes, and they are counted")
  func dropping() async {
    let app = ShopCoordinator()
    app.start()
    let changes = app.changes(buffering: 3)
    for number in 1...10 { app.push(.note("\(number)")) }
    #expect(changes.dropped == 7)
    var routes: [ShopRoute] = []
    var iterator = changes.makeAsyncIterator()
    for _ in 1...3 {
      if case .entry(_, let route)? = await iterator.next()?.entered.first?.subject {
        routes.append(route)
      }
    }
    #expect(routes == [.note("8"), .note("9"), .note("10")])
  }

  @Test("Each consumer has its own buffer")
  func consumers() async {
    let app = ShopCoordinator()
    app.start()
    let small = app.changes(buffering: 1)
    let large = app.changes(buffering: 2)
    app.push(.about)
    app.pop()
    #expect(small.dropped == 1)
    #expect(large.dropped == 0)
  }

  @Test("The sequence ends with its coordinator, after what was buffered")
  func end() async {
    var app: ShopCoordinator? = ShopCoordinator()
    let changes = app?.changes
    app?.push(.about)
    app = nil
    var causes: [NavigationCause] = []
    if let changes {
      for await change in changes { causes.append(change.cause) }
    }
    #expect(causes == [.start, .push])
  }

  @Test(
    "A consumer that never reads costs no more than its buffer, in 1,000,000 changes with all sessions"
  )
  func neverReads() {
    let turns = Sessions.share(of: 500_000)
    let app = ShopCoordinator()
    app.start()
    let changes = app.changes
    for _ in 0..<turns {
      app.push(.about)
      app.pop()
    }
    #expect(changes.dropped == 2 * turns - 64)
    #expect(app.routes == [.home])
  }

  @Test("A consumer that has gone is forgotten")
  func forgotten() {
    let app = ShopCoordinator()
    app.start()
    var changes: NavigationChanges<ShopRoute>? = app.changes(buffering: 1)
    app.push(.about)
    #expect(changes?.dropped == 0)
    changes = nil
    #expect(app.push(.about) == .performed)
    #expect(app.depth == 3)
  }
}
