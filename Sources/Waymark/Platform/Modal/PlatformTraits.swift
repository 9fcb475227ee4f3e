/// The kinds of layers that a platform can present. Other kinds are shown as sheets.
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
  /// False if the app provides no content for dialogs.
  public let hasDialog: Bool

  /// Describes a platform. By default it has everything.
  ///
  /// - Parameters:
  ///   - hasCover: Whether a layer can cover the whole window.
  ///   - hasPopover: Whether there are popovers.
  ///   - hasDialog: Whether there are dialogs.
  public init(hasCover: Bool = true, hasPopover: Bool = true, hasDialog: Bool = true) {
    self.hasCover = hasCover
    self.hasPopover = hasPopover
    self.hasDialog = hasDialog
  }

  /// Describes the platform that the app is compiled for.
  ///
  /// ```swift
  /// PlatformTraits.native(hasDialog: true).hasCover  // false on macOS
  /// ```
  ///
  /// - Parameter hasDialog: Whether the app provides content for dialogs.
  /// - Returns: The traits; on Linux those of iOS.
  public static func native(hasDialog: Bool) -> PlatformTraits {
    #if os(macOS)
      PlatformTraits(hasCover: false, hasDialog: hasDialog)
    #elseif os(tvOS) || os(watchOS)
      PlatformTraits(hasPopover: false, hasDialog: hasDialog)
    #else
      PlatformTraits(hasDialog: hasDialog)
    #endif
  }

  /// The kind that a layer of a style is presented as.
  ///
  /// - Parameter style: The style that the coordinator asked for.
  /// - Returns: The kind; a sheet if the platform lacks it.
  public func kind(of style: ModalStyle) -> ModalKind {
    switch style {
    case .cover where hasCover: .cover
    case .popover where hasPopover: .popover
    case .dialog where hasDialog: .dialog
    case .sheet, .cover, .popover, .dialog: .sheet
    }
  }
}
