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
