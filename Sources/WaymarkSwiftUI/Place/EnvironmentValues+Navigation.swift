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
#endif
