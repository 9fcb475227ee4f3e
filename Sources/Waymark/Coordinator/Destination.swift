/// A recipe for what a route shows: a screen, a child coordinator, or tabs.
///
/// A recipe is asked for, used and forgotten; it is never stored, so what its closures capture
/// lives no longer than the screen or the child that they make.
@MainActor
public struct Destination<C: Coordinator> {
  enum Content {
    case screen(@MainActor (Navigator<C>) -> C.Screen)
    case child(any ChildRecipe<C.Route, C.Screen>)
    case tabs(TabsRecipe<C.Route>)
  }

  let content: Content

  /// A screen that navigates.
  ///
  /// ```swift
  /// case .list: .screen { TodoListModel(store: self.store, navigator: $0) }
  /// ```
  ///
  /// - Parameter make: Makes the screen, once for each entry, when it is first read.
  public static func screen(
    _ make: @escaping @MainActor (Navigator<C>) -> C.Screen
  ) -> Destination {
    Destination(content: .screen(make))
  }

  /// A screen that does not navigate.
  ///
  /// ```swift
  /// case .custom(let message): .screen { CustomModel(message: message) }
  /// ```
  ///
  /// - Parameter make: Makes the screen, once for each entry, when it is first read.
  public static func screen(_ make: @escaping @MainActor () -> C.Screen) -> Destination {
    Destination(content: .screen { _ in make() })
  }

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
  public static func child<Child: Coordinator>(
    _ route: Child.Route, as embed: @escaping @MainActor (Child.Route) -> C.Route,
    _ make: @escaping @MainActor () -> Child
  ) -> Destination where Child.Screen == C.Screen, Child.Output == Never {
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
  public static func child<Child: Coordinator>(
    _ route: Child.Route, as embed: @escaping @MainActor (Child.Route) -> C.Route,
    _ make: @escaping @MainActor () -> Child,
    onOutput: @escaping @MainActor (Child.Output) -> Void
  ) -> Destination where Child.Screen == C.Screen {
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
  public static func child<Child: Coordinator>(
    _ route: Child.Route, as embed: @escaping @MainActor (Child.Route) -> C.Route,
    showing: @escaping @MainActor (Child.Screen) -> C.Screen,
    _ make: @escaping @MainActor () -> Child
  ) -> Destination where Child.Output == Never {
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
  public static func child<Child: Coordinator>(
    _ route: Child.Route, as embed: @escaping @MainActor (Child.Route) -> C.Route,
    showing: @escaping @MainActor (Child.Screen) -> C.Screen,
    _ make: @escaping @MainActor () -> Child,
    onOutput: @escaping @MainActor (Child.Output) -> Void
  ) -> Destination {
    child(route, as: embed, showing: showing, make, receive: onOutput)
  }

  /// Says what is missing where a child with outputs is composed without `onOutput:`.
  @available(
    *, unavailable, message: "this child has outputs: add `onOutput: { … }` behind its closure"
  )
  @_disfavoredOverload
  public static func child<Child: Coordinator>(
    _ route: Child.Route, as embed: @escaping @MainActor (Child.Route) -> C.Route,
    _ make: @escaping @MainActor () -> Child
  ) -> Destination where Child.Screen == C.Screen {
    child(route, as: embed, showing: { $0 }, make, receive: nil)
  }

  /// Says what is missing where a child with outputs is composed without `onOutput:`.
  @available(
    *, unavailable, message: "this child has outputs: add `onOutput: { … }` behind its closure"
  )
  @_disfavoredOverload
  public static func child<Child: Coordinator>(
    _ route: Child.Route, as embed: @escaping @MainActor (Child.Route) -> C.Route,
    showing: @escaping @MainActor (Child.Screen) -> C.Screen,
    _ make: @escaping @MainActor () -> Child
  ) -> Destination {
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

  /// Tabs, each of them one of the coordinator's own routes.
  ///
  /// ```swift
  /// case .tabs: .tabs([.todos(.list), .posts(.list)], selected: .todos(.list), back: .first)
  /// ```
  ///
  /// All tabs exist before any is shown. A tab that is a child has a path of its own; a tab that
  /// is a screen keeps that one entry. Two tabs that take the same routes are refused.
  ///
  /// - Parameters:
  ///   - routes: The route that each tab begins with, from left to right.
  ///   - selected: The route of the tab that is selected at first.
  ///   - back: Where back leads from the root of a tab.
  public static func tabs(
    _ routes: [C.Route], selected: C.Route, back: TabBackPolicy = .never
  ) -> Destination {
    Destination(content: .tabs(TabsRecipe(routes: routes, selected: selected, back: back)))
  }
}
