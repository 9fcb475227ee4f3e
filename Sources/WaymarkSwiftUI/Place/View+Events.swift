#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  extension View {
    /// Calls a closure when the tab is selected again whose first entry the view stands in.
    ///
    /// ```swift
    /// ScrollViewReader { proxy in
    ///   TodoRows().onReselect { proxy.scrollTo(firstID) }
    /// }
    /// ```
    ///
    /// - Parameter action: Scrolls to the top, most likely.
    public func onReselect(_ action: @escaping @MainActor () -> Void) -> some View {
      modifier(PlaceListener(action) { place, action in place.entry?.onReselect { action(()) } })
    }

    /// Calls a closure when the entry is opened again in which the view stands.
    ///
    /// ```swift
    /// TodoRows().onReopen { store.reload() }
    /// ```
    ///
    /// - Parameter action: Reloads, most likely.
    public func onReopen(_ action: @escaping @MainActor () -> Void) -> some View {
      modifier(PlaceListener(action) { place, action in place.entry?.onReopen { action(()) } })
    }

    /// Calls a closure for every signal of a type that comes from below the entry in which the view stands.
    ///
    /// ```swift
    /// CartBadge().onSignal(CartChanged.self) { count = $0.count }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the signals, exactly.
    ///   - action: Gets each signal.
    public func onSignal<Signal>(
      _ type: Signal.Type, _ action: @escaping @MainActor (Signal) -> Void
    ) -> some View {
      modifier(PlaceListener(action) { place, action in place.entry?.handle(type, action) })
    }

    /// Calls a closure for every change of a coordinator's subtree, while the view is there.
    ///
    /// ```swift
    /// MenuView().onNavigationChange(of: AppCoordinator.self) { change in log(change.cause) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the coordinator: that of the view, the nearest one around it, or one below the root.
    ///   - action: Gets each change.
    public func onNavigationChange<C: Coordinator>(
      of type: C.Type, _ action: @escaping @MainActor (NavigationChange<C.Route>) -> Void
    ) -> some View {
      modifier(
        PlaceListener(action) { place, action in
          place.coordinator(type)?.observe { change, _ in action(change) }
        })
    }
  }

  /// Listens where a view stands, from when the view appears until it is gone: a screen disappears
  /// also when another one covers it, from which signals come.
  private struct PlaceListener<Value>: ViewModifier {
    typealias Action = @MainActor (Value) -> Void

    private let action: Action
    private let listen: @MainActor (NavigationPlace, @escaping Action) -> ObserverToken?
    @State private var listening = Kept(Listening<Value>())
    @Environment(\.navigation) private var place

    init(
      _ action: @escaping Action,
      _ listen: @escaping @MainActor (NavigationPlace, @escaping Action) -> ObserverToken?
    ) {
      self.action = action
      self.listen = listen
    }

    func body(content: Content) -> some View {
      // The newest one is called, with what it has captured.
      let _ = listening.object.action = action
      content.onAppear {
        listening.object.begin(at: place, listen)
      }
    }
  }

  /// What a view listens with for as long as it is there.
  @MainActor
  private final class Listening<Value> {
    var action: (@MainActor (Value) -> Void)?
    private var token: ObserverToken?

    func begin(
      at place: NavigationPlace,
      _ listen: (NavigationPlace, @escaping @MainActor (Value) -> Void) -> ObserverToken?
    ) {
      token?.cancel()
      token = listen(place) { [weak self] in self?.action?($0) }
    }

    deinit {
      guard let token else { return }
      Task { @MainActor in token.cancel() }
    }
  }
#endif
