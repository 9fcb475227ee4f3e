/// The objection of a coordinator to a route, without the route's type.
///
/// A class, because an optional reference is small, and mostly there is no objection.
@MainActor
final class AccessRefusal {
  enum Verdict {
    case deny(DenialReason)
    case redirect(Redirect)
    case hold(Wait)
  }

  /// Other routes, which the coordinator sets instead.
  struct Redirect {
    enum End {
      case shown
      case refused
      case endless
    }

    let node: Node
    let routes: [AnyRoute]
  }

  /// The gate that a target waits for, and the route that is shown meanwhile.
  struct Wait {
    let gate: Gate
    var showing: Showing?
    /// The names of the held route and of the coordinator that holds it; nil if the tree does.
    var said: (name: String, coordinator: String)?
  }

  /// The route that is shown while the target waits, and the coordinator that shows it.
  struct Showing {
    let node: Node
    let route: AnyRoute
  }

  var verdict: Verdict
  /// How many coordinators are above the one that objects. The outermost objection counts.
  let level: Int
  /// The refused route, in the type of the coordinator that objects, and the name of that
  /// coordinator.
  let name: String
  let coordinatorName: String
  /// The refused entry. For a route that a child would only navigate to once it is made, the first
  /// entry of that child.
  var entry: Entry?

  init(_ verdict: Verdict, _ level: Int, name: String, coordinatorName: String) {
    self.verdict = verdict
    self.level = level
    self.name = name
    self.coordinatorName = coordinatorName
  }

  /// The reason, for changes that cannot wait or be led elsewhere.
  var reason: DenialReason {
    switch verdict {
    case .deny(let reason): reason
    case .redirect:
      "\(coordinatorName) redirects \(name), but the route that it leads to may not be shown either"
    case .hold(let wait): "\(name) waits for \(wait.gate)"
    }
  }

  /// The refusal that counts: the outer one, otherwise the first one.
  static func outer(_ first: AccessRefusal?, _ second: AccessRefusal?) -> AccessRefusal? {
    guard let first, let second else { return first ?? second }
    return second.level < first.level ? second : first
  }
}
