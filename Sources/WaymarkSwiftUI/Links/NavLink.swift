#if canImport(SwiftUI)
  public import SwiftUI

  /// A button that opens a link, from a view that knows no coordinator.
  ///
  /// ```swift
  /// NavLink(to: "/posts") { isActive in
  ///   MenuRow("Posts", isActive: isActive)
  /// }
  /// ```
  public struct NavLink<Label: View>: View {
    private let link: String
    private let isExact: Bool
    private let policy: OpenPolicy
    private let history: HistoryPolicy?
    private let label: @MainActor (Bool) -> Label
    /// False for a label that looks the same either way. Then the link does not observe the visible
    /// path.
    private var showsActivity = true
    @Environment(\.navigation) private var place

    /// Makes a link whose label shows whether it is active.
    ///
    /// - Parameters:
    ///   - link: A link, resolved as by `open`.
    ///   - exactly: True if the link is inactive while a link below it is visible.
    ///   - policy: What happens to the presented layers.
    ///   - history: How the history of the app records the change: `.replace` for a link that
    ///     replaces the current screen.
    ///   - label: Gets true while the link, or one below it, is visible.
    public init(
      to link: String, exactly: Bool = false, over policy: OpenPolicy = .dismissModals,
      history: HistoryPolicy? = nil,
      @ViewBuilder label: @escaping @MainActor (_ isActive: Bool) -> Label
    ) {
      self.link = link
      isExact = exactly
      self.policy = policy
      self.history = history
      self.label = label
    }

    /// Makes a link.
    ///
    /// - Parameters:
    ///   - link: A link, resolved as by `open`.
    ///   - policy: What happens to the presented layers.
    ///   - history: How the history of the app records the change: `.replace` for a link that
    ///     replaces the current screen.
    ///   - label: The label of the button.
    public init(
      to link: String, over policy: OpenPolicy = .dismissModals, history: HistoryPolicy? = nil,
      @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
      self.init(to: link, over: policy, history: history) { _ in label() }
      showsActivity = false
    }

    /// Makes a link with a title.
    ///
    /// - Parameters:
    ///   - title: The title, looked up in the app's strings.
    ///   - link: A link, resolved as by `open`.
    ///   - policy: What happens to the presented layers.
    ///   - history: How the history of the app records the change: `.replace` for a link that
    ///     replaces the current screen.
    public init(
      _ title: LocalizedStringKey, to link: String, over policy: OpenPolicy = .dismissModals,
      history: HistoryPolicy? = nil
    ) where Label == Text {
      self.init(to: link, over: policy, history: history) { Text(title) }
    }

    /// Makes a link with a title that is shown as it is.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - link: A link, resolved as by `open`.
    ///   - policy: What happens to the presented layers.
    ///   - history: How the history of the app records the change: `.replace` for a link that
    ///     replaces the current screen.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, to link: String, over policy: OpenPolicy = .dismissModals,
      history: HistoryPolicy? = nil
    ) where Label == Text {
      self.init(to: link, over: policy, history: history) { Text(title) }
    }

    /// A button.
    public var body: some View {
      let isActive = showsActivity && place.isShowing(link, exactly: isExact)
      Button {
        place.open(link, over: policy, history: history)
      } label: {
        label(isActive)
      }
      .accessibilityAddTraits(isActive ? .isSelected : [])
    }
  }
#endif
