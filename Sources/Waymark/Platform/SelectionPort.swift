public import Observation

/// The port of a list of routes. It offers the route that is shown, and takes the route that the user selects.
///
/// ```swift
/// let port = SelectionPort { app } navigate: { app.navigate(to: $0) }
/// port.selection           // .todos(.list): the coordinator shows it
/// port.selection = .about  // navigate(to: .about)
/// port.selection = .about  // nothing: it is already shown
/// ```
///
/// ## Guarantees
///
/// - Writing the shown route does nothing, so a list may write back what it has read.
/// - Writing nil does nothing: a list that clears its selection removes no screen.
/// - Without a coordinator there is no selection, and writes are ignored.
@MainActor
public final class SelectionPort<C: Coordinator>: nonisolated Observable {
  private let observed = Observed()
  private let coordinator: @MainActor () -> C?
  private let selected: @MainActor (C) -> C.Route?
  private let navigate: @MainActor (C.Route) -> Outcome

  /// Makes the port of a list.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator whose routes the list shows; nil outside a root.
  ///   - selected: The route that is shown: the coordinator's `currentRoute`, or, in columns,
  ///     ``LayerEntry/selectedRoute(of:)`` of the entry that contains the list.
  ///   - navigate: Shows the route that the user has selected.
  public init(
    _ coordinator: @escaping @MainActor () -> C?,
    selected: @escaping @MainActor (C) -> C.Route? = { $0.currentRoute },
    navigate: @escaping @MainActor (C.Route) -> Outcome
  ) {
    self.coordinator = coordinator
    self.selected = selected
    self.navigate = navigate
  }

  private var shown: C.Route? { coordinator().flatMap { selected($0) } }

  /// The route that is shown. Written when the user selects another one. Observed.
  public var selection: C.Route? {
    get {
      observed.access()
      return shown
    }
    set {
      guard let newValue, newValue != shown else { return }
      // A list selects a tapped row at once. If the route was refused, it must read again.
      if !navigate(newValue).didChange { observed.change() }
    }
  }
}
