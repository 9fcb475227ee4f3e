/// A table of links, which turns texts into routes and routes into texts.
///
/// ```swift
/// extension TodosRoute: LinkedRoute {
///   static let links = DeepLinks<Self> {
///     DeepLink("", .list)
///     DeepLink(":id", to: TodosRoute.detail)
///   }
/// }
/// extension AppRoute: LinkedRoute {
///   static let links = DeepLinks<Self>(prefixes: ["https://example.com", "myapp://"]) {
///     DeepLink("", .home)
///     Mount("todos", as: AppRoute.todos)
///   }
/// }
/// AppRoute.links.route(for: "https://example.com/todos/42")  // .todos(.detail(id: 42))
/// AppRoute.links.route(for: "myapp://todos/42")              // the same
/// AppRoute.links.path(for: .todos(.detail(id: 42)))          // "/todos/42"
/// ```
///
/// ## Guarantees
///
/// - Any text gets an answer, always the same one, in time linear in its length.
/// - Making a table never fails: its faults are in ``problems``, and the rest works.
/// - At each segment, literals are tried first, then parameters, then repeated parameters, then
///   `*`; equals in the order of declaration. If a value does not convert, the next link is tried.
/// - A printed link parses back to an equal route. Otherwise nothing is printed.
/// - The first link of a route's case that can print the route prints it, in the order of
///   declaration. The links of other cases do not slow this down. A link belongs to the case that
///   its constructor makes from the first ``LinkValue/linkExamples`` of the types that make a route;
///   with `from:` to those that it makes from any of them. A link with `from:` is also tried for
///   other routes, after the links of their own case. A link whose examples make no route is tried
///   for all routes.
/// - A link that ends in `*` is not printed, because no payload contains what that took.
/// - Escapes are decoded after the path is cut into segments, so `%2F` never divides a segment.
/// - Links of a mounted table are as fast as the table's own links.
/// - A route type that mounts itself, directly or indirectly, is reported as a problem. If two
///   threads use two such types for the first time at the same moment, they may deadlock.
///
/// Copies of a table share their storage.
///
/// - Complexity: Parsing is linear in the length of the link, whatever the number of links. Only
///   links of the same shape are tried one after the other.
public struct DeepLinks<Route: WaymarkRoutes.Route>: Sendable {
  @usableFromInline let table: LinkTable<Route>

  /// Makes a table.
  ///
  /// ```swift
  /// DeepLinks<Self>(prefixes: ["https://example.com", "myapp://"]) { DeepLink("", .home) }
  /// ```
  ///
  /// Debug builds write the problems of a table to standard error.
  ///
  /// - Parameters:
  ///   - prefixes: The beginnings of links with a scheme. `https://*.example.com` stands for all
  ///     subdomains. A star right before a top-level name (`https://*.com`) is a problem, except
  ///     with `localhost`. With a prefix without a host, such as `myapp://`, the host of a link is
  ///     its first segment, and literals fit it without regard to case. Without any prefix, `http`
  ///     and `https` links of all hosts fit. Paths without a scheme always fit.
  ///   - limits: The limits of the length and depth of links.
  ///   - links: The links. Links of equal rank are tried in this order.
  /// - Complexity: Linear in the links; uses reflection.
  public init(
    prefixes: [String] = [], limits: LinkLimits = LinkLimits(),
    @DeepLinksBuilder<Route> _ links: () -> [DeepLink<Route>]
  ) {
    self.init(prefixes: prefixes, limits: limits, links: links())
  }

  /// Makes a table of a few links, on one line.
  ///
  /// ```swift
  /// static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: detail))
  /// ```
  ///
  /// - Parameters:
  ///   - prefixes: As above.
  ///   - limits: As above.
  ///   - links: The links. Links of equal rank are tried in this order.
  /// - Complexity: Linear in the links; uses reflection.
  public init(
    prefixes: [String] = [], limits: LinkLimits = LinkLimits(), _ links: DeepLink<Route>...
  ) {
    self.init(prefixes: prefixes, limits: limits, links: links)
  }

  private init(prefixes: [String], limits: LinkLimits, links: [DeepLink<Route>]) {
    table = LinkTablesAtWork.with(Route.self) {
      LinkTable(prefixes: prefixes, limits: limits, links: links)
    }
    #if DEBUG
      var stream = StandardErrorStream()
      for problem in table.ownProblems {
        Swift.print("Waymark: the links of \(Route.self): \(problem.message)", to: &stream)
      }
    #endif
  }

  /// The faults of the table and of its mounted tables.
  ///
  /// ```swift
  /// #expect(AppRoute.links.problems.isEmpty)
  /// ```
  ///
  /// A link with a problem is left out. All others work.
  ///
  /// - Complexity: Constant time; no allocation.
  public var problems: [DeepLinkProblem] { table.problems }

  /// All links, in the order in which equals are tried. Links of mounted tables have their prefix.
  ///
  /// ```swift
  /// AppRoute.links.all.map(\.pattern)   // ["/", "/todos", "/todos/:id"]
  /// AppRoute.links.all.map(\.caseName)  // ["home", "todos.list", "todos.detail"]
  /// ```
  ///
  /// - Complexity: Linear in the links; uses reflection.
  public var all: [DeepLinkDescription] { table.descriptions }

  /// Returns the names of the cases whose routes no link prints, in order and each once.
  ///
  /// ```swift
  /// #expect(AppRoute.links.cases(missing: [.home, .todos(.list), .about]) == ["about"])
  /// ```
  ///
  /// - Parameter routes: A route of each case.
  /// - Returns: The names, such as `todos.detail`.
  /// - Complexity: That of ``print(_:)``, for each route.
  public func cases(missing routes: [Route]) -> [String] {
    var names: [String] = []
    for route in routes where path(for: route) == nil {
      let name = route.caseName
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
