public import Observation

/// What a list is bound to whose rows are routes: the one that is shown, and the one that the user wants.
///
/// ```swift
/// let port = SelectionPort { app } navigate: { app.navigate(to: $0) }
/// port.selection           // .todos(.list): what the coordinator shows
/// port.selection = .about  // navigate(to: .about)
/// port.selection = .about  // nothing: it is shown
/// ```
///
/// ## Guarantees
///
/// - A written route that is shown is nothing, so a list may write back what it was told.
/// - Nil is nothing: a list that takes its selection away removes no screen.
/// - Without a coordinator there is no selection, and what is written is ignored.
@MainActor
public final class SelectionPort<C: Coordinator>: nonisolated Observable {
  private let observed = Observed()
  private let coordinator: @MainActor () -> C?
  private let selected: @MainActor (C) -> C.Route?
  private let navigate: @MainActor (C.Route) -> Outcome

  /// Makes the port of a list.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator whose routes the list shows; nil outside of a root.
  ///   - selected: The route that is shown: the coordinator's current one, in columns
  ///     ``LayerEntry/selectedRoute(of:)`` of the entry in which the list stands.
  ///   - navigate: Shows a route that the user has selected.
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

  /// The route that is shown, and what the user selects. Observed.
  public var selection: C.Route? {
    get {
      observed.access()
      return shown
    }
    set {
      guard let newValue, newValue != shown else { return }
      // A list shows what was tapped at once: if that was refused, it has to look again.
      if !navigate(newValue).didChange { observed.change() }
    }
  }
}
