/// The way `navigate(to:)` shows a route.
///
/// ```swift
/// enum MailRoute: Route {
///   case inbox, message(id: Int), compose
///
///   var presentation: Presentation {
///     switch self {
///     case .inbox: .root
///     case .message: .push
///     case .compose: .sheet
///     }
///   }
/// }
/// MailRoute.compose.presentation.modalStyle  // .sheet
/// MailRoute.inbox.presentation.modalStyle    // nil
/// ```
///
/// - Complexity: One byte. Making, comparing and hashing a presentation take constant time and
///   allocate nothing.
/// - Note: To tell the modal ones apart, switch over ``modalStyle`` or match `.modal(let style)`.
public enum Presentation: Hashable, Sendable {
  /// On top of the stack.
  case push
  /// As the only route, in place of the whole stack.
  case root
  /// In a layer of its own, above all others.
  case modal(ModalStyle)

  /// In a sheet with a stack of its own.
  public static var sheet: Presentation { .modal(.sheet) }
  /// In a layer that covers the whole window.
  public static var cover: Presentation { .modal(.cover) }
  /// In a popover.
  public static var popover: Presentation { .modal(.popover) }
  /// In an alert or a confirmation, which holds one entry.
  public static var dialog: Presentation { .modal(.dialog) }

  /// In a sheet, which holds exactly one entry if `stack` is false.
  ///
  /// ```swift
  /// Presentation.sheet(stack: false).modalStyle?.allowsStack  // false
  /// Presentation.sheet(stack: true) == .sheet                 // true
  /// ```
  ///
  /// - Complexity: Constant time; no allocation.
  public static func sheet(stack: Bool) -> Presentation { .modal(.sheet(stack: stack)) }

  /// In a cover, which holds a stack of its own or exactly one entry.
  ///
  /// ```swift
  /// Presentation.cover(stack: false).modalStyle?.allowsStack  // false
  /// ```
  ///
  /// - Complexity: Constant time; no allocation.
  public static func cover(stack: Bool) -> Presentation { .modal(.cover(stack: stack)) }

  /// The style of the layer that the route is shown in; nil for `.push` and `.root`.
  ///
  /// - Complexity: Constant time; no allocation.
  public var modalStyle: ModalStyle? {
    guard case .modal(let style) = self else { return nil }
    return style
  }
}

extension Presentation: CustomStringConvertible {
  /// The presentation in words, the same in every release: `push`, `root` or the style's own
  /// description, such as `sheet (no stack)`.
  ///
  /// - Complexity: Constant time; at most one allocation.
  public var description: String {
    switch self {
    case .push: "push"
    case .root: "root"
    case .modal(let style): style.description
    }
  }
}
