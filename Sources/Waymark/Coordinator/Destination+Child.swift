// The types of routes and outputs are generic parameters of their own, so that the compiler knows
// the types of all closures before it checks them. Then it reports a wrong name inside a closure,
// and not the call around it.
extension Destination {
  /// A child coordinator with the same type of screens.
  ///
  /// ```swift
  /// case .todos(let route): .child(route, as: AppRoute.todos) { TodosCoordinator() }
  /// ```
  ///
  /// Consecutive routes with the same `embed` belong to one child, which is made for the first of
  /// them.
  ///
  /// - Parameters:
  ///   - route: The child's first route.
  ///   - embed: Makes the parent's route from a child's. It is kept, so it must not capture the
  ///     coordinator.
  ///   - make: Makes a new, unused coordinator. Its `init` must not call verbs.
  @preconcurrency  // In Swift 5 modules case constructors are not marked Sendable.
  public static func child<Child: Coordinator, ChildRoute>(
    _ route: ChildRoute, as embed: @escaping @MainActor (ChildRoute) -> C.Route,
    make: @escaping @MainActor () -> Child
  ) -> Destination
  where Child.Route == ChildRoute, Child.Screen == C.Screen, Child.Output == Never {
    child(route, as: embed, showing: { $0 }, make, receive: nil)
  }

  /// A child coordinator with outputs, and with the same type of screens.
  ///
  /// ```swift
  /// case .posts(let route):
  ///   .child(route, as: AppRoute.posts) { PostsCoordinator() } onOutput: { self.handle($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - route: The child's first route.
  ///   - embed: Makes the parent's route from a child's. It is kept, so it must not capture the
  ///     coordinator.
  ///   - make: Makes a new, unused coordinator. Its `init` must not call verbs.
  ///   - onOutput: Gets each output of the child. It is not kept, so it may capture the
  ///     coordinator: for each output, the destination of the child's first route is asked for
  ///     again.
  @preconcurrency
  public static func child<Child: Coordinator, Itself: Coordinator, ChildRoute>(
    _ route: ChildRoute, as embed: @escaping @MainActor (ChildRoute) -> C.Route,
    make: @escaping @MainActor () -> Child,
    onOutput: @escaping @MainActor (Itself.Output) -> Void
  ) -> Destination
  where
    Child.Route == ChildRoute, Child.Screen == C.Screen,
    Child.Itself == Itself, Child.Output == Itself.Output
  {
    child(route, as: embed, showing: { $0 }, make, receive: onOutput)
  }

  /// A child coordinator with screens of its own type.
  ///
  /// ```swift
  /// case .todos(let route):
  ///   .child(route, as: AppRoute.todos, showing: AppScreen.todos) { TodosCoordinator() }
  /// ```
  ///
  /// - Parameters:
  ///   - route: The child's first route.
  ///   - embed: Makes the parent's route from a child's. It is kept, so it must not capture the
  ///     coordinator.
  ///   - showing: Makes the parent's screen from a child's. It is kept, like `embed`.
  ///   - make: Makes a new, unused coordinator. Its `init` must not call verbs.
  @preconcurrency  // In Swift 5 modules case constructors are not marked Sendable.
  public static func child<Child: Coordinator, ChildRoute>(
    _ route: ChildRoute, as embed: @escaping @MainActor (ChildRoute) -> C.Route,
    showing: @escaping @MainActor (Child.Screen) -> C.Screen,
    make: @escaping @MainActor () -> Child
  ) -> Destination where Child.Route == ChildRoute, Child.Output == Never {
    child(route, as: embed, showing: showing, make, receive: nil)
  }

  /// A child coordinator with outputs, and with screens of its own type.
  ///
  /// ```swift
  /// case .posts(let route):
  ///   .child(route, as: AppRoute.posts, showing: AppScreen.posts) {
  ///     PostsCoordinator()
  ///   } onOutput: { self.handle($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - route: The child's first route.
  ///   - embed: Makes the parent's route from a child's. It is kept, so it must not capture the
  ///     coordinator.
  ///   - showing: Makes the parent's screen from a child's. It is kept, like `embed`.
  ///   - make: Makes a new, unused coordinator. Its `init` must not call verbs.
  ///   - onOutput: Gets each output of the child. It is not kept, so it may capture the
  ///     coordinator: for each output, the destination of the child's first route is asked for
  ///     again.
  @preconcurrency
  public static func child<Child: Coordinator, Itself: Coordinator, ChildRoute>(
    _ route: ChildRoute, as embed: @escaping @MainActor (ChildRoute) -> C.Route,
    showing: @escaping @MainActor (Child.Screen) -> C.Screen,
    make: @escaping @MainActor () -> Child,
    onOutput: @escaping @MainActor (Itself.Output) -> Void
  ) -> Destination
  where Child.Route == ChildRoute, Child.Itself == Itself, Child.Output == Itself.Output {
    child(route, as: embed, showing: showing, make, receive: onOutput)
  }

  /// Makes the compiler say what is missing when a child with other screens is composed without
  /// `showing:`.
  @available(
    *, unavailable,
    message: "this child has its own type of screens: add `showing:`, which turns one into yours"
  )
  @_disfavoredOverload
  public static func child<Child: Coordinator, ChildRoute>(
    _ route: ChildRoute, as embed: @escaping @MainActor (ChildRoute) -> C.Route,
    make: @escaping @MainActor () -> Child
  ) -> Destination where Child.Route == ChildRoute {
    tabs([embed(route)], selected: embed(route))  // Never called.
  }

  /// Makes the compiler say what is missing when a child with outputs is composed without
  /// `onOutput:`.
  @available(
    *, unavailable, message: "this child has outputs: add `onOutput: { … }` behind its closure"
  )
  @_disfavoredOverload
  public static func child<Child: Coordinator, ChildRoute>(
    _ route: ChildRoute, as embed: @escaping @MainActor (ChildRoute) -> C.Route,
    make: @escaping @MainActor () -> Child
  ) -> Destination where Child.Route == ChildRoute, Child.Screen == C.Screen {
    child(route, as: embed, showing: { $0 }, make, receive: nil)
  }

  /// Makes the compiler say what is missing when a child with outputs is composed without
  /// `onOutput:`.
  @available(
    *, unavailable, message: "this child has outputs: add `onOutput: { … }` behind its closure"
  )
  @_disfavoredOverload
  public static func child<Child: Coordinator, ChildRoute>(
    _ route: ChildRoute, as embed: @escaping @MainActor (ChildRoute) -> C.Route,
    showing: @escaping @MainActor (Child.Screen) -> C.Screen,
    make: @escaping @MainActor () -> Child
  ) -> Destination where Child.Route == ChildRoute {
    child(route, as: embed, showing: showing, make, receive: nil)
  }

  private static func child<Child: Coordinator>(
    _ route: Child.Route, as embed: @escaping @MainActor (Child.Route) -> C.Route,
    showing: @escaping @MainActor (Child.Screen) -> C.Screen,
    _ make: @escaping @MainActor () -> Child,
    receive: (@MainActor (Child.Output) -> Void)?
  ) -> Destination {
    let recipe = Composition(route, embed: embed, showing: showing, make: make, receive: receive)
    return Destination(content: .child(recipe))
  }
}
