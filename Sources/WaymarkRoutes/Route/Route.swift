/// A place in an app, as a value: usually one case of a feature's enum.
///
/// ```swift
/// enum TodosRoute: Route { case list, detail(id: Int) }
/// enum UserRoute: Route { case profile, posts }
/// enum AppRoute: Route {
///   case home, todos(TodosRoute), user(id: Int, UserRoute)
///   case search(String?, page: Int), custom(message: String)
/// }
///
/// AppRoute.todos(.detail(id: 7)).name      // "todos.detail(id: 7)"
/// AppRoute.todos(.detail(id: 7)).caseName  // "todos.detail"
/// AppRoute.custom(message: "Hello").name   // "custom(message: \"Hello\")"
/// AppRoute.home.presentation               // .push
/// ```
///
/// A conforming type needs nothing else, because each requirement has a default.
///
/// ## Guarantees
///
/// - Each default stands by itself: it calls none of the others, and never the type's own
///   `description`, `debugDescription` or `customMirror`. So a type can implement one requirement
///   in terms of another. Two that call each other never end.
/// - A route is a plain value without isolation. It conforms in the same way in modules whose
///   default isolation is `MainActor`, and in Swift 5 mode.
///
/// A route must equal itself, as `Hashable` requires. One that does not, such as one with a payload
/// of `Double.nan`, is a new route each time that it is compared: `update` and restoring replace its
/// entry.
///
/// An enum that is nested in a coordinator must write `Waymark.Route`, since `Route` names the
/// coordinator's own route type there. Where only `WaymarkRoutes` is imported, write
/// `WaymarkRoutes.Route`.
public protocol Route: Hashable, Sendable {
  /// The way `navigate(to:)` shows this route; by default `.push`.
  ///
  /// ```swift
  /// var presentation: Presentation { self == .compose ? .sheet : .push }
  /// ```
  ///
  /// `push` ignores it, and `present` only uses its style if it is modal. A parent can pass on the
  /// presentation of a child's route: a style that both give counts once.
  ///
  /// - Complexity: The default takes constant time and allocates nothing. An implementation is
  ///   called for each `navigate(to:)`, and should cost no more than a `switch`.
  var presentation: Presentation { get }

  /// The route for people and logs; by default the case with its payload, on one line.
  ///
  /// ```swift
  /// AppRoute.home.name                     // "home"
  /// AppRoute.custom(message: "a\nb").name  // "custom(message: \"a\\nb\")"
  /// AppRoute.search(nil, page: 2).name     // "search(nil, page: 2)"
  /// AppRoute.user(id: 1, .profile).name    // "user(id: 1).profile"
  /// ```
  ///
  /// The default is made like this:
  ///
  /// - A `String` is quoted and escaped. An optional is its value or `nil`, at any depth. A route
  ///   is its own `name`. A date that is infinite or not a number is `inf`, `-inf` or `nan`.
  ///   Everything else is `String(describing:)`.
  /// - A route that is the last payload and has no label is joined by a dot, outside of the
  ///   parentheses.
  /// - Every line break is escaped (`\n`, `\r`, `\u{0B}`, `\u{0C}`, `\u{0085}`, `\u{2028}`,
  ///   `\u{2029}`), so the text is always one line.
  /// - A struct is its type's name with its stored properties: `Note(id: 7)`. A class is only its
  ///   type's name.
  ///
  /// A name is for people, not for parsing, storing or comparing: a payload can describe itself in
  /// any way, and its private data are visible. If that matters, override the default.
  ///
  /// - Complexity: Linear in the text that it returns, for each level of nested routes; uses
  ///   reflection. It costs what `String(describing:)` does. So read it when you show or log a
  ///   route, not for each command.
  /// - Note: Where the compiler left out reflection metadata, the default is the type's name. A
  ///   `CustomReflectable` type hides its payload from reflection: the name of an enum is only its
  ///   case, that of a struct only its type. A case whose only payload is an unlabelled tuple reads
  ///   like one with several payloads. A raw identifier keeps its backticks.
  var name: String { get }

  /// The route for analytics and metrics; by default the case without its payload.
  ///
  /// ```swift
  /// AppRoute.custom(message: "Hello").caseName  // "custom"
  /// AppRoute.user(id: 1, .profile).caseName     // "user.profile"
  /// ```
  ///
  /// A route that is the last payload and has no label is joined by a dot, with its own `caseName`.
  /// No other payload is visible. So there are no more texts than cases, and they contain nothing
  /// private. The notes on reflection at ``name`` apply here, too. A struct is always its type's
  /// name.
  ///
  /// - Complexity: Linear in the text that it returns, for each level of nested routes; uses
  ///   reflection.
  var caseName: String { get }

  /// False to leave the route, and everything above it in its layer, out of snapshots; by default
  /// true.
  ///
  /// ```swift
  /// var isSaved: Bool { self != .changePassword }
  /// ```
  ///
  /// For a nested route, each level is asked. The route is left out if one of them returns false.
  ///
  /// - Complexity: The default takes constant time and allocates nothing.
  var isSaved: Bool { get }
}

extension Route {
  /// On top of the stack: the default way to show a route.
  ///
  /// - Complexity: Constant time; no allocation.
  public var presentation: Presentation { .push }

  /// True: the route is part of snapshots.
  ///
  /// - Complexity: Constant time; no allocation.
  public var isSaved: Bool { true }
}
