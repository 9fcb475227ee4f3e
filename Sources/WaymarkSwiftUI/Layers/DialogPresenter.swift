#if canImport(SwiftUI)
  internal import SwiftUI

  /// Presents the layer above a layer as an alert or a confirmation.
  struct DialogPresenter<C: Coordinator>: ViewModifier {
    @Bindable var port: ModalPort<C>
    let anchor: AnchorID?
    let dialog: (@MainActor (C.Screen) -> DialogContent?)?

    func body(content: Content) -> some View {
      let layer = port[.dialog, at: anchor]
      let dialog = layer?.entries.first.map { entry in
        entry.screen.flatMap { self.dialog?($0) }
          ?? DialogContent(Text(verbatim: entry.name), buttons: [])
      }
      content
        .modifier(
          DialogForms(
            dialog: dialog, isAlert: $port[dialogAt: anchor, if: dialog?.style == .alert],
            isConfirmation: $port[dialogAt: anchor, if: dialog?.style == .confirmation])
        )
        .onChange(of: layer?.id, initial: true) { _, id in
          // Alerts do not report that they have appeared.
          if let id { port.appear(id) }
        }
    }
  }

  /// Asks whether an entry may be left, on the layer that is on top.
  struct LeaveAsker<C: Coordinator>: ViewModifier {
    @State var port: LeavePort<C>
    let question: @MainActor (LeaveRequest) -> DialogContent

    func body(content: Content) -> some View {
      @Bindable var port = port
      let dialog = port.request.map(question)
      content
        .modifier(
          DialogForms(
            dialog: dialog, isAlert: $port[asksIf: dialog?.style == .alert],
            isConfirmation: $port[asksIf: dialog?.style == .confirmation])
        )
        .modifier(Settles(port: port))
    }
  }

  /// The platform's two forms of a dialog.
  private struct DialogForms: ViewModifier {
    let dialog: DialogContent?
    @Binding var isAlert: Bool
    @Binding var isConfirmation: Bool

    func body(content: Content) -> some View {
      let title = dialog?.title ?? Text(verbatim: "")
      content
        .alert(title, isPresented: $isAlert, presenting: dialog, actions: buttons) { $0.message }
        .confirmationDialog(
          title, isPresented: $isConfirmation, titleVisibility: .visible, presenting: dialog,
          actions: buttons, message: { $0.message })
    }

    private func buttons(of dialog: DialogContent) -> some View {
      ForEach(dialog.buttons.indices, id: \.self) { index in
        let button = dialog.buttons[index]
        Button(role: button.role, action: button.action) { button.title }
      }
    }
  }
#endif
