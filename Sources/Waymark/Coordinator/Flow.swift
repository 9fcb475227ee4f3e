/// The owner of one coordinator's navigation: its stack, its layers and its place in the tree.
///
/// A coordinator stores one flow and calls verbs on itself; the flow has no verbs of its own.
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
/// - A flow is fresh, then the root of a tree or attached to one, then left, for good.
/// - Reading leaves a fresh flow fresh; a verb, `start()` or `projection` makes it a root.
/// - A root's flow keeps its tree, and that keeps all screens and children.
/// - A flow keeps neither its own coordinator nor its parent alive.
@MainActor
public final class Flow<Route: Waymark.Route, Screen> {
  /// The route of the first entry, unless the parent starts the coordinator with another.
  public let start: Route
  /// What a root shows above its start when it begins.
  let rest: [Route]

  /// Where reports of misuse go; the root's reporter serves its whole tree, from when it is set.
  public var reporter = MisuseReporter.standardError {
    didSet { ownTree?.state.reporter = reporter }
  }

  /// How targets are kept that wait for a gate. Set it before the first verb: a tree keeps the policy
  /// of its root from then on.
  public var holdPolicy = HoldPolicy()

  let listeners = FlowListeners()
  /// Who is told of each change of the flow's tree, if it is a root.
  var histories: HistoryList {
    get {
      object.access()
      return ownHistories
    }
    set {
      object.willChange()
      ownHistories = newValue
      object.didChange()
    }
  }
  private var ownHistories = HistoryList()
  private var status = FlowStatus.fresh
  private var owner: ObjectIdentifier?
  private var isShared = false
  /// What asks the coordinator, unless it came as a child.
  private var rootHost: (any NodeHost)?
  /// What the flow is read through while it is fresh, and a root for good.
  private var ownObject: LayerObject?
  /// The type of its boxes: looking it up for each push would cost more than the box.
  private let boxType: any TypedRouteBox<Route>.Type = RouteBox<Route>.self

  /// Makes a flow that begins with one route, and as a root with more above it.
  ///
  /// ```swift
  /// let flow = Flow<AppRoute, any TextScreen>(start: .home, then: [.todos(.list)])
  ///
  /// app.start()
  /// app.routes  // [.home, .todos(.list)]
  /// ```
  ///
  /// A root enters all of it in one change. If `access` denies what lies above the start, the root begins
  /// with the start alone. Children, tabs and back stacks use the start alone.
  ///
  /// - Parameters:
  ///   - start: The route of the first entry, and what `routes` shows before the first use.
  ///   - rest: The routes above it, from bottom to top, where the coordinator is a root.
  public init(start: Route, then rest: [Route] = []) {
    self.start = start
    self.rest = rest
  }

  /// The tree that the flow is in; nil while it is fresh and after it left.
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

  /// What whoever reads the coordinator's base registers with.
  var object: LayerObject {
    if let ownObject { return ownObject }
    if let tree, let node, let layer = tree.state.layer(node.base) { return layer.object }
    let made = LayerObject(number: 0, style: .base)
    ownObject = made
    return made
  }
}

// Whose the flow is.
extension Flow {
  /// Remembers the coordinator that owns the flow; a report if that cannot have been meant.
  func adopt<C: Coordinator>(
    _ coordinator: C, asChild isChild: Bool = false
  ) -> MisuseReport? where C.Route == Route, C.Screen == Screen {
    // Not by the weak reference, which is empty already for verbs that a coordinator calls in its deinit.
    let id = ObjectIdentifier(coordinator)
    guard owner != id else { return nil }
    guard owner == nil else { return share(with: coordinator) }
    owner = id
    // A child is kept by the tree: what is referred to weakly costs more for good.
    if !isChild { rootHost = CoordinatorHost<C, RouteBox<Route>>(of: coordinator, self) }
    // Read a second time only here: a flow that is stored is adopted once.
    guard coordinator.flow !== self else { return nil }
    return MisuseReport(
      code: .computedFlow,
      message: "\(coordinator.name) makes a new flow each time that its `flow` is read, so what a"
        + " verb does is forgotten. Store it: `let flow = \(typeName(of: Self.self))(start: …)`.")
  }

  private func share(with other: some Coordinator) -> MisuseReport? {
    guard !isShared else { return nil }
    isShared = true
    let first = node?.host ?? rootHost
    let name = first?.anyCoordinator?.name ?? "a coordinator that is gone"
    return MisuseReport(
      code: .sharedFlow,
      message: "\(other.name) was handed the flow of \(name), and its verbs change what that one"
        + " shows. Give each coordinator a flow of its own.")
  }

  /// What the flow was read through while it was fresh, until the layer of its parent stands for that.
  var freshObject: LayerObject? {
    guard case .attached = status else { return nil }
    return ownObject
  }

  func withoutReentry<Result>(_ body: () -> Result) -> Result {
    guard let tree else { return body() }
    return tree.withoutReentry(body)
  }
}

// The flow's place in a tree.
extension Flow {
  /// Makes a fresh flow the root of a tree of its own and enters its start, or what another verb has it begin
  /// with.
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
    let tree = Tree(object: object, handle: handle, reporter: reporter)
    let shell = TreeShell(tree)
    handle.lead(to: shell)
    tree.beginHolds(policy)
    tree.histories = ownHistories
    let node = tree.state.makeNode(below: nil, base: tree.state.base.key, .made(host))
    status = .root(shell, node.key)
    return (tree, node)
  }

  /// Hands a fresh flow over as the root of a tree that ends with the body: then it is as fresh as before.
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
  ) throws(Refusal) {
    let parent = state.parent(of: node)?.name ?? ""
    guard isFresh else {
      state.report(
        .notFresh,
        "\(name()) cannot become a child of \(parent): it was used before."
          + " A verb called in its init is the likely cause; so is a coordinator that the"
          + " destination returns a second time. Return a new one, and call no verb in init.")
      throw Refusal(.notFresh)
    }
    guard node.level <= Tree.deepestLevel else {
      // It may still become a root, as if nobody had tried.
      owner = nil
      state.report(
        .tooDeep,
        "\(name()) would be nested \(node.level) coordinators deep, and the limit is"
          + " \(Tree.deepestLevel). Does a coordinator compose itself without an end?")
      throw Refusal(.tooDeep)
    }
    status = .attached(tree, node.key)
  }

  /// The coordinator and its first entries are in the tree now.
  func settle() {
    guard case .attached = status, let fresh = ownObject else { return }
    // Whoever read the flow while it was fresh is told once; from now on its layer is the parent's.
    fresh.willChange()
    ownObject = nil
    fresh.didChange()
  }

  /// The coordinator has left, for good.
  func release() {
    let handle = tree?.handle
    status = .left(handle)
    ownObject = nil
  }

  /// The coordinator was tried as a child: for whoever kept it, it is as if nobody had.
  func detach() {
    owner = nil
    status = .fresh
  }

  /// Calls a verb of the coordinator; a fresh flow becomes a root first.
  func perform(
    _ verb: consuming Verb, _ origin: Action.Origin = .code,
    awaitedBy waiter: (any AnyResultWaiter)? = nil, history: HistoryPolicy? = nil
  ) -> Outcome {
    if let refused = enter() { return refused }
    guard let (tree, node) = place else {
      return formerTree?.ignoreLate(verb, isAwaited: waiter != nil) ?? .ignored(.left)
    }
    return tree.perform(Action(verb, of: node, origin, awaitedBy: waiter, history: history))
  }

  /// Makes a fresh flow a root; the outcome if that did not succeed.
  func enter() -> Outcome? {
    guard isFresh else { return nil }
    let outcome = becomeRoot()
    return isFresh ? outcome : nil
  }
}

/// Where a flow is in its life.
enum FlowStatus {
  case fresh
  /// The root of a tree, which it keeps.
  case root(TreeShell, NodeKey)
  case attached(TreeHandle, NodeKey)
  /// It was in the tree, where its verbs come too late.
  case left(TreeHandle?)
}
