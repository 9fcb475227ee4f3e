import Waymark

// The source of verbs in a recording.
extension Navigation {
  /// The verb as a test writes it; nil for taps of the user.
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
