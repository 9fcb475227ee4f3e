/// One line of a table of links: a pattern and its route.
///
/// ```swift
/// extension TodosRoute: LinkedRoute {
///   static let links = DeepLinks<Self> {
///     DeepLink("", .list)
///     DeepLink(":id", to: TodosRoute.detail)
///     DeepLink("search?q=:q&page=:page?", to: TodosRoute.search)
///     Redirect("show/:id", to: ":id")
///     Fallback { _ in .list }
///   }
/// }
/// ```
///
/// Slashes separate the segments of a pattern. A slash at either end has no meaning.
///
/// | Part | What it takes | The payload |
/// |---|---|---|
/// | `text` | this text, written without escapes | none |
/// | `:name` | one segment | a ``LinkValue`` |
/// | `:name?`, at the end | one segment or none | an optional one |
/// | `:name+`, at the end | one segment or more | a list |
/// | `:name*`, at the end | any number of segments | a list |
/// | `*`, at the end | any number of segments | none |
/// | `?key=:name&other=:name` | an item of the query | a ``LinkValue`` |
/// | `&key=:name?` | an item that may be missing | an optional one |
/// | `&key=:name+` | the items of that key, at least one | a list |
/// | `&key=:name*` | the items of that key | a list |
/// | `&*=:name` | all items that no other key names | a ``LinkQuery`` |
///
/// `:name?` may also come before a last `:name*` or `*`. A link that ends in `*` is not printed,
/// because no payload contains the segments that `*` took.
///
/// The payloads have the order of the pattern, those of the path first. The functions `Mount`,
/// `Redirect` and `Fallback` make the other lines of a table.
public struct DeepLink<Route: WaymarkRoutes.Route>: Sendable {
  let pattern: String
  let content: LinkContent<Route>

  /// Links a pattern to a route without a payload.
  ///
  /// ```swift
  /// DeepLink("settings/about", .about)
  /// DeepLink("help", .help)
  /// DeepLink("help/*", .help)  // and everything below
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: Literal text, optionally with `*` at the end.
  ///   - route: The route of the pattern.
  public init(_ pattern: String, _ route: Route) {
    self.pattern = pattern
    content = .literal(route)
  }

  init(_ pattern: String, content: LinkContent<Route>) {
    self.pattern = pattern
    self.content = content
  }

  /// Makes the compiler say how to write a route in the place of a redirect's target.
  ///
  /// Without this function, the compiler looks for `.detail` in `String`, and only says that it is
  /// not there. With it, the compiler finds the case, and says that its payload is missing.
  @available(
    *, unavailable,
    message: "write a route without \"to:\", and a case with payloads as \"to: TodosRoute.detail\""
  )
  public init(_ pattern: String, to route: Route) {
    self.init(pattern, route)
  }

  /// Makes the compiler say how to redirect links.
  @available(*, unavailable, message: "write Redirect to send links on")
  @_disfavoredOverload
  public init(_ pattern: String, to target: String) {
    self.init(pattern, content: .redirect(target))
  }

  /// Makes the compiler say how to take all other links.
  @available(*, unavailable, message: "write Fallback to answer what nothing else takes")
  public init(_ make: @escaping @Sendable (DeepLinkError) -> Route?) {
    self.init("*", content: .fallback(make))
  }
}

/// The content of a line of a table.
enum LinkContent<Route: WaymarkRoutes.Route>: Sendable {
  // Stored indirectly, so that a line has the same size for all routes, and is cheap to pass on.
  indirect case literal(Route)
  indirect case values(LinkRecipe<Route>)
  /// Called while the table is being made, which detects a table that mounts itself.
  case mount(@Sendable () -> LinkMount<Route>)
  case redirect(String)
  case fallback(@Sendable (DeepLinkError) -> Route?)
}
