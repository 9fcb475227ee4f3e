#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Replaces the gestures of an entry that asks before it is left with a button that asks.
  struct EntryGuard<Screen>: ViewModifier {
    let entry: LayerEntry<Screen>
    /// The base or the presented layer that the entry is in, directly or in tabs.
    let layer: Layer<Screen>
    let isRoot: Bool
    let ownsClose: Bool

    func body(content: Content) -> some View {
      content
        .navigationBarBackButtonHidden(!isRoot && isAsking)
        .toolbar {
          if isAsking, !isRoot || layer.style.allowsStack && !ownsClose {
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
          if isAsking, !layer.style.allowsStack, !ownsClose { close.padding(16) }
        }
        .modifier(
          EscapeAction(
            isEnabled: !isRoot || isPresented, takesKey: isRoot ? isPresented : isAsking,
            action: leave))
    }

    private var placement: ToolbarItemPlacement {
      #if !os(macOS)
        .cancellationAction
      #else
        // In a window, the placement of a cancellation would be the trailing edge.
        isRoot ? .cancellationAction : .navigation
      #endif
    }

    private var close: some View { Button("Close", systemImage: "xmark", action: leave) }

    /// Acts on the entry instead of calling `back()` of the root, which might go back from
    /// something beside or above the entry.
    private func leave() {
      if isRoot { entry.dismiss() } else { entry.pop() }
    }

    private var isPresented: Bool {
      if case .modal = layer.style { true } else { false }
    }

    /// If it is the first entry, the whole layer would leave with it.
    private var isAsking: Bool {
      isRoot ? isPresented && layer.leavePolicy != .free : entry.leavePolicy != .free
    }
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
