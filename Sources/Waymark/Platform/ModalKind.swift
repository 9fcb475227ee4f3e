/// How a platform presents a layer: by which of its four ways.
///
/// ```swift
/// PlatformTraits(hasCover: false).kind(of: .cover)  // .sheet
/// ```
public enum ModalKind: Hashable, Sendable, CaseIterable {
  /// A sheet.
  case sheet
  /// A cover of the whole window.
  case cover
  /// A popover, which points at something.
  case popover
  /// An alert or a confirmation.
  case dialog
}

extension ModalKind: CustomStringConvertible {
  /// The kind in a word, for logs: `sheet`.
  public var description: String {
    switch self {
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .dialog: "dialog"
    }
  }
}
