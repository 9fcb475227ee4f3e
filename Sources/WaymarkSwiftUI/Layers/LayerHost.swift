#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// What every layer has, whatever it shows: what it presents, and what it asks.
  struct LayerHost<C: Coordinator, R: ScreenRendering, Content: View>: View
  where R.Screen == C.Screen {
    private let root: C
    private let rendering: R
    private let content: (ModalPort<C>) -> Content
    @State private var modals: ModalPort<C>
    @State private var leave: LeavePort<C>

    init(
      _ root: C, _ layer: Layer<C.Screen>, _ rendering: R,
      presentedBy presenter: ModalPort<C>? = nil,
      @ViewBuilder content: @escaping (ModalPort<C>) -> Content
    ) {
      self.init(
        root,
        ModalPort(root, layer, traits: rendering.options.traits, presentedBy: presenter),
        rendering, content: content)
    }

    /// Makes one on a port that others know, too.
    init(
      _ root: C, _ modals: ModalPort<C>, _ rendering: R,
      @ViewBuilder content: @escaping (ModalPort<C>) -> Content
    ) {
      self.root = root
      self.rendering = rendering
      self.content = content
      _modals = State(initialValue: modals)
      _leave = State(initialValue: LeavePort(root, modals.layer, below: modals))
      modals.unanimated = { withoutAnimation($0) }
    }

    var body: some View {
      content(modals)
        .onAppear { modals.isReady = true }
        .modifier(LayerPresenter(port: modals, root: root, rendering: rendering))
        .modifier(LeaveAsker(port: leave, question: rendering.options.question))
    }
  }
#endif
