/// What a platform can present. What it lacks is shown as a sheet.
///
/// ```swift
/// let watch = PlatformTraits(hasPopover: false)
/// watch.kind(of: .popover)  // .sheet
/// ```
public struct PlatformTraits: Hashable, Sendable {
  /// False on macOS.
  public let hasCover: Bool
  /// False on tvOS and watchOS.
  public let hasPopover: Bool
  /// False where no content of dialogs is given.
  public let hasDialog: Bool

  /// Describes a platform, by default one that has everything.
  ///
  /// - Parameters:
  ///   - hasCover: Whether something can cover the whole window.
  ///   - hasPopover: Whether there are popovers.
  ///   - hasDialog: Whether there are dialogs.
  public init(hasCover: Bool = true, hasPopover: Bool = true, hasDialog: Bool = true) {
    self.hasCover = hasCover
    self.hasPopover = hasPopover
    self.hasDialog = hasDialog
  }

  /// How a layer of a style is presented.
  ///
  /// - Parameter style: The style that the coordinator asked for.
  /// - Returns: The kind; a sheet for what the platform lacks.
  public func kind(of style: ModalStyle) -> ModalKind {
    switch style {
    case .cover where hasCover: .cover
    case .popover where hasPopover: .popover
    case .dialog where hasDialog: .dialog
    case .sheet, .cover, .popover, .dialog: .sheet
    }
  }
}
