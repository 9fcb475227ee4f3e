#if canImport(SwiftUI)
  internal import SwiftUI

  /// Presents the layer above a layer as a sheet, a cover, a popover or a dialog.
  struct LayerPresenter<R: ScreenRendering>: ViewModifier {
    @Bindable var port: ModalPort<R.C>
    let rendering: R
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      content
        .sheet(item: $port[.sheet], onDismiss: { port.gone(nil) }, content: view)
        #if !os(macOS)
          .fullScreenCover(item: $port[.cover], onDismiss: { port.gone(nil) }, content: view)
        #endif
        #if !os(tvOS) && !os(watchOS)
          .popover(item: $port[.popover], content: view)
        #endif
        .modifier(DialogPresenter(port: port, anchor: nil, dialog: rendering.options.dialog))
        .modifier(Settles(port: port))
        .onChange(of: phase) { _, phase in
          if phase == .active { port.retry() }
        }
    }

    private func view(of layer: Layer<R.C.Screen>) -> some View {
      PresentedLayer(port: port, layer: layer, rendering: rendering).id(layer.id)
    }
  }

  /// A layer in its sheet, cover or popover.
  struct PresentedLayer<R: ScreenRendering>: View {
    let port: ModalPort<R.C>
    let layer: Layer<R.C.Screen>
    let rendering: R
    /// The first screen, which decides how the layer looks as long as it exists.
    @State private var first = Kept(ShownEntry<R.C.Screen>())

    var body: some View {
      if let screen = first.object.look(layer.lowest, in: port.root)?.screen {
        let look = rendering.options.sheet(screen)
        LayerView(root: port.root, layer: layer, presenter: port, rendering: rendering)
          .modifier(SheetLook(options: look, hasOptions: look != nil))
          .modifier(rendering.frame(screen))
          .modifier(DragGuard(layer: layer))
          .onAppear { port.appear(layer.id) }
          .onDisappear { port.gone(layer.id) }
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

  private struct SheetLook: ViewModifier {
    let options: SheetOptions?
    /// Set once: if a sheet changed between the two branches, its views would lose their state.
    @State var hasOptions: Bool

    func body(content: Content) -> some View {
      if hasOptions {
        let options = options ?? SheetOptions()
        content
          .presentationDetents(options.detents)
          .presentationDragIndicator(options.dragIndicator)
      } else {
        content
      }
    }
  }
#endif
