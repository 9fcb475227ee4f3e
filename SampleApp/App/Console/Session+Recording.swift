import Waymark
import WaymarkTesting

// What a session does, told to whoever records it.
extension Navigation {
  /// The verb as a test writes it; nil if the user taps something.
  var source: String? {
    switch self {
    case .back: "$0.back()"
    case .root: "$0.activeLeaf?.popToRoot() ?? .unchanged"
    case .home: "$0.go(to: .home)"
    case .go(let place): "$0.go(to: .\(place))"
    case .tab, .open: nil
    }
  }
}

extension SystemEvent {
  /// What a user does, if it is that.
  ///
  /// - Parameter isDialog: True if a dialog is on top, which a terminal shows as a sheet.
  func gesture(_ end: GestureEnd, isDialog: Bool) -> UserGesture? {
    switch self {
    case .back: .swipeBack(end)
    case .dismiss: isDialog && end == .finished ? .answerDialog : .drag(end)
    case .close: .dismiss
    case .collapse: .resize(isCollapsed: true)
    case .expand: .resize(isCollapsed: false)
    case .signOut: nil
    }
  }
}
