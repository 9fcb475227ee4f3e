import Testing

@testable import Waymark

@MainActor
@Suite("The history")
struct HistoryTests {
  let app = ShopCoordinator()
  let history: History

  init() {
    history = History(app)
    app.start()
  }

  /// The numbers of positions before the current one and after it.
  private var place: [Int] { [history.backCount, history.forwardCount] }

  @Test("Back and forward show whole states, and entries that are still there stay")
  func backAndForward() {
    app.navigate(to: .catalog(.list))
    app.navigate(to: .catalog(.item(7)))
    #expect(place == [2, 0])
    #expect(history.back() == .performed)
    #expect(picture(app) == "Shop[home, Catalog[list *]]")
    #expect(ids(app) == "#1 #2")
    #expect(history.back() == .performed)
    #expect(picture(app) == "Shop[home *]")
    #expect(place == [0, 2])
    #expect(history.go(2) == .performed)
    #expect(picture(app) == "Shop[home, Catalog[list, item(7) *]]")
    #expect(place == [2, 0])
    #expect(history.lastStep == HistoryStep(direction: .forward, count: 2))
  }

  @Test("An entry that comes back is the same for every position with it")
  func marks() {
    app.navigate(to: .about)
    app.navigate(to: .note("a"))
    history.go(-2)
    history.forward()
    let about = ids(app)
    history.forward()
    #expect(ids(app).hasPrefix(about))
    #expect(picture(app) == "Shop[home, about, note(\"a\") *]")
  }

  @Test("A change that only removes goes back to what it shows, and keeps the positions forward")
  func removals() {
    app.push([.about, .note("a")])
    app.push(.note("b"))
    app.popToRoot()
    #expect(place == [0, 2])
    history.forward()
    #expect(picture(app) == "Shop[home, about, note(\"a\") *]")
    app.pop()
    #expect(place == [2, 0], "no position showed that")
    history.back()
    #expect(picture(app) == "Shop[home, about, note(\"a\") *]")
  }

  @Test("Any other visible change clears the positions forward")
  func clears() {
    app.push(.about)
    history.back()
    app.push(.note("b"))
    #expect(place == [1, 0])
    #expect(history.forward() == .ignored(.notFound))
    #expect(history.positions.map(\.name) == ["home", "note(\"b\")"])
  }

  @Test("Tabs, what they show and the selection come back")
  func tabs() {
    app.push(.tabs)
    app.deliver(.catalog(.item(1)))
    app.select(.favourites(.list))
    app.deliver(.catalog(.item(2)), select: false)
    #expect(place == [3, 0], "what is not visible is a part of the position")
    let full = picture(app)
    let before = allIDs(app)
    history.go(-2)
    #expect(picture(app) == "Shop[home, tabs[>Catalog[list *], Catalog[list], home]]")
    history.go(2)
    #expect(picture(app) == full)
    #expect(allIDs(app) != before)
    app.back()
    #expect(place == [4, 0], "no position showed that tab so")
    app.select(.home)
    app.back()
    #expect(place == [4, 1], "back that selects a tab only removes")
  }

  @Test("Layers come back with their presenters")
  func layers() {
    app.push(.catalog(.list))
    app.child(CatalogCoordinator.self)?.present(.filter)
    app.present(.about, as: .sheet)
    let full = picture(app)
    history.go(-2)
    #expect(picture(app) == "Shop[home, Catalog[list *]]")
    history.go(2)
    #expect(picture(app) == full)
    history.go(-3)
    history.go(3)
    #expect(picture(app) == full)
  }

  @Test("A route that was revised is another one at each position")
  func revised() {
    app.push(.note("a"))
    app.push(.about)
    app.revise(app.stack[1].id, to: .note("b"))
    #expect(place == [2, 0])
    history.back()
    #expect(picture(app) == "Shop[home, note(\"a\") *]")
    #expect(ids(app) == "#1 #2")
    history.forward()
    #expect(picture(app) == "Shop[home, note(\"b\"), about *]")
    #expect(ids(app) == "#1 #2 #4")
  }

  @Test("The present access is asked, and refused entries are left out")
  func denied() {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.page(1))
    app.push(.club(.lobby))
    app.setRoutes([.home])
    for verdict in [Access<GuardedRoute>.deny("no"), .redirect(to: [.page(7)]), .hold(until: "x")] {
      session.app[.page(1)] = verdict
      let made = session.made
      #expect(history.forward().isRefusal)
      #expect(history.go(2).isRefusal)
      #expect(picture(app) == "App[home *]")
      #expect(session.made == made)
      #expect(history.currentIndex == 0)
    }
    session.allowAll()
    #expect(history.go(2) == .performed)
    #expect(picture(app) == "App[home, page(1), Club[lobby *]]")
  }

  @Test(
    "A verb sets how its change is recorded", arguments: [HistoryPolicy.add, .replace, .ignore])
  func policies(_ policy: HistoryPolicy) {
    app.push(.about)
    app.open(.note("a"), history: policy)
    let place = [HistoryPolicy.add: [2, 0], .replace: [1, 0], .ignore: [1, 0]]
    #expect(self.place == place[policy])
    history.back()
    #expect(picture(app) == (policy == .add ? "Shop[home, about *]" : "Shop[home *]"))
  }

  @Test("A step asks before it leaves, and is taken after the answer")
  func leaving() {
    app.push(.about)
    app.push(.note("a"))
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    guard case .needsConfirmation(let request) = history.go(-2) else {
      Issue.record("nobody asked")
      return
    }
    #expect(place == [2, 0])
    #expect(request.proceed() == .performed)
    #expect(place == [0, 2])
    #expect(picture(app) == "Shop[home *]")
  }

  @Test("A position keeps nothing alive")
  func lifetimes() {
    app.push(.catalog(.item(3)))
    weak let child = app.child(CatalogCoordinator.self)
    weak let screen = app.projection.leaf?.screen
    #expect(child != nil && screen != nil)
    app.pop()
    #expect(history.forwardCount == 1)
    #expect(child == nil && screen == nil)
  }

  @Test("The end clears it")
  func end() {
    app.push(.about)
    app.end()
    #expect(history.positions.isEmpty)
    #expect(history.currentIndex == nil)
    #expect(history.back() == .ignored(.notFound))
  }
}
