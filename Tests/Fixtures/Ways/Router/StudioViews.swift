#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  struct StudioView: View {
    let studio: StudioCoordinator

    var body: some View {
      CoordinatorView(studio) { screen in StudioScreenView(screen: screen) }
        .presented { screen in RatingSheet(screen: screen) }
        .tabLabels { (route: StudioRoute) in
          switch route {
          case .radio: TabLabel("Radio", systemImage: "radio")
          default: TabLabel("Albums", systemImage: "square.stack")
          }
        }
    }
  }

  struct RatingSheet: ViewModifier {
    let screen: StudioScreen

    func body(content: Content) -> some View {
      if case .rate = screen { content.presentationDetents([.medium]) } else { content }
    }
  }

  struct StudioScreenView: View {
    let screen: StudioScreen

    var body: some View {
      switch screen {
      case .welcome(let model): Button("Begin") { model.begin() }
      case .radio: Text("Radio").onReselect { print("to the top") }
      case .player(let model): PlayerView(model: model)
      case .queue(let model): Button("Close all") { model.closeAll() }
      case .albums(let model): AlbumsView(model: model)
      case .album(let model): Button("Rate") { Task { await model.rate() } }
      case .filter(let model): Button("Genres") { model.showGenres() }
      case .genres(let model): Button("Jazz") { model.choose("jazz") }
      case .rate(let model): Button("I like it") { model.like() }
      }
    }
  }

  struct AlbumsView: View {
    let model: AlbumsModel

    var body: some View {
      VStack {
        Button("Album 7") { model.choose(7) }
        Button(model.genre) { Task { await model.filter() } }
        NavLink("Player", StudioCoordinator.self, to: .player)
      }
    }
  }

  struct PlayerView: View {
    let model: PlayerModel

    var body: some View {
      VStack {
        Button("Queue") { model.showQueue() }
        Button("Close") { model.close() }
      }
    }
  }

  struct StudioApp: App {
    private let inbox = LinkInbox()

    var body: some Scene {
      WindowGroup {
        RootView(inbox: inbox) {
          StudioCoordinator(start: .welcome)
        } content: { studio in
          StudioView(studio: studio)
        }
      }
    }
  }

  // region: router-split-view
  struct WideStudioView: View {
    let studio: WideStudioCoordinator
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
      CoordinatorView(studio) { title in
        if title == "Genres" { RecordList() } else { Text(title) }
      }
      .columnVisibility($columns)
    }
  }

  struct RecordList: View {
    @RouteSelection(WideStudioCoordinator.self) private var selection

    var body: some View {
      List(selection: $selection) {
        ForEach(1..<10) { id in
          Text("Record \(id)").tag(WideStudioRoute.records(.record(id: id)))
        }
      }
    }
  }
  // endregion

  // region: router-host
  /// In place of the stack of an old tab.
  struct AlbumsTab: View {
    let albums: AlbumsCoordinator

    var body: some View {
      CoordinatorView(albums) { screen in StudioScreenView(screen: screen) }
    }
  }

  /// The view of one route in an old stack: it pushes there.
  struct AlbumsInOldStack: View {
    let albums: AlbumsCoordinator

    var body: some View {
      CoordinatorView(albums, as: .embedded) { screen in StudioScreenView(screen: screen) }
    }
  }
// endregion
#endif
