import Waymark

/// What waits at a sign-in that is the first entry of the app, and comes to terms in a sheet. By the guide alone.
struct NaiveFront {
  enum Gate: String { case session, terms }

  enum Verdict: Equatable { case allowed, denied, held(Gate) }

  enum Said: Equatable {
    case performed, unchanged, held, denied, blocked, asks, atRoot, nothingPresented, notFound

    /// True if an entry may not be left yet.
    var mayNotLeave: Bool { self == .blocked || self == .asks }
  }

  /// Why a target is called again.
  enum Asking { case released, unended, left, answered }

  struct Target {
    let number: Int
    let name: String
    /// True for a link that is shown above what is visible.
    let pushes: Bool
    /// What it waits for: the session at the sign-in, or the terms at the sheet.
    var gate: Gate
    var gates: Set<Gate>
    /// True once the sign-in was shown for it.
    var isInFront: Bool
    var isReleased = false
  }

  struct Drop: Equatable {
    let name: String
    let reason: HoldDropReason
  }

  var isSignedIn = false
  var hasAccepted = false
  var isDenied = false
  var policy = LeavePolicy.free
  /// True if a newer target replaces none.
  let keepsAll: Bool
  private(set) var targets: [Target] = []
  private var last = -1
  private(set) var showsTerms = false
  /// Whose question is open, and whether it still waits.
  private(set) var question: (target: Target, waits: Bool)?
  private(set) var drops: [Drop] = []
  /// What was shown last instead of the sign-in, or above it.
  private(set) var shown: String?
  private var hasSignInLeft = false
  private(set) var tally: [String: Int] = [:]

  /// The app begins, and its start has to wait.
  init(keepsAll: Bool) {
    self.keepsAll = keepsAll
    add("home", .session)
  }

  private mutating func count(_ kind: String) { tally[kind, default: 0] += 1 }

  private mutating func add(_ name: String, pushes: Bool = false, _ gate: Gate) {
    last += 1
    targets.append(
      Target(
        number: last, name: name, pushes: pushes, gate: gate, gates: [gate],
        isInFront: gate == .session))
  }

  var verdict: Verdict {
    if !isSignedIn { return .held(.session) }
    if !hasAccepted { return .held(.terms) }
    return isDenied ? .denied : .allowed
  }
}

// What the app and the user do.
extension NaiveFront {
  /// A link that `access` does not allow at once.
  mutating func open(_ name: String, pushes: Bool) -> Said {
    guard case .held(let gate) = verdict else { return .denied }
    if targets.contains(where: { $0.name == name && $0.pushes == pushes && $0.gate == gate }) {
      count("joined")
    } else {
      let lead = targets.first(where: \.isInFront)?.number
      for other in targets where !keepsAll && other.number != lead { drop(other, .replaced) }
      add(name, pushes: pushes, gate)
    }
    if gate == .terms { showTerms() }
    return .held
  }

  /// A verb that would end the sign-in.
  mutating func end(_ said: Said) -> Said {
    ask(targets.filter { $0.gate == .session }, .unended, or: said)
  }

  mutating func dismissTerms() {
    (showsTerms, question) = (false, nil)
    _ = ask(targets.filter { $0.gate == .terms }, .left, or: .performed)
  }

  mutating func release(_ gate: Gate) -> Said {
    for index in targets.indices where targets[index].gate == gate {
      targets[index].isReleased = true
    }
    return ask(targets.filter(\.isReleased), .released, or: .unchanged)
  }

  mutating func proceed() -> Said {
    guard let asked = question else { return .unchanged }
    question = nil
    count("answered")
    if asked.waits { return ask([asked.target], .answered, or: .unchanged) }
    if policy == .blocked { return .blocked }
    goOn(asked.target.name)
    targets.forEach { follow($0) }
    return .performed
  }

  mutating func cancel() { question = nil }

  /// The user pushes something above the sign-in, and comes back.
  mutating func lookAround() { question = nil }

  mutating func cancel(_ target: Target) { drop(target, .cancelled) }

  mutating func dropAll() {
    for target in targets { drop(target, .cleared) }
  }
}

// What becomes of the targets.
extension NaiveFront {
  private mutating func ask(_ asked: [Target], _ asking: Asking, or other: Said) -> Said {
    var (said, signInStays) = (other, false)
    for target in asked {
      if hasSignInLeft {
        // After a release, whoever has lost the sign-in is asked first.
        if asking != .released { follow(target) }
        continue
      }
      if signInStays, target.isInFront {
        count("not tried")
        if asking == .left { place(of: target).map { beginAgain($0) } }
        continue
      }
      let next = ask(target, asking)
      if next != .held || asking == .released || asking == .answered { said = next }
      if next.mayNotLeave, target.isInFront { signInStays = true }
    }
    if hasSignInLeft { targets.forEach { follow($0) } }
    return said
  }

  private func place(of target: Target) -> Int? {
    targets.firstIndex { $0.number == target.number }
  }

  private mutating func ask(_ target: Target, _ asking: Asking) -> Said {
    guard let index = place(of: target) else { return .unchanged }
    switch verdict {
    case .held(let gate):
      wait(index, gate, asking)
      return .held
    case .denied: return refuse(index, .denied)
    case .allowed where targets[index].pushes:
      count("pushed")
      (question, shown) = (nil, targets.remove(at: index).name)
      return .performed
    case .allowed where policy == .blocked: return refuse(index, .blocked)
    case .allowed where policy == .confirm && asking != .answered:
      question = (targets[index], targets[index].isInFront)
      return refuse(index, .asks)
    case .allowed:
      goOn(targets.remove(at: index).name)
      return .performed
    }
  }

  private mutating func wait(_ index: Int, _ gate: Gate, _ asking: Asking) {
    if asking == .left, targets[index].gates.contains(gate) {
      if targets[index].isInFront { return beginAgain(index) }
      return drop(targets[index], .abandoned)
    }
    targets[index].gate = gate
    targets[index].gates.insert(gate)
    targets[index].isReleased = false
    switch gate {
    case .session: (targets[index].isInFront, targets[index].gates) = (true, [.session])
    case .terms: showTerms()
    }
  }

  /// Lets a target wait at the sign-in as it began to, or ends it.
  private mutating func refuse(_ index: Int, _ said: Said) -> Said {
    count("\(said)")
    if targets[index].isInFront { beginAgain(index) } else { targets.remove(at: index) }
    return said
  }

  private mutating func beginAgain(_ index: Int) {
    count("begins again")
    (targets[index].gate, targets[index].gates) = (.session, [.session])
    targets[index].isReleased = false
  }

  private mutating func showTerms() {
    guard !showsTerms else { return }
    (showsTerms, question) = (true, nil)
  }

  /// The sign-in leaves, and with it the reason why others wait. The app's start would undo what is shown.
  private mutating func goOn(_ name: String) {
    count("went on")
    (showsTerms, question, shown, hasSignInLeft) = (false, nil, name, true)
    if let start = targets.first, start.number == 0 {
      count("the start is undone")
      drop(start, .replaced)
    }
  }

  /// Nothing is in the way of a target any more.
  private mutating func follow(_ target: Target) {
    guard let index = place(of: target) else { return }
    count("another went on")
    shown = targets.remove(at: index).name
  }

  private mutating func drop(_ target: Target, _ reason: HoldDropReason) {
    targets.removeAll { $0.number == target.number }
    drops.append(Drop(name: target.name, reason: reason))
    count("\(reason)")
    if let question, question.waits, question.target.number == target.number {
      count("a question is closed")
      self.question = nil
    }
  }
}
