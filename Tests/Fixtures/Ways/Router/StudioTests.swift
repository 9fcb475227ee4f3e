import Testing
import Waymark
import WaymarkTesting

/// The models of what is visible.
extension StudioCoordinator {
  var albums: AlbumsModel? {
    if case .albums(let model)? = projection.leaf?.screen { model } else { nil }
  }
  var album: AlbumModel? {
    if case .album(let model)? = projection.leaf?.screen { model } else { nil }
  }
  var filter: FilterModel? {
    if case .filter(let model)? = projection.leaf?.screen { model } else { nil }
  }
  var genres: GenresModel? {
    if case .genres(let model)? = projection.leaf?.screen { model } else { nil }
  }
  var rate: RateModel? {
    if case .rate(let model)? = projection.leaf?.screen { model } else { nil }
  }
  var player: PlayerModel? {
    switch projection.leaf?.screen {
    case .player(let model)?, .queue(let model)?: model
    default: nil
    }
  }
}

@MainActor
@Suite("Coming from a router that navigates to routes")
struct StudioTests {
  private let studio = StudioCoordinator()

  @Test(
    "A route says how it is shown, and navigating follows it",
    arguments: [
      (StudioRoute.albums(.album(id: 7)), "<albums> / radio; list, album(id: 7)"),
      (.albums(.filter), "<albums> / radio; list ^ sheet filter"),
      (.albums(.rate(id: 7)), "<albums> / radio; list ^ sheet (no stack) rate(id: 7)"),
      (.player, "<albums> / radio; list ^ cover player"),
      (.welcome, "welcome"),
    ])
  func presentation(route: StudioRoute, picture: String) {
    let simulator = PlatformSimulator(studio)
    studio.navigate(to: route)
    simulator.settle()
    #expect(Self.picture(of: simulator.visible) == picture)
    #expect(simulator.differences.isEmpty)
  }

  @Test("A sheet with a stack pushes, and one without does not")
  func stacks() throws {
    studio.navigate(to: .albums(.filter))
    try #require(studio.filter).showGenres()
    #expect(studio.child(AlbumsCoordinator.self)?.layers == [[.list], [.filter, .genres]])
    studio.navigate(to: .albums(.rate(id: 7)))
    #expect(try #require(studio.rate).showGenres() == .ignored(.noStack))
  }

  @Test("In a sheet, back goes a step, and close ends the sheet")
  func closing() throws {
    studio.navigate(to: .albums(.filter))
    try #require(studio.filter).showGenres()
    try #require(studio.genres).back()
    #expect(studio.filter != nil)
    try #require(studio.filter).close()
    #expect(studio.albums != nil)
  }

  @Test("Modals nest: each closes alone, and one verb closes all")
  func nested() throws {
    let simulator = PlatformSimulator(studio)
    studio.navigate(to: .player)
    try #require(studio.player).showQueue()
    simulator.settle()
    #expect(simulator.visible.layers.map(\.style) == [.base, .modal(.cover), .modal(.sheet)])
    studio.present(.radio, as: .sheet)
    simulator.settle()
    #expect(simulator.visible.layers.count == 4)
    simulator.drag()
    simulator.settle()
    #expect(simulator.leaf?.name == "queue")
    simulator.drag()
    simulator.settle()
    #expect(studio.visiblePath.count == 2)
    try #require(studio.player).showQueue()
    simulator.settle()
    try #require(studio.player).closeAll()
    simulator.settle()
    #expect(simulator.visible.layers.map(\.style) == [.base])
    #expect(simulator.differences.isEmpty)
  }

  @Test("A result comes from deep inside a sheet, and closes all of it")
  func result() async throws {
    let albums = try #require(studio.albums)
    studio.observe { [weak studio] change, _ in
      switch change.cause {
      case .navigate: studio?.filter?.showGenres()
      case .push: studio?.genres?.choose("jazz")
      default: break
      }
    }
    await albums.filter()
    #expect(albums.genre == "jazz")
    #expect(studio.albums === albums)
  }

  @Test("A sheet that is closed gives no result")
  func noResult() async throws {
    let albums = try #require(studio.albums)
    studio.observe { [weak studio] _, _ in studio?.filter?.close() }
    await albums.filter()
    #expect(albums.genre == "all")
  }

  @Test("The nearest handler hears what a screen sends")
  func context() async throws {
    var rated: [Int] = []
    studio.handle(AlbumRated.self) { rated.append($0.id) }
    studio.navigate(to: .albums(.album(id: 7)))
    let album = try #require(studio.album)
    studio.observe { [weak studio] _, _ in studio?.rate?.like() }
    await album.rate()
    #expect(rated == [7])
  }

  @Test("A root replaces everything")
  func root() {
    studio.navigate(to: .player)
    studio.navigate(to: .welcome)
    #expect(studio.visiblePath == [[.welcome]])
    studio.navigate(to: .tabs)
    #expect(studio.visiblePath == [[.tabs, .albums(.list)]])
  }

  private static func picture(of tree: VisibleTree) -> String {
    tree.layers.map { layer in
      let text =
        switch layer.content {
        case .stack(let entries): entries.map(\.name).joined(separator: ", ")
        case .tabs(_, _, .stack(let entries)):
          "<albums> / radio; " + entries.map(\.name).joined(separator: ", ")
        default: "?"
        }
      return layer.style == .base ? text : "\(layer.style) \(text)"
    }.joined(separator: " ^ ")
  }
}
