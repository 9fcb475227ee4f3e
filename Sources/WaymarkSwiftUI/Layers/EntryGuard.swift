#if canImport(SwiftUI)
  internal import SwiftUI

  /// Replaces the gestures of an entry that asks before it is left with a button that asks.
  struct EntryGuard<Screen>: ViewModifier {
    let exit: EntryExit<Screen>
    let ownsClose: Bool

    func body(content: Content) -> some View {
      let button = exit.button(ownsClose: ownsClose)
      content
        .navigationBarBackButtonHidden(button == .back)
        .toolbar {
          if button == .back {
            ToolbarItem(placement: placement) {
              Button("Back", systemImage: "chevron.backward", action: leave)
            }
          } else if button == .close {
            ToolbarItem(placement: .cancellationAction) { close }
          }
        }
        .overlay(alignment: .topLeading) {
          if button == .closeInCorner { close.padding(16) }
        }
        .modifier(
          EscapeAction(isEnabled: exit.canEscape, takesKey: exit.takesKey, action: leave))
    }

    private var placement: ToolbarItemPlacement {
      #if !os(macOS)
        .cancellationAction
      #else
        // In a window, the placement of a cancellation would be the trailing edge.
        .navigation
      #endif
    }

    private var close: some View { Button("Close", systemImage: "xmark", action: leave) }

    private func leave() { exit.leave() }
  }

  /// The escape gesture of assistive technologies, and the key or button of a remote control.
  private struct EscapeAction: ViewModifier {
    let isEnabled: Bool
    let takesKey: Bool
    let action: () -> Void

    func body(content: Content) -> some View {
      // An entry never changes between the two branches.
      if isEnabled {
        content
          .accessibilityAction(.escape, action)
          #if !os(iOS) && !os(watchOS) && !os(visionOS)
            .onExitCommand(perform: takesKey ? action : nil)
          #endif
      } else {
        content
      }
    }
  }
#endif
