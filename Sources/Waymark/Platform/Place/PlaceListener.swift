/// Listens at the place of a view, as long as the view exists.
///
/// ```swift
/// let listener = PlaceListener<Void>()
/// listener.action = { _ in scrollToTop() }
/// listener.begin(at: place) { place, action in place.onReselect { action(()) } }
/// ```
///
/// ## Guarantees
///
/// - It calls the newest closure, which a view replaces in each evaluation.
/// - Only one place is listened to. It ends with the listener, and not when a view disappears: a covered screen hears
///   what the screen above it sends.
@MainActor
public final class PlaceListener<Value> {
  /// What is called with each value.
  public typealias Action = @MainActor (Value) -> Void

  /// The closure of the view.
  public var action: Action? {
    get { newest }
    // Its captures may send signals when they are released.
    set { releaseOutside(exchange(&newest, with: newValue)) }
  }
  private var newest: Action?
  private var token: ObserverToken?

  /// Makes a listener that listens to nothing yet.
  public init() {}

  /// Listens at a place, and no longer at the one before.
  ///
  /// - Parameters:
  ///   - place: The place of the view.
  ///   - listen: Begins to listen there, and gets the closure to call.
  /// - Complexity: That of `listen`.
  public func begin(
    at place: NavigationPlace, _ listen: (NavigationPlace, @escaping Action) -> ObserverToken?
  ) {
    token?.cancel()
    token = listen(place) { [weak self] in self?.newest?($0) }
  }

  deinit {
    guard let token else { return }
    Task { @MainActor in token.cancel() }
  }
}
