/// What a coordinator says against a route, without the route's type.
@MainActor
struct AccessRefusal {
  enum Verdict {
    case deny(DenialReason)
    case redirect(Redirect)
    case hold(Wait)
  }

  /// What a target waits for, and what is shown meanwhile.
  struct Wait {
    let gate: Gate
    var showing: Showing?
  }

  /// Other routes, which the coordinator is set to.
  struct Redirect {
    enum End {
      case shown
      case refused
      case endless
    }

    /// Where it leads with so many further redirects, as far as that is known before new coordinators
    /// are made.
    let end: @MainActor (_ redirects: Int) -> End
    let follow: @MainActor (TreeDraft) throws(Refusal) -> Outcome
  }

  /// What is shown while the target waits.
  struct Showing {
    let name: String
    let coordinatorName: String
    /// True for an entry that shows it.
    let isShown: @MainActor (_ entry: Entry) -> Bool
    /// Shows it in a coordinator that is there.
    let navigate: @MainActor (TreeDraft) throws(Refusal) -> Outcome
    /// Makes it all that a root shows that has not begun yet.
    let begin: @MainActor (TreeDraft) throws(Refusal) -> Outcome
  }

  let verdict: Verdict
  /// How many coordinators are above the one that says it: the outermost counts.
  let level: Int
  /// The refused route, in the type of the coordinator that says it, and that one's name.
  let name: String
  let coordinatorName: String
  /// The refused entry, and the own layer of its coordinator in which it lies.
  var place: (layer: FlowLayer, id: EntryID)?

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

/// The way from a child's routes up to its parent.
@MainActor
struct Ascent<Route: Waymark.Route> {
  /// What the coordinators above say against a route.
  let refusal: @MainActor (Route) -> AccessRefusal?
  /// Has the nearest coordinator above that is in the tree show a route, and tell whether it is there.
  let showing: @MainActor (Route) -> AccessRefusal.Showing?
  /// Has the coordinators above add a route on top of what is visible.
  let push: @MainActor (Route, TreeDraft) throws(Refusal) -> Outcome
}
