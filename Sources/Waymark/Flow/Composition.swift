/// How a parent composes a child, with the types of both.
@MainActor
final class Composition<Route: Waymark.Route, Screen, Child: Coordinator>: ChildRecipe {
  let route: Child.Route
  let embed: @MainActor (Child.Route) -> Route
  let showing: @MainActor (Child.Screen) -> Screen
  let make: @MainActor () -> Child
  let receive: (@MainActor (Child.Output) -> Void)?

  init(
    _ route: Child.Route, embed: @escaping @MainActor (Child.Route) -> Route,
    showing: @escaping @MainActor (Child.Screen) -> Screen,
    make: @escaping @MainActor () -> Child, receive: (@MainActor (Child.Output) -> Void)?
  ) {
    self.route = route
    self.embed = embed
    self.showing = showing
    self.make = make
    self.receive = receive
  }

  func makeBody() -> any ChildBody<Route, Screen> {
    ComposedChild(self)
  }

  var embedded: Route { embed(route) }
  var presentation: Presentation { route.presentation }

  func preview(_ level: Int) -> Screen? {
    // The flow knows its coordinator weakly, so somebody has to hold it meanwhile.
    let coordinator = make()
    return withExtendedLifetime(coordinator) {
      coordinator.adopted.preview(of: route, level).map(showing)
    }
  }
}

/// A child of a parent with these types: first a run of routes, then a coordinator.
@MainActor
final class ComposedChild<Route: Waymark.Route, Screen, Child: Coordinator>: ChildBody {
  private typealias Recipe = Composition<Route, Screen, Child>

  private let embed: @MainActor (Child.Route) -> Route
  private let showing: @MainActor (Child.Screen) -> Screen
  /// Gone once the coordinator is made, so that nothing keeps what the recipe captured.
  private var factory: (@MainActor () -> Child)?
  private var coordinator: Child?
  /// The routes of a child that is not made yet.
  private var run: [RunItem] = []
  /// What a child that is not made yet goes through before its run, since it was opened again.
  private var earlier: [Journey] = []
  /// What it goes to after its run.
  private var journeys: [Child.Route] = []
  private var edit: StackEdit<Child.Route>?

  private struct RunItem {
    let id: EntryID
    let route: Child.Route
    let arrival: Arrival

    /// True if the child may show the route in a layer, in which what is navigated to comes.
    var mayPresent: Bool {
      if case .modal = route.presentation { return arrival != .literal }
      return false
    }
  }

  private enum Journey {
    case enter([RunItem])
    case navigate(Child.Route)
  }

  init(_ recipe: Composition<Route, Screen, Child>) {
    embed = recipe.embed
    showing = recipe.showing
    factory = recipe.make
  }

  var node: (any FlowNode)? { coordinator?.flow }

  func walk(_ reading: Reading, _ body: (EntryID, Route) -> Bool) -> Bool {
    if let flow = coordinator?.flow {
      return flow.walk(flow.base, reading) { id, route in body(id, embed(route)) }
    }
    return run.reversed().allSatisfy { body($0.id, embed($0.route)) }
  }

  func walkIDs(_ reading: Reading, _ body: (EntryID) -> Bool) -> Bool {
    if let flow = coordinator?.flow { return flow.base.walkIDs(reading, body) }
    return run.reversed().allSatisfy { body($0.id) }
  }

  var pendingRoutes: [(id: EntryID?, route: Route)] {
    guard coordinator == nil else { return [] }
    // What is on the way to the last step may be gone by then, and is asked for once that is known.
    let stays = !journeys.contains { $0.presentation == .root }
    let pending: [(id: EntryID?, route: Child.Route)] =
      (stays ? run.map { ($0.id, $0.route) } : []) + journeys.suffix(1).map { (nil, $0) }
    return pending.map { ($0.id, embed($0.route)) }
  }
}

// An edit of the run.
extension ComposedChild {
  func beginEdit(dropping count: Int) {
    edit = StackEdit(dropped: count)
  }

  func keep(_ distance: Int) {
    edit?.tail.append(.kept(distance))
  }

  func take(
    _ recipe: any ChildRecipe<Route, Screen>, for route: Route, id: EntryID
  ) -> Bool {
    guard let child = childRoute(recipe, for: route) else { return false }
    edit?.tail.append(.new(child, id: id))
    return true
  }

  func takes(_ recipe: any ChildRecipe<Route, Screen>, for route: Route) -> Bool {
    childRoute(recipe, for: route) != nil
  }

  private func childRoute(
    _ recipe: any ChildRecipe<Route, Screen>, for route: Route
  ) -> Child.Route? {
    guard let recipe = recipe as? Recipe, embed(recipe.route) == route else { return nil }
    return recipe.route
  }

  func canTakeRun(of other: any ChildBody<Route, Screen>) -> Bool {
    guard let other = other as? ComposedChild, let items = other.edit?.tail else { return false }
    return items.allSatisfy { item in
      guard case .new(let route, _) = item else { return false }
      return embed(route) == other.embed(route)
    }
  }

  func takeRun(of other: any ChildBody<Route, Screen>) {
    guard let other = other as? ComposedChild else { return }
    edit?.tail.append(contentsOf: other.edit?.tail ?? [])
  }

  func finishEdit(_ draft: TreeDraft, _ arrival: Arrival) throws(Refusal) {
    guard let edit = edit.take(), edit.dropped > 0 || !edit.tail.isEmpty else { return }
    if let flow = coordinator?.flow {
      return try flow.apply(edit, to: flow.base, draft, arrival)
    }
    let old = run
    run.removeLast(min(edit.dropped, run.count))
    for item in edit.tail {
      switch item {
      case .kept(let distance): run.append(old[old.count - 1 - distance])
      case .new(let route, let id):
        run.append(RunItem(id: id ?? draft.tree.makeID(), route: route, arrival: arrival))
      }
    }
  }

  func navigate(
    _ recipe: any ChildRecipe<Route, Screen>, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    guard let recipe = recipe as? Recipe else { throw Refusal(.notFound) }
    if let flow = coordinator?.flow { return try flow.place(recipe.route, draft) }
    if journeys.isEmpty, recipe.route.presentation == .push, !run.contains(where: \.mayPresent) {
      run.append(
        RunItem(id: draft.tree.makeID(), route: recipe.route, arrival: .navigating(in: nil)))
    } else {
      journeys.append(recipe.route)
    }
    return .performed
  }

  func open(
    _ run: OpenRun<Route, Screen>, mayMisfit: Bool, _ mode: OpenMode, _ draft: TreeDraft
  ) throws(Refusal) -> Opened<Route> {
    let path = try run.path { ($0 as? Recipe)?.route }
    guard let flow = coordinator?.flow else {
      let arrival = Arrival.opening(
        Arrival.Opening(mode, hasLeaf: path.hasLeaf, startsTab: path.startsTab))
      let isThere =
        journeys.isEmpty
        && self.run.elementsEqual(path.steps) { item, step in
          item.route == step.route && item.arrival == arrival
        }
      if isThere { return Opened(fit: .exact) }
      if !mode.isTrial { begin(path, arrival, draft) }
      return Opened(fit: .changed)
    }
    let opened = try flow.open(path, in: flow.base, mayMisfit: mayMisfit, mode, draft)
    switch opened.fit {
    case .exact: return Opened(fit: .exact, leaf: opened.leaf)
    case .changed: return Opened(fit: .changed, leaf: opened.leaf)
    case .misfit(let misfit):
      let steps = misfit.steps.map { OpenPath<Route>.Step(route: embed($0.route), id: $0.id) }
      var outer = OpenPath(steps)
      outer.asked = misfit.asked
      return Opened(fit: .misfit(outer))
    }
  }
}

// The coordinator.
extension ComposedChild {
  func push(
    opened recipe: any ChildRecipe<Route, Screen>, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    guard let recipe = recipe as? Recipe, let flow = coordinator?.flow else {
      throw Refusal(.notFound)
    }
    return try flow.push(opened: recipe.route, draft)
  }

  /// A child that is not made yet shows what was opened, and all else comes before it.
  private func begin(_ path: OpenPath<Child.Route>, _ arrival: Arrival, _ draft: TreeDraft) {
    earlier.append(.enter(run))
    earlier += journeys.map(Journey.navigate)
    journeys = []
    run = path.steps.map { step in
      RunItem(id: step.id ?? draft.tree.makeID(), route: step.route, arrival: arrival)
    }
  }

  func make(
    _ link: ChildLink<Route, Screen>, in layer: FlowLayer,
    of parent: Flow<Route, Screen>, _ draft: TreeDraft
  ) throws(Refusal) {
    guard let factory = factory.take() else { return }
    let made = factory()
    let flow = made.flow
    if let report = flow.adopt(made) {
      draft.tree.report(report)
      if report.code == .sharedFlow { throw Refusal(.notFresh) }
    }
    try flow.attach(to: link, in: layer, of: parent, draft)
    coordinator = made
    flow.ascent = parent.ascent(embed)
    for journey in earlier + [.enter(run)] + journeys.map(Journey.navigate) {
      try follow(journey, flow, draft)
    }
    (earlier, run, journeys) = ([], [], [])
  }

  private func follow(
    _ journey: Journey, _ flow: Flow<Child.Route, Child.Screen>, _ draft: TreeDraft
  ) throws(Refusal) {
    switch journey {
    case .enter(let items): try enter(items[...], flow, draft)
    case .navigate(let route):
      let outcome = try flow.place(route, draft)
      if outcome.isRefusal { throw Refusal(outcome) }
    }
  }

  /// Drafts what the run asks for: neighbours of one kind together, a modal leaf above the start.
  private func enter(
    _ items: ArraySlice<RunItem>, _ flow: Flow<Child.Route, Child.Screen>, _ draft: TreeDraft
  ) throws(Refusal) {
    guard let first = items.first else { return }
    let alike = items.prefix { $0.arrival == first.arrival }
    switch first.arrival {
    case .navigating(let placed):
      if case .modal(let style) = first.route.presentation, style != placed {
        try flow.apply(.appending(CollectionOfOne(flow.start)), to: flow.base, draft)
        try flow.present(first.route, style, draft, .navigating(in: style))
        return try enter(items.dropFirst(), flow, draft)
      }
      let isPlaced = first.route.presentation.modalStyle != nil
      try flow.apply(edit(alike), to: flow.base, draft, .navigating(in: isPlaced ? placed : nil))
    case .opening(let opening):
      var path = OpenPath(alike.map { OpenPath.Step(route: $0.route, id: $0.id) })
      path.hasLeaf = opening.hasLeaf
      path.asked = opening.asked
      path.startsTab = opening.startsTab
      let opened = try flow.open(path, in: flow.base, opening.mode, draft)
      _ = try opened.leaf?(draft)
    case .literal: try flow.apply(edit(alike), to: flow.base, draft)
    }
    try enter(items.dropFirst(alike.count), flow, draft)
  }

  private func edit(_ items: ArraySlice<RunItem>) -> StackEdit<Child.Route> {
    StackEdit(tail: items.map { .new($0.route, id: $0.id) })
  }

  func receiver(of output: Any, _ parent: Flow<Route, Screen>) -> (@MainActor () -> Void)? {
    guard let flow = coordinator?.flow else { return nil }
    var first: Child.Route?
    _ = flow.walk(flow.base, .current) { _, route in
      first = route
      return true
    }
    guard let first, let output = output as? Child.Output else { return nil }
    guard case .child(let recipe) = parent.recipe(for: embed(first)),
      let receive = (recipe as? Recipe)?.receive
    else {
      if parent.anyCoordinator != nil {
        parent.tree?.reportChange(
          of: embed(first).name, in: parent.coordinatorName, "a child with outputs, and then not")
      }
      return nil
    }
    return { receive(output) }
  }

  func routes(
    of layer: FlowLayer, at path: ArraySlice<any FlowNode>, _ reading: Reading
  ) -> [Route] {
    (coordinator?.flow.routes(of: layer, at: path, reading) ?? []).map(embed)
  }

  func addLines(to text: inout TreeText, _ reading: Reading) {
    if let flow = coordinator?.flow { return flow.addLines(to: &text, reading) }
    // In the body of a transaction the child is no more than its routes.
    text.add(typeName(of: Child.self))
    text.indented { text in
      for item in run { text.add(item.route.name) }
    }
  }

  func tabRoutes(_ reading: Reading) -> [Route] {
    (coordinator?.flow).map { $0.tabRoutes(in: $0.base, reading).map(embed) } ?? []
  }

  func route(of entry: Entry, at path: ArraySlice<any FlowNode>) -> Route? {
    coordinator?.flow.route(of: entry, at: path).map(embed)
  }

  func screen(of entry: Entry, at path: ArraySlice<any FlowNode>) -> Screen? {
    coordinator?.flow.screen(of: entry, at: path).map(showing)
  }
}
