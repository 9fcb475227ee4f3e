#if canImport(SwiftUI)
  internal import SwiftUI

  /// Presents the layer above a layer as a sheet, a cover, a popover or a dialog.
  struct LayerPresenter<R: ScreenRendering>: ViewModifier {
    let scope: LayerScope<R>
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      @Bindable var port = scope.modals
      // Makes the offer that the bindings repeat.
      let _ = port[.sheet]
      content
        .sheet(item: $port[bound: .sheet], onDismiss: { port.gone(nil) }, content: scope.view)
        #if !os(macOS)
          .fullScreenCover(
            item: $port[bound: .cover], onDismiss: { port.gone(nil) }, content: scope.view)
        #endif
        #if !os(tvOS) && !os(watchOS)
          .popover(item: $port[bound: .popover], content: scope.view)
        #endif
        .modifier(DialogPresenter(scope: scope, anchor: nil))
        .modifier(Settles(port: port))
        .onChange(of: phase) { _, phase in if phase == .active { port.retry() } }
    }
  }

  extension LayerScope {
    /// The view of the layer above.
    func view(of layer: Layer<R.C.Screen>) -> some View {
      PresentedLayer(layer: layer, scope: self).id(layer.id)
        // A view that the layer points at has the place of its own entry, which the layer covers.
        .environment(\.navigation, .beside(root))
    }
  }

  /// A layer in its sheet, cover or popover.
  private struct PresentedLayer<R: ScreenRendering>: View {
    let layer: Layer<R.C.Screen>
    let scope: LayerScope<R>

    var body: some View {
      LayerView(modals: ModalPort(layer, above: scope.modals), rendering: scope.rendering)
        .modifier(LayerFrame(layer: layer, scope: scope))
        .modifier(DragGuard(layer: layer))
        .onAppear { scope.modals.appear(layer.id) }
        .onDisappear { scope.modals.gone(layer.id) }
    }
  }

  /// Puts the app's modifier around a layer. It is told of each push, and its content is not.
  private struct LayerFrame<R: ScreenRendering>: ViewModifier {
    let layer: Layer<R.C.Screen>
    let scope: LayerScope<R>
    /// The first screen, which decides how the layer looks until that screen has left.
    @State private var first = Kept(ShownEntry<R.C.Screen>())

    func body(content: Content) -> some View {
      if let screen = first.object.follow(layer, in: scope.root)?.screen {
        content.modifier(scope.rendering.frame(screen))
      }
    }
  }

  /// Disables the gesture that drags a sheet away while an entry in it asks before it is left.
  private struct DragGuard<Screen>: ViewModifier {
    let layer: Layer<Screen>

    func body(content: Content) -> some View {
      content.interactiveDismissDisabled(layer.leavePolicy != .free)
    }
  }
#endif
