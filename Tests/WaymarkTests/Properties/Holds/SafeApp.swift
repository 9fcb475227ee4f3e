import Waymark

/// Safes, each of which waits for some names. The names that are not open yet may have to be checked.
struct SafeRules {
  struct Safe {
    let names: [Int]
    /// True if the gate names only what is not open yet, false if it always names everything.
    var namesRest = false
  }

  static let safes = [
    Safe(names: [0]), Safe(names: [1]), Safe(names: [0, 1]), Safe(names: [0, 2]),
    Safe(names: [1, 3], namesRest: true), Safe(names: [0, 1, 2], namesRest: true),
    Safe(names: [3]), Safe(names: [0, 3]),
  ]
  static let names = 4
  /// The names that a check opens; the others are only released.
  static let checked: Set<Int> = [0, 1, 2]

  var isOpen = [Bool](repeating: false, count: names)

  /// What a safe waits for; nil if it may be seen.
  func wait(of safe: Int) -> Set<Int>? {
    let safe = Self.safes[safe]
    let missing = safe.names.filter { !isOpen[$0] }
    if missing.isEmpty { return nil }
    return Set(safe.namesRest ? missing : safe.names)
  }
}

enum SafeRoute: Route { case home, page(Int), safe(Int) }

final class SafeApp: Coordinator {
  let flow = Flow<SafeRoute, String>(start: .home)
  var rules = SafeRules()
  /// Called by each check, with its name.
  var check: @MainActor (Int) async -> Void = { _ in }

  init(_ policy: HoldPolicy) {
    flow.holdPolicy = policy
  }

  func access(to route: SafeRoute) -> Access<SafeRoute> {
    guard case .safe(let safe) = route, let names = rules.wait(of: safe) else { return .allow }
    return .hold(until: Gate(names.sorted().map(gate)))
  }

  private func gate(_ name: Int) -> Gate {
    guard SafeRules.checked.contains(name) else { return Gate(Self.text(name)) }
    return .check(Self.text(name)) { [weak self] in await self?.check(name) }
  }

  static func text(_ name: Int) -> String { "name \(name)" }

  func destination(for route: SafeRoute) -> Destination<SafeApp> { .screen { route.name } }
}
