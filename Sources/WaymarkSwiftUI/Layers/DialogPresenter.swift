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
      let title = dialog?.title ?? Text(verbatim: "")
      content
        .alert(
          title, isPresented: $port[.alert, dialog?.style, of: anchor], presenting: dialog,
          actions: buttons, message: { $0.message }
        )
        .confirmationDialog(
          title, isPresented: $port[.confirmation, dialog?.style, of: anchor],
          titleVisibility: .visible, presenting: dialog, actions: buttons, message: { $0.message }
        )
        .onChange(of: layer?.id, initial: true) { _, id in
          // Alerts do not report that they have appeared.
          if let id { port.appear(id) }
        }
    }

    private func buttons(of dialog: DialogContent) -> some View {
      ForEach(dialog.buttons.indices, id: \.self) { index in
        let button = dialog.buttons[index]
        Button(role: button.role, action: button.action) { button.title }
      }
    }
  }

  extension ModalPort {
    /// Whether a dialog is presented in one of its styles.
    subscript(
      style: DialogContent.Style, wanted: DialogContent.Style?, of anchor: AnchorID?
    ) -> Bool {
      get { style == wanted && self[.dialog, at: anchor] != nil }
      set { if !newValue, style == wanted { self[.dialog, at: anchor] = nil } }
    }
  }
#endif
