import Waymark

/// One thing that can be done in a state, by a name that finds it again in another app.
struct ExplorerMove: Sendable {
  enum Kind: Sendable {
    /// The action with a name; of several the one with this number, from 0.
    case action(String, number: Int)
    case gesture(UserGesture)
    case answer(LeaveAnswer)
    case verb(Verb)
    case link(String)
    case disturb(Int)
  }

  /// What an app can do by itself.
  enum Verb: Sendable {
    case back, dismiss
    /// The tab at a place of the uppermost tabs of the root.
    case select(Int)
    /// The sample with this number.
    case navigate(Int)
  }

  let kind: Kind
  /// The move in words.
  let name: String
  /// What is typed to make it, if that is something else.
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
    /// By what is on the screen.
    case user
    /// By code, which the app may never call.
    case code
    case link
    /// Not at all: it happens to the app.
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

  /// True for what a finger does, for which the platform has to be at rest.
  var isGesture: Bool {
    guard case .gesture = kind else { return false }
    return true
  }

  /// True for what leads to other places, in a map.
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
