#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// The place of a view: the verbs and queries that it can use without knowing any coordinator.
  ///
  /// ```swift
  /// @Environment(\.navigation) private var navigation
  ///
  /// Button("Posts") { navigation.open("/posts") }
  /// Button("Back") { navigation.back() }.disabled(!navigation.canGoBack)
  /// ```
  ///
  /// ## Guarantees
  ///
  /// - A place keeps neither its root nor its entry alive.
  /// - Outside a root, every verb returns `ignored(left)`, and every query returns false or nil.
  ///   Nothing traps.
  @MainActor
  public final class NavigationPlace {
    let entry: (any PlacedEntry)?
    // Weak, because the presenter holds the root.
    private(set) weak var anchors: (any AnchorHost)?
    private let movement: @MainActor () -> NavigationDirection
    private(set) weak var root: (any Coordinator)?

    /// Makes a place outside any root, which is the default of the environment in previews and
    /// tests.
    public nonisolated init() {
      entry = nil
      anchors = nil
      movement = { .none }
    }

    init(
      _ entry: any PlacedEntry, in root: any Coordinator, _ anchors: (any AnchorHost)?,
      direction: @escaping @MainActor () -> NavigationDirection
    ) {
      self.entry = entry
      self.anchors = anchors
      self.root = root
      movement = direction
    }

    /// Makes a place beside the entries of a root.
    init(beside root: any Coordinator) {
      entry = nil
      anchors = nil
      self.root = root
      movement = { .none }
    }

    /// The direction of the last change that led here; `none` except in a ``TopScreenView``.
    /// Observed.
    public var direction: NavigationDirection { movement() }

    /// The link of the view's entry, with its values; nil if there is none. Observed.
    public var link: LinkInformation? { entry?.link }

    /// The link of the visible screen, by the links of the root; nil if there is none. Observed.
    public var path: String? { root.flatMap { $0.shownPath } }

    /// True if `back()` would do something. Observed.
    public var canGoBack: Bool { root?.canGoBack ?? false }

    /// The history of the root; nil while it has none. Observed.
    ///
    /// ```swift
    /// Button("Forward") { navigation.history?.forward() }
    /// ```
    public var history: History? { root.flatMap { $0.history } }

    /// Returns true if the visible screen has this link or one below it. Observed.
    ///
    /// - Parameters:
    ///   - link: A link, as for `open`.
    ///   - exactly: True to leave out links below this one.
    public func isShowing(_ link: String, exactly: Bool = false) -> Bool {
      root?.shows(link, exactly: exactly) ?? false
    }

    /// True if the view is in a column of a split view, and the window shows one column at a time.
    /// A view beside the entries of a root counts as part of the visible entry. Observed.
    ///
    /// ```swift
    /// if !navigation.isCollapsed { Text("Choose a message") }
    /// ```
    public var isCollapsed: Bool { entry?.isCollapsed ?? root?.isLeafCollapsed ?? false }

    /// Returns the coordinator of a type: the view's own, or the nearest one around it, otherwise
    /// any one below the root.
    ///
    /// Use it for queries. For verbs, use a ``NearestNavigator``.
    ///
    /// - Parameter type: The type of the coordinator.
    /// - Returns: The coordinator, or nil if there is none.
    public func coordinator<C: Coordinator>(_ type: C.Type) -> C? {
      entry?.coordinator(type) ?? root as? C ?? root?.child(type)
    }
  }

  // Verbs.
  extension NavigationPlace {
    /// Goes one step back from the visible screen.
    ///
    /// - Returns: As `back` of the root; `ignored(left)` outside a root.
    @discardableResult
    public func back() -> Outcome { root?.back() ?? .ignored(.left) }

    /// Goes back to the first entry of the view's coordinator.
    ///
    /// - Returns: As `popToRoot` of the coordinator, or of the root if the view is beside its
    ///   entries; `ignored(left)`.
    @discardableResult
    public func popToRoot() -> Outcome {
      entry.map { $0.popToRoot() } ?? root?.popToRoot() ?? .ignored(.left)
    }

    /// Goes back to the first entry of the app.
    ///
    /// - Returns: As `popToAppRoot` of the root; `ignored(left)`.
    @discardableResult
    public func popToAppRoot() -> Outcome { root?.popToAppRoot() ?? .ignored(.left) }

    /// Ends the layers above the view, or, if there are none, the layer that the view is in.
    ///
    /// - Returns: As `dismiss` of its navigator; `ignored(left)`.
    @discardableResult
    public func dismiss() -> Outcome {
      entry.map { $0.dismiss() } ?? root?.dismiss() ?? .ignored(.left)
    }

    /// Ends every layer above the base.
    ///
    /// - Returns: As `dismissAll` of the root; `ignored(left)`.
    @discardableResult
    public func dismissAll() -> Outcome { root?.dismissAll() ?? .ignored(.left) }

    /// Shows the route of a link.
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

  extension EnvironmentValues {
    /// The place of the view.
    ///
    /// ```swift
    /// @Environment(\.navigation) private var navigation
    ///
    /// Button("Posts") { navigation.open("/posts") }
    /// ```
    public var navigation: NavigationPlace {
      get { self[NavigationPlaceKey.self] }
      set { self[NavigationPlaceKey.self] = newValue }
    }
  }

  private struct NavigationPlaceKey: EnvironmentKey {
    static let defaultValue = NavigationPlace()
  }

  extension FocusedValues {
    /// The place of the scene that has the focus, for menus. Its verbs act on the visible screen.
    ///
    /// ```swift
    /// @FocusedValue(\.navigation) private var navigation
    ///
    /// Button("Back") { navigation?.back() }.disabled(navigation?.canGoBack != true)
    /// ```
    public var navigation: NavigationPlace? {
      get { self[FocusedPlaceKey.self] }
      set { self[FocusedPlaceKey.self] = newValue }
    }
  }

  private struct FocusedPlaceKey: FocusedValueKey {
    typealias Value = NavigationPlace
  }

  /// An entry, without the type of its screens.
  @MainActor
  protocol PlacedEntry: Sendable {
    nonisolated var id: EntryID { get }
    var link: LinkInformation? { get }
    var isGone: Bool { get }
    var isCollapsed: Bool { get }
    func selectedRoute<C: Coordinator>(of coordinator: C) -> C.Route?
    func route<Route: Waymark.Route>(as type: Route.Type) -> Route?
    func coordinator<C: Coordinator>(_ type: C.Type) -> C?
    func navigator<C: Coordinator>(for type: C.Type) -> Navigator<C>?
    func popToRoot() -> Outcome
    func dismiss() -> Outcome
    func onReselect(_ handler: @escaping @MainActor () -> Void) -> ObserverToken
    func onReopen(_ handler: @escaping @MainActor () -> Void) -> ObserverToken
    func handle<Signal>(
      _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
    ) -> ObserverToken
  }

  extension LayerEntry: PlacedEntry {}

  extension Coordinator {
    fileprivate var shownPath: String? { projection.path }

    fileprivate var history: History? { projection.history }

    fileprivate var isLeafCollapsed: Bool { projection.leaf?.isCollapsed ?? false }

    fileprivate func shows(_ link: String, exactly: Bool) -> Bool {
      projection.isShowing(link, exactly: exactly)
    }

    func visibleNavigator<C: Coordinator>(for type: C.Type) -> Navigator<C>? {
      projection.leaf?.navigator(for: type)
    }

    /// Shows the route of a link, even if the root has no links.
    func show(
      _ link: String, over policy: OpenPolicy, history: HistoryPolicy? = nil
    ) -> Outcome {
      projection.open(link, over: policy, history: history)
    }
  }
#endif
