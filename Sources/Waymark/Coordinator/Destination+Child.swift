// The types of route and outputs have parameters of their own, so that the compiler knows the types of
// all closures before it reads them: then it names a wrong name in one, and not the call around it.
extension Destination {
  /// A child coordinator with the same type of screens.
  ///
  /// ```swift
  /// case .todos(let route): .child(route, as: AppRoute.todos) { TodosCoordinator() }
  /// ```
  ///
  /// Consecutive routes that one `embed` takes are one child, made for the first of them.
  ///
  /// - Parameters:
  ///   - route: The route inside of the child.
  ///   - embed: Makes the parent's route of a child's. It is kept, and must not capture the
  ///     coordinator.
  ///   - make: Makes a coordinator that nobody has used before. Its `init` calls no verb.
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
  ///   - route: The route inside of the child.
  ///   - embed: Makes the parent's route of a child's. It is kept, and must not capture the
  ///     coordinator.
  ///   - make: Makes a coordinator that nobody has used before. Its `init` calls no verb.
  ///   - onOutput: Gets each output of the child. It is asked for anew each time, with the child's
  ///     first route, and not kept, so it may capture the coordinator.
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
  ///   - route: The route inside of the child.
  ///   - embed: Makes the parent's route of a child's. It is kept, and must not capture the
  ///     coordinator.
  ///   - showing: Makes the parent's screen of a child's. It is kept like `embed`.
  ///   - make: Makes a coordinator that nobody has used before. Its `init` calls no verb.
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
  /// - Parameters:
  ///   - route: The route inside of the child.
  ///   - embed: Makes the parent's route of a child's. It is kept, and must not capture the
  ///     coordinator.
  ///   - showing: Makes the parent's screen of a child's. It is kept like `embed`.
  ///   - make: Makes a coordinator that nobody has used before. Its `init` calls no verb.
  ///   - onOutput: Gets each output of the child. It is asked for anew each time, with the child's
  ///     first route, and not kept, so it may capture the coordinator.
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

  /// Says what is missing where a child with outputs is composed without `onOutput:`.
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

  /// Says what is missing where a child with outputs is composed without `onOutput:`.
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
