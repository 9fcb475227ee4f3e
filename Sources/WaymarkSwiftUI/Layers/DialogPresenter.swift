#if canImport(SwiftUI)
  internal import SwiftUI

  /// Presents the layer above a layer as an alert or a confirmation.
  struct DialogPresenter<R: ScreenRendering>: ViewModifier {
    let scope: LayerScope<R>
    let anchor: AnchorID?

    func body(content: Content) -> some View {
      @Bindable var port = scope.modals
      let layer = port[.dialog, at: anchor]
      let dialog = layer?.entries.first.map { entry in
        entry.screen.flatMap { scope.options.dialog?($0) }
          ?? DialogContent(Text(verbatim: entry.name), buttons: [])
      }
      content
        .dialog(dialog) { $port[dialogAt: anchor, if: dialog?.style == $0] }
        // Alerts do not report that they have appeared.
        .onChange(of: layer?.id, initial: true) { _, id in if let id { port.presume(id) } }
    }
  }

  extension View {
    /// Presents a dialog in its form. Each of the platform's forms has a binding.
    func dialog(
      _ dialog: DialogContent?, isPresented: (DialogContent.Style) -> Binding<Bool>
    ) -> some View {
      modifier(
        DialogForms(
          dialog: dialog, isAlert: isPresented(.alert), isConfirmation: isPresented(.confirmation)))
    }
  }

  private struct DialogForms: ViewModifier {
    let dialog: DialogContent?
    let isAlert: Binding<Bool>
    let isConfirmation: Binding<Bool>
    @State private var last = Kept(LastTitle())

    func body(content: Content) -> some View {
      let title = last.object.title(of: dialog)
      content
        .alert(
          title, isPresented: isAlert, presenting: dialog,
          actions: { $0.allButtons }, message: { $0.message }
        )
        .confirmationDialog(
          title, isPresented: isConfirmation, titleVisibility: .visible,
          presenting: dialog, actions: { $0.allButtons }, message: { $0.message })
    }
  }

  /// Keeps the title of a dialog until its animation is over, as the platform keeps the rest of it.
  @MainActor
  private final class LastTitle {
    private var last = Text(verbatim: "")

    func title(of dialog: DialogContent?) -> Text {
      if let dialog { last = dialog.title }
      return last
    }
  }

  extension DialogContent {
    fileprivate var allButtons: some View {
      ForEach(buttons.indices, id: \.self) { index in
        let button = buttons[index]
        SwiftUI.Button(role: button.role, action: button.action) { button.title }
      }
    }
  }
#endif
