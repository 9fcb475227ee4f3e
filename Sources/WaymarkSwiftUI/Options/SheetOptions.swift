#if canImport(SwiftUI)
  public import SwiftUI

  /// What a sheet looks like, in short; `presented` puts anything else around it.
  ///
  /// ```swift
  /// CoordinatorView(app) { ScreenView($0) }
  ///   .sheetOptions { screen in screen.isFilter ? SheetOptions(detents: [.medium, .large]) : nil }
  /// ```
  public struct SheetOptions: Hashable, Sendable {
    let detents: Set<PresentationDetent>
    let dragIndicator: Visibility

    /// Describes a sheet.
    ///
    /// - Parameters:
    ///   - detents: The heights at which it stops.
    ///   - dragIndicator: Whether it shows that it can be dragged.
    public init(
      detents: Set<PresentationDetent> = [.large], dragIndicator: Visibility = .automatic
    ) {
      self.detents = detents
      self.dragIndicator = dragIndicator
    }
  }
#endif
