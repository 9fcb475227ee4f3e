/// One of the four ways in which a platform presents a layer.
///
/// ```swift
/// PlatformTraits(hasCover: false).kind(of: .cover)  // .sheet
/// ```
public enum ModalKind: Hashable, Sendable, CaseIterable {
  /// A sheet.
  case sheet
  /// A cover of the whole window.
  case cover
  /// A popover, which points at a view.
  case popover
  /// An alert or a confirmation dialog.
  case dialog
}

extension ModalKind: CustomStringConvertible {
  /// The kind as a word, such as `sheet`.
  public var description: String {
    switch self {
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .dialog: "dialog"
    }
  }
}
