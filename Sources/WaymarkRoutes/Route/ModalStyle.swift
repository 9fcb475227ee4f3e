/// The way a route is shown in a layer above others, instead of on a stack.
///
/// ```swift
/// coordinator.present(.compose, as: .cover)
/// coordinator.present(.picker, as: .sheet(stack: false))
/// ModalStyle.sheet.allowsStack                // true
/// ModalStyle.sheet(stack: false).description  // "sheet (no stack)"
/// ```
///
/// - Complexity: One byte. Making, comparing and hashing a style take constant time and allocate
///   nothing.
/// - Note: The pattern `case .sheet` matches a sheet with and without a stack; `== .sheet` is true
///   only for the one with a stack. The same applies to `.cover`.
public enum ModalStyle: Hashable, Sendable {
  /// A sheet, which holds a stack of its own if `stack` is true, otherwise exactly one entry.
  case sheet(stack: Bool)
  /// A layer that covers the whole window, with a stack of its own if `stack` is true, otherwise
  /// exactly one entry.
  case cover(stack: Bool)
  /// A popover that points at its anchor, with a stack of its own.
  case popover
  /// An alert or a confirmation: exactly one entry.
  case dialog

  /// A sheet with a stack of its own: the same as `.sheet(stack: true)`.
  public static var sheet: ModalStyle { .sheet(stack: true) }

  /// A cover with a stack of its own: the same as `.cover(stack: true)`.
  public static var cover: ModalStyle { .cover(stack: true) }

  /// Whether routes can be pushed inside a layer of this style.
  ///
  /// ```swift
  /// ModalStyle.popover.allowsStack  // true
  /// ModalStyle.dialog.allowsStack   // false
  /// ```
  ///
  /// - Complexity: Constant time; no allocation.
  public var allowsStack: Bool {
    switch self {
    case .sheet(let stack), .cover(let stack): stack
    case .popover: true
    case .dialog: false
    }
  }
}

extension ModalStyle: CustomStringConvertible {
  /// The style in words, the same in every release: `sheet`, `sheet (no stack)`, `cover`,
  /// `cover (no stack)`, `popover` or `dialog`.
  ///
  /// - Complexity: Constant time; at most one allocation.
  public var description: String {
    switch self {
    case .sheet(stack: true): "sheet"
    case .sheet(stack: false): "sheet (no stack)"
    case .cover(stack: true): "cover"
    case .cover(stack: false): "cover (no stack)"
    case .popover: "popover"
    case .dialog: "dialog"
    }
  }
}
