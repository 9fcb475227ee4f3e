#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Replaces the gestures of an entry that asks before it is left with a button that asks.
  struct EntryGuard<Screen>: ViewModifier {
    let exit: EntryExit<Screen>
    let ownsClose: Bool

    func body(content: Content) -> some View {
      let (isAsking, isRoot, hasBar) = (exit.isAsking, exit.isRoot, exit.layer.style.allowsStack)
      content
        .navigationBarBackButtonHidden(!isRoot && isAsking)
        .toolbar {
          if isAsking, !isRoot || hasBar && !ownsClose {
            ToolbarItem(placement: placement) {
              if isRoot {
                close
              } else {
                Button("Back", systemImage: "chevron.backward", action: leave)
              }
            }
          }
        }
        .overlay(alignment: .topLeading) {
          // Without a stack there is no bar.
          if isAsking, !hasBar, !ownsClose { close.padding(16) }
        }
        .modifier(
          EscapeAction(
            isEnabled: exit.canEscape, takesKey: isRoot ? exit.isPresented : isAsking,
            action: leave))
    }

    private var placement: ToolbarItemPlacement {
      #if !os(macOS)
        .cancellationAction
      #else
        // In a window, the placement of a cancellation would be the trailing edge.
        exit.isRoot ? .cancellationAction : .navigation
      #endif
    }

    private var close: some View { Button("Close", systemImage: "xmark", action: leave) }

    private func leave() { exit.leave() }
  }

  /// The escape gesture of assistive technologies, and the key or button of a remote control.
  private struct EscapeAction: ViewModifier {
    let isEnabled: Bool
    /// False for entries that the platform leaves by itself, or not with that key.
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
