import Waymark

/// An app of safes as plain arrays, with the targets that wait and their checks. Written from the guide.
@MainActor
struct NaiveSafes {
  struct Want: Hashable {
    let isOpened: Bool
    let safe: Int
  }

  struct Check: Hashable {
    let target: Int
    let name: Int
  }

  struct Target {
    let number: Int
    let want: Want
    /// The gate as `access` named it last, and what of it is not released yet.
    var gate: Set<Int>
    var rest: Set<Int>
    var begun: Set<Int> = []
    var ended: Set<Int> = []

    var isChecking: Bool { !rest.intersection(begun.subtracting(ended)).isEmpty }
  }

  enum Said: Equatable {
    case held(Int)
    case done(didChange: Bool)
  }

  var rules = SafeRules()
  private(set) var routes: [SafeRoute] = [.home]
  private(set) var targets: [Target] = []
  private(set) var ends: [Int: HoldResult] = [:]
  private(set) var drops: [HoldDropReason] = []
  /// All checks, in the order in which they begin.
  private(set) var checks: [Check] = []
  private(set) var tally: [String: Int] = [:]
  private let keepsAll: Bool
  private var lastNumber = 0

  init(keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  mutating func count(_ kind: String) { tally[kind, default: 0] += 1 }

  func isWaiting(_ number: Int) -> Bool { targets.contains { $0.number == number } }

  private func index(of number: Int) -> Int? { targets.firstIndex { $0.number == number } }

  private mutating func drop(_ number: Int, _ reason: HoldDropReason) {
    guard let index = index(of: number) else { return }
    if targets[index].begun != targets[index].ended { count("cancelled") }
    targets.remove(at: index)
    ends[number] = .dropped(reason)
    drops.append(reason)
    count("\(reason)")
  }

  mutating func drop(_ number: Int) -> Bool {
    guard isWaiting(number) else { return false }
    drop(number, .cancelled)
    return true
  }

  @discardableResult
  mutating func dropAll(_ reason: HoldDropReason) -> Bool {
    let all = targets.map(\.number)
    for number in all { drop(number, reason) }
    return !all.isEmpty
  }
}

extension NaiveSafes {
  mutating func call(_ want: Want) -> Said {
    // What is visible is not asked about again.
    if want.isOpened, routes == [.home, .safe(want.safe)] { return .done(didChange: false) }
    guard let wait = rules.wait(of: want.safe) else { return navigated(show(want)) }
    if let same = targets.last(where: {
      $0.want == want && ($0.gate == wait || $0.rest == wait)
    }) {
      if same.isChecking { count("tapped again") }
      return .held(same.number)
    }
    if !keepsAll { dropAll(.replaced) }
    lastNumber += 1
    targets.append(Target(number: lastNumber, want: want, gate: wait, rest: wait))
    begin(targets.count - 1)
    count("held")
    return .held(lastNumber)
  }

  /// Each check of a target runs once.
  private mutating func begin(_ index: Int) {
    let new = targets[index].rest.intersection(SafeRules.checked).subtracting(targets[index].begun)
    targets[index].begun.formUnion(new)
    checks += new.sorted().map { Check(target: targets[index].number, name: $0) }
  }

  private mutating func show(_ want: Want) -> Bool {
    if !want.isOpened {
      routes.append(.safe(want.safe))
      return true
    }
    return set([.home, .safe(want.safe)])
  }

  private mutating func set(_ routes: [SafeRoute]) -> Bool {
    defer { self.routes = routes }
    return self.routes != routes
  }

  /// A newer navigation takes the place of targets that are checked.
  private mutating func navigated(_ didChange: Bool) -> Said {
    for target in targets where didChange && target.isChecking { drop(target.number, .replaced) }
    return .done(didChange: didChange)
  }

  mutating func push(_ page: Int) -> Said {
    routes.append(.page(page))
    return navigated(true)
  }

  mutating func reset(_ page: Int) -> Said { navigated(set([.home, .page(page)])) }

  mutating func pop() -> Said {
    let didChange = routes.count > 1
    if didChange { routes.removeLast() }
    // What the removal uncovers and may not be seen goes, too.
    while didChange, case .safe(let safe) = routes.last, rules.wait(of: safe) != nil {
      routes.removeLast()
    }
    return navigated(didChange)
  }

  /// Notes names as released by hand. Each target that waits for nothing else is called again.
  mutating func release(_ names: Set<Int>) -> Said {
    let before = routes
    var released: [Int] = []
    for index in targets.indices where !targets[index].rest.isDisjoint(with: names) {
      if targets[index].isChecking { count("released while it is checked") }
      targets[index].rest.subtract(names)
      if targets[index].rest.isEmpty { released.append(targets[index].number) }
    }
    for number in released { ask(number) }
    return .done(didChange: routes != before)
  }

  /// Ends a check, which has or has not opened its name.
  mutating func end(_ check: Check, opening: Bool) {
    guard let index = index(of: check.target) else { return count("too late") }
    if opening { rules.isOpen[check.name] = true }
    targets[index].ended.insert(check.name)
    guard targets[index].rest.remove(check.name) != nil else { return count("released before") }
    if targets[index].rest.isEmpty { ask(check.target) } else { count("not the only one") }
  }

  private mutating func ask(_ number: Int) {
    guard let index = index(of: number), targets[index].rest.isEmpty else { return }
    guard let wait = rules.wait(of: targets[index].want.safe) else {
      let target = targets.remove(at: index)
      ends[number] = .replayed(show(target.want) ? .performed : .unchanged)
      return count("went on")
    }
    if !targets[index].ended.isDisjoint(with: wait) { return drop(number, .refused) }
    targets[index].gate = wait
    targets[index].rest = wait
    count(targets[index].begun.isDisjoint(with: wait) ? "waits on" : "waits on for its check")
    begin(index)
  }
}
