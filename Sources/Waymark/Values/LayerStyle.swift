/// How a platform shows a layer.
///
/// ```swift
/// app.present(.add)
/// app.projection.layers.map(\.style.description)  // ["base", "sheet"]
/// ```
public enum LayerStyle: Hashable, Sendable {
  /// The layer below everything else.
  case base
  /// One tab.
  case tab
  /// One column of a split.
  case column
  /// Presented above another layer.
  case modal(ModalStyle)

  /// False for a layer that holds one entry: a dialog, or a sheet or a cover without a stack.
  public var allowsStack: Bool {
    guard case .modal(let style) = self else { return true }
    return style.allowsStack
  }
}

extension LayerStyle: CustomStringConvertible {
  /// The style in words, for logs: `base`, `tab`, `column`, `sheet`.
  public var description: String {
    switch self {
    case .base: "base"
    case .tab: "tab"
    case .column: "column"
    case .modal(let style): style.description
    }
  }
}
