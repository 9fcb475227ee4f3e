import Foundation
import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Tabs, links, logs and doubles of a router")
struct StudioPlacesTests {
  private let studio = StudioCoordinator()

  @Test("Each tab keeps its stack")
  func tabs() {
    let simulator = PlatformSimulator(studio)
    studio.navigate(to: .albums(.album(id: 7)))
    simulator.settle()
    simulator.select(tab: 1)
    simulator.settle()
    #expect(studio.visiblePath == [[.tabs, .radio]])
    simulator.select(tab: 0)
    simulator.settle()
    #expect(simulator.visible.stack.map(\.name) == ["list", "album(id: 7)"])
  }

  @Test("On the way to a root modals end, and a tab keeps its stack unless it is its own root")
  func roots() throws {
    studio.navigate(to: .albums(.album(id: 7)))
    studio.navigate(to: .player)
    studio.popToAppRoot()
    #expect(studio.visiblePath == [[.tabs, .albums(.list), .albums(.album(id: 7))]])
    studio.navigate(to: .albums(.rate(id: 7)))
    try #require(studio.child(AlbumsCoordinator.self)).popToRoot()
    #expect(studio.visiblePath == [[.tabs, .albums(.list)]])
  }

  @Test("A tab that is selected again goes to its root, and there its screen hears of it")
  func reselection() {
    let simulator = PlatformSimulator(studio)
    studio.navigate(to: .albums(.album(id: 7)))
    simulator.settle()
    simulator.reselect()
    simulator.settle()
    #expect(simulator.visible.stack.map(\.name) == ["list"])
    simulator.select(tab: 1)
    simulator.settle()
    guard case .radio(let radio)? = simulator.leaf?.screen else {
      Issue.record("no radio")
      return
    }
    simulator.reselect()
    simulator.settle()
    #expect(radio.wasReselected)
  }

  @Test("A selected detail takes its column, and what lay above the last one goes")
  func split() {
    // region: router-detail
    let studio = WideStudioCoordinator()
    studio.navigate(to: .records(.record(id: 1)))
    studio.child(RecordCoordinator.self)?.push(.sleeve)
    #expect(studio.child(RecordCoordinator.self)?.routes == [.nothing, .record(id: 1), .sleeve])

    studio.select(.genres)
    studio.navigate(to: .records(.record(id: 2)))  // as a tap in the list
    #expect(studio.child(RecordCoordinator.self)?.routes == [.nothing, .record(id: 2)])
    // endregion
    studio.back(2)
    #expect(studio.visiblePath == [[.columns, .genres]])
  }

  @Test("A narrow window shows one column, a wide one all, and back leads to the one on the left")
  func columns() {
    let studio = WideStudioCoordinator()
    let simulator = PlatformSimulator(studio)
    studio.navigate(to: .records(.record(id: 1)))
    simulator.settle()
    #expect(simulator.leaf?.name == "record(id: 1)")
    simulator.resize(isCollapsed: false)
    simulator.settle()
    #expect(studio.path(of: simulator.visible) == ["genres", "nothing", "record(id: 1)"])
    simulator.resize(isCollapsed: true)
    simulator.settle()
    studio.back(2)
    simulator.settle()
    #expect(simulator.leaf?.name == "genres")
    #expect(simulator.differences.isEmpty)
  }

  @Test("A link closes what is in the way, walks its path, and ends in its route")
  func link() {
    let simulator = PlatformSimulator(studio)
    studio.select(.radio)
    studio.navigate(to: .player)
    simulator.settle()
    studio.open("studio://albums/7/rate")
    simulator.settle()
    #expect(
      studio.visiblePath == [
        [.tabs, .albums(.list), .albums(.album(id: 7))], [.albums(.rate(id: 7))],
      ])
    #expect(simulator.differences.isEmpty)
  }

  @Test("A link keeps what is above, or sets a new root, if it is told to")
  func policies() {
    studio.navigate(to: .player)
    studio.open("/albums/filter", over: .presentOnTop)
    #expect(studio.visiblePath.count == 3)
    studio.open("/radio", over: .dismissModals)
    #expect(studio.visiblePath == [[.tabs, .radio]])
    studio.navigate(to: .player)
    studio.open("/albums/7", over: .replaceRoot)
    #expect(studio.visiblePath == [[.albums(.list), .albums(.album(id: 7))]])
  }

  @Test("A link leads into the tabs, even if the app began at another root")
  func begin() {
    let studio = StudioCoordinator(start: .welcome)
    studio.open("studio://albums/7")
    #expect(studio.visiblePath == [[.tabs, .albums(.list), .albums(.album(id: 7))]])
    studio.navigate(to: .welcome)
    studio.navigate(to: .tabs)
    studio.open("studio://player")
    #expect(studio.visiblePath == [[.tabs, .albums(.list)], [.player]])
  }

  @Test("Several steps are one change, or none")
  func steps() {
    studio.navigate(to: .player)
    var changes = 0
    studio.observe { _, _ in changes += 1 }
    // region: router-steps
    studio.transaction {
      studio.setRoot(.tabs)  // ends all that is presented
      studio.navigate(to: .albums(.album(id: 7)))
      studio.navigate(to: .player)
    }
    #expect(
      studio.visiblePath == [[.tabs, .albums(.list), .albums(.album(id: 7))], [.player]])
    // endregion
    #expect(changes == 1)
    studio.dismissAll()
    let refused = studio.transaction {
      studio.dismissAll()
      studio.setRoot(.welcome)
    }
    #expect(refused == .ignored(.nothingPresented))
    #expect(studio.currentRoute == .tabs)
  }

  @Test("A feature's links work alone, and where the app mounts them")
  func composed() {
    let albums = AlbumsCoordinator()
    albums.open("/7")
    #expect(albums.routes == [.list, .album(id: 7)])
    albums.open("studio://albums/8")
    #expect(albums.routes == [.list, .album(id: 8)])
    studio.open("studio://albums/7")
    #expect(studio.child(AlbumsCoordinator.self)?.routes == [.list, .album(id: 7)])
    #expect(StudioRoute.links.path(for: .albums(.album(id: 7))) == "/albums/7")
  }

  @Test("The old app hands a feature's links to its coordinator")
  func oldTabs() throws {
    let old = OldTabRouter()
    old.tab = 1
    old.albums.navigate(to: .filter)
    old.open(try #require(URL(string: "studio://radio")))
    #expect(old.tab == 1)
    old.open(try #require(URL(string: "studio://albums/7/rate")))
    #expect(old.tab == 0)
    #expect(old.albums.layers == [[.list, .album(id: 7)], [.rate(id: 7)]])
  }

  @Test("A logger hears each change once, with its cause")
  func logger() {
    // region: router-log
    var log: [String] = []
    studio.start()
    studio.observe { change, paths in
      log.append("\(change.cause): \(paths.after?.last?.last?.name ?? "")")
    }
    studio.navigate(to: .albums(.album(id: 7)))
    studio.navigate(to: .player)
    #expect(log == ["navigate: albums.album(id: 7)", "navigate: player"])
    // endregion
    #expect(studio.describe().contains("player *"))
  }

  @Test("A model is tested with a double that answers")
  func doubles() async {
    // region: router-double
    let double = RecordedNavigator<AlbumsCoordinator> { Issue.record("\($0)") }
    double.answer(.filter, with: "jazz")
    let model = AlbumsModel(double.navigator)
    model.choose(7)
    await model.filter()
    #expect(double.commands == [.navigate(to: .album(id: 7)), .navigate(to: .filter)])
    #expect(model.genre == "jazz")
    // endregion
  }

  @Test(
    "Whatever a user does, the screen shows what the tree has", arguments: 0..<10 as Range<UInt64>)
  func anything(seed: UInt64) {
    let studio = StudioCoordinator()
    // An unruly platform makes the ports report misuse, which is expected here.
    studio.flow.reporter = MisuseReporter { _ in }
    let simulator = PlatformSimulator(studio, seed: seed)
    for step in 0..<60 {
      if step % 7 == 0 { studio.open("/albums/7/rate") }
      if step % 7 == 3 { studio.navigate(to: .player) }
      simulator.performRandomGesture()
      simulator.frame()
    }
    simulator.settle()
    #expect(simulator.differences.isEmpty, "seed \(seed)")
  }

  @Test("A feature runs inside a stack of the old router")
  func embedded() {
    let albums = AlbumsCoordinator()
    let simulator = PlatformSimulator(albums, isEmbedded: true)
    albums.navigate(to: .album(id: 7))
    albums.navigate(to: .rate(id: 7))
    simulator.settle()
    #expect(albums.layers == [[.list, .album(id: 7)], [.rate(id: 7)]])
    #expect(simulator.differences.isEmpty)
  }
}

extension WideStudioCoordinator {
  /// The entries of all columns, from the leading column on.
  fileprivate func path(of tree: VisibleTree) -> [String] {
    guard case .columns(let columns, _, _)? = tree.layers.last?.content else { return [] }
    return columns.flatMap { column -> [String] in
      if case .stack(let entries) = column.content { entries.map(\.name) } else { [] }
    }
  }
}
