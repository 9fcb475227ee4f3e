import Testing
import Waymark
import WaymarkTesting

// Three modules, each with its own type of screens.

private enum PlayerRoute: Route {
  case song(Int), lyrics
}

private enum PlayerScreen: Equatable {
  case song(Int), lyrics
}

@MainActor
private final class PlayerCoordinator: Coordinator {
  let flow = Flow<PlayerRoute, PlayerScreen>(start: .song(1))

  func destination(for route: PlayerRoute) -> Destination<PlayerCoordinator> {
    switch route {
    case .song(let number): .screen { .song(number) }
    case .lyrics: .screen { .lyrics }
    }
  }
}

private enum LibraryRoute: Route {
  case albums
  case player(PlayerRoute)
}

private enum LibraryScreen: Equatable {
  case albums
  case player(PlayerScreen)
}

@MainActor
private final class LibraryCoordinator: Coordinator {
  let flow = Flow<LibraryRoute, LibraryScreen>(start: .albums)

  func destination(for route: LibraryRoute) -> Destination<LibraryCoordinator> {
    switch route {
    case .albums: .screen { .albums }
    case .player(let route):
      .child(route, as: LibraryRoute.player, showing: LibraryScreen.player) { PlayerCoordinator() }
    }
  }
}

/// A nested enum without a coordinator of its own.
private enum HelpRoute: Route {
  case contents, page(Int)
}

private enum MusicRoute: Route {
  case home, tabs
  case library(LibraryRoute)
  case help(HelpRoute)
}

private enum MusicScreen: Equatable {
  case home, help(HelpRoute)
  case library(LibraryScreen)
}

@MainActor
private final class MusicCoordinator: Coordinator {
  let flow = Flow<MusicRoute, MusicScreen>(start: .home)
  let name = "Music"
  private(set) var made = 0

  func destination(for route: MusicRoute) -> Destination<MusicCoordinator> {
    switch route {
    case .home: .screen { .home }
    case .help(let route): .screen { .help(route) }
    case .tabs: .tabs([.home, .library(.albums)], selected: .home)
    case .library(let route):
      .child(route, as: MusicRoute.library, showing: MusicScreen.library) {
        self.made += 1
        return LibraryCoordinator()
      }
    }
  }
}

@MainActor
@Suite("Screens, names and the text picture")
struct ScreenTests {
  @Test("Three types of screens are mapped outwards")
  func showing() {
    let app = MusicCoordinator()
    app.push([.library(.albums), .library(.player(.lyrics))])
    #expect(
      app.projection.base.entries.map(\.screen) == [
        .home, .library(.albums), .library(.player(.lyrics)),
      ])
    app.present(.library(.player(.song(7))))
    #expect(app.projection.leaf?.screen == .library(.player(.song(7))))
    app.setRoot(.tabs)
    #expect(app.projection.base.entries.map(\.screen) == [nil])
    #expect(app.projection.leaf?.screen == .home)
  }

  @Test("A nested enum without a coordinator is plain screens")
  func nestedEnum() {
    navigationTest(MusicCoordinator(), fail: record) { test in
      test.step({ $0.push([.help(.contents), .help(.page(1))]) }) {
        $0.base.append(contentsOf: [.help(.contents), .help(.page(1))])
      }
      #expect(test.root.children.isEmpty)
      #expect(test.visible == .help(.page(1)))
    }
  }

  @Test("screen(for:) shows a route without navigating")
  func preview() {
    let app = MusicCoordinator()
    #expect(app.screen(for: .home) == .home)
    #expect(app.screen(for: .library(.player(.lyrics))) == .library(.player(.lyrics)))
    #expect(app.screen(for: .tabs) == nil)
    #expect(app.made == 1)
    #expect(app.children.isEmpty)
    #expect(app.start() == .performed)
    #expect(app.screen(for: .library(.albums)) == .library(.albums))
    #expect(picture(app) == "Music[home *]")
  }

  @Test("The navigator of such a screen belongs to no tree")
  func previewNavigator() throws {
    let app = ShopCoordinator()
    app.start()
    let screen = try #require(app.screen(for: .about) as? NavigatingScreen<ShopCoordinator>)
    #expect(screen.navigator.id == nil)
    #expect(screen.navigator.push(.about) == .ignored(.left))
    #expect(app.routes == [.home])
  }

  @Test("Verbs called while such a screen is made run after it")
  func previewIsBusy() {
    let app = DoorCoordinator()
    app.start()
    var outcomes: [Outcome] = []
    app.onDestination = {
      app.onDestination = nil
      outcomes.append(app.push(.page(1)))
    }
    app.onScreen = { outcomes.append(app.push(.page(2))) }
    #expect(app.screen(for: .page(0)) != nil)
    #expect(outcomes == [.queued, .queued])
    #expect(app.routes == [.start, .page(1), .page(2)])
  }

  @Test("The name of a coordinator is that of its type, or its own")
  func names() {
    #expect(ShopCoordinator().name == "ShopCoordinator")
    #expect(MusicCoordinator().name == "Music")
  }

  @Test("describe() is one stable picture, to the letter")
  func describe() {
    let app = ShopCoordinator()
    #expect(app.describe() == "ShopCoordinator\n  home")
    app.push([.note("a\nb"), .catalog(.list), .catalog(.account(.profile)), .tabs])
    app.deliver(.favourites(.item(1)))
    app.onCatalog(2) { $0.present(.filter) }
    app.present(.about, as: .dialog)
    #expect(
      app.describe() == """
        ShopCoordinator
          home
          note("a\\nb")
          CatalogCoordinator
            list
            AccountCoordinator
              profile
          tabs
            | tab catalog.list
              CatalogCoordinator
                list
            | tab favourites.list (selected)
              CatalogCoordinator
                list
                item(1)
                ^ sheet
                  filter
            | tab home
              home
          ^ dialog
            about *
        """)
    #expect(
      (app.children.first as? CatalogCoordinator)?.describe() == """
        CatalogCoordinator
          list
          AccountCoordinator
            profile
        """)
  }
}
