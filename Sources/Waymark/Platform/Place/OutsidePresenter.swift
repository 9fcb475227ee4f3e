/// The port of a layer that must know of presentations outside of the tree, without the type of its screens.
@MainActor
protocol OutsidePresenter: AnyObject, Sendable {
  var outside: OutsidePresentations { get set }
}

extension ModalPort: OutsidePresenter {
  /// Hears what views beside the entries of the root present.
  func join() {
    guard !hasJoined else { return }
    NavigationPlace.beside(root).join(self)
    hasJoined = true
  }
}
