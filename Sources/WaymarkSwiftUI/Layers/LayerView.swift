#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// The base or a presented layer.
  struct LayerView<C: Coordinator, R: ScreenRendering>: View where R.Screen == C.Screen {
    private let rendering: R
    private let presenter: ModalPort<C>?
    @State private var stage: StagePort<C>

    init(
      _ root: C, _ layer: Layer<C.Screen>, _ rendering: R,
      presentedBy presenter: ModalPort<C>? = nil
    ) {
      self.rendering = rendering
      self.presenter = presenter
      _stage = State(initialValue: StagePort(root, layer))
    }

    var body: some View {
      LayerHost(stage.root, stage.layer, rendering, presentedBy: presenter) { modals in
        StageView(port: stage, modals: modals, tabs: nil, rendering: rendering)
      }
    }
  }

  /// What a layer shows: a stack, tabs or columns.
  struct StageView<C: Coordinator, R: ScreenRendering>: View where R.Screen == C.Screen {
    let port: StagePort<C>
    let modals: ModalPort<C>
    /// The tabs that the layer is one of.
    let tabs: TabPort<C>?
    let rendering: R

    var body: some View {
      let stage = port.stage
      if let tabs = stage.tabs {
        TabsView(tabs.tabs, modals, rendering).id(tabs.tabs.id)
      } else if let split = stage.split {
        SplitView(split.tabs, modals, rendering).id(split.tabs.id)
      } else if let stack = stage.stack {
        // Another root entry is another stack, without an animation.
        StackView(
          StackPort(port.root, port.layer, in: tabs), on: stack.root, of: port, modals, rendering
        )
        .id(stack.root)
      }
    }
  }
#endif
