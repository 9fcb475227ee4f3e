/// What an entry shows, where entries of different types meet.
@MainActor
protocol EntryContent: AnyObject {
  var node: (any FlowNode)? { get }
  /// The route's name in its own coordinator's route type.
  var name: String { get }
  /// What is said against the route.
  func refusal() -> AccessRefusal?
  /// Lets go of the screen, for good.
  func release()
}

/// A route of a flow, and the screen that it shows.
@MainActor
final class RouteContent<Route: Waymark.Route, Screen>: EntryContent {
  let route: Route
  private weak var flow: Flow<Route, Screen>?
  private var shown = Shown.nothing

  private enum Shown {
    case nothing
    /// The factory is at work; asking again from inside gives nothing instead of a second screen.
    case making
    case screen(Screen)
    case released
  }

  init(_ route: Route, of flow: Flow<Route, Screen>) {
    self.route = route
    self.flow = flow
  }

  var node: (any FlowNode)? { flow }
  var name: String { route.name }

  /// The screen, made at the first call; nil for tabs, before the entry entered and after it left.
  func screen(of entry: Entry) -> Screen? {
    switch shown {
    case .screen(let screen): return screen
    case .making, .released: return nil
    case .nothing: return makeScreen(of: entry)
    }
  }

  private func makeScreen(of entry: Entry) -> Screen? {
    guard entry.tabSet == nil, entry.mark == .settled, let flow, let host = flow.host else {
      return nil
    }
    // Verbs called while a view model is being made wait until the screen is in its place.
    return flow.withoutReentry {
      shown = .making
      let screen = host.makeScreen(for: route, entry: entry)
      shown = screen.map(Shown.screen) ?? .nothing
      return screen
    }
  }

  func refusal() -> AccessRefusal? { flow?.refusal(of: route) }

  func release() {
    shown = .released
  }
}
