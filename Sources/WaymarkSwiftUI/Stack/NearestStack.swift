#if canImport(SwiftUI)
  public import SwiftUI

  /// The nearest stack with a type of routes. A view uses it to push and pop.
  ///
  /// ```swift
  /// struct TodoRow: View {
  ///   let id: Int
  ///   @NearestStack(TodosRoute.self) private var stack
  ///
  ///   var body: some View {
  ///     Button("Open") { stack.push(.detail(id: id)) }
  ///   }
  /// }
  /// ```
  ///
  /// It is never nil. Outside a ``RouteStackView`` of that type, its verbs do nothing and return
  /// `ignored(left)`, so a preview needs no stack. A double tap pushes once, since the navigator
  /// knows the entry of the view.
  @propertyWrapper
  public struct NearestStack<R: Route>: DynamicProperty {
    @Environment private var navigator: RouteStackNavigator<R>

    /// Finds the nearest stack.
    ///
    /// - Parameter type: The type of its routes.
    public init(_ type: R.Type) {
      _navigator = Environment(\.[navigator: NavigatorKey<R>()])
    }

    /// The navigator of the view's entry.
    @MainActor public var wrappedValue: RouteStackNavigator<R> { navigator }
  }

  /// The key of a navigator in the environment. It is also a value, since a key path contains it.
  struct NavigatorKey<R: Route>: EnvironmentKey, Hashable, Sendable {
    static var defaultValue: RouteStackNavigator<R> { RouteStackNavigator() }
  }

  extension EnvironmentValues {
    subscript<R: Route>(navigator key: NavigatorKey<R>) -> RouteStackNavigator<R> {
      get { self[NavigatorKey<R>.self] }
      set { self[NavigatorKey<R>.self] = newValue }
    }
  }
#endif
