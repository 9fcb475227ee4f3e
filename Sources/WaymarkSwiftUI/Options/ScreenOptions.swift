#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// What an app says of its screens, by the options of a ``CoordinatorShowing``.
  ///
  /// ```swift
  /// CoordinatorView(app) { ScreenView($0) }.stackOwners { $0.isLegacy }.options
  /// ```
  @MainActor
  public struct ScreenOptions<Screen> {
    /// The first that knows the routes of the tabs gives the label.
    var tabLabels: [@MainActor (LayerTabs<Screen>, Int) -> TabLabel?] = []
    var hidesTabBar: @MainActor (Screen) -> Bool = { _ in false }
    var sheet: @MainActor (Screen) -> SheetOptions? = { _ in nil }
    var dialog: (@MainActor (Screen) -> DialogContent?)?
    var question: @MainActor (LeaveRequest) -> LeaveQuestion = { _ in LeaveQuestion() }
    var ownsStack: @MainActor (Screen) -> Bool = { _ in false }
    var ownsClose: @MainActor (Screen) -> Bool = { _ in false }
    /// The app's own; nil for that of the view.
    var columnVisibility: Binding<NavigationSplitViewVisibility>?

    init() {}

    func label(of position: Int, in tabs: LayerTabs<Screen>) -> TabLabel {
      for label in tabLabels {
        if let label = label(tabs, position) { return label }
      }
      return TabLabel(Text(verbatim: tabs.names[position]), systemImage: "circle")
    }

    /// What the platform has, and what it lacks.
    var traits: PlatformTraits {
      // Conditions leave platforms out, so that the type check on Linux sees what the others have.
      #if !os(macOS)
        let hasCover = true
      #else
        let hasCover = false
      #endif
      #if !os(tvOS) && !os(watchOS)
        let hasPopover = true
      #else
        let hasPopover = false
      #endif
      return PlatformTraits(
        hasCover: hasCover, hasPopover: hasPopover, hasDialog: dialog != nil)
    }
  }
#endif
