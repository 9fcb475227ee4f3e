#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  extension EmbeddedEntryView: CoordinatorShowing {
    /// The options that the app has set.
    public var options: ScreenOptions<C.Screen> {
      get { rendering.options }
      set { rendering.options = newValue }
    }

    /// Puts a modifier around each `TabView`.
    ///
    /// ```swift
    /// .tabContainer { SidebarTabs() }  // a ViewModifier: content.tabViewStyle(.sidebarAdaptable)
    /// ```
    ///
    /// - Parameter modifier: Makes the modifier.
    public func tabContainer<NewBar: ViewModifier>(
      _ modifier: @escaping @MainActor () -> NewBar
    ) -> EmbeddedEntryView<C, Content, NewBar, Frame> {
      EmbeddedEntryView<C, Content, NewBar, Frame>(root, rendering.with(bar: modifier))
    }

    /// Puts a modifier around presented layers: for sizes, backgrounds or transitions.
    ///
    /// ```swift
    /// .presented { screen in FilterStyle(isFilter: screen.isFilter) }
    /// ```
    ///
    /// - Parameter modifier: Makes the modifier for a layer, and gets its first screen.
    public func presented<NewFrame: ViewModifier>(
      _ modifier: @escaping @MainActor (C.Screen) -> NewFrame
    ) -> EmbeddedEntryView<C, Content, Bar, NewFrame> {
      EmbeddedEntryView<C, Content, Bar, NewFrame>(root, rendering.with(frame: modifier))
    }
  }
#endif
