import Waymark

/// Something that can be done in a state. Its name finds it again in another fresh app.
struct ExplorerMove: Sendable {
  enum Kind: Sendable {
    /// The action with a name. The number counts actions with equal names, from 0.
    case action(String, number: Int)
    case gesture(UserGesture)
    case answer(LeaveAnswer)
    case verb(Verb)
    case link(String)
    case disturb(Int)
  }

  /// A verb that code of the app may call.
  enum Verb: Sendable {
    case back, dismiss
    /// The tab at an index of the uppermost tabs of the root.
    case select(Int)
    /// The sample at an index.
    case navigate(Int)
  }

  let kind: Kind
  /// The move, in words.
  let name: String
  /// What the user types for it, if that differs from the name.
  let command: String?

  init(_ kind: Kind, _ name: String, command: String? = nil) {
    self.kind = kind
    self.name = name
    self.command = command
  }
}

extension ExplorerMove {
  /// Who makes a move.
  enum Origin: Hashable, Sendable {
    /// The user, with what is on screen.
    case user
    /// Code, which the app may never call.
    case code
    case link
    /// The world: it happens to the app.
    case world
  }

  var origin: Origin {
    switch kind {
    case .action, .gesture, .answer: .user
    case .verb: .code
    case .link: .link
    case .disturb: .world
    }
  }

  /// True for gestures, which need a platform at rest.
  var isGesture: Bool {
    guard case .gesture = kind else { return false }
    return true
  }

  /// True if a map draws the move as an arrow.
  ///
  /// - Parameter isHome: True if the way begins at home.
  func leadsOn(fromHome isHome: Bool) -> Bool {
    switch kind {
    case .action, .verb(.navigate): true
    case .verb(.select): isHome
    case .gesture(let gesture): isHome && gesture.isTabTap
    case .verb, .answer, .link, .disturb: false
    }
  }
}

extension UserGesture {
  fileprivate var isTabTap: Bool {
    guard case .select = kind else { return false }
    return true
  }
}
