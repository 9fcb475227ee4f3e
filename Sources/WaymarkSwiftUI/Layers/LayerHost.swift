#if canImport(SwiftUI)
  internal import SwiftUI

  /// The common part of every layer: its presentations and its questions.
  struct LayerHost<R: ScreenRendering, Content: View>: View {
    @State var modals: ModalPort<R.C>
    let rendering: R
    @ViewBuilder let content: (LayerScope<R>) -> Content

    var body: some View {
      let _ = modals.unanimated = { withoutAnimation($0) }
      let scope = LayerScope(modals: modals, rendering: rendering)
      content(scope)
        .onAppear { modals.isReady = true }
        .modifier(LayerPresenter(scope: scope))
        .modifier(LeaveAsker(port: LeavePort(below: modals), question: scope.options.question))
        #if DEBUG
          .modifier(ProbeElements(port: modals))
        #endif
    }
  }
#endif
