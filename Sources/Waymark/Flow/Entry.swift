/// One entry of a flow: a route with its identity, and the screen or the tabs that it shows.
@MainActor
final class Entry<Route: Waymark.Route, Screen>: TreeEntry {
  let id: EntryID
  let route: Route
  let tabs: TabSet<Route, Screen>?
  weak var flow: Flow<Route, Screen>?
  weak var layer: LayerObject?
  var mark = LifeMark.fresh
  var wasVisible = false
  var attachments: EntryAttachments?
  private var content = Content.none

  private enum Content {
    case none
    /// The factory is at work; asking again from inside gives nothing instead of a second screen.
    case making
    case screen(Screen)
    case released
  }

  init(
    id: EntryID, route: Route, flow: Flow<Route, Screen>?, tabs: TabSet<Route, Screen>? = nil
  ) {
    self.id = id
    self.route = route
    self.flow = flow
    self.tabs = tabs
  }

  var node: (any FlowNode)? { flow }
  var tabSet: (any AnyTabSet)? { tabs }
  var name: String { route.name }

  /// The screen, made at the first call; nil for tabs, before the entry entered and after it left.
  func screen() -> Screen? {
    switch content {
    case .screen(let screen): return screen
    case .making, .released: return nil
    case .none: return makeScreen()
    }
  }

  private func makeScreen() -> Screen? {
    guard tabs == nil, mark == .settled, let flow, let host = flow.host else { return nil }
    // Verbs called while a view model is being made wait until the screen is in its place.
    return flow.withoutReentry {
      content = .making
      let screen = host.makeScreen(for: route, entry: self)
      content = screen.map(Content.screen) ?? .none
      return screen
    }
  }

  func refusal() -> AccessRefusal? {
    guard let flow, var refusal = flow.refusal(of: route) else { return nil }
    refusal.place = flow.ownLayer(holding: id).map { ($0, id) }
    return refusal
  }

  func releaseScreen() {
    content = .released
  }
}
