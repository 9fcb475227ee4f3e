/// A table of links: which texts stand for which routes, both ways.
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
/// - Any text whatever gets an answer, the same each time, in time linear in its length.
/// - Making a table never fails: what is wrong with it stands in ``problems``, and the rest works.
/// - At each segment a literal is tried before a parameter, that before a repeated one, that before
///   `*`; equals in the order of declaration. If a value does not convert, the next link is tried.
/// - What is printed parses back to an equal route, or nothing is printed.
/// - A route is printed by the first link of its case, in the order of declaration, that can; what that
///   costs does not grow with the links of other cases. A link is of the cases that its constructor makes
///   of the types' ``LinkValue/linkExamples``. One with `from:` is asked for other routes as well, after
///   the links of their own case; one whose examples make no route is asked for all.
/// - A link that ends in `*` is not printed: no payload has what that took.
/// - Escapes are decoded behind the cut into segments: `%2F` never divides one.
/// - A mounted table's links cost what the table's own cost.
/// - A route type that mounts itself, also by way of others, is a problem that is told. Two threads
///   that ask two such types for the first time at the same moment may wait for each other.
///
/// To parse a link takes a fraction of a microsecond, however many links there are. A copy of a table
/// is the same table.
public struct DeepLinks<Route: WaymarkRoutes.Route>: Sendable {
  @usableFromInline let table: LinkTable<Route>

  /// Makes a table.
  ///
  /// ```swift
  /// DeepLinks<Self>(prefixes: ["https://example.com", "myapp://"]) { DeepLink("", .home) }
  /// ```
  ///
  /// Linear in the links; some microseconds for each. Debug builds write the problems of a
  /// table to standard error.
  ///
  /// - Parameters:
  ///   - prefixes: What links with a scheme begin with. `https://*.example.com` stands for all
  ///     subdomains; right above a top-level name (`https://*.com`) the star is a problem, but for
  ///     `localhost`. A prefix without a host, such as `myapp://`, makes the host of a link its first
  ///     segment, which literals fit without case. Without any prefix, `http` and `https` of all
  ///     hosts fit. Paths without a scheme always do.
  ///   - limits: How long and how deep a link may be.
  ///   - links: The links; those that rank equal are tried in this order.
  public init(
    prefixes: [String] = [], limits: LinkLimits = LinkLimits(),
    @DeepLinksBuilder<Route> _ links: () -> [DeepLink<Route>]
  ) {
    self.init(prefixes: prefixes, limits: limits, links: links())
  }

  /// Makes a table of few links, on one line.
  ///
  /// ```swift
  /// static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: detail))
  /// ```
  ///
  /// - Parameters:
  ///   - prefixes: As above.
  ///   - limits: As above.
  ///   - links: The links; those that rank equal are tried in this order.
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

  /// What is wrong with the table, and with those mounted in it; empty if all is well.
  ///
  /// ```swift
  /// #expect(AppRoute.links.problems.isEmpty)
  /// ```
  ///
  /// A link with a problem is left out; all others work.
  public var problems: [DeepLinkProblem] { table.problems }

  /// All links in the order in which equals are tried, those of mounted tables with their prefix.
  ///
  /// ```swift
  /// AppRoute.links.all.map(\.pattern)   // ["/", "/todos", "/todos/:id"]
  /// AppRoute.links.all.map(\.caseName)  // ["home", "todos.list", "todos.detail"]
  /// ```
  ///
  /// Costs some microseconds for each link.
  public var all: [DeepLinkDescription] { table.descriptions }

  /// The names of the cases of those routes that no link prints, in order and each once.
  ///
  /// ```swift
  /// #expect(AppRoute.links.cases(missing: [.home, .todos(.list), .about]) == ["about"])
  /// ```
  ///
  /// - Parameter routes: A route of each case.
  public func cases(missing routes: [Route]) -> [String] {
    var names: [String] = []
    for route in routes where path(for: route) == nil {
      let name = route.caseName
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
