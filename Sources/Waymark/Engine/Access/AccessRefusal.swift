/// What a coordinator says against a route, without the route's type.
///
/// Mostly there is none, and then a reference is the smallest place for it.
@MainActor
final class AccessRefusal {
  enum Verdict {
    case deny(DenialReason)
    case redirect(Redirect)
    case hold(Wait)
  }

  /// Other routes, which the coordinator is set to.
  struct Redirect {
    enum End {
      case shown
      case refused
      case endless
    }

    let node: Node
    let routes: [AnyRoute]
  }

  /// What a target waits for, and what is shown meanwhile.
  struct Wait {
    let gate: Gate
    var showing: Showing?
    /// The name of the route that is held and that of the coordinator that says so; nil if the tree does.
    var said: (name: String, coordinator: String)?
  }

  /// What is shown while the target waits, and who shows it.
  struct Showing {
    let node: Node
    let route: AnyRoute
  }

  var verdict: Verdict
  /// How many coordinators are above the one that says it: the outermost counts.
  let level: Int
  /// The refused route, in the type of the coordinator that says it, and that one's name.
  let name: String
  let coordinatorName: String
  /// The refused entry.
  var entry: Entry?

  init(_ verdict: Verdict, _ level: Int, name: String, coordinatorName: String) {
    self.verdict = verdict
    self.level = level
    self.name = name
    self.coordinatorName = coordinatorName
  }

  /// The reason for what cannot wait or be led elsewhere.
  var reason: DenialReason {
    switch verdict {
    case .deny(let reason): reason
    case .redirect:
      "\(coordinatorName) leads from \(name) elsewhere, and what it leads to may not be shown either"
    case .hold(let wait): "\(name) waits for \(wait.gate)"
    }
  }

  /// The refusal that counts: the outer one, else the first.
  static func outer(_ first: AccessRefusal?, _ second: AccessRefusal?) -> AccessRefusal? {
    guard let first, let second else { return first ?? second }
    return second.level < first.level ? second : first
  }
}
