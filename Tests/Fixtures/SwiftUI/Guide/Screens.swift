// Screens of features in an app, and work that begins with the root.
import SwiftUI
import Waymark
import WaymarkSwiftUI

// region: swiftui-look
/// What the options of `CoordinatorView` ask about a screen.
struct ScreenLook {
  var dialog: DialogContent?
  var detents: Set<PresentationDetent> = [.large]
  var hasCancelButton = false
}

// In the module of the notes, beside `NotesScreenView`:
extension NotesScreen {
  @MainActor var look: ScreenLook {
    switch self {
    case .list, .note, .filter: ScreenLook()
    case .add: ScreenLook(detents: [.medium, .large], hasCancelButton: true)
    case .confirmDelete(let deletion):
      ScreenLook(
        dialog: DialogContent(
          Text("Delete the note?"),
          buttons: [.init(Text("Delete"), role: .destructive) { deletion.delete() }]))
    }
  }
}
// endregion

enum DiaryRoute: Route { case tabs, today, work(NotesRoute), home(NotesRoute) }

// region: swiftui-nested-screens
enum DiaryScreen { case today, notes(NotesScreen) }

extension DiaryScreen {
  @MainActor var look: ScreenLook {
    switch self {
    case .today: ScreenLook()
    case .notes(let screen): screen.look
    }
  }
}

final class DiaryCoordinator: Coordinator {
  let flow = Flow<DiaryRoute, DiaryScreen>(start: .tabs)

  func destination(for route: DiaryRoute) -> Destination<DiaryCoordinator> {
    switch route {
    case .tabs: .tabs([.today, .work(.list), .home(.list)], selected: .today)
    case .today: .screen { .today }
    case .work(let route):
      .child(route, as: DiaryRoute.work, showing: DiaryScreen.notes) { NotesCoordinator() }
    case .home(let route):
      .child(route, as: DiaryRoute.home, showing: DiaryScreen.notes) { NotesCoordinator() }
    }
  }
}

struct DiaryView: View {
  let diary: DiaryCoordinator

  var body: some View {
    CoordinatorView(diary) { screen in
      switch screen {
      case .today: Text("Today")
      case .notes(let screen): NotesScreenView(screen)
      }
    }
    .dialogs { screen in screen.look.dialog }
    .presented { screen in Detents(detents: screen.look.detents) }
    .closeOwners { screen in screen.look.hasCancelButton }
  }
}

struct Detents: ViewModifier {
  let detents: Set<PresentationDetent>

  func body(content: Content) -> some View { content.presentationDetents(detents) }
}
// endregion

struct ObservedScene: Scene {
  let inbox: LinkInbox

  var body: some Scene {
    WindowGroup {
      // region: swiftui-observed-root
      RootView(inbox: inbox) {
        let app = AppCoordinator()
        app.observe { change, _ in print(change) }
        return app
      } content: { app in
        CoordinatorView(app) { page in PageView(page: page) }
      }
      // endregion
    }
  }
}
