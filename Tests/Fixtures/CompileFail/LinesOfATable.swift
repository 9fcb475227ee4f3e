// Lines of a table with the arguments of another kind of line: each error says what the line is for.
import Waymark

enum NotesRoute: LinkedRoute {
  case list, detail(id: Int)

  static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: detail))
}

enum AppRoute: Route {
  case home, item(id: Int), notes(NotesRoute)
}

let mounts = DeepLinks<AppRoute> {
  // below: a mount takes a feature, as "as: AppRoute.todos"; write DeepLink for a route
  Mount("x", .home)
  // below: a mount takes a feature, as "as: AppRoute.todos"; write DeepLink for a case
  Mount("x/:id", to: AppRoute.item)
  // below: write Mount for the links of a feature
  DeepLink("x", as: AppRoute.notes)
}

let redirects = DeepLinks<AppRoute> {
  // below: a redirect leads to a pattern, as to: "todos/:id"; write DeepLink for a route
  Redirect("x", .home)
  // below: a redirect leads to a pattern, as to: "todos/:id"; write DeepLink for a route
  Redirect("x", to: .home)
  // below: a redirect leads to a pattern, as to: "todos/:id"; write DeepLink for a case
  Redirect("x/:id", to: AppRoute.item)
  // below: write Redirect to send links on
  DeepLink("x", to: "y")
}

let fallbacks = DeepLinks<AppRoute> {
  // below: a fallback is a closure, as Fallback { _ in .home }
  Fallback(.home)
  // below: a fallback has no pattern, as Fallback { _ in .home }; write DeepLink for a route
  Fallback("x", .home)
  // below: write Fallback to answer what nothing else takes
  DeepLink { _ in .home }
}
