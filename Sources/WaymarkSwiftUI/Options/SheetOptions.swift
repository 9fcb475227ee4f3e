#if canImport(SwiftUI)
  public import SwiftUI

  /// The look of a sheet, in short. For anything else, use `presented`.
  ///
  /// ```swift
  /// CoordinatorView(app) { ScreenView($0) }
  ///   .sheetOptions { screen in screen.isFilter ? SheetOptions(detents: [.medium, .large]) : nil }
  /// ```
  public struct SheetOptions: Hashable, Sendable {
    let detents: Set<PresentationDetent>
    let dragIndicator: Visibility

    /// Makes the options of a sheet.
    ///
    /// - Parameters:
    ///   - detents: The heights of the sheet.
    ///   - dragIndicator: Whether the sheet shows an indicator for dragging.
    public init(
      detents: Set<PresentationDetent> = [.large], dragIndicator: Visibility = .automatic
    ) {
      self.detents = detents
      self.dragIndicator = dragIndicator
    }
  }
#endif
