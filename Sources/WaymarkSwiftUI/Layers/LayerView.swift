#if canImport(SwiftUI)
  internal import SwiftUI

  /// The base or a presented layer.
  struct LayerView<R: ScreenRendering>: View {
    let root: R.C
    let layer: Layer<R.C.Screen>
    var presenter: ModalPort<R.C>?
    let rendering: R

    var body: some View {
      LayerHost(
        modals: ModalPort(root, layer, traits: rendering.options.traits, presentedBy: presenter),
        rendering: rendering
      ) { modals in
        StageView(port: StagePort(root, layer), modals: modals, rendering: rendering)
      }
    }
  }

  /// What a layer shows: a stack, tabs or columns.
  struct StageView<R: ScreenRendering>: View {
    @State var port: StagePort<R.C>
    let modals: ModalPort<R.C>
    /// The tabs that the layer is one of.
    var tabs: TabPort<R.C>?
    let rendering: R

    var body: some View {
      let stage = port.stage
      if let tabs = stage.tabs?.tabs {
        TabsView(
          port: TabPort(port.root, tabs), tabs: tabs, modals: modals, rendering: rendering
        )
        .id(tabs.id)
      } else if let columns = stage.split?.tabs {
        SplitView(
          port: TabPort(port.root, columns), columns: columns, modals: modals,
          rendering: rendering
        )
        .id(columns.id)
      } else if let root = stage.stack?.root {
        // Another root entry is another stack, without an animation.
        StackView(
          port: StackPort(port.root, port.layer, in: tabs), root: root, stage: port,
          modals: modals, rendering: rendering
        )
        .id(root)
      }
    }
  }
#endif
