#if canImport(SwiftUI)
  internal import SwiftUI

  /// Asks whether an entry may be left, on the layer that is on top.
  struct LeaveAsker<C: Coordinator>: ViewModifier {
    @State var port: LeavePort<C>
    let question: @MainActor (LeaveRequest) -> LeaveQuestion

    func body(content: Content) -> some View {
      @Bindable var port = port
      let request = port.request
      let question = request.map(question) ?? LeaveQuestion()
      content
        .alert(question.title, isPresented: $port.isAsking, presenting: request) { request in
          Button(role: .destructive, action: { request.proceed() }, label: { question.leave })
          Button(role: .cancel, action: { request.cancel() }, label: { question.stay })
        } message: { _ in
          question.message
        }
        .modifier(Settles(port: port))
    }
  }
#endif
