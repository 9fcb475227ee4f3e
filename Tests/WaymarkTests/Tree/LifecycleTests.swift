import Testing
import Waymark

/// Makes a change and returns its events, in short words.
@MainActor
private func events(
  from routes: [ShopRoute], _ change: (ShopCoordinator) -> Void
) -> [String] {
  let app = ShopCoordinator()
  app.setRoutes(routes)
  return events(of: app) { change(app) }
}

@MainActor
private func events(of app: ShopCoordinator, _ change: () -> Void) -> [String] {
  var events: [String] = []
  let token = app.observe { change, _ in events += change.events.map(\.description) }
  change()
  token.cancel()
  return events
}

@MainActor
@Suite("Lifecycle")
struct LifecycleTests {
  @Test("The first use of a root enters it, then its start, and then activates that")
  func firstUse() {
    let app = ShopCoordinator()
    #expect(
      events(of: app) { app.start() }
        == ["enter ShopCoordinator", "enter home", "activate home"])
  }

  @Test("A child enters before its entries and leaves after them")
  func child() {
    #expect(
      events(from: [.home]) { $0.push(.catalog(.list)) }
        == [
          "enter CatalogCoordinator", "enter catalog.list", "cover home", "activate catalog.list",
        ])
    #expect(
      events(from: [.home, .catalog(.list), .about]) { $0.popToRoot() }
        == [
          "leave (popped) about", "leave (popped) catalog.list",
          "leave (popped) CatalogCoordinator", "uncover home",
        ])
  }

  @Test("A push enters, covers and activates; a pop leaves and uncovers")
  func pushAndPop() {
    #expect(
      events(from: [.home]) { $0.push(.about) } == ["enter about", "cover home", "activate about"])
    let app = ShopCoordinator()
    app.push(.about)
    #expect(events(of: app) { app.pop() } == ["leave (popped) about", "uncover home"])
    app.push([.about, .note("c")])
    #expect(
      events(of: app) { app.pop(2) }
        == ["leave (popped) note(\"c\")", "leave (popped) about", "uncover home"])
  }

  @Test("Replacing the top covers nothing")
  func replace() {
    #expect(
      events(from: [.home, .about]) { $0.replaceTop(.note("c")) }
        == ["enter note(\"c\")", "leave (replaced) about", "activate note(\"c\")"])
  }

  @Test("Several pushes in one change activate only the last")
  func pushSeveral() {
    #expect(
      events(from: [.home]) { $0.push([.about, .note("c")]) }
        == ["enter about", "enter note(\"c\")", "cover home", "activate note(\"c\")"])
  }

  @Test("Entries that come or go below the leaf do not change the leaf")
  func below() {
    #expect(
      events(from: [.home, .note("c")]) { $0.setRoutes([.home, .about, .note("c")]) }
        == ["enter about"])
    #expect(
      events(from: [.home, .about, .note("c")]) { $0.setRoutes([.about, .note("c")]) }
        == ["leave (replaced) home"])
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    app.present(.note("sheet"))
    #expect(
      events(of: app) { app.child(CatalogCoordinator.self)?.push(.item(1)) }
        == ["enter catalog.item(1)"])
  }

  @Test("A reorder covers the old leaf and uncovers or activates the new one")
  func reorder() {
    #expect(
      events(from: [.home, .about, .note("c")]) { $0.setRoutes([.home, .note("c"), .about]) }
        == ["cover note(\"c\")", "activate about"])
    let app = ShopCoordinator()
    app.push(.about)
    app.push(.note("c"))
    #expect(
      events(of: app) { app.setRoutes([.home, .note("c"), .about]) }
        == ["cover note(\"c\")", "uncover about"])
  }

  @Test("Presenting covers, dismissing uncovers")
  func layers() {
    let app = ShopCoordinator()
    app.start()
    #expect(
      events(of: app) { app.present(.about) } == ["enter about", "cover home", "activate about"])
    #expect(events(of: app) { app.dismiss() } == ["leave (dismissed) about", "uncover home"])
  }

  @Test("Selecting a tab activates its leaf the first time and uncovers it later")
  func tabs() {
    let app = ShopCoordinator(start: .tabs)
    #expect(
      events(of: app) { app.start() }
        == [
          "enter ShopCoordinator", "enter tabs", "enter CatalogCoordinator", "enter catalog.list",
          "enter CatalogCoordinator", "enter favourites.list", "enter home",
          "activate catalog.list",
        ])
    #expect(
      events(of: app) { app.select(.home) } == ["cover catalog.list", "activate home"])
    #expect(
      events(of: app) { app.select(.catalog(.list)) } == ["cover home", "uncover catalog.list"])
  }

  @Test("No change has no events and no record")
  func noChange() {
    #expect(events(from: [.home, .about]) { $0.pushIfNew(.about) } == [])
    #expect(events(from: [.home, .about]) { $0.setRoutes([.home, .about]) } == [])
  }
}
