import Waymark

/// The verdicts of the levels of an app on their routes, decided by a number: always the same for the same route.
struct PosedRules: CustomStringConvertible {
  let salt: Int
  /// The percentage of refused routes.
  let share: Int

  var description: String { "rules \(salt), \(share) of 100 refused" }

  @MainActor
  static func random(_ dice: PosedSession.Dice) -> PosedRules {
    PosedRules(salt: dice.roll(1000), share: [0, 5, 15, 40][dice.roll(4)])
  }

  func verdict(_ level: Int, _ route: PosedRoute) -> Access<PosedRoute> {
    var number = UInt64(salt * 31 + level)
    for byte in route.text.utf8 { number = (number ^ UInt64(byte)) &* 0x100_0000_01B3 }
    number ^= number >> 29
    guard number % 100 < share else { return .allow }
    switch number / 100 % 6 {
    case 0, 1: return .deny("no")
    case 2: return .hold(until: "gate")
    case 3: return .hold(until: "gate", showing: .sheet(7))
    case 4: return .redirect(to: [.page(1), route])
    default: return .redirect(to: [.inner(.page(1)), .page(2)])
    }
  }

  /// True if no level refuses a route of the root.
  func allows(_ route: PosedRoute, _ level: Int = 0) -> Bool {
    guard verdict(level, route) == .allow else { return false }
    switch route {
    case .inner(let inner), .other(let inner): return allows(inner, level + 1)
    default: return true
    }
  }
}

extension NavigationSnapshot {
  /// The first text that must not be there, because it is refused. Declared routes of hidden tabs may be refused.
  func firstRefused(_ rules: PosedRules) -> String? {
    layers.lazy.compactMap { Self.firstRefused(rules, $0.path, isSeen: true) }.first
  }

  private static func firstRefused(
    _ rules: PosedRules, _ path: [Entry], isSeen: Bool, waiting: String? = nil
  ) -> String? {
    for (number, entry) in path.enumerated() {
      let waits = number == 0 && entry.text == waiting
      guard let route = PosedRoute(text: entry.text) else { return entry.text }
      if !rules.allows(route), !waits { return entry.text }
      guard let tabs = entry.tabs else { continue }
      let areColumns = entry.text.hasSuffix("split")
      let outer = String(entry.text.dropLast(areColumns ? 5 : 4))
      for (position, path) in tabs.paths.enumerated() {
        let isSeen = isSeen && (areColumns || position == tabs.selected)
        let declared = outer + ["inner home", "other home", "home"][position]
        if let text = firstRefused(rules, path, isSeen: isSeen, waiting: isSeen ? nil : declared) {
          return text
        }
      }
    }
    return nil
  }
}
