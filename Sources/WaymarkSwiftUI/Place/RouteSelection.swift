#if canImport(SwiftUI)
  public import SwiftUI

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
  /// When the list writes a route, the property calls `navigate(to:)`. It ignores nil, and the
  /// route that is already shown. In a column of a split view, the selection is the route that the
  /// column to the right was set to.
  @propertyWrapper
  public struct RouteSelection<C: Coordinator>: DynamicProperty {
    @Environment(\.navigation) private var place
    @State private var port: SelectionPort<C>

    /// Binds a list.
    ///
    /// - Parameter type: The type of the coordinator. Its routes are the rows.
    public init(_ type: C.Type) {
      _port = State(initialValue: SelectionPort())
    }

    /// The top route of the coordinator, or that of the column to the right. Nil while that is not
    /// shown, and outside a root.
    @MainActor public var wrappedValue: C.Route? { placed.selection }

    /// The binding for a list.
    @MainActor public var projectedValue: Binding<C.Route?> {
      Bindable(wrappedValue: placed).selection
    }

    /// The port, which knows the current place of the view.
    @MainActor private var placed: SelectionPort<C> {
      port.place = place
      return port
    }
  }
#endif
