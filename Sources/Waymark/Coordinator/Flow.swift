/// The navigation of one coordinator: its stack, its layers and its place in the tree.
///
/// A coordinator stores one flow. Call verbs on the coordinator: the flow has no verbs of its own.
///
/// ```swift
/// final class TodosCoordinator: Coordinator {
///   let flow = Flow<TodosRoute, any TextScreen>(start: .list)
///   …
/// }
/// ```
///
/// ## Guarantees
///
/// - A flow is fresh first, then the root or a part of a tree, and then has left for good.
/// - Reading leaves a fresh flow fresh; a verb, `start()` or `projection` makes it a root.
/// - The flow of a root keeps its tree, and the tree keeps all screens and children.
/// - A flow keeps neither its own coordinator nor its parent alive.
@MainActor
public final class Flow<Route: Waymark.Route, Screen> {
  /// The route of the first entry, unless the parent starts the coordinator with another one.
  public let start: Route
  /// The routes that a root begins with above its start.
  let rest: [Route]

  /// The receiver of reports of misuse. The root's reporter serves the whole tree as soon as it is
  /// set.
  ///
  /// ```swift
  /// app.flow.reporter = MisuseReporter { log("\($0)") }
  /// ```
  public var reporter: MisuseReporter {
    get { ownReporter }
    set {
      // Its captures may call verbs when they are released.
      let old = exchange(&ownReporter, with: newValue)
      ownTree?.state.reporter = reportReceiver
      releaseOutside(old)
    }
  }

  /// How targets are kept while they wait for a gate. Set it before the first verb, because the
  /// tree uses the policy that its root has then.
  ///
  /// ```swift
  /// app.flow.holdPolicy = HoldPolicy(lifetime: .seconds(300))
  /// ```
  public var holdPolicy: HoldPolicy {
    get { ownHoldPolicy }
    set { releaseOutside(exchange(&ownHoldPolicy, with: newValue)) }
  }

  private var ownReporter = MisuseReporter.standardError
  /// Each says whether the reporter gets the report, too.
  private var reportListeners = SweptList<Listener<@MainActor (MisuseReport) -> Bool>>()
  private var ownHoldPolicy = HoldPolicy()
  let listeners = FlowListeners()
  /// The place of views beside this root, once one was asked for. Without its type, because nothing here names what
  /// only platforms need.
  var placeBeside: AnyObject?
  /// The histories that learn about each change of the tree, if the flow is a root.
  var histories: HistoryList {
    ownHistories.access()
    return ownHistories
  }
  let ownHistories = HistoryList()
  private var status = FlowStatus.fresh
  private var owner: ObjectIdentifier?
  private var isShared = false
  /// The host of the coordinator, unless it is a child.
  private var rootHost: (any NodeHost)?
  /// The object that readers of the flow register with while it is fresh. A root keeps it for good.
  private var ownObject: LayerObject?
  /// The type of its boxes: looking it up for each push would cost more than the box.
  private let boxType: any TypedRouteBox<Route>.Type = RouteBox<Route>.self

  /// Makes a flow that begins with one route. A root can begin with more routes above it.
  ///
  /// ```swift
  /// let flow = Flow<AppRoute, any TextScreen>(start: .home, then: [.todos(.list)])
  ///
  /// app.start()
  /// app.routes  // [.home, .todos(.list)]
  /// ```
  ///
  /// A root enters all of these routes in one change. If `access` denies the routes above the
  /// start, the root begins with only the start. Children, tabs and back stacks use only the start.
  ///
  /// - Parameters:
  ///   - start: The route of the first entry. `routes` returns it before the first use.
  ///   - rest: The routes above it, bottom first, if the coordinator is a root.
  public init(start: Route, then rest: [Route] = []) {
    self.start = start
    self.rest = rest
  }

  /// The tree that the flow is in; nil while it is fresh and after it has left.
  var tree: Tree? {
    switch status {
    case .fresh, .left: nil
    case .root(let shell, _): shell.tree
    case .attached(let handle, _): handle.tree
    }
  }

  private var ownTree: Tree? {
    guard case .root(let shell, _) = status else { return nil }
    return shell.tree
  }

  /// The tree that the coordinator has left.
  private var formerTree: Tree? {
    guard case .left(let handle) = status else { return nil }
    return handle?.tree
  }

  /// True during a trial in the tree that the flow is in, or has left.
  var isTried: Bool { (tree ?? formerTree)?.state.isTried ?? false }

  /// The coordinator's place in the tree.
  var node: Node? { place?.node }

  var place: (tree: Tree, node: Node)? {
    switch status {
    case .fresh, .left: return nil
    case .root(let shell, let key):
      guard let node = shell.tree.state.node(key) else { return nil }
      return (shell.tree, node)
    case .attached(let handle, let key):
      guard let tree = handle.tree, let node = tree.state.node(key) else { return nil }
      return (tree, node)
    }
  }

  var isFresh: Bool {
    guard case .fresh = status else { return false }
    return true
  }

  func box(_ route: Route) -> AnyRoute { boxType.init(route, outer: nil) }

  /// The object that readers of the coordinator's base register with.
  var object: LayerObject {
    if let ownObject { return ownObject }
    if let tree, let node, let layer = tree.state.layer(node.base) { return layer.object }
    let made = LayerObject(number: 0, style: .base)
    ownObject = made
    return made
  }
}

// The coordinator that owns the flow.
extension Flow {
  /// Remembers the coordinator that owns the flow. Returns a report if this looks like a mistake.
  func adopt<C: Coordinator>(
    _ coordinator: C, asChild isChild: Bool = false
  ) -> MisuseReport? where C.Route == Route, C.Screen == Screen {
    // Does not use the weak reference: it is already nil when a coordinator calls verbs in its
    // deinit.
    let id = ObjectIdentifier(coordinator)
    guard owner != id else { return nil }
    guard owner == nil else { return share(with: coordinator) }
    owner = id
    // The tree keeps a child. A weak reference would make each use cost more.
    if !isChild { rootHost = CoordinatorHost<C, RouteBox<Route>>(coordinator, self, nil) }
    // Only here is the property read a second time: a stored flow is adopted once.
    guard coordinator.flow !== self else { return nil }
    return MisuseReport(
      code: .computedFlow,
      message: "\(coordinator.name) makes a new flow each time its `flow` is read, so the effect of"
        + " a verb is lost. Store it: `let flow = \(typeName(of: Self.self))(start: …)`.")
  }

  func isOwned(by coordinator: some Coordinator) -> Bool { owner == ObjectIdentifier(coordinator) }

  private func share(with other: some Coordinator) -> MisuseReport? {
    guard !isShared else { return nil }
    isShared = true
    let first = node?.host ?? rootHost
    let isGone = first?.coordinator == nil
    let name = isGone ? "a coordinator that is gone" : first?.name ?? ""
    return MisuseReport(
      code: .sharedFlow,
      message: "\(other.name) uses the flow of \(name), so its verbs change what the other one"
        + " shows. Give each coordinator its own flow.")
  }

  /// The object that readers used while the flow was fresh, until the parent's layer replaces it.
  var freshObject: LayerObject? {
    guard case .attached = status else { return nil }
    return ownObject
  }

  func withoutReentry<Result>(_ body: () -> Result) -> Result {
    guard let tree else { return body() }
    return tree.withoutReentry(body)
  }

  /// Reports misuse to the reporter of the tree, or to its own while it is in none.
  func report(_ report: MisuseReport) {
    guard let tree else { return reportReceiver.report(report) }
    tree.report(report)
  }

  /// Calls a closure for each report, whichever reporter is set, before or after.
  ///
  /// - Parameter body: Gets each report. Returns true to pass it on to the reporter.
  package func listenToReports(
    _ body: @escaping @MainActor (MisuseReport) -> Bool
  ) -> ObserverToken {
    let listener = Listener(body)
    reportListeners.append(listener, sweeping: \.isOver)
    ownTree?.state.reporter = reportReceiver
    return ObserverToken(listener)
  }

  /// What the tree reports to.
  private var reportReceiver: MisuseReporter {
    guard !reportListeners.elements.isEmpty else { return ownReporter }
    return MisuseReporter { [own = ownReporter, listeners = reportListeners.elements] report in
      // Not `allSatisfy`, which would stop at the first that keeps it.
      let answers = listeners.map { $0.body?(report) ?? true }
      if !answers.contains(false) { own.report(report) }
    }
  }
}

// The flow's place in a tree.
extension Flow {
  /// Makes a fresh flow the root of a new tree, and enters its start, or the routes that another
  /// verb begins with.
  func becomeRoot(by verb: Verb = .start) -> Outcome {
    guard isFresh, let host = rootHost else { return .unchanged }
    let (tree, node) = beginTree(host, object, holdPolicy)
    let outcome = tree.perform(Action(verb, of: node))
    if node.life.isFresh {
      status = .fresh
      object.layer = nil
      object.tree = nil
    }
    return outcome
  }

  private func beginTree(
    _ host: any NodeHost, _ object: LayerObject, _ policy: HoldPolicy
  ) -> (Tree, Node) {
    let handle = TreeHandle()
    let holds = Tree.holds(policy, of: handle)
    let tree = Tree(object: object, handle: handle, holds: holds, reporter: reportReceiver)
    let shell = TreeShell(tree)
    handle.lead(to: shell)
    tree.histories = ownHistories
    let node = tree.state.makeNode(below: nil, base: tree.state.base.key, .made(host))
    status = .root(shell, node.key)
    return (tree, node)
  }

  /// Makes a fresh flow the root of a tree while the body runs. Afterwards the flow is fresh again.
  func tryAsRoot<Result>(_ body: (Tree, Node) -> Result) -> Result? {
    guard isFresh, let host = rootHost else { return nil }
    let policy = HoldPolicy(keeping: holdPolicy.keeping, limit: holdPolicy.limit)
    let (tree, node) = beginTree(host, LayerObject(number: 0, style: .base), policy)
    defer {
      for child in tree.state.nodes.all where child.level > 0 { child.host?.detach() }
      status = .fresh
    }
    return body(tree, node)
  }

  func attach(
    to tree: TreeHandle, as node: Node, named name: @autoclosure () -> String, _ state: TreeState
  ) throws(ChildRefusal) {
    let parent = state.parent(of: node)?.name ?? ""
    guard isFresh else {
      state.report(
        .notFresh,
        "\(name()) cannot become a child of \(parent): it was used before."
          + " Most likely, its init calls a verb, or the destination returns the same coordinator"
          + " a second time. Return a new one, and call no verb in init.")
      throw ChildRefusal(.notFresh)
    }
    guard node.level <= Tree.deepestLevel else {
      // It may still become a root, as if it had never been tried.
      owner = nil
      state.report(
        .tooDeep,
        "\(name()) would be nested \(node.level) coordinators deep, and the limit is"
          + " \(Tree.deepestLevel). Does a coordinator compose itself endlessly?")
      throw ChildRefusal(.tooDeep)
    }
    status = .attached(tree, node.key)
  }

  /// The coordinator and its first entries are in the tree now.
  func settle() {
    guard case .attached = status, let fresh = ownObject else { return }
    // Notifies readers of the fresh flow once. From now on its layer is the parent's.
    fresh.willChange()
    ownObject = nil
    fresh.didChange()
  }

  /// The coordinator has left, for good.
  func release() {
    let handle = tree?.handle
    status = .left(handle)
    ownObject = nil
    // Nothing takes its signals any more.
    listeners.signals.observed.change()
  }

  /// Ends the trial of a coordinator as a child. If user code kept the coordinator, it is fresh
  /// again.
  func detach() {
    owner = nil
    status = .fresh
  }

  /// Performs a verb of the coordinator. A fresh flow first becomes a root.
  func perform(
    _ verb: consuming Verb, _ origin: CallOrigin = .code,
    awaitedBy waiter: (any AnyResultWaiter)? = nil, history: HistoryPolicy? = nil
  ) -> Outcome {
    if let refused = enter() { return refused }
    guard let (tree, node) = place else {
      return formerTree?.ignoreLate(verb, isAwaited: waiter != nil) ?? .ignored(.left)
    }
    return tree.perform(
      Action(verb, of: node, origin, from: tree.sender, awaitedBy: waiter, history: history))
  }

  /// Makes a fresh flow a root. Returns the outcome if that fails.
  func enter() -> Outcome? {
    guard isFresh else { return nil }
    let outcome = becomeRoot()
    return isFresh ? outcome : nil
  }
}

/// The state of a flow's life.
enum FlowStatus {
  case fresh
  /// The root of a tree. The flow keeps the tree.
  case root(TreeShell, NodeKey)
  case attached(TreeHandle, NodeKey)
  /// It has left the tree, so its verbs come too late.
  case left(TreeHandle?)
}
