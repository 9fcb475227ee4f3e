import Waymark

extension TreeRoute {
  /// The route as text, and back.
  static let coding = RouteCoding<TreeRoute>(
    text: { $0.text }, route: { TreeRoute(text: $0[...]) })

  private static let plain: [String: TreeRoute] = [
    "sheet": .sheet, "card": .card, "dialog": .dialog, "front": .front, "tabs": .tabs,
  ]

  var text: String {
    switch self {
    case .page(let number): "page\(number)"
    case .split(let variant): "split\(variant)"
    case .left, .right, .over, .same:
      embedded.map { "\($0.side.rawValue)/\($0.route.text)" } ?? ""
    default: Self.plain.first { $0.value == self }?.key ?? ""
    }
  }

  init?(text: Substring) {
    if let slash = text.firstIndex(of: "/") {
      guard let side = Side(rawValue: String(text[..<slash])),
        let route = TreeRoute(text: text[text.index(after: slash)...])
      else { return nil }
      self.init(side, route)
    } else if text.hasPrefix("page"), let number = Int(text.dropFirst(4)) {
      self = .page(number)
    } else if text.hasPrefix("split"), let variant = Int(text.dropFirst(5)), 0...2 ~= variant {
      self = .split(variant)
    } else if let route = Self.plain[String(text)] {
      self = route
    } else {
      return nil
    }
  }
}
