#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Calls a closure when the view is in the first entry of a tab, and that tab is selected
    /// again.
    ///
    /// ```swift
    /// ScrollViewReader { proxy in
    ///   TodoRows().onReselect { proxy.scrollTo(firstID) }
    /// }
    /// ```
    ///
    /// - Parameter action: Usually scrolls to the top.
    public func onReselect(_ action: @escaping @MainActor () -> Void) -> some View {
      modifier(ListenerModifier(action: action) { place, call in place.onReselect { call(()) } })
    }

    /// Calls a closure when the entry of the view is opened while it is already visible.
    ///
    /// ```swift
    /// TodoRows().onReopen { store.reload() }
    /// ```
    ///
    /// - Parameter action: Usually reloads.
    public func onReopen(_ action: @escaping @MainActor () -> Void) -> some View {
      modifier(ListenerModifier(action: action) { place, call in place.onReopen { call(()) } })
    }

    /// Calls a closure for every signal of a type from below the entry of the view.
    ///
    /// ```swift
    /// CartBadge().onSignal(CartChanged.self) { count = $0.count }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The exact type of the signals.
    ///   - action: Gets each signal.
    public func onSignal<Signal>(
      _ type: Signal.Type, _ action: @escaping @MainActor (Signal) -> Void
    ) -> some View {
      modifier(ListenerModifier(action: action) { place, call in place.handle(type, call) })
    }

    /// Calls a closure for every change in a coordinator's subtree while the view exists.
    ///
    /// ```swift
    /// MenuView().onNavigationChange(of: AppCoordinator.self) { change in log(change.cause) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the coordinator: the view's own, the nearest one around it, or one
    ///     below the root. That may also begin later, or end and begin again.
    ///   - action: Gets each change.
    public func onNavigationChange<C: Coordinator>(
      of type: C.Type, _ action: @escaping @MainActor (NavigationChange<C.Route>) -> Void
    ) -> some View {
      modifier(
        ListenerModifier(action: action) { place, call in
          place.onNavigationChange(of: type, call)
        })
    }
  }

  /// Listens from the first appearance of a view until it is gone.
  private struct ListenerModifier<Value>: ViewModifier {
    let action: PlaceListener<Value>.Action
    let listen:
      @MainActor (NavigationPlace, @escaping PlaceListener<Value>.Action) -> ObserverToken?
    @State private var listener = Kept(PlaceListener<Value>())
    @Environment(\.navigation) private var place

    func body(content: Content) -> some View {
      // Always calls the newest closure, with its current captures.
      let _ = listener.object.action = action
      content.onAppear { listener.object.begin(at: place, listen) }
    }
  }
#endif
