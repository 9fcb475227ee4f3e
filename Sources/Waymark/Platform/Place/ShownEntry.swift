/// The state of an entry's view: its screen, from the first look on. The tree releases a screen when its entry leaves,
/// but the view needs it until its animation is over.
///
/// ```swift
/// let shown = ShownEntry<AppScreen>()
/// shown.look(port.entry(id), in: app)?.screen  // the screen
/// app.pop()
/// shown.look(port.entry(id), in: app)?.screen  // the same, until the view is gone
/// ```
@MainActor
public final class ShownEntry<Screen> {
  /// What a view needs of its entry.
  public struct Look {
    /// The screen of the entry.
    public let screen: Screen
    /// The entry.
    public let entry: LayerEntry<Screen>
    /// The place of the view.
    public let place: NavigationPlace
  }

  private var kept: Look?

  /// Makes the state of a view that was not evaluated yet.
  public init() {}

  /// Looks at the entry, until there is a screen.
  ///
  /// - Parameters:
  ///   - entry: The entry. It is only asked for until there is a screen.
  ///   - root: The coordinator whose projection is shown.
  ///   - modals: The port of the layer that contains the entry, directly or in tabs; nil if there is none.
  ///   - direction: Returns the direction of the last change.
  /// - Returns: The values from the first look that found a screen; nil before.
  /// - Complexity: Constant time once there is a screen; before, that of making it.
  public func look<C: Coordinator>(
    _ entry: @autoclosure () -> LayerEntry<Screen>?, in root: C, _ modals: ModalPort<C>? = nil,
    direction: @escaping @MainActor () -> NavigationDirection = { .none }
  ) -> Look? where C.Screen == Screen {
    if let kept { return kept }
    guard let entry = entry(), let screen = entry.screen else { return nil }
    let place = NavigationPlace(entry, in: root, modals, direction: direction)
    kept = Look(screen: screen, entry: entry, place: place)
    return kept
  }

  /// Looks at what a layer shows first. For the view around a whole layer, which outlives its entries: once the entry
  /// of an earlier look has left, it takes the one that is first then. If there is none, the layer has left, too, and
  /// keeps its look until its animation is over.
  ///
  /// ```swift
  /// let first = ShownEntry<AppScreen>()
  /// first.follow(sheet, in: app)?.screen  // the screen of the sign-in
  /// account.setRoot(.welcome)             // the coordinator in the sheet
  /// first.follow(sheet, in: app)?.screen  // the welcome: nobody keeps the sign-in
  /// ```
  ///
  /// Observed with the entries of the layer, so read it where no screen is evaluated.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - root: The coordinator whose projection is shown.
  /// - Returns: The values of the entry; nil before there is a screen.
  /// - Complexity: Constant time until the entry leaves; then that of ``Layer/lowest`` and of making a screen.
  public func follow<C: Coordinator>(_ layer: Layer<Screen>, in root: C) -> Look?
  where C.Screen == Screen {
    guard let last = kept, last.entry.isGone else { return look(layer.lowest, in: root) }
    guard let entry = layer.lowest else { return last }
    // Deinits of user code may look again.
    releaseOutside(kept.take())
    return look(entry, in: root)
  }
}
