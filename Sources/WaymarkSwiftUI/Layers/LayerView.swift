#if canImport(SwiftUI)
  internal import SwiftUI

  /// The base or a presented layer.
  struct LayerView<R: ScreenRendering>: View {
    let modals: ModalPort<R.C>
    let rendering: R

    var body: some View {
      LayerHost(modals: modals, rendering: rendering) { scope in
        StageView(port: StagePort(scope.root, scope.modals.layer), scope: scope)
      }
    }
  }

  /// What a layer shows: a stack, tabs or columns.
  struct StageView<R: ScreenRendering>: View {
    @State var port: StagePort<R.C>
    /// The tabs that the layer is one of.
    var tabs: TabPort<R.C>?
    let scope: LayerScope<R>

    var body: some View {
      let stage = port.stage
      if let tabs = stage.tabs?.tabs {
        TabsView(port: TabPort(port.root, tabs), tabs: tabs, scope: scope).id(tabs.id)
      } else if let columns = stage.split?.tabs {
        SplitView(port: TabPort(port.root, columns), columns: columns, scope: scope).id(columns.id)
      } else if let root = stage.stack?.root {
        // Another root entry is another stack, without an animation.
        StackView(port: StackPort(port.root, port.layer, in: tabs), root: root, scope: scope)
          .id(root)
      }
    }
  }

  /// The content of one tab or column.
  struct TabStage<R: ScreenRendering>: View {
    let layer: Layer<R.C.Screen>
    let tabs: TabPort<R.C>
    let scope: LayerScope<R>

    var body: some View {
      StageView(port: StagePort(scope.root, layer), tabs: tabs, scope: scope)
        .onAppear { tabs.appear(layer.id) }
    }
  }
#endif
