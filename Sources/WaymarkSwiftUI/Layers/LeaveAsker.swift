#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Asks whether an entry may be left, on the layer that is on top.
  struct LeaveAsker<C: Coordinator>: ViewModifier {
    @Bindable var port: LeavePort<C>
    let question: @MainActor (LeaveRequest) -> LeaveQuestion

    func body(content: Content) -> some View {
      let request = port.request
      let question = request.map(question) ?? LeaveQuestion()
      content
        .alert(question.title, isPresented: $port.isAsking, presenting: request) { request in
          Button(role: .destructive) {
            request.proceed()
          } label: {
            question.leave
          }
          Button(role: .cancel) {
            request.cancel()
          } label: {
            question.stay
          }
        } message: { _ in
          question.message
        }
        .modifier(Settles(port: port))
    }
  }
#endif
