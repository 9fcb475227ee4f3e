import Kit
import Waymark

extension AppCoordinator {
  /// Tells the tree what has happened; nil if that cannot happen here.
  func play(_ event: SystemEvent) -> Outcome? {
    switch event {
    case .back:
      let layer = visibleLayer
      let shown = layer.entries.ids
      guard shown.count > 1 else { return nil }
      return reconcile(layer, shown: shown, remaining: shown.dropLast())
    case .dismiss:
      let layers = projection.layers
      guard layers.count > 1, let top = layers.last else { return nil }
      return dismissed(top)
    case .signOut:
      guard stores.account.isSignedIn else { return nil }
      stores.account.signOut()
      return leaveSession()
    }
  }

  /// The stack that the user sees: of the topmost layer, or of the tab that is selected in it.
  private var visibleLayer: Layer<any TextScreen> {
    var layer = projection.layers.last ?? projection.base
    while let tab = layer.entries.last?.tabs?.selected { layer = tab }
    return layer
  }
}
