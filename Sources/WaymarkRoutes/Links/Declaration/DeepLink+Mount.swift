// swift-format-ignore: AlwaysUseLowerCamelCase
/// Mounts the links of a feature below a prefix.
///
/// ```swift
/// extension AppRoute: LinkedRoute {
///   static let links = DeepLinks<Self> {
///     DeepLink("", .home)
///     Mount("todos", as: AppRoute.todos)
///     Mount("users/:id", as: AppRoute.user)  // case user(id: Int, UserRoute)
///   }
/// }
/// AppRoute.links.path(for: .user(id: 7, .profile))  // "/users/7/profile"
/// ```
///
/// The feature's table becomes part of this table when this table is made. The feature's own
/// prefixes and limits only apply when its table is used by itself.
///
/// - Parameters:
///   - prefix: Literal text.
///   - embed: The case. Its payload is the feature's route.
///   - child: Returns the feature's route in a route, or nil for other routes. Without this
///     closure, the feature's route is read by reflection.
/// - Complexity: A mounted link takes the time of one that is declared here.
@inlinable
@preconcurrency  // In Swift 5 modules case constructors are not marked Sendable.
public func Mount<Route: WaymarkRoutes.Route, Child: LinkedRoute>(
  _ prefix: String, as embed: @escaping @Sendable (Child) -> Route,
  from child: (@Sendable (Route) -> Child?)? = nil
) -> DeepLink<Route> {
  DeepLink(
    prefix, types: [], isReflected: child == nil,
    wrap: { read in { input in read(&input).map(embed) } },
    unwrap: { route, payloads, output in
      guard let child = payloads.value(of: route, by: child, as: Child.self),
        embed(child) == route
      else { return nil }
      return child
    },
    example: { _, child in embed(child) })
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Mounts the links of a feature below a prefix with values.
///
/// ```swift
/// Mount("users/:id", as: AppRoute.user)  // case user(id: Int, UserRoute)
/// Mount("users/:id", as: AppRoute.user, from: {
///   if case .user(let id, let route) = $0 { (id, route) } else { nil }
/// })
/// ```
///
/// - Parameters:
///   - prefix: Literals and `:name`s, one name for each payload before the feature's route.
///   - embed: The case. Its last payload is the feature's route.
///   - values: Returns the payloads and the feature's route in a route, or nil for other routes:
///     `(id, route)`, or `((id, name), route)` if there are several payloads. Without this closure,
///     they are read by reflection.
@inlinable
@preconcurrency
@_disfavoredOverload  // A case without other payloads fits here, too.
public func Mount<Route: WaymarkRoutes.Route, Child: LinkedRoute, each Value: LinkValue>(
  _ prefix: String, as embed: @escaping @Sendable (repeat each Value, Child) -> Route,
  from values: (@Sendable (Route) -> ((repeat each Value), Child)?)? = nil
) -> DeepLink<Route> {
  DeepLink(
    prefix, types: DeepLink<Route>.types(repeat (each Value).self), isReflected: values == nil,
    wrap: { (read: @escaping LinkReading<Child>) in
      { input in
        do throws(_LinkMiss) {
          let values = (repeat try (each Value)._read(from: &input))
          guard let child = read(&input) else { return nil }
          return DeepLink<Route>.embed(embed, (repeat each values, child))
        } catch {
          return nil
        }
      }
    },
    unwrap: { route, payloads, output in
      guard
        let (values, child) = payloads.values(
          of: route, by: values, as: repeat (each Value).self, and: Child.self),
        DeepLink<Route>.embed(embed, (repeat each values, child)) == route
      else { return nil }
      repeat (each values)._write(to: &output)
      return child
    },
    example: { (number: Int, child: Child) in
      guard let values = _LinkPayloads.examples(number, of: repeat (each Value).self) else {
        return nil
      }
      return DeepLink<Route>.embed(embed, (repeat each values, child))
    })
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the compiler say why a case cannot be mounted.
@available(
  *, unavailable,
  message: "every payload of this case must be a LinkValue, and the last one a LinkedRoute"
)
@_disfavoredOverload
public func Mount<Route: WaymarkRoutes.Route, each Value>(
  _ prefix: String, as embed: @escaping @Sendable (repeat each Value) -> Route
) -> DeepLink<Route> {
  DeepLink(prefix, content: .redirect(""))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the compiler say that a route is not a feature.
@available(
  *, unavailable,
  message: "a mount takes a feature, as \"as: AppRoute.todos\"; write DeepLink for a route"
)
public func Mount<Route: WaymarkRoutes.Route>(_ pattern: String, _ route: Route) -> DeepLink<Route>
{
  DeepLink(pattern, route)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the compiler say that a case with payloads is not a feature.
@available(
  *, unavailable,
  message: "a mount takes a feature, as \"as: AppRoute.todos\"; write DeepLink for a case"
)
public func Mount<Route: WaymarkRoutes.Route, each Value>(
  _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Route
) -> DeepLink<Route> {
  DeepLink(pattern, content: .redirect(""))
}

extension DeepLink {
  /// Makes the compiler say how to mount a feature.
  @available(*, unavailable, message: "write Mount for the links of a feature")
  @_disfavoredOverload
  public init<each Value>(
    _ prefix: String, as embed: @escaping @Sendable (repeat each Value) -> Route
  ) {
    self.init(prefix, content: .redirect(""))
  }

  /// Calls a case constructor. The payloads and the route after them are one pack, because the
  /// compiler accepts no argument after a pack.
  @inlinable
  static func embed<each Payload>(
    _ embed: (repeat each Payload) -> Route, _ payloads: (repeat each Payload)
  ) -> Route {
    embed(repeat each payloads)
  }

  @usableFromInline
  init<Child: LinkedRoute>(
    _ prefix: String, types: [any LinkValue.Type], isReflected: Bool,
    wrap: @escaping @Sendable (@escaping LinkReading<Child>) -> LinkReading<Route>,
    unwrap: @escaping @Sendable (Route, inout _LinkPayloads, inout _LinkOutput) -> Child?,
    example: @escaping @Sendable (Int, Child) -> Route?
  ) {
    pattern = prefix
    content = .mount {
      LinkMount(
        types: types, isReflected: isReflected, wrap: wrap, unwrap: unwrap, example: example)
    }
  }
}
