/// The tabs of one entry: each a layer of its own, one of them selected.
@MainActor
final class TabSet<Route: Waymark.Route, Screen>: AnyTabSet {
  let declared: [Route]
  let declaration: any TabsDeclaration
  let layers: [FlowLayer]
  let back: TabBackPolicy
  let initial: Int
  weak var entry: Entry?
  private weak var home: FlowLayer?
  private weak var flow: Flow<Route, Screen>?
  private(set) var selection: TabSelection
  private var alternate: TabSelection?

  /// - Parameter route: The route whose destination the tabs are.
  init(
    _ recipe: TabsRecipe<Route>, for route: Route, of flow: Flow<Route, Screen>,
    in home: FlowLayer, _ draft: TreeDraft
  ) throws(Refusal) {
    guard !recipe.routes.contains(route) else {
      throw flow.refusal(of: recipe, "\(route.name) is tabs itself", draft)
    }
    guard let selected = recipe.routes.firstIndex(of: recipe.selected) else {
      throw flow.refusal(
        of: recipe, "\(recipe.selected.name), which shall be selected, is none of them", draft)
    }
    // Not by way of a set, which stops the program where `==` and hash disagree.
    let routes = recipe.routes
    guard !routes.indices.contains(where: { routes[..<$0].contains(routes[$0]) }) else {
      throw flow.refusal(of: recipe, "one of them occurs twice", draft)
    }
    self.home = home
    self.flow = flow
    declared = recipe.routes
    declaration = recipe
    back = recipe.back
    initial = selected
    selection = TabSelection(selected: selected)
    var made: [FlowLayer] = []
    let reference = TabSetReference()
    for position in recipe.routes.indices {
      let object = draft.tree.makeObject(.tab)
      made.append(FlowLayer(.tab(position, reference), object: object))
      made[position].belong(to: flow)
    }
    layers = made
    reference.tabSet = self
    var recipes: [Recipe<Route, Screen>?] = []
    for (layer, route) in zip(made, declared) {
      let tab = flow.recipe(for: route)
      recipes.append(tab)
      if tab?.isTabs ?? false {
        throw flow.refusal(of: recipe, "\(route.name) is tabs itself", draft)
      }
      var builder = SlotBuilder(layer: layer, flow: flow, draft: draft, arrival: .literal)
      builder.drop(0)
      try builder.add(RouteBox(route), tab, id: nil)
      try builder.finish()
    }
    try refuseSharedEmbeddings(recipe, recipes, of: flow, draft)
  }

  /// Two tabs whose embeddings take the same routes could not be told apart.
  private func refuseSharedEmbeddings(
    _ tabs: TabsRecipe<Route>, _ recipes: [Recipe<Route, Screen>?], of flow: Flow<Route, Screen>,
    _ draft: TreeDraft
  ) throws(Refusal) {
    for (position, route) in declared.enumerated() {
      guard case .child(let recipe) = recipes[position] else { continue }
      for (other, layer) in layers.enumerated() where other != position {
        guard let link = flow.topLink(of: layer, .alternate) else { continue }
        if link.body.takes(recipe, for: route) {
          throw flow.refusal(
            of: tabs, "\(declared[other].name) and \(route.name) are taken by one child", draft)
        }
      }
    }
  }

  var outerLayer: FlowLayer? { home?.object?.host }

  /// The tab that shows a route: the one declared with it, or the one whose child takes it.
  func position(taking route: Route, _ recipe: Recipe<Route, Screen>?) -> Int? {
    if let declared = declared.firstIndex(of: route) { return declared }
    guard case .child(let recipe) = recipe else { return nil }
    return child(taking: route, recipe)?.position
  }

  func child(
    taking route: Route, _ recipe: any ChildRecipe<Route, Screen>
  ) -> (position: Int, link: ChildLink<Route, Screen>)? {
    for (position, layer) in layers.enumerated() {
      guard let link = flow?.topLink(of: layer, .alternate) else { continue }
      if link.body.takes(recipe, for: route) { return (position, link) }
    }
    return nil
  }

  func selection(_ reading: Reading) -> TabSelection {
    reading == .alternate ? alternate ?? selection : selection
  }

  func selectedLayer(_ reading: Reading) -> FlowLayer {
    layers[selection(reading).selected]
  }

  func select(_ position: Int, forgetting: Bool, _ draft: TreeDraft) {
    let old = selection(.alternate)
    guard position != old.selected else { return }
    draft.endModals(of: layers[old.selected])
    if alternate == nil { draft.touch(self) }
    alternate = old.selecting(position, forgetting: forgetting)
  }

  func noteSelection(of position: Int, _ draft: TreeDraft) {
    if let flow { draft.note(.select(RouteBox(declared[position])), of: flow) }
  }

  func reset(_ position: Int, _ draft: TreeDraft) throws(Refusal) {
    guard let flow else { throw Refusal(.left) }
    let layer = layers[position]
    let reader = flow.reader(of: layer, .alternate)
    let decision = StackDecision.setRoutes([declared[position]], in: reader)
    if case .edit(let edit) = decision { try flow.apply(edit, to: layer, draft) }
  }

  var isChanged: Bool { alternate.map { $0.selected != selection.selected } ?? false }

  func swapAlternate() {
    // A tab that is selected once more at the end was never left: nobody is told of a revision.
    guard isChanged, let draft = alternate else { return }
    alternate = selection
    selection = draft
  }

  func clearAlternate() {
    alternate = nil
  }
}

extension Flow {
  fileprivate func refusal(
    of tabs: TabsRecipe<Route>, _ why: String, _ draft: TreeDraft
  ) -> Refusal {
    let names = tabs.routes.map(\.name).joined(separator: ", ")
    draft.tree.report(
      .invalidTabs,
      "The tabs [\(names)] of \(coordinatorName) cannot be shown: \(why). Declare routes that"
        + " differ, each a screen or a child of its own, and select one of them.")
    return Refusal(.invalidTabs)
  }
}

// Answers that differ from what they were before.
extension Flow {
  /// Refuses tabs of a coordinator inside of a tab of its own.
  func refusal(ofTabsInTab route: Route, _ draft: TreeDraft) -> Refusal {
    draft.tree.reportChange(of: route.name, in: coordinatorName, "something else, and then tabs")
    return Refusal(.invalidTabs)
  }

  /// Refuses a route for a tab that took it, and does not any more.
  func refusal(ofTab route: Route, _ draft: TreeDraft) -> Refusal {
    draft.tree.reportChange(of: route.name, in: coordinatorName, "the child of a tab, and then not")
    return Refusal(.invalidTabs)
  }
}

extension Tree {
  /// Tells of a destination that was asked for twice, and was not what it had been.
  func reportChange(of name: String, in coordinator: String, _ what: String) {
    report(
      .changedDestination,
      "The destination of \(name) in \(coordinator) was \(what). `destination(for:)` is asked any"
        + " number of times: have it depend on the route alone, and show what changes in the screen."
    )
  }
}

extension Recipe {
  var isTabs: Bool {
    if case .tabs = self { return true }
    return false
  }
}

/// Which tab is selected, and which were before.
struct TabSelection: Equatable {
  var selected: Int
  /// Tabs by their last selection, each once, the selected one last.
  var history: [Int]
  /// Grows with each selection, so that a late request of the platform can be told from a new one.
  var revision = 0

  init(selected: Int) {
    self.selected = selected
    history = [selected]
  }

  func selecting(_ position: Int, forgetting: Bool) -> TabSelection {
    var changed = self
    changed.history.removeAll { $0 == position || (forgetting && $0 == selected) }
    changed.history.append(position)
    changed.selected = position
    changed.revision += 1
    return changed
  }
}

/// Tabs of any flow, where tabs of different types meet.
@MainActor
protocol AnyTabSet: AnyObject {
  var layers: [FlowLayer] { get }
  var entry: Entry? { get }
  /// The platform layer's first one, in which the tabs lie, or will once the draft is made.
  var outerLayer: FlowLayer? { get }
  /// What the tabs were declared with. It may be kept.
  var declaration: any TabsDeclaration { get }
  var back: TabBackPolicy { get }
  var initial: Int { get }
  var isChanged: Bool { get }
  func selection(_ reading: Reading) -> TabSelection
  func selectedLayer(_ reading: Reading) -> FlowLayer
  /// Selects a tab in the draft; `forgetting` takes the one that is left out of the history.
  func select(_ position: Int, forgetting: Bool, _ draft: TreeDraft)
  /// Remembers that a tab was asked for, in case the change has to wait.
  func noteSelection(of position: Int, _ draft: TreeDraft)
  /// Sets a tab back to the route that it was declared with.
  func reset(_ position: Int, _ draft: TreeDraft) throws(Refusal)
  func swapAlternate()
  func clearAlternate()
}

extension AnyTabSet {
  var names: [String] { declaration.names }

  /// The tab that back leads to; nil if back goes on outwards from the tabs.
  func backTarget(_ reading: Reading, shows: (FlowLayer) -> Bool) -> Int? {
    let selection = selection(reading)
    let list: [Int] =
      switch back {
      case .never: []
      case .first: [0]
      case .initial: [initial]
      case .order: Array(0..<selection.selected)
      case .history: selection.history
      }
    return list.last { $0 != selection.selected && shows(layers[$0]) }
  }
}
