import Waymark

/// A gesture of the user.
///
/// ```swift
/// test.user(.swipeBack(.cancelled))
/// test.user(.swipeBack()) { $0.base.removeLast() }
/// test.user(.drag()) { $0.dismiss() }
/// ```
public struct UserGesture: Sendable, CustomStringConvertible {
  enum Kind: Sendable {
    case swipeBack(GestureEnd), drag(GestureEnd)
    case goBack(Int), select(Int), tap(String), resize(Bool)
    case tapBack, escape, reselect, dismiss, answer, becomeActive
  }

  let kind: Kind
  /// The gesture as source.
  public let description: String

  private init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// Swipes back from the edge.
  public static func swipeBack(_ end: GestureEnd = .finished) -> UserGesture {
    UserGesture(.swipeBack(end), ".swipeBack(.\(end))")
  }

  /// Taps Back, or Close in the first entry of a layer. An entry that asks before it is left has a button that asks.
  public static var tapBack: UserGesture { UserGesture(.tapBack, ".tapBack") }

  /// Performs the escape gesture of assistive technologies.
  public static var escape: UserGesture { UserGesture(.escape, ".escape") }

  /// Drags the sheet on top down, or taps beside the popover on top.
  public static func drag(_ end: GestureEnd = .finished) -> UserGesture {
    UserGesture(.drag(end), ".drag(.\(end))")
  }

  /// Goes back several entries, as a long press on a back button does.
  ///
  /// - Parameter depth: How many entries stay above the root of the stack.
  public static func goBack(to depth: Int) -> UserGesture {
    UserGesture(.goBack(depth), ".goBack(to: \(depth))")
  }

  /// Taps a tab, selected or not.
  ///
  /// - Parameter position: The index of the tab, from 0 at the left.
  public static func select(tab position: Int) -> UserGesture {
    UserGesture(.select(position), ".select(tab: \(position))")
  }

  /// Taps a link.
  public static func tap(link: String) -> UserGesture {
    UserGesture(.tap(link), ".tap(link: \(link.sourceLiteral))")
  }

  /// Makes the window narrow or wide. For columns.
  public static func resize(isCollapsed: Bool) -> UserGesture {
    UserGesture(.resize(isCollapsed), ".resize(isCollapsed: \(isCollapsed))")
  }

  /// Taps the selected tab again.
  public static var reselect: UserGesture { UserGesture(.reselect, ".reselect") }

  /// Calls `dismiss` of the environment in the view on top.
  public static var dismiss: UserGesture { UserGesture(.dismiss, ".dismiss") }

  /// Taps a button of the dialog on top. The button only closes it.
  public static var answerDialog: UserGesture { UserGesture(.answer, ".answerDialog") }

  /// Comes back to the app.
  public static var becomeActive: UserGesture { UserGesture(.becomeActive, ".becomeActive") }
}

extension PlatformSimulator {
  /// Performs a gesture.
  ///
  /// - Returns: False if the gesture is not possible now.
  func perform(_ gesture: UserGesture) -> Bool {
    switch gesture.kind {
    case .swipeBack(let end): return swipeBack(end)
    case .drag(let end): return drag(end)
    case .goBack(let depth): return goBack(to: depth)
    case .select(let position): return select(tab: position)
    case .tap(let link): return !tap(link: link).isInvalidLink
    case .resize(let isCollapsed): return resize(isCollapsed: isCollapsed)
    case .tapBack: return tapBack()
    case .escape: return escape()
    case .reselect: return reselect()
    case .dismiss: return dismiss()
    case .answer: return answer()
    case .becomeActive: return becomeActive()
    }
  }
}

extension Outcome {
  fileprivate var isInvalidLink: Bool {
    guard case .invalidLink = self else { return false }
    return true
  }
}
