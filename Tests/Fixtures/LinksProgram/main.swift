// A program that uses only routes, stacks and links, as an extension or a server does. CI checks what it
// contains.
import WaymarkRoutes

enum StepRoute: LinkedRoute {
  case first
  case second(Int)

  static let links = DeepLinks<Self> {
    DeepLink("", .first)
    DeepLink(":number", to: StepRoute.second)
  }
}

var stack = RouteStack(StepRoute.first)
if let route = StepRoute(link: "/2") { stack.push(route) }
print(stack, StepRoute.links.path(for: stack.top) ?? "has no link")
