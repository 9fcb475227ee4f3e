/// The place of a view: the verbs and queries that it can use without knowing any coordinator.
///
/// ```swift
/// let place = NavigationPlace(entry, in: app)  // of a view that shows the entry
/// place.canGoBack                              // true
/// place.back()                                 // .performed
/// place.open("/posts")                         // .performed
/// NavigationPlace().back()                     // .ignored(.left): outside a root
/// ```
///
/// ## Guarantees
///
/// - A place keeps neither its root nor its entry alive.
/// - Outside a root, every verb returns `ignored(left)`, and every query returns false or nil. Nothing traps.
///
/// - Complexity: A verb or a query takes the time of the coordinator's. Finding the coordinator is
///   linear in the coordinators around the entry, or in the entries of the root's subtree.
@MainActor
public final class NavigationPlace {
  private enum Kind {
    case outside
    case inEntry(any PlacedEntry, Surroundings)
    /// Beside the entries of a root, whose layers join.
    case beside(WeakRoot, OutsideBeside)
  }

  // Weak, because both keep the tree.
  private struct WeakRoot {
    weak var coordinator: (any Coordinator)?
  }

  private struct Surroundings {
    let root: WeakRoot
    weak var modals: (any OutsidePresenter)?
    let direction: @MainActor () -> NavigationDirection
  }

  private let kind: Kind

  /// Makes a place outside any root, for previews and tests.
  public nonisolated init() {
    kind = .outside
  }

  /// Makes the place of a view in an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry that the view shows.
  ///   - root: The coordinator whose projection is shown.
  ///   - modals: The port of the layer that contains the entry, directly or in tabs; nil if there is none.
  ///   - direction: Returns the direction of the last change.
  public init<C: Coordinator>(
    _ entry: LayerEntry<C.Screen>, in root: C, _ modals: ModalPort<C>? = nil,
    direction: @escaping @MainActor () -> NavigationDirection = { .none }
  ) {
    kind = .inEntry(
      entry, Surroundings(root: WeakRoot(coordinator: root), modals: modals, direction: direction))
  }

  /// Returns the place of a view beside the entries of a root. It acts as part of the visible entry.
  ///
  /// It is always the same object, since another one would evaluate all views that read it.
  ///
  /// - Parameter root: The coordinator whose projection is shown.
  public static func beside<C: Coordinator>(_ root: C) -> NavigationPlace {
    if let known = root.flow.placeBeside as? NavigationPlace { return known }
    let place = NavigationPlace(beside: root)
    root.flow.placeBeside = place
    return place
  }

  private init<C: Coordinator>(beside root: C) {
    kind = .beside(WeakRoot(coordinator: root), OutsideBeside())
  }

  private var entry: (any PlacedEntry)? {
    if case .inEntry(let entry, _) = kind { entry } else { nil }
  }

  private var root: (any Coordinator)? {
    switch kind {
    case .outside: nil
    case .inEntry(_, let surroundings): surroundings.root.coordinator
    case .beside(let weak, _): weak.coordinator
    }
  }

  /// Who is told what views at the place present outside of the tree; nil if nobody is.
  var presenter: (any OutsidePresenter)? {
    switch kind {
    case .outside: nil
    case .inEntry(_, let surroundings): surroundings.modals
    case .beside(_, let layers): layers
    }
  }

  /// Adds a layer of the root to a place beside its entries. Views there report to it what they present.
  func join(_ port: some OutsidePresenter) {
    if case .beside(_, let layers) = kind { layers.join(port) }
  }

  /// Returns true if no other root is around the place. Then a root that is shown here is that of the scene, on which
  /// menus act.
  ///
  /// ```swift
  /// NavigationPlace().isOutermost(app)     // true
  /// NavigationPlace.beside(app).isOutermost(app)     // true
  /// NavigationPlace.beside(app).isOutermost(wizard)  // false: a screen of the app shows it
  /// ```
  ///
  /// - Parameter shown: The root that is shown at the place.
  public func isOutermost(_ shown: some Coordinator) -> Bool {
    switch kind {
    case .outside: true
    case .inEntry: root === shown
    // Of a root that is gone, nothing is around the place.
    case .beside: root.map { $0 === shown } ?? true
    }
  }

  /// The entry of the view; nil outside a root and beside its entries.
  public var entryID: EntryID? { entry?.id }

  /// True after the entry of the view has left. Observed.
  public var isGone: Bool { entry?.isGone ?? false }

  /// The direction of the last change that led here; `none` unless the view of the root tells it. Observed.
  public var direction: NavigationDirection {
    if case .inEntry(_, let surroundings) = kind { surroundings.direction() } else { .none }
  }

  /// The link of the view's entry, with its values; nil if there is none. Observed.
  public var link: LinkInformation? { entry?.link }

  /// The link of the visible screen, like ``Coordinator/path``; nil if there is none. Observed.
  public var path: String? { root.flatMap { $0.shownPath } }

  /// True if `back()` would do something. Observed.
  public var canGoBack: Bool { root?.canGoBack ?? false }

  /// The history of the root; nil while it has none. Observed. What it returns does not keep the history.
  ///
  /// ```swift
  /// Button("Forward") { navigation.history?.forward() }
  /// ```
  public var history: History? { root.flatMap { $0.shownHistory } }

  /// Returns true if the visible screen has this link or one below it. Observed.
  ///
  /// ```swift
  /// place.path                  // "/todos/7"
  /// place.isShowing("/todos")   // true
  /// ```
  ///
  /// - Parameters:
  ///   - link: A link, as for `open`.
  ///   - exactly: True to leave out links below this one.
  /// - Returns: As `isShowing` of the root; false outside a root.
  public func isShowing(_ link: String, exactly: Bool = false) -> Bool {
    root?.shows(link, exactly: exactly) ?? false
  }

  /// True if the view is in a column of a split view, and the window shows one column at a time. A view beside the
  /// entries of a root counts as part of the visible entry. Observed.
  ///
  /// ```swift
  /// if !navigation.isCollapsed { Text("Choose a message") }
  /// ```
  public var isCollapsed: Bool { entry?.isCollapsed ?? root?.isLeafCollapsed ?? false }

  /// Returns the coordinator of a type: the view's own, or the nearest one around it, otherwise any one below the root.
  ///
  /// ```swift
  /// place.coordinator(TodosCoordinator.self)?.store.count  // 3
  /// ```
  ///
  /// Use it for queries of coordinators that need not be visible. For verbs, use `navigator(for:)`, which only means the
  /// view's own coordinator and those around it.
  ///
  /// - Parameter type: The type of the coordinator.
  /// - Returns: The coordinator, or nil if there is none.
  public func coordinator<C: Coordinator>(_ type: C.Type) -> C? {
    entry?.coordinator(type) ?? root as? C ?? root?.child(type)
  }

  /// The coordinator that verbs of the view act on: the nearest one of a type, as for `navigator(for:)`.
  func around<C: Coordinator>(_ type: C.Type) -> C? {
    entry.map { $0.coordinator(type) } ?? root?.visibleCoordinator(type)
  }

  /// The navigator of the view's entry. Beside the entries of a root, it is that of the visible entry.
  ///
  /// ```swift
  /// place.navigator(for: TodosCoordinator.self).push(.detail(id: 7))
  /// ```
  ///
  /// - Parameter type: The type of a coordinator around the entry.
  /// - Returns: The navigator of the nearest one. If there is none, its verbs return `ignored(left)`.
  public func navigator<C: Coordinator>(for type: C.Type) -> Navigator<C> {
    let found = entry.map { $0.navigator(for: type) } ?? root?.visibleNavigator(for: type)
    return found ?? Navigator { _ in .ignored(.left) }
  }

  /// True while a route of the nearest coordinator of a type is on the visible path. It is the coordinator that
  /// `navigator(for:)` acts on: the view's own, or the nearest one around it. Observed.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - type: The type of the coordinator.
  /// - Returns: True if the route is anywhere on the path.
  /// - Complexity: Linear in the visible path.
  public func isShowing<C: Coordinator>(_ route: C.Route, of type: C.Type) -> Bool {
    around(type)?.visiblePath.joined().contains(route) ?? false
  }

  /// The selected route for a list in the view; see ``LayerEntry/selectedRoute(of:)``. Observed.
  ///
  /// - Parameter coordinator: A coordinator around the view.
  public func selectedRoute<C: Coordinator>(of coordinator: C) -> C.Route? {
    guard let entry else { return coordinator.currentRoute }
    return entry.selectedRoute(of: coordinator)
  }
}

// Events of the view's entry.
extension NavigationPlace {
  /// Calls a closure when the entry is the root of a tab, and that tab is selected again. If the tab
  /// shows tabs or columns itself, their visible leaf is told instead, root or not.
  ///
  /// - Parameter handler: For example, scrolls to the top.
  /// - Returns: A token whose `cancel()` removes the closure; nil without an entry.
  public func onReselect(_ handler: @escaping @MainActor () -> Void) -> ObserverToken? {
    entry?.onReselect(handler)
  }

  /// Calls a closure when the entry is opened again although it is visible.
  ///
  /// - Parameter handler: For example, reloads.
  /// - Returns: A token whose `cancel()` removes the closure; nil without an entry.
  public func onReopen(_ handler: @escaping @MainActor () -> Void) -> ObserverToken? {
    entry?.onReopen(handler)
  }

  /// Calls a closure for every signal of a type that comes from below the entry.
  ///
  /// - Parameters:
  ///   - type: The exact type of the signals.
  ///   - handler: Receives each signal.
  /// - Returns: A token whose `cancel()` removes the closure; nil without an entry.
  public func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken? {
    entry?.handle(type, handler)
  }

  /// Calls a closure for every change in the subtree of a coordinator: the one that `coordinator(_:)` returns at the
  /// time. If that is below the root, it may begin later, end and begin again, or be another one. It is heard from the
  /// change after that on.
  ///
  ///     place  beside App[home]
  ///     call   place.onNavigationChange(of: TodosCoordinator.self) { print($0.cause) }
  ///     then   app.push(.todos(.list)), and each change in Todos calls it
  ///
  /// - Parameters:
  ///   - type: The type of the coordinator.
  ///   - handler: Receives each change once.
  /// - Returns: A token whose `cancel()` removes the closure; nil outside a root.
  /// - Complexity: Each change takes the time of the closure. If the coordinator is below the root, each change of the
  ///   root is also linear in its entries.
  public func onNavigationChange<C: Coordinator>(
    of type: C.Type, _ handler: @escaping @MainActor (NavigationChange<C.Route>) -> Void
  ) -> ObserverToken? {
    // The coordinators around an entry are always the same.
    if let fixed = entry?.coordinator(type) ?? root as? C {
      return fixed.observe { change, _ in handler(change) }
    }
    return root.map { ChildListener<C>(handler).begin(below: $0) }
  }
}

// Verbs.
extension NavigationPlace {
  /// Goes one step back from the visible screen.
  ///
  ///     before  App[home, Todos[list]]
  ///     call    place.back()
  ///     after   App[home]
  ///
  /// - Returns: As `back` of the root; `ignored(left)` outside a root.
  @discardableResult
  public func back() -> Outcome { root?.back() ?? .ignored(.left) }

  /// Goes back to the first entry of the view's coordinator.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]], the place of detail
  ///     call    place.popToRoot()
  ///     after   App[home, Todos[list]]
  ///
  /// - Returns: As `popToRoot` of the coordinator, or of the root if the view is beside its entries; `ignored(left)`.
  @discardableResult
  public func popToRoot() -> Outcome {
    entry.map { $0.popToRoot() } ?? root?.popToRoot() ?? .ignored(.left)
  }

  /// Goes back to the first entry of the app.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    place.popToAppRoot()
  ///     after   App[home]
  ///
  /// - Returns: As `popToAppRoot` of the root; `ignored(left)`.
  @discardableResult
  public func popToAppRoot() -> Outcome { root?.popToAppRoot() ?? .ignored(.left) }

  /// Ends the layers above the view, or, if there are none, the layer that the view is in.
  ///
  ///     before  Todos[list] ^ [add], the place of add
  ///     call    place.dismiss()
  ///     after   Todos[list]
  ///
  /// - Returns: As `dismiss` of its navigator; `ignored(left)`.
  @discardableResult
  public func dismiss() -> Outcome {
    entry.map { $0.dismiss() } ?? root?.dismiss() ?? .ignored(.left)
  }

  /// Ends every layer above the base.
  ///
  ///     before  Todos[list] ^ [add] ^ [help]
  ///     call    place.dismissAll()
  ///     after   Todos[list]
  ///
  /// - Returns: As `dismissAll` of the root; `ignored(left)`.
  @discardableResult
  public func dismissAll() -> Outcome { root?.dismissAll() ?? .ignored(.left) }

  /// Shows the route of a link.
  ///
  ///     before  App[home]
  ///     call    place.open("/todos/7")
  ///     after   App[home, Todos[list, detail(id: 7)]]
  ///
  /// - Parameters:
  ///   - link: Any text.
  ///   - policy: What happens to the presented layers.
  ///   - history: How the history of the app records the change.
  /// - Returns: As `open` of the root; `ignored(left)`.
  @discardableResult
  public func open(
    _ link: String, over policy: OpenPolicy = .dismissModals, history: HistoryPolicy? = nil
  ) -> Outcome {
    root?.show(link, over: policy, history: history) ?? .ignored(.left)
  }
}
