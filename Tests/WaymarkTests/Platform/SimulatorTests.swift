import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The simulated platform without quirks")
struct SimulatorTests {
  @Test("It shows the tree, and a swipe counts as the user's")
  func swipe() {
    let app = ShopCoordinator()
    let simulator = PlatformSimulator(app)
    app.push([.catalog(.list), .catalog(.item(1))])
    #expect(!simulator.differences.isEmpty)
    simulator.settle()
    #expect("\(simulator.visible)" == "home\nlist\nitem(1) *" && simulator.differences == [])
    simulator.swipeBack(.cancelled)
    simulator.settle()
    #expect(app.depth == 3)
    simulator.swipeBack()
    simulator.settle()
    #expect(picture(app) == "Shop[home, Catalog[list *]]" && simulator.differences == [])
    app.push([.about, .home])
    simulator.settle()
    simulator.goBack(to: 0)
    simulator.settle()
    #expect(picture(app) == "Shop[home *]")
  }

  @Test("Sheets are dragged, unless an entry in them asks; dialogs are answered")
  func layers() {
    let app = ShopCoordinator()
    let simulator = PlatformSimulator(app)
    app.present(.catalog(.list))
    app.push(.catalog(.item(1)))
    simulator.settle()
    #expect("\(simulator.visible)" == "home\n^ sheet\n  list\n  item(1) *")
    let list = app.projection.layers[1].entries[0].navigator(for: CatalogCoordinator.self)
    list?.leavePolicy = .confirm
    simulator.drag()
    simulator.settle()
    #expect(app.layers.count == 2, "a lower entry asks")
    list?.leavePolicy = .free
    simulator.drag(.cancelled)
    simulator.drag()
    simulator.settle()
    #expect(picture(app) == "Shop[home *]")
    app.present(.note("sure?"), as: .dialog)
    simulator.settle()
    simulator.answer()
    simulator.settle()
    #expect(picture(app) == "Shop[home *]" && simulator.differences == [])
  }

  @Test("A revised route is on screen under its new name")
  func revised() throws {
    let app = ShopCoordinator()
    let simulator = PlatformSimulator(app)
    app.push(.note("old"))
    simulator.settle()
    app.revise(try #require(app.stack.last?.id), to: .note("new"))
    #expect("\(simulator.visible)" == "home\nnote(\"new\") *" && simulator.differences == [])
  }

  @Test("A view dismisses itself: it goes back or ends its layer, and no entry is asked")
  func dismiss() {
    let app = ShopCoordinator()
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    let simulator = PlatformSimulator(app)
    app.present(.catalog(.list), as: .cover)
    app.push(.catalog(.item(1)))
    simulator.settle()
    app.projection.leaf?.navigator(for: CatalogCoordinator.self)?.leavePolicy = .confirm
    #expect(!simulator.swipeBack() && !simulator.drag())
    #expect(simulator.dismiss())
    simulator.settle()
    #expect("\(simulator.visible)" == "home\n^ cover\n  list *" && reports == [.leftUnasked])
    #expect(!simulator.drag() && simulator.dismiss())
    simulator.settle()
    #expect(picture(app) == "Shop[home *]" && simulator.differences == [])
    #expect(!simulator.dismiss() && simulator.settle())
  }

  @Test("Back, Close and the escape gesture ask if an entry asks before it is left")
  func buttons() {
    let app = ShopCoordinator()
    let simulator = PlatformSimulator(app)
    #expect(!simulator.tapBack() && !simulator.escape(), "nothing lies below the root")
    app.present(.about)
    app.push(.note("a"))
    simulator.settle()
    #expect(simulator.tapBack(), "the platform's own button")
    simulator.settle()
    #expect(simulator.visible.stack.map(\.name) == ["about"] && !simulator.tapBack())
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    #expect(simulator.tapBack())
    simulator.settle()
    #expect(app.pendingLeave != nil && app.layers.count == 2)
    simulator.answerLeaving(proceeds: false)
    simulator.settle()
    #expect(simulator.escape() && app.pendingLeave != nil)
    simulator.answerLeaving(proceeds: true)
    simulator.settle()
    #expect(picture(app) == "Shop[home *]" && simulator.differences == [])
    app.push(.about)
    simulator.settle()
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    #expect(!simulator.swipeBack() && simulator.tapBack() && app.pendingLeave?.name == "about")
    simulator.answerLeaving(proceeds: true)
    simulator.settle()
    #expect(picture(app) == "Shop[home *]" && !simulator.escape())
  }

  @Test("Gestures return whether they began; a root that has ended stays on screen")
  func began() {
    let app = ShopCoordinator(start: .tabs)
    let simulator = PlatformSimulator(app)
    simulator.settle()
    #expect(!simulator.swipeBack() && !simulator.goBack(to: 0) && !simulator.answer())
    #expect(!simulator.select(tab: 3) && simulator.reselect() && simulator.selectedTab == 0)
    app.push(.about)
    simulator.settle()
    #expect(!simulator.reselect() && simulator.selectedTab == nil)
    #expect(simulator.leaf?.name == "about" && simulator.swipeBack())
    simulator.settle()
    app.end()
    simulator.settle()
    #expect(simulator.leaf == nil && simulator.differences == [])
    #expect("\(simulator.visible.stack.map(\.name))" == "[\"list\"]")
  }

  @Test("Tabs are tapped, once and again")
  func tabs() {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.onCatalog { $0.push(.item(1)) }
    let simulator = PlatformSimulator(app)
    simulator.settle()
    #expect(
      "\(simulator.visible)"
        == "| tab catalog.list (selected)\n  list\n  item(1) *\n| tab favourites.list\n| tab home")
    simulator.reselect()
    simulator.settle()
    simulator.select(tab: 2)
    simulator.settle()
    #expect(picture(app) == "Shop[tabs[Catalog[list], Catalog[list], >home *]]")
    #expect(simulator.differences == [])
  }

  @Test(
    "Each difference names the thing, where it is, where it should be, and the last events there")
  func differences() {
    let app = ShopCoordinator(start: .tabs)
    app.flow.reporter = MisuseReporter { _ in }
    let simulator = PlatformSimulator(app)
    simulator.settle()
    #expect(simulator.differences == [])
    app.onCatalog { $0.push(.item(1)) }
    #expect(
      simulator.differences == [
        "#5 item(1): is nowhere, should be at 1 in layer 1 (shows [])"
      ])
    simulator.settle()
    simulator.reselect()
    simulator.settle()
    app.select(.home)
    app.present(.note("a"))
    #expect(
      simulator.differences == [
        "selected tab layer 3: is nowhere, should be at 2 in layer 0 (shows layer 1, tapped once more)",
        "#4 home: is nowhere, should be at 0 in layer 3 ()",
        "layer 4: is nowhere, should be above layer 0 ()",
        "#6 note(\"a\"): is nowhere, should be at 0 in layer 4 ()",
        "selected tab layer 1: is at 0 in layer 0, should be nowhere (shows layer 1, tapped once more)",
        "#2 list: is at 0 in layer 1, should be nowhere (shows [], shows [#5], shows [])",
      ])
  }

  @Test("Links are tapped, and the question whether an entry may be left is answered")
  func links() {
    let app = GuardSession().makeApp()
    let simulator = PlatformSimulator(app)
    #expect(simulator.tap(link: "/page/7") == .performed)
    app.projection.leaf?.navigator(for: GuardedApp.self)?.leavePolicy = .confirm
    simulator.settle()
    simulator.swipeBack()
    simulator.settle()
    #expect(app.depth == 2, "the gesture is disabled")
    app.back()
    simulator.settle()
    simulator.answerLeaving(proceeds: false)
    simulator.settle()
    #expect(app.depth == 2 && app.pendingLeave == nil)
    app.back()
    simulator.answerLeaving(proceeds: true)
    simulator.settle()
    #expect(app.depth == 1 && simulator.differences == [])
  }

  @Test("Two new layers are presented one after the other")
  func twoAtOnce() {
    let app = ShopCoordinator()
    let simulator = PlatformSimulator(app)
    app.transaction {
      app.present(.about)
      app.present(.home, as: .cover)
    }
    simulator.settle()
    #expect(simulator.visible.layers.count == 3 && simulator.differences == [])
    app.dismissAll()
    simulator.settle()
    #expect(simulator.visible.layers.count == 1)
  }
}
