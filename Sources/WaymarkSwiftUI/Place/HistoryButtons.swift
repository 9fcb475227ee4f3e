#if canImport(SwiftUI)
  public import SwiftUI
  internal import Waymark

  /// Two buttons that go back and forward in the history of the root around, with the usual keys: ⌘[ and ⌘].
  ///
  /// ```swift
  /// .toolbar { ToolbarItem(placement: .navigation) { HistoryButtons() } }
  /// ```
  ///
  /// A button is disabled where there is no such position; both are while nobody keeps a history of the root.
  public struct HistoryButtons: View {
    @Environment(\.navigation) private var navigation

    /// Makes the buttons.
    public init() {}

    /// The buttons, side by side.
    public var body: some View {
      let history = navigation.history
      HStack {
        Button {
          history?.back()
        } label: {
          Label("Back", systemImage: "chevron.backward")
        }
        .disabled(history.map { $0.backCount == 0 } ?? true)
        .historyShortcut("[")
        Button {
          history?.forward()
        } label: {
          Label("Forward", systemImage: "chevron.forward")
        }
        .disabled(history.map { $0.forwardCount == 0 } ?? true)
        .historyShortcut("]")
      }
    }
  }

  extension View {
    /// A key with command, where there are keyboards for menus.
    fileprivate func historyShortcut(_ key: KeyEquivalent) -> some View {
      #if !os(tvOS) && !os(watchOS)
        keyboardShortcut(key, modifiers: .command)
      #else
        self
      #endif
    }
  }
#endif
