/// One line of a table of links: a pattern, and the route that it stands for.
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
/// A pattern's segments are separated by slashes; a slash at either end means nothing.
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
/// `:name?` may also stand before a last `:name*` or `*`. A link that ends in `*` is not printed:
/// nothing keeps what it took.
///
/// The payloads stand in the order of the pattern, those of the path first. The functions `Mount`,
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
  ///   - pattern: Literal text, at the end perhaps `*`.
  ///   - route: What the pattern stands for.
  public init(_ pattern: String, _ route: Route) {
    self.pattern = pattern
    content = .literal(route)
  }

  init(_ pattern: String, content: LinkContent<Route>) {
    self.pattern = pattern
    self.content = content
  }

  /// Says how to write a route that stands where a redirect has its target.
  ///
  /// Without it the compiler looks for `.detail` in `String`, and says only that it is not there. With
  /// it, it finds the case, and says that its payload is missing.
  @available(
    *, unavailable,
    message: "write a route without \"to:\", and a case with payloads as \"to: TodosRoute.detail\""
  )
  public init(_ pattern: String, to route: Route) {
    self.init(pattern, route)
  }

  /// Says how to send links on.
  @available(*, unavailable, message: "write Redirect to send links on")
  @_disfavoredOverload
  public init(_ pattern: String, to target: String) {
    self.init(pattern, content: .redirect(target))
  }

  /// Says how to answer what nothing else takes.
  @available(*, unavailable, message: "write Fallback to answer what nothing else takes")
  public init(_ make: @escaping @Sendable (DeepLinkError) -> Route?) {
    self.init("*", content: .fallback(make))
  }
}

/// What a line of a table says.
enum LinkContent<Route: WaymarkRoutes.Route>: Sendable {
  // Behind a reference, so that a line has the same size for all routes, and is cheap to pass on.
  indirect case literal(Route)
  case values(LinkRecipe<Route>)
  /// Asked for inside of the table that is made, which finds out one that mounts itself.
  case mount(@Sendable () -> LinkMount<Route>)
  case redirect(String)
  case fallback(@Sendable (DeepLinkError) -> Route?)
}
