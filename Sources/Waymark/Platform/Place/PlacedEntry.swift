/// An entry without the type of its screen, as a view that does not know that type sees it.
@MainActor
protocol PlacedEntry: Sendable {
  nonisolated var id: EntryID { get }
  var link: LinkInformation? { get }
  var isGone: Bool { get }
  var isCollapsed: Bool { get }
  func selectedRoute<C: Coordinator>(of coordinator: C) -> C.Route?
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

// What a place asks of a root whose type it does not know.
extension Coordinator {
  var shownPath: String? { projection.path }

  var shownHistory: History? { projection.history }

  var isLeafCollapsed: Bool { projection.leaf?.isCollapsed ?? false }

  func shows(_ link: String, exactly: Bool) -> Bool {
    projection.isShowing(link, exactly: exactly)
  }

  func visibleCoordinator<C: Coordinator>(_ type: C.Type) -> C? {
    projection.leaf?.coordinator(type)
  }

  func visibleNavigator<C: Coordinator>(for type: C.Type) -> Navigator<C>? {
    projection.leaf?.navigator(for: type)
  }

  func show(_ link: String, over policy: OpenPolicy, history: HistoryPolicy?) -> Outcome {
    projection.open(link, over: policy, history: history)
  }
}
