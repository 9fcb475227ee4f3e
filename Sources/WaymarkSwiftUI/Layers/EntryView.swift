#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// One screen, from its first evaluation until its animation is over.
  struct EntryView<C: Coordinator, R: ScreenRendering>: View where R.Screen == C.Screen {
    let id: EntryID
    let isRoot: Bool
    let port: StackPort<C>
    let stage: StagePort<C>
    let modals: ModalPort<C>
    let rendering: R
    @State private var shown = ShownEntry<C.Screen>()

    var body: some View {
      if let (screen, entry, place) = shown.look(port.entry(id), in: stage.root, modals) {
        rendering.content(screen)
          .modifier(
            AnchorPresenter(port: modals, root: stage.root, entry: id, rendering: rendering)
          )
          .modifier(
            EntryGuard(
              entry: entry, layer: stage.layer, root: stage.root, isRoot: isRoot,
              ownsClose: rendering.options.ownsClose(screen))
          )
          .modifier(TabBarHider(isHidden: port.covers(id) || rendering.options.hidesTabBar(screen)))
          .environment(\.navigation, place)
          .focusedSceneValue(\.navigation, place)
          .onAppear { port.appear(id) }
      }
    }
  }

  /// What the view of an entry keeps: the tree lets go of a screen when its entry leaves, and the view needs it
  /// until its animation is over.
  @MainActor
  final class ShownEntry<Screen> {
    private var kept: (screen: Screen, entry: LayerEntry<Screen>, place: NavigationPlace)?

    /// - Returns: What was there at the first look that found a screen.
    func look<C: Coordinator>(
      _ entry: @autoclosure () -> LayerEntry<Screen>?, in root: C, _ anchors: (any AnchorHost)?,
      direction: @escaping @MainActor () -> NavigationDirection = { .none }
    ) -> (screen: Screen, entry: LayerEntry<Screen>, place: NavigationPlace)? {
      if let kept { return kept }
      guard let entry = entry(), let screen = entry.screen else { return nil }
      kept = (screen, entry, NavigationPlace(entry, in: root, anchors, direction: direction))
      return kept
    }
  }

  /// Hides the bar with the tabs.
  private struct TabBarHider: ViewModifier {
    let isHidden: Bool

    func body(content: Content) -> some View {
      #if !os(macOS) && !os(watchOS)
        content.toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
      #else
        content
      #endif
    }
  }
#endif
