#if canImport(SwiftUI)
  internal import SwiftUI

  /// The options that an app sets for its screens, with the methods of ``CoordinatorShowing``.
  ///
  /// ```swift
  /// CoordinatorView(app) { ScreenView($0) }.stackOwners { $0.isLegacy }.options
  /// ```
  @MainActor
  public struct ScreenOptions<Screen> {
    /// The first closure that knows the routes of the tabs returns the label.
    var tabLabels: [@MainActor (LayerTabs<Screen>, Int) -> TabLabel?] = []
    var hidesTabBar: @MainActor (Screen) -> Bool = { _ in false }
    var sheet: @MainActor (Screen) -> SheetOptions? = { _ in nil }
    var dialog: (@MainActor (Screen) -> DialogContent?)?
    var question: @MainActor (LeaveRequest) -> LeaveQuestion = { _ in LeaveQuestion() }
    var ownsStack: @MainActor (Screen) -> Bool = { _ in false }
    var ownsClose: @MainActor (Screen) -> Bool = { _ in false }
    /// The app's binding; nil for that of the view.
    var columnVisibility: Binding<NavigationSplitViewVisibility>?

    func label(of position: Int, in tabs: LayerTabs<Screen>) -> TabLabel {
      for label in tabLabels {
        if let label = label(tabs, position) { return label }
      }
      return TabLabel(
        Text(verbatim: tabs.names[position]), image: Image(systemName: "circle"))
    }

    /// The abilities of the platform.
    var traits: PlatformTraits {
      // The conditions exclude platforms, so that the type check on Linux sees the code of the
      // others.
      #if !os(macOS) && !os(tvOS) && !os(watchOS)
        PlatformTraits(hasDialog: dialog != nil)
      #elseif !os(macOS)
        PlatformTraits(hasPopover: false, hasDialog: dialog != nil)
      #else
        PlatformTraits(hasCover: false, hasDialog: dialog != nil)
      #endif
    }
  }
#endif
