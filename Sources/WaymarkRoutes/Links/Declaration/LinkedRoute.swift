/// A route type that has links.
///
/// ```swift
/// extension TodosRoute: LinkedRoute {
///   static let links = DeepLinks<Self> { DeepLink("", .list); DeepLink(":id", to: TodosRoute.detail) }
/// }
/// TodosRoute(link: "/42")  // .detail(id: 42)
/// ```
///
/// The declaration is the same in modules of every default isolation and language mode.
public protocol LinkedRoute: Route {
  /// The table of the type's links: a `static let`, so that it is made once.
  static var links: DeepLinks<Self> { get }
}
