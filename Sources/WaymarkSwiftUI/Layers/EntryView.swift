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
    @State private var shown = Kept(ShownEntry<C.Screen>())

    var body: some View {
      if let (screen, entry, place) = shown.object.look(port.entry(id), in: stage.root, modals) {
        rendering.content(screen)
          .modifier(
            AnchorPresenter(port: modals, root: stage.root, rendering: rendering)
          )
          .modifier(
            EntryGuard(
              entry: entry, layer: modals.layer, isRoot: isRoot,
              ownsClose: !stage.isLeading || rendering.options.ownsClose(screen))
          )
          .modifier(TabBarHider(isHidden: port.covers(id) || rendering.options.hidesTabBar(screen)))
          .environment(\.navigation, place)
          .onAppear { port.appear(id) }
      }
    }
  }

  /// An object that a view keeps in its state. Each new view value makes another object, which is
  /// not used. So all of them are equal, and a new object by itself is no reason to evaluate the
  /// view.
  struct Kept<Object: AnyObject & Sendable>: Equatable, Sendable {
    let object: Object

    init(_ object: Object) {
      self.object = object
    }

    nonisolated static func == (one: Kept, other: Kept) -> Bool { true }
  }

  /// The state of an entry's view. The tree releases a screen when its entry leaves, but the view
  /// needs it until its animation is over.
  @MainActor
  final class ShownEntry<Screen> {
    private var kept: (screen: Screen, entry: LayerEntry<Screen>, place: NavigationPlace)?

    /// - Returns: The values from the first look that found a screen.
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
