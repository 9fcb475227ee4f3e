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
      if let look = shown.object.look(port.entry(id), in: modals.root, modals) {
        rendering.content(look.screen)
          .modifier(AnchorPresenter(port: modals, rendering: rendering))
          .modifier(
            EntryGuard(
              exit: EntryExit(look.entry, in: modals.layer, isRoot: isRoot),
              ownsClose: !stage.isLeading || rendering.options.ownsClose(look.screen))
          )
          .modifier(
            TabBarHider(isHidden: port.covers(id) || rendering.options.hidesTabBar(look.screen))
          )
          .environment(\.navigation, look.place)
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
