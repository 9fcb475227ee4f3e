/// The place of a child in a layer of its parent, in the parent's types.
@MainActor
final class ChildLink<Route: Waymark.Route, Screen>: AnyChildLink {
  let body: any ChildBody<Route, Screen>
  private weak var flow: Flow<Route, Screen>?
  private(set) weak var parentLayer: FlowLayer?
  var mark = LifeMark.fresh

  init(
    _ body: any ChildBody<Route, Screen>, of flow: Flow<Route, Screen>, in layer: FlowLayer
  ) {
    self.body = body
    self.flow = flow
    parentLayer = layer
  }

  var child: (any FlowNode)? { body.node }

  func walkIDs(_ reading: Reading, _ body: (EntryID) -> Bool) -> Bool {
    self.body.walkIDs(reading, body)
  }

  func drop(_ count: Int, _ draft: TreeDraft) throws(Refusal) {
    body.beginEdit(dropping: count)
    try body.finishEdit(draft, .literal)
  }

  func addLines(to text: inout TreeText, _ reading: Reading) {
    body.addLines(to: &text, reading)
  }

  func holds(_ id: EntryID) -> Bool {
    !body.walkIDs(.alternate) { $0 != id }
  }

  func entry(_ id: EntryID) -> Entry? {
    var found: Entry?
    _ = body.node?.baseLayer.walkEntries(.alternate) { entry in
      if entry.id == id { found = entry }
      return found == nil
    }
    return found
  }

  func receiver(of output: Any) -> (@MainActor () -> Void)? {
    flow.flatMap { body.receiver(of: output, $0) }
  }

  func pendingRefusals(_ body: (AccessRefusal, EntryID?) -> Void) {
    guard let flow else { return }
    for item in self.body.pendingRoutes {
      if let refusal = flow.refusal(of: item.route) { body(refusal, item.id) }
    }
  }

  func make(_ draft: TreeDraft) throws(Refusal) {
    guard let parentLayer, let flow else { throw Refusal(.left) }
    try body.make(self, in: parentLayer, of: flow, draft)
  }
}

/// The place of a child, where parents of different types meet.
@MainActor
protocol AnyChildLink: AnyObject {
  var mark: LifeMark { get set }
  var parentLayer: FlowLayer? { get }
  /// The child's flow; nil until its coordinator is made.
  var child: (any FlowNode)? { get }
  /// Walks the identities from the top, also of a child that is only a run of routes so far.
  func walkIDs(_ reading: Reading, _ body: (EntryID) -> Bool) -> Bool
  /// Drops entries from the top of the child, which keeps at least one.
  func drop(_ count: Int, _ draft: TreeDraft) throws(Refusal)
  /// Tells what is said against the routes of a child that is not made yet, each with its identity if
  /// it has one already.
  func pendingRefusals(_ body: (AccessRefusal, EntryID?) -> Void)
  func addLines(to text: inout TreeText, _ reading: Reading)
  /// True if the draft has the entry in the child's base.
  func holds(_ id: EntryID) -> Bool
  /// The entry that the draft has in the child's base; nil until the child is made.
  func entry(_ id: EntryID) -> Entry?
  /// What the parent's destination does with an output of the child; nil if nothing.
  func receiver(of output: Any) -> (@MainActor () -> Void)?
  /// Makes the coordinator of a child that so far is only a run of routes.
  func make(_ draft: TreeDraft) throws(Refusal)
}

/// A child as its parent sees it: the child's own types are inside.
@MainActor
protocol ChildBody<Route, Screen>: AnyObject {
  associatedtype Route: Waymark.Route
  associatedtype Screen

  /// The child's flow; nil until its coordinator is made.
  var node: (any FlowNode)? { get }
  func walk(_ reading: Reading, _ body: (EntryID, Route) -> Bool) -> Bool
  func walkIDs(_ reading: Reading, _ body: (EntryID) -> Bool) -> Bool
  /// The routes that a child which is not made yet is sure to show, the lowest first.
  var pendingRoutes: [(id: EntryID?, route: Route)] { get }

  // An edit of the run: begin, then keep and take from the bottom up, then finish.
  func beginEdit(dropping count: Int)
  func keep(_ distance: Int)
  /// Adds the recipe's route to the edit if this child's embedding takes it.
  func take(_ recipe: any ChildRecipe<Route, Screen>, for route: Route, id: EntryID) -> Bool
  func canTakeRun(of other: any ChildBody<Route, Screen>) -> Bool
  func takeRun(of other: any ChildBody<Route, Screen>)
  func finishEdit(_ draft: TreeDraft, _ arrival: Arrival) throws(Refusal)

  /// Whether this child's embedding takes the recipe's route.
  func takes(_ recipe: any ChildRecipe<Route, Screen>, for route: Route) -> Bool
  /// Has the child navigate to the recipe's route.
  func navigate(
    _ recipe: any ChildRecipe<Route, Screen>, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome

  /// Has the child show routes of `open`, with its back stack below.
  func open(
    _ run: OpenRun<Route, Screen>, mayMisfit: Bool, _ mode: OpenMode, _ draft: TreeDraft
  ) throws(Refusal) -> Opened<Route>

  /// Has the child add the recipe's route on top of what is visible.
  func push(
    opened recipe: any ChildRecipe<Route, Screen>, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome

  func make(
    _ link: ChildLink<Route, Screen>, in layer: FlowLayer,
    of parent: Flow<Route, Screen>, _ draft: TreeDraft
  ) throws(Refusal)

  /// Asks the parent's destination anew, with the child's first route.
  func receiver(of output: Any, _ parent: Flow<Route, Screen>) -> (@MainActor () -> Void)?

  // What lies in the child's subtree, in the parent's types. The path leads from this child down.
  func routes(
    of layer: FlowLayer, at path: ArraySlice<any FlowNode>, _ reading: Reading
  ) -> [Route]
  func addLines(to text: inout TreeText, _ reading: Reading)
  func tabRoutes(_ reading: Reading) -> [Route]
  func route(of entry: Entry, at path: ArraySlice<any FlowNode>) -> Route?
  func screen(of entry: Entry, at path: ArraySlice<any FlowNode>) -> Screen?
}

/// What a parent's destination says about a child, in the parent's types.
@MainActor
protocol ChildRecipe<Route, Screen>: AnyObject {
  associatedtype Route: Waymark.Route
  associatedtype Screen

  /// What the embedding makes of the child's route; the parent's route, if it is the right one.
  var embedded: Route { get }
  /// How the child's route is shown.
  var presentation: Presentation { get }
  func makeBody() -> any ChildBody<Route, Screen>
  /// The screen of a coordinator made just to be asked for it.
  func preview(_ level: Int) -> Screen?
}
