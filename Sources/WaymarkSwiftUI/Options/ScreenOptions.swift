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

  /// The way an app shows the screens of a root, and the modifiers around them. The view of the
  /// root is one, and each view of the adapter passes it on.
  @MainActor
  protocol ScreenRendering<C> {
    associatedtype C: Coordinator
    associatedtype Content: View
    associatedtype Bar: ViewModifier
    associatedtype Frame: ViewModifier

    var content: @MainActor (C.Screen) -> Content { get }
    /// The modifier around each `TabView`.
    var bar: @MainActor () -> Bar { get }
    /// The modifier around a presented layer.
    var frame: @MainActor (C.Screen) -> Frame { get }
    var options: ScreenOptions<C.Screen> { get }
  }
#endif
