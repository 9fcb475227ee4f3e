public import Waymark

/// What a tree shows, as a test states it: layers from the bottom up, each a path of routes of the root.
///
/// A step of a ``NavigationTest`` passes the state before it to a closure, which changes it. Then the step compares the
/// result with the tree:
///
/// ```swift
/// test.step({ $0.navigate(to: .add) }) { $0.present(.add) }
/// test.step({ $0.dismiss() }) { $0.dismiss() }
/// test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 7)) }
/// test.step({ $0.select(.posts(.list)) }) { $0.selected = .posts(.list) }
/// ```
///
/// ## Guarantees
///
/// - Everything that is not stated stays the same: entries keep their identity, and other tabs do not change.
/// - Nothing traps: an impossible statement, such as `dismiss()` without a modal layer, fails the step.
/// - New tabs begin as they are declared, so their paths need no statement. After the line that states their entry, the
///   same closure can state anything about them.
///
/// - Complexity: Reading a tree is linear in its entries, and so is comparing it with a state.
public struct NavigationState<Route: Waymark.Route>: Sendable {
  struct Layer: Sendable {
    /// Nil for a layer that a test presents.
    var id: LayerID?
    var style: LayerStyle
    var list: StatedList<Route>
  }

  /// From the bottom up; the first is the base, which is always there.
  var layers: [Layer]
  /// The layers of the tree after the step, while a statement is made. New entries take their tabs from it.
  var there: [Layer] = []
  /// The impossible parts of a statement.
  var faults: [String] = []
}

// Paths.
extension NavigationState {
  /// The path of the base, in which a tabs route is one step.
  ///
  /// ```swift
  /// $0.base = [.home, .todos(.list)]
  /// ```
  public var base: StatedPath<Route> {
    get { self[layer: 0] }
    set { self[layer: 0] = newValue }
  }

  /// The path that the user sees: of the uppermost layer, or of the tab selected on top of it.
  ///
  /// ```swift
  /// $0.path.append(.todos(.detail(id: 7)))
  /// ```
  public var path: StatedPath<Route> {
    get {
      let known = known
      return StatedPath(known[listAt: known.placeOfVisiblePath])
    }
    set {
      self = known
      let place = placeOfVisiblePath
      newValue.replace(&self[listAt: place])
      faults += newValue.faults
    }
  }

  /// The path of a layer.
  ///
  /// ```swift
  /// $0[layer: 1].append(.help)  // in the first presented layer
  /// ```
  ///
  /// - Parameter number: 0 for the base, 1 for the first layer above it.
  public subscript(layer number: Int) -> StatedPath<Route> {
    get { StatedPath(layers.indices.contains(number) ? layers[number].list : StatedList()) }
    set {
      guard layers.indices.contains(number) else {
        faults.append("  [layer: \(number)] was stated, but there are \(layers.count) layers.")
        return
      }
      newValue.replace(&layers[number].list)
      faults += newValue.faults
    }
  }

  /// The number of layers, including the base.
  public var layerCount: Int { layers.count }

  /// The path of a tab or a column, selected or not, in the uppermost layer that has it. Of tabs in tabs, it is that of
  /// the outer ones.
  ///
  /// ```swift
  /// $0[tab: .posts(.list)].append(.posts(.detail(id: 3)))
  /// ```
  ///
  /// - Parameter route: The route that the tab is declared with, in the type of the root.
  public subscript(tab route: Route) -> StatedPath<Route> {
    get { path(ofTab: route, in: nil) }
    set {
      setPath(ofTab: route, in: nil, to: newValue) {
        "[tab: \(route.source)] was stated, but no tab is declared so."
      }
    }
  }

  /// The path of a tab or a column of one layer. Use it if a layer above has an equal one.
  ///
  /// - Parameters:
  ///   - number: 0 for the base, 1 for the first layer above it.
  ///   - route: The route that the tab is declared with, in the type of the root.
  public subscript(layer number: Int, tab route: Route) -> StatedPath<Route> {
    get { path(ofTab: route, in: number) }
    set {
      setPath(ofTab: route, in: number, to: newValue) {
        "[layer: \(number), tab: \(route.source)] was stated, but no tab of that layer is declared so."
      }
    }
  }

  private func path(ofTab route: Route, in layer: Int?) -> StatedPath<Route> {
    let known = known
    let place = known.placeOfPath(ofTab: route, in: layer)
    return StatedPath(place.map { known[listAt: $0] } ?? StatedList([StatedEntry(route)]))
  }

  private mutating func setPath(
    ofTab route: Route, in layer: Int?, to path: StatedPath<Route>, or fault: () -> String
  ) {
    self = known
    faults += path.faults
    guard let place = placeOfPath(ofTab: route, in: layer) else {
      faults.append("  " + fault())
      return
    }
    path.replace(&self[listAt: place])
  }
}

// Layers and tabs.
extension NavigationState {
  /// States that a layer is presented above all others.
  ///
  ///     before  [list]
  ///     call    $0.present(.add)
  ///     after   [list], sheet [add]
  ///
  /// - Parameters:
  ///   - route: The first entry of the layer, as a route of the root.
  ///   - style: The style; nil for the route's own. That is its `presentation`, else the `presentation` of the child's
  ///     route in it, else a sheet.
  public mutating func present(_ route: Route, as style: ModalStyle? = nil) {
    let style = style ?? route.modalStyle
    layers.append(Layer(style: .modal(style), list: StatedList([StatedEntry(route)])))
  }

  /// States that the uppermost layers are dismissed.
  ///
  ///     before  [list], sheet [add]
  ///     call    $0.dismiss()
  ///     after   [list]
  ///
  /// - Parameter count: How many.
  public mutating func dismiss(_ count: Int = 1) {
    let possible = min(max(count, 0), layers.count - 1)
    layers.removeLast(possible)
    guard count != possible else { return }
    faults.append(
      "  dismiss(\(count)) was stated, but \(possible == 1 ? "1 layer is" : "\(possible) layers are") presented."
    )
  }

  /// The declared route of the selected tab, in the innermost tabs that the user sees; nil without tabs.
  ///
  /// ```swift
  /// $0.selected = .posts(.list)
  /// ```
  ///
  /// Setting it selects the tab with that declared route. If there are several, it is in the uppermost tabs, and of
  /// tabs in tabs in the outer ones.
  public var selected: Route? {
    get {
      let known = known
      var list = known.placeOfVisiblePath
      guard let step = list.steps.popLast() else { return nil }
      let tabs = known[tabsAt: EntryPlace(list: list, entry: step.entry)]
      return tabs?.declared[step.list]
    }
    set {
      self = known
      guard let newValue else {
        faults.append("  selected = nil was stated; some tab is always selected.")
        return
      }
      guard let place = placeOfTabs(declaring: newValue),
        let number = self[tabsAt: place]?.declared.firstIndex(of: newValue)
      else {
        faults.append("  selected = \(newValue.source) was stated, but no tab is declared so.")
        return
      }
      self[tabsAt: place]?.selected = number
    }
  }

  /// The declared routes of the innermost tabs that the user sees; empty without tabs.
  ///
  /// ```swift
  /// test.step({ $0.reloadTabs() }) { $0.tabs.append(.admin) }
  /// ```
  ///
  /// Only `reloadTabs()` changes it. Tabs that stay keep their paths; new ones begin as they are declared.
  public var tabs: [Route] {
    get {
      let known = known
      return known.placeOfVisibleTabs.flatMap { known[tabsAt: $0]?.declared } ?? []
    }
    set {
      self = known
      guard let place = placeOfVisibleTabs else {
        faults.append("  tabs were stated, but there are none.")
        return
      }
      self[tabsAt: place]?.declare(newValue)
    }
  }

  /// The declared routes of the tabs of an entry, covered or not; empty without tabs.
  ///
  /// - Parameter route: The route of the entry. If several entries have it, the uppermost counts.
  public subscript(tabs route: Route) -> [Route] {
    get {
      let known = known
      return known.placeOfTabs(of: route).flatMap { known[tabsAt: $0]?.declared } ?? []
    }
    set {
      self = known
      guard let place = placeOfTabs(of: route) else {
        faults.append(
          "  [tabs: \(route.source)] was stated, but no entry with that route has tabs.")
        return
      }
      self[tabsAt: place]?.declare(newValue)
    }
  }

  /// States that a new entry took the place of the uppermost entry with a route, and has an equal route.
  ///
  ///     before  [list #1, detail(id: 7) #2]
  ///     call    $0.renew(.detail(id: 7))
  ///     after   [list #1, detail(id: 7) #3]
  ///
  /// - Parameter route: A route of the root.
  public mutating func renew(_ route: Route) {
    guard let place = placeOfEntry(route) else {
      faults.append(
        "  renew(\(route.source)) was stated, but no entry with that route was there.")
      return
    }
    self[listAt: place.list].entries[place.entry].id = nil
  }
}
