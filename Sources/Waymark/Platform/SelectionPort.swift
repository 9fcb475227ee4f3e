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
  private let navigate: @MainActor (C.Route) -> Outcome

  /// Makes the port of a list.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator whose routes the list shows; nil outside of a root.
  ///   - navigate: Shows a route that the user has selected.
  public init(
    _ coordinator: @escaping @MainActor () -> C?,
    navigate: @escaping @MainActor (C.Route) -> Outcome
  ) {
    self.coordinator = coordinator
    self.navigate = navigate
  }

  /// The route on top of the coordinator's own, and what the user selects. Observed.
  public var selection: C.Route? {
    get {
      observed.access()
      return coordinator()?.currentRoute
    }
    set {
      guard let newValue, newValue != coordinator()?.currentRoute else { return }
      // A list shows what was tapped at once: if that was refused, it has to look again.
      if !navigate(newValue).didChange { observed.change() }
    }
  }
}
