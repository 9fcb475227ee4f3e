#if canImport(SwiftUI)
  internal import SwiftUI

  /// The options that an app sets for its screens.
  @MainActor
  struct ScreenOptions<Screen> {
    /// The label of the tab at a position. Without any from the app, the name of its route.
    var label: @MainActor (LayerTabs<Screen>, Int) -> TabLabel = { tabs, position in
      TabLabel(Text(verbatim: tabs.names[position]), image: Image(systemName: "circle"))
    }
    var hidesTabBar: @MainActor (Screen) -> Bool = { _ in false }
    var dialog: (@MainActor (Screen) -> DialogContent?)?
    var question: @MainActor (LeaveRequest) -> DialogContent = { request in
      DialogContent(
        Text("Discard changes?"),
        buttons: [
          .init(Text("Discard"), role: .destructive) { request.proceed() },
          .init(Text("Keep editing"), role: .cancel) {},
        ])
    }
    var ownsStack: @MainActor (Screen) -> Bool = { _ in false }
    var ownsClose: @MainActor (Screen) -> Bool = { _ in false }
    /// The app's binding; nil for that of the view.
    var columnVisibility: Binding<NavigationSplitViewVisibility>?

    var traits: PlatformTraits { .native(hasDialog: dialog != nil) }
  }
#endif
