#if canImport(SwiftUI)
  internal import SwiftUI

  /// One screen, from its first evaluation until its animation is over.
  struct EntryView<R: ScreenRendering>: View {
    let id: EntryID
    let isRoot: Bool
    let port: StackPort<R.C>
    let scope: LayerScope<R>
    @State private var shown = Kept(ShownEntry<R.C.Screen>())

    var body: some View {
      if let look = shown.object.look(port.entry(id), in: scope.root, scope.modals) {
        scope.rendering.content(look.screen)
          .modifier(AnchorPresenter(scope: scope))
          .modifier(
            EntryGuard(
              exit: EntryExit(look.entry, in: scope.modals.layer, isRoot: isRoot),
              ownsClose: !port.isLeading || scope.options.ownsClose(look.screen))
          )
          #if !os(macOS) && !os(watchOS)
            .toolbar(
              port.covers(id) || scope.options.hidesTabBar(look.screen) ? .hidden : .automatic,
              for: .tabBar)
          #endif
          .environment(\.navigation, look.place)
          .onAppear { port.appear(id) }
          .onDisappear { port.disappear(id) }
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
