#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// The selection of a list whose rows are routes of the nearest coordinator of a type.
  ///
  /// ```swift
  /// @RouteSelection(AppCoordinator.self) private var selection
  ///
  /// List(selection: $selection) {
  ///   Text("Todos").tag(AppRoute.todos(.list))
  ///   Text("Posts").tag(AppRoute.posts(.list))
  /// }
  /// ```
  ///
  /// What the list writes is `navigate(to:)`; what is shown already, and nil, are nothing. In a column of a split view
  /// that is what the column to the right was set to.
  @propertyWrapper
  public struct RouteSelection<C: Coordinator>: DynamicProperty {
    @Environment(\.navigation) private var place
    @State private var holder = PlaceHolder()
    @State private var port: SelectionPort<C>

    /// Binds a list.
    ///
    /// - Parameter type: The type of the coordinator whose routes the rows are.
    @MainActor public init(_ type: C.Type) {
      let holder = PlaceHolder()
      _holder = State(initialValue: holder)
      _port = State(
        initialValue: SelectionPort {
          holder.place.coordinator(type)
        } selected: {
          holder.place.selectedRoute(of: $0)
        } navigate: {
          holder.place.navigator(for: type).navigate(to: $0)
        })
    }

    /// The route on top of the coordinator's own, or that of the column to the right; nil while that is not shown, and
    /// outside of a root.
    @MainActor public var wrappedValue: C.Route? { placed.selection }

    /// What a list is bound to.
    @MainActor public var projectedValue: Binding<C.Route?> {
      Bindable(wrappedValue: placed).selection
    }

    /// The port, which knows where the view stands now.
    @MainActor private var placed: SelectionPort<C> {
      holder.place = place
      return port
    }
  }

  extension NavigationPlace {
    fileprivate func selectedRoute<C: Coordinator>(of coordinator: C) -> C.Route? {
      guard let entry else { return coordinator.currentRoute }
      return entry.selectedRoute(of: coordinator)
    }
  }

  /// Where a view stands, as it was told last.
  @MainActor
  final class PlaceHolder {
    var place = NavigationPlace()
  }
#endif
