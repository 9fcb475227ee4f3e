#if canImport(SwiftUI)
  internal import SwiftUI

  /// Asks whether an entry may be left, on the layer that is on top.
  struct LeaveAsker<C: Coordinator>: ViewModifier {
    @State var port: LeavePort<C>
    let question: @MainActor (LeaveRequest) -> DialogContent

    func body(content: Content) -> some View {
      @Bindable var port = port
      let dialog = port.request.map(question)
      content
        .dialog(dialog) { $port[asksIf: dialog?.style == $0] }
        .modifier(Settles(port: port))
    }
  }
#endif
