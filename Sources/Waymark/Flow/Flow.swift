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
/// - A flow holds the only strong references to its entries' screens and children.
/// - A flow knows its coordinator and its parent weakly.
@MainActor
public final class Flow<Route: Waymark.Route, Screen> {
  /// The route of the first entry, unless the parent starts the coordinator with another.
  public let start: Route

  /// Where reports of misuse go; the root's reporter serves its whole tree, from when it is set.
  public var reporter = MisuseReporter.standardError {
    didSet { ownTree?.reporter = reporter }
  }

  /// How targets are kept that wait for a gate. Set it before the first verb: a tree keeps the policy
  /// of its root from then on.
  public var holdPolicy = HoldPolicy()

  let base: FlowLayer
  var modals: [FlowLayer] = []
  private var alternateModals: [FlowLayer]?
  private(set) var host: (any FlowHost<Route, Screen>)?
  private var owner: ObjectIdentifier?
  private var isShared = false
  private var observers = ObserverList()
  var signalHandlers = SignalHandlers()
  /// How the parent sees the flow's routes; nil for a root.
  var ascent: Ascent<Route>?

  private var knownName: String?
  private var status = FlowStatus.fresh
  /// The tree of a root, which owns it.
  private var ownTree: Tree?
  /// The tree that a child is attached to.
  private weak var outerTree: Tree?
  weak var parent: (any FlowNode)?
  private(set) weak var link: (any AnyChildLink)?
  private(set) var level = 0
  var mark = LifeMark.fresh
  var isListed = false

  /// Makes a flow that begins with one route.
  ///
  /// - Parameter start: The route of the first entry, and what `routes` shows before the first use.
  public init(start: Route) {
    self.start = start
    base = FlowLayer(.base, object: LayerObject(number: 0, style: .base))
    base.belong(to: self)
  }

  /// The tree that the flow is in; nil while it is fresh and after it left.
  var tree: Tree? {
    switch status {
    case .fresh, .left: nil
    case .root: ownTree
    case .attached: outerTree
    }
  }

  var isFresh: Bool {
    status == .fresh
  }

  func recipe(for route: Route) -> Recipe<Route, Screen>? {
    host?.recipe(for: route)
  }

  func topOwnLayer(_ reading: Reading) -> FlowLayer {
    ownModals(reading).last ?? base
  }

  func ownModals(_ reading: Reading) -> [FlowLayer] {
    reading == .alternate ? alternateModals ?? modals : modals
  }

  func addModal(_ layer: FlowLayer, _ draft: TreeDraft) {
    if alternateModals == nil { draft.touchModals(of: self) }
    alternateModals = ownModals(.alternate) + [layer]
  }

  func preview(of route: Route, _ level: Int) -> Screen? {
    host?.preview(of: route, level)
  }
}

// Whose the flow is.
extension Flow {
  /// Remembers the coordinator that owns the flow; a report if that cannot have been meant.
  func adopt<C: Coordinator>(
    _ coordinator: C
  ) -> MisuseReport? where C.Route == Route, C.Screen == Screen {
    // Not by the weak reference, which is empty already for verbs that a coordinator calls in its deinit.
    let id = ObjectIdentifier(coordinator)
    guard owner != id else { return nil }
    guard owner == nil else { return share(with: coordinator) }
    owner = id
    host = CoordinatorHost(coordinator)
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
    let first = anyCoordinator?.name ?? "a coordinator that is gone"
    return MisuseReport(
      code: .sharedFlow,
      message: "\(other.name) was handed the flow of \(first), and its verbs change what that one"
        + " shows. Give each coordinator a flow of its own.")
  }
}

// The flow's place in a tree.
extension Flow {
  /// Makes a fresh flow the root of a tree of its own and enters its start.
  func becomeRoot() -> Outcome {
    guard isFresh else { return .unchanged }
    let tree = Tree(root: self, reporter: reporter)
    tree.beginHolds(holdPolicy)
    status = .root
    ownTree = tree
    let outcome = tree.perform(Action(.start, of: self))
    if mark != .settled {
      status = .fresh
      ownTree = nil
      mark = .fresh
    }
    return outcome
  }

  func attach(
    to link: ChildLink<some Waymark.Route, some Any>, in layer: FlowLayer,
    of parent: any FlowNode, _ draft: TreeDraft
  ) throws(Refusal) {
    guard isFresh else {
      draft.tree.report(
        .notFresh,
        "\(coordinatorName) cannot become a child of \(parent.coordinatorName): it was used before."
          + " A verb called in its init is the likely cause; so is a coordinator that the"
          + " destination returns a second time. Return a new one, and call no verb in init.")
      throw Refusal(.notFresh)
    }
    guard parent.level < Tree.deepestLevel else {
      draft.tree.report(
        .tooDeep,
        "\(coordinatorName) would be nested \(parent.level + 1) coordinators deep, and the limit is"
          + " \(Tree.deepestLevel). Does a coordinator compose itself without an end?")
      throw Refusal(.tooDeep)
    }
    status = .attached
    outerTree = draft.tree
    self.parent = parent
    self.link = link
    level = parent.level + 1
    base.hostObject = layer.object
    draft.makeExtras().attached.append(self)
  }
}

extension Flow: FlowNode {
  var anyCoordinator: (any Coordinator)? { host?.anyCoordinator }
  /// Asked once: a name is a constant, and every record names the coordinator.
  var coordinatorName: String {
    if let knownName { return knownName }
    guard let name = anyCoordinator?.name else { return "\(Route.self) flow" }
    knownName = name
    return name
  }

  var baseLayer: FlowLayer { base }
  var hasObservers: Bool { !observers.isEmpty }

  func topLayer(_ reading: Reading) -> FlowLayer { topOwnLayer(reading) }
  func modalLayers(_ reading: Reading) -> [FlowLayer] { ownModals(reading) }

  func removeTopModal(_ draft: TreeDraft) {
    if alternateModals == nil { draft.touchModals(of: self) }
    alternateModals = ownModals(.alternate).dropLast()
  }

  func swapModals() {
    guard let draft = alternateModals else { return }
    alternateModals = modals
    modals = draft
  }

  func clearModals() {
    alternateModals = nil
  }

  func settle() {
    mark = .settled
    guard parent != nil, let fresh = base.ownObject else { return }
    // Whoever read the flow while it was fresh is told once; from now on its layer is the parent's.
    fresh.willChange()
    base.ownObject = nil
    fresh.didChange()
  }

  func release() {
    status = .left
    ownTree = nil
    outerTree = nil
    mark = .gone
    parent = nil
    ascent = nil
    base.ownObject?.release()
    base.release()
    for layer in modals { layer.release() }
    modals = []
  }

  func observe(_ body: @escaping ObserverList.Body) -> ObserverToken {
    // Taken out as by `Array.take()`, and for the same reason.
    var list = observers
    observers = ObserverList()
    let token = list.add(body)
    observers = list
    return token
  }

  func deliver(_ record: ChangeRecord) {
    observers.deliver(record, of: self)
  }

  var childNodes: [any FlowNode] {
    var nodes: [any FlowNode] = []
    func collect(_ layer: FlowLayer) {
      for slot in layer.slots {
        switch slot {
        case .child(let link): if let node = link.child { nodes.append(node) }
        case .entry(let entry): for tab in entry.tabSet?.layers ?? [] { collect(tab) }
        }
      }
    }
    for layer in [base] + modals { collect(layer) }
    return nodes
  }
}

/// Where a flow is in its life.
enum FlowStatus {
  case fresh
  case root
  case attached
  case left
}
