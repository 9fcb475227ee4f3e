#if canImport(SwiftUI)
  public import SwiftUI

  extension EnvironmentValues {
    /// The place of the view.
    ///
    /// ```swift
    /// @Environment(\.navigation) private var navigation
    ///
    /// Button("Posts") { navigation.open("/posts") }
    /// ```
    public var navigation: NavigationPlace {
      get { self[NavigationPlaceKey.self] }
      set { self[NavigationPlaceKey.self] = newValue }
    }
  }

  private struct NavigationPlaceKey: EnvironmentKey {
    static let defaultValue = NavigationPlace()
  }

  extension FocusedValues {
    /// The place of the scene that has the focus, for menus. Its verbs act on the visible screen.
    ///
    /// It is that of the root shown as `.whole` or `.topScreen`, or of `navigates(in:)`. Roots in a
    /// stack of a host, and roots in a screen of another root, leave it as it is.
    ///
    /// ```swift
    /// @FocusedValue(\.navigation) private var navigation
    ///
    /// Button("Back") { navigation?.back() }.disabled(navigation?.canGoBack != true)
    /// ```
    public var navigation: NavigationPlace? {
      get { self[FocusedPlaceKey.self] }
      set { self[FocusedPlaceKey.self] = newValue }
    }
  }

  private struct FocusedPlaceKey: FocusedValueKey {
    typealias Value = NavigationPlace
  }

  extension View {
    /// Lets views beside a root navigate in it: a sidebar, a custom bar, a banner.
    ///
    /// ```swift
    /// HStack {
    ///   Sidebar().navigates(in: app)
    ///   CoordinatorView(app) { ScreenView($0) }
    /// }
    /// ```
    ///
    /// Links, navigators and selections in the view act as part of the visible screen. So they
    /// reach the root at any time, and other coordinators while one of their screens is visible.
    ///
    /// - Parameter root: The root, which the view that shows it holds.
    public func navigates<C: Coordinator>(in root: C) -> some View {
      environment(\.navigation, .beside(root)).modifier(FocusedRoot(root: root))
    }
  }

  /// Lets menus act on a root, unless it is shown in another one.
  private struct FocusedRoot<C: Coordinator>: ViewModifier {
    let root: C
    /// The place around the root.
    @Environment(\.navigation) private var place

    func body(content: Content) -> some View {
      if place.isOutermost(root) {
        content.focusedSceneValue(\.navigation, .beside(root))
      } else {
        content
      }
    }
  }
#endif
