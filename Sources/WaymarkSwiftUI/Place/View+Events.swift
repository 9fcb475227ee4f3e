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
      modifier(PlaceListener { $0.entry?.onReselect(action) })
    }

    /// Calls a closure when the entry is opened again in which the view stands.
    ///
    /// ```swift
    /// TodoRows().onReopen { store.reload() }
    /// ```
    ///
    /// - Parameter action: Reloads, most likely.
    public func onReopen(_ action: @escaping @MainActor () -> Void) -> some View {
      modifier(PlaceListener { $0.entry?.onReopen(action) })
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
      modifier(PlaceListener { $0.entry?.handle(type, action) })
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
        PlaceListener { place in
          place.coordinator(type)?.observe { change, _ in action(change) }
        })
    }
  }

  /// Listens where a view stands, from when the view appears until it disappears.
  private struct PlaceListener: ViewModifier {
    let listen: @MainActor (NavigationPlace) -> ObserverToken?
    @Environment(\.navigation) private var place
    @State private var token: ObserverToken?

    init(_ listen: @escaping @MainActor (NavigationPlace) -> ObserverToken?) {
      self.listen = listen
    }

    func body(content: Content) -> some View {
      content
        .onAppear {
          token?.cancel()
          token = listen(place)
        }
        .onDisappear {
          token?.cancel()
          token = nil
        }
    }
  }
#endif
