/// A recipe for what a route shows: a screen, a child coordinator, tabs, or columns side by side.
///
/// ```swift
/// func destination(for route: AppRoute) -> Destination<AppCoordinator> {
///   switch route {
///   case .home: .screen { HomeModel(navigator: $0) }
///   case .todos(let route): .child(route, as: AppRoute.todos) { TodosCoordinator() }
///   }
/// }
/// ```
///
/// A recipe is used once and never stored. So objects that its closures capture live no longer than
/// the screen or the child that the closures make.
///
/// - Complexity: Making one takes constant time, and for tabs and columns linear time; its closures
///   run later.
@MainActor
public struct Destination<C: Coordinator> {
  enum Content {
    case screen(@MainActor (Navigator<C>) -> C.Screen)
    case child(any ChildRecipe)
    indirect case tabs(TabsRecipe)
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
  /// - Parameter make: Makes the screen, once for each entry, when it is first read. It takes no
  ///   parameters. The pack is always empty, and is there for better errors: with `() -> Screen`, a
  ///   wrong name in a closure that takes a navigator would be reported as one parameter too many.
  @inlinable
  @_disfavoredOverload
  public static func screen<each Nothing>(
    _ make: @escaping @MainActor (repeat (each Nothing) -> Void) -> C.Screen
  ) -> Destination {
    screen { (_: Navigator<C>) in make(repeat unused((each Nothing).self)) }
  }

  @usableFromInline
  static func unused<Value>(_ type: Value.Type) -> (Value) -> Void { { _ in } }

  /// Tabs. Each tab is one of the coordinator's own routes.
  ///
  /// ```swift
  /// case .tabs: .tabs([.todos(.list), .posts(.list)], selected: .todos(.list), back: .first)
  /// ```
  ///
  /// All tabs exist before any is shown. A tab that is a child has a path of its own. A tab that is
  /// a screen keeps that one entry. Two tabs must not take the same routes.
  ///
  /// - Parameters:
  ///   - routes: The route that each tab begins with, from left to right.
  ///   - selected: The route of the tab that is selected at first.
  ///   - back: Where back leads from the root of a tab.
  public static func tabs(
    _ routes: [C.Route], selected: C.Route, back: TabBackPolicy = .never
  ) -> Destination {
    Destination(
      content: .tabs(
        TabsRecipe(
          routes: routes.map { RouteBox($0) }, selected: RouteBox(selected),
          arrangement: .tabs(back: back))))
  }
}
