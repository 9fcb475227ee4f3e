public import Observation

/// The port of a list of routes. It offers the route that is shown, and takes the route that the user selects.
///
/// ```swift
/// let port = SelectionPort<AppCoordinator>(at: NavigationPlace.beside(app))
/// port.selection           // .todos(.list): the coordinator shows it
/// port.selection = .about  // navigate(to: .about)
/// port.selection = .about  // nothing: it is already shown
/// ```
///
/// ## Guarantees
///
/// - Writing the shown route does nothing, so a list may write back what it has read.
/// - Writing nil changes nothing: a list that clears its selection removes no screen, and is told to read again.
/// - The coordinator is the one that verbs of the place act on: that of its entry, or the nearest one around it. Without
///   one there is no selection, and writes are ignored.
@MainActor
public final class SelectionPort<C: Coordinator>: nonisolated Observable {
  private let observed = Observed()
  /// The place of the list. Not observed: a list that moves reads again anyway.
  public var place: NavigationPlace

  /// Makes the port of a list. Does not touch the tree.
  ///
  /// - Parameter place: The place of the list, in an entry or beside those of a root.
  public nonisolated init(at place: NavigationPlace = NavigationPlace()) {
    self.place = place
  }

  private var shown: C.Route? {
    place.around(C.self).flatMap { place.selectedRoute(of: $0) }
  }

  /// The route that is shown: the coordinator's `currentRoute`, or, in columns, ``LayerEntry/selectedRoute(of:)`` of
  /// the entry that contains the list. Written when the user selects another one. Observed.
  ///
  /// - Complexity: That of reading the route, or of `navigate(to:)`.
  public var selection: C.Route? {
    get {
      observed.access()
      return shown
    }
    set {
      let shown = shown
      guard newValue != shown else { return }
      // A list selects a tapped row at once, and clears it as well. If the route was refused, or cannot be cleared, it
      // must read again.
      let isShown =
        newValue.map { place.navigator(for: C.self).navigate(to: $0).didChange } ?? false
      if !isShown { observed.change() }
    }
  }
}
