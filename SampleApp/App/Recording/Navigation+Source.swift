extension Navigation {
  /// The verb as a test writes it; nil for links and for taps of the user.
  var source: String? {
    switch self {
    case .open, .tab: nil
    case .go(let place): "$0.go(to: .\(place))"
    case .addTodo: "$0.addTodo()"
    case .back: "$0.back()"
    case .root: "$0.activeLeaf?.popToRoot() ?? .unchanged"
    case .home: "$0.go(to: .home)"
    }
  }
}
