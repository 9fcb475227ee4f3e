#if canImport(SwiftUI)
  public import SwiftUI

  /// Two buttons that go back and forward in the history of the root around the view, with the
  /// usual keys: ⌘[ and ⌘].
  ///
  /// ```swift
  /// .toolbar { ToolbarItem(placement: .navigation) { HistoryButtons() } }
  /// ```
  ///
  /// A button is disabled if there is no such position. Both are disabled while the root has no
  /// history.
  public struct HistoryButtons: View {
    @Environment(\.navigation) private var navigation

    /// Makes the buttons.
    public init() {}

    /// The buttons, side by side.
    public var body: some View {
      let history = navigation.history
      let (back, forward) = (history?.backCount, history?.forwardCount)
      // The actions ask anew, since by then the root may have another history or none.
      HStack {
        button("Back", "chevron.backward", "[", back) { navigation.history?.back() }
        button("Forward", "chevron.forward", "]", forward) { navigation.history?.forward() }
      }
    }

    private func button(
      _ title: LocalizedStringKey, _ image: String, _ key: Character, _ count: Int?,
      _ action: @escaping () -> Void
    ) -> some View {
      Button(action: action) { Label(title, systemImage: image) }
        .disabled(count ?? 0 == 0)
        #if !os(tvOS) && !os(watchOS)
          .keyboardShortcut(KeyEquivalent(key), modifiers: .command)
        #endif
    }
  }
#endif
