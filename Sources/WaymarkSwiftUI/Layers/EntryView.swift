#if canImport(SwiftUI)
  internal import SwiftUI

  /// One screen, from its first evaluation until its animation is over.
  struct EntryView<R: ScreenRendering>: View {
    let id: EntryID
    let isRoot: Bool
    let port: StackPort<R.C>
    let stage: StagePort<R.C>
    let modals: ModalPort<R.C>
    let rendering: R
    @State private var shown = Kept(ShownEntry<R.C.Screen>())

    var body: some View {
      if let look = shown.object.look(port.entry(id), in: modals.root, modals) {
        rendering.content(look.screen)
          .modifier(AnchorPresenter(port: modals, rendering: rendering))
          .modifier(
            EntryGuard(
              exit: EntryExit(look.entry, in: modals.layer, isRoot: isRoot),
              ownsClose: !stage.isLeading || rendering.options.ownsClose(look.screen))
          )
          #if !os(macOS) && !os(watchOS)
            .toolbar(
              port.covers(id) || rendering.options.hidesTabBar(look.screen)
                ? .hidden : .automatic, for: .tabBar)
          #endif
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
#endif
