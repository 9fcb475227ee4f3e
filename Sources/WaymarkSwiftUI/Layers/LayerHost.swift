#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// The common part of every layer: its presentations and its questions.
  struct LayerHost<C: Coordinator, R: ScreenRendering, Content: View>: View
  where R.Screen == C.Screen {
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
        ModalPort(root, layer, traits: rendering.options.traits, presentedBy: presenter),
        rendering, content: content)
    }

    /// Makes a host on a port that other views also use.
    init(
      _ modals: ModalPort<C>, _ rendering: R,
      @ViewBuilder content: @escaping (ModalPort<C>) -> Content
    ) {
      self.rendering = rendering
      self.content = content
      _modals = State(initialValue: modals)
      _leave = State(initialValue: LeavePort(modals.root, modals.layer, below: modals))
      modals.unanimated = { withoutAnimation($0) }
    }

    var body: some View {
      content(modals)
        .onAppear { modals.isReady = true }
        .modifier(LayerPresenter(port: modals, rendering: rendering))
        .modifier(LeaveAsker(port: leave, question: rendering.options.question))
    }
  }
#endif
