@testable import Waymark

/// An app of cellars as plain arrays, with the targets that wait and their deadlines. Written from the guide: a target
/// waits from its first call on for as long as the policy says, and no longer, whatever happens to it meanwhile.
@MainActor
struct NaiveCellars {
  struct Entry {
    let number: Int
    let route: CellarRoute
  }

  struct Layer {
    let number: Int
    /// The entry that presented it; nil for the base.
    let presenter: Int?
    var entries: [Entry]
  }

  /// What is shown for a target, and has to leave as a whole.
  enum Place: Hashable { case layer(Int), entry(Int) }

  /// A verb that shows a cellar.
  struct Want: Hashable {
    enum Verb: CaseIterable { case push, navigate, present, open, setRoutes }

    let verb: Verb
    let cellar: Int

    var route: CellarRoute { .cellar(cellar) }
  }

  /// A target that waits.
  struct Target {
    let number: Int
    let want: Want
    /// In milliseconds; nil if it may wait forever.
    let deadline: Int?
    /// The gate as `access` named it last, and what of it is not released yet.
    var gate: JourneyGate
    var rest: JourneyGate
    /// All gates that it has waited for.
    var gates: Set<JourneyGate>
    /// Where something is shown for it, and what that began with.
    var places: [Place: CellarRoute] = [:]
    /// True if its verb was called again for the rest of a gate.
    var hasJoined = false
  }

  enum End: Equatable {
    case replayed(didChange: Bool)
    case dropped(HoldDropReason)
  }

  /// What a verb says: which target waits, or whether anything has changed.
  enum Said: Equatable {
    case held(Int)
    case done(didChange: Bool)
  }

  var rules = CellarRules()
  private(set) var layers = [
    Layer(number: 0, presenter: nil, entries: [Entry(number: 0, route: .home)])
  ]
  private(set) var targets: [Target] = []
  /// How each target has ended, and in which order.
  private(set) var ends: [Int: End] = [:]
  private(set) var dropped: [Int] = []
  private(set) var tally: [String: Int] = [:]
  private(set) var now = 0
  let limit: Int
  let lifetime: Int?
  private var lastNumber = 0
  /// Targets whose places have all left, in the order in which they did.
  private var homeless: [Int] = []

  init(limit: Int, lifetime: Int?) {
    self.limit = limit
    self.lifetime = lifetime
  }

  var routes: [[CellarRoute]] { layers.map { $0.entries.map(\.route) } }

  mutating func count(_ kind: String) { tally[kind, default: 0] += 1 }

  private mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func index(of number: Int) -> Int? { targets.firstIndex { $0.number == number } }
}

// Time, and what drops targets.
extension NaiveCellars {
  /// Lets time pass. At its deadline a target no longer waits, whether or not anybody looks.
  mutating func pass(_ time: Int) {
    now += time
    for target in targets where target.deadline.map({ $0 <= now }) ?? false {
      drop(target.number, .expired)
    }
  }

  @discardableResult
  mutating func drop(_ number: Int, _ reason: HoldDropReason) -> Bool {
    guard let index = index(of: number) else { return false }
    targets.remove(at: index)
    ends[number] = .dropped(reason)
    dropped.append(number)
    count("\(reason)")
    return true
  }

  @discardableResult
  mutating func dropAll(_ reason: HoldDropReason) -> Bool {
    let all = targets.map(\.number)
    for number in all { drop(number, reason) }
    return !all.isEmpty
  }
}

// Verbs that show a cellar.
extension NaiveCellars {
  mutating func call(_ want: Want) -> Said {
    guard let wait = rules.wait(of: want.cellar) else {
      let didChange = perform(want)
      askHomeless()
      return .done(didChange: didChange)
    }
    if let index = targets.lastIndex(where: {
      $0.want == want && ($0.gate == wait.gate || $0.rest == wait.gate)
    }) {
      join(index, wait.gate)
      if let place = show(wait.showing) { targets[index].places[place] = wait.showing }
      return .held(targets[index].number)
    }
    let place = show(wait.showing)
    while targets.count >= limit { drop(targets[0].number, .replaced) }
    let number = nextNumber()
    targets.append(
      Target(
        number: number, want: want, deadline: lifetime.map { now + $0 }, gate: wait.gate,
        rest: wait.gate, gates: [wait.gate]))
    count("held")
    if let place { targets[targets.count - 1].places[place] = wait.showing }
    return .held(number)
  }

  /// The same verb for the same gate, or for what is left of it, is the same target. Its deadline stays.
  private mutating func join(_ index: Int, _ gate: JourneyGate) {
    let target = targets[index]
    if target.rest != target.gate {
      count(target.gate == gate ? "joined, half released" : "joined for the rest")
      targets[index].hasJoined = true
    }
    if let deadline = target.deadline, deadline - now <= 1 { count("joined at the last moment") }
    count("joined")
    targets[index].gates.insert(gate)
  }

  /// Shows what a gate needs, unless it is what is visible. Returns its place.
  private mutating func show(_ route: CellarRoute?) -> Place? {
    guard let route else { return nil }
    let isThere = layers.last?.entries.last?.route == route
    if isThere { count("shown already") }
    if case .sheet = route {
      // Who has come further in what is shown for a target goes on from there, also if its first screen was replaced.
      if !isThere, let layer = layers.last {
        let isFirst = layer.entries.first?.route == route
        let hasCome = targets.contains { target in
          target.places[.layer(layer.number)].map { isFirst || $0 == route } ?? false
        }
        if hasCome {
          count(isFirst ? "further on" : "further on, where the first was replaced")
          return .layer(layer.number)
        }
      }
      if !isThere { present(route) }
      return (layers.last?.number).map(Place.layer)
    }
    if !isThere { push(route) }
    return (layers.last?.entries.last?.number).map(Place.entry)
  }

  /// Performs a verb that is allowed.
  private mutating func perform(_ want: Want) -> Bool {
    switch want.verb {
    case .push, .navigate: push(want.route)
    case .present: present(want.route)
    case .open, .setRoutes: return setRoutes(above: [want.route])
    }
    return true
  }

  private mutating func push(_ route: CellarRoute) {
    layers[layers.count - 1].entries.append(Entry(number: nextNumber(), route: route))
  }

  private mutating func present(_ route: CellarRoute) {
    let presenter = layers.last?.entries.last?.number
    let entry = Entry(number: nextNumber(), route: route)
    layers.append(Layer(number: nextNumber(), presenter: presenter, entries: [entry]))
  }
}

// Verbs that remove something.
extension NaiveCellars {
  mutating func turn(_ step: CellarTurn) -> Said {
    var didChange = true
    switch step {
    case .push(let page): push(.page(page))
    case .replaceTop(let page):
      didChange = layers.last?.entries.last?.route != .page(page)
      if didChange {
        layers[layers.count - 1].entries.removeLast()
        push(.page(page))
      }
    case .setRoutes(let page): didChange = setRoutes(above: [.page(page)])
    case .pop, .back, .swipe:
      didChange = routes != [[.home]]
      if step == .swipe, layers.last?.entries.count == 1 { didChange = false }
      if didChange { layers[layers.count - 1].entries.removeLast() }
    case .dismiss:
      didChange = layers.count > 1
      if didChange { layers.removeLast() }
    case .dismissAll:
      didChange = layers.count > 1
      layers.removeSubrange(1...)
    case .popToRoot: didChange = setRoutes(above: [])
    }
    noteLeft()
    askHomeless()
    return .done(didChange: didChange)
  }

  /// Closes a name, and removes all cellars that may no longer be seen.
  mutating func close(_ name: Int) -> Said {
    rules.isOpen[name] = false
    let before = layers.map { $0.entries.map(\.number) }
    for index in layers.indices {
      layers[index].entries.removeAll { entry in
        guard case .cellar(let cellar) = entry.route else { return false }
        return rules.wait(of: cellar) != nil
      }
    }
    noteLeft()
    let didChange = layers.map { $0.entries.map(\.number) } != before
    askHomeless()
    return .done(didChange: didChange)
  }

  /// Replaces everything above the first entry, and ends all other layers.
  private mutating func setRoutes(above routes: [CellarRoute]) -> Bool {
    guard self.routes != [[.home] + routes] else { return false }
    layers.removeSubrange(1...)
    layers[0].entries.removeSubrange(1...)
    for route in routes { push(route) }
    noteLeft()
    return true
  }

  /// Ends the layers that are empty or whose presenter is gone, and notes the targets that lose their last place.
  private mutating func noteLeft() {
    var kept: [Layer] = []
    for layer in layers {
      let isPresented = kept.last?.entries.contains { $0.number == layer.presenter } ?? true
      guard !layer.entries.isEmpty, isPresented else { break }
      kept.append(layer)
    }
    layers = kept
    let there = Set(
      layers.map { Place.layer($0.number) }
        + layers.flatMap(\.entries).map { Place.entry($0.number) })
    for index in targets.indices where !targets[index].places.isEmpty {
      targets[index].places = targets[index].places.filter { there.contains($0.key) }
      if targets[index].places.isEmpty { homeless.append(targets[index].number) }
    }
  }
}

// Targets that are called again.
extension NaiveCellars {
  private enum Asking { case left, released }

  /// Notes the names as released. Each target that waits for nothing else is called once, the oldest first.
  mutating func release(_ gate: JourneyGate) {
    var released: [Int] = []
    for index in targets.indices where !targets[index].rest.isDisjoint(with: gate) {
      targets[index].rest.subtract(gate)
      if targets[index].rest.isEmpty {
        released.append(targets[index].number)
      } else {
        count("half released")
      }
    }
    // A target that one of the others has made wait for something new is not released any more.
    for number in released where targets.contains(where: { $0.number == number && $0.rest.isEmpty })
    {
      ask(number, .released)
      askHomeless()
    }
  }

  private mutating func askHomeless() {
    while !homeless.isEmpty {
      let number = homeless.removeFirst()
      guard let index = index(of: number), targets[index].places.isEmpty else { continue }
      ask(number, .left)
    }
  }

  private mutating func ask(_ number: Int, _ asking: Asking) {
    guard let index = index(of: number) else { return }
    let target = targets[index]
    guard let wait = rules.wait(of: target.want.cellar) else {
      targets.remove(at: index)
      ends[number] = .replayed(didChange: perform(target.want))
      if target.hasJoined { count("went on, joined") }
      return count("went on, \(asking)")
    }
    if asking == .left, target.gates.contains(wait.gate) {
      drop(number, .abandoned)
      return
    }
    count(asking == .left ? "next gate" : "released in vain")
    targets[index].gate = wait.gate
    targets[index].rest = wait.gate
    targets[index].gates.insert(wait.gate)
    let place = show(wait.showing)
    targets[index].places = [:]
    if let place { targets[index].places[place] = wait.showing }
  }
}
