#if canImport(SwiftUI)
  internal import SwiftUI

  /// Replaces the gestures of an entry that asks before it is left with a button that asks.
  struct EntryGuard<Screen>: ViewModifier {
    let exit: EntryExit<Screen>
    let ownsClose: Bool

    func body(content: Content) -> some View {
      let shown = exit.button(ownsClose: ownsClose)
      let close = button("Close", "xmark")
        #if !os(tvOS) && !os(watchOS)
          .keyboardShortcut(.cancelAction)
        #endif
      content
        .navigationBarBackButtonHidden(shown == .back)
        .toolbar {
          if shown == .back {
            ToolbarItem(placement: placement) { button("Back", "chevron.backward") }
          } else if shown == .close {
            ToolbarItem(placement: .cancellationAction) { close }
          }
        }
        .overlay(alignment: .topLeading) {
          if shown == .closeInCorner { close.padding(16) }
        }
        .modifier(EscapeAction(exit: exit, ownsClose: ownsClose || shown != nil))
    }

    private var placement: ToolbarItemPlacement {
      #if !os(macOS)
        .cancellationAction
      #else
        // In a window, the placement of a cancellation would be the trailing edge.
        .navigation
      #endif
    }

    private func button(_ title: LocalizedStringKey, _ image: String) -> some View {
      Button(title, systemImage: image) { exit.leave() }
    }
  }

  /// The escape gesture of assistive technologies, and the key or button of a remote control.
  private struct EscapeAction<Screen>: ViewModifier {
    let exit: EntryExit<Screen>
    /// True if a button has the escape key.
    let ownsClose: Bool

    func body(content: Content) -> some View {
      // An entry never changes between the two branches.
      if exit.canEscape {
        content
          .accessibilityAction(.escape) { exit.leave() }
          #if !os(iOS) && !os(watchOS) && !os(visionOS)
            .onExitCommand(perform: exit.takesKey ? { exit.leave() } : nil)
          #endif
          #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
            // The command only reaches a view with the focus, and a page of texts has none.
            .background { if exit.isRoot, exit.takesKey, !ownsClose { escapeButton } }
          #endif
      } else {
        content
      }
    }

    private var escapeButton: some View {
      Button("Close", systemImage: "xmark") { exit.leave() }
        #if !os(tvOS) && !os(watchOS)
          .keyboardShortcut(.cancelAction)
        #endif
        .opacity(0)
        .accessibilityHidden(true)
    }
  }
#endif
