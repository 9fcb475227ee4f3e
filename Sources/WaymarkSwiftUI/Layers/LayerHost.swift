#if canImport(SwiftUI)
  internal import SwiftUI

  /// The common part of every layer: its presentations and its questions.
  struct LayerHost<R: ScreenRendering, Content: View>: View {
    @State var modals: ModalPort<R.C>
    let rendering: R
    @ViewBuilder let content: (ModalPort<R.C>) -> Content

    var body: some View {
      let _ = modals.unanimated = { withoutAnimation($0) }
      content(modals)
        .onAppear { modals.isReady = true }
        .modifier(LayerPresenter(port: modals, rendering: rendering))
        .modifier(
          LeaveAsker(
            port: LeavePort(modals.root, modals.layer, below: modals),
            question: rendering.options.question))
    }
  }
#endif
