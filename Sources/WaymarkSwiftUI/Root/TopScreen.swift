#if canImport(SwiftUI)
  internal import SwiftUI

  /// The top screen of a root, without a stack or bars.
  struct TopScreen<R: ScreenRendering>: View {
    @State var port: TopPort<R.C>
    let modals: ModalPort<R.C>
    let rendering: R

    var body: some View {
      LayerHost(modals: modals, rendering: rendering) { scope in
        // A transition needs the old and the new screen side by side.
        ZStack {
          if let top = port.top {
            TopEntryView(id: top, port: port, scope: scope).id(top)
          }
        }
        // Around both screens: a modifier between the stack and a screen would disable the screen's
        // transition.
        .modifier(AnchorPresenter(scope: scope))
      }
    }
  }

  private struct TopEntryView<R: ScreenRendering>: View {
    let id: EntryID
    let port: TopPort<R.C>
    let scope: LayerScope<R>
    @State private var shown = Kept(ShownEntry<R.C.Screen>())

    var body: some View {
      if let look = shown.object.look(
        port.entry(id), in: port.root, scope.modals,
        direction: { [weak port] in port?.direction ?? .none })
      {
        scope.rendering.content(look.screen)
          .environment(\.navigation, look.place)
      }
    }
  }
#endif
