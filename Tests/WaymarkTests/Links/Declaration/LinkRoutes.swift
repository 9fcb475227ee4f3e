import Waymark

enum TaskRoute: Route {
  case list, new, detail(id: Int), comments(id: Int, page: Int?)
}

extension TaskRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink("new", .new)
    DeepLink(":id", to: TaskRoute.detail)
    DeepLink(":id/comments?page=:page?", to: TaskRoute.comments)
    Redirect("show/:id", to: ":id")
  }
}

enum MemberRoute: Route {
  case profile, tasks(TaskRoute)
}

extension MemberRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .profile)
    Mount("tasks", as: MemberRoute.tasks)
  }
}

enum HubRoute: Route {
  case home, about
  case tasks(TaskRoute)
  case member(name: String, MemberRoute)
  case search(String, kind: Kind?, tags: LinkQuery)
  case kind(Kind?)
  case files([String])
  case ticket(TicketID)
  case positive(Int)
  case six(Int, b: Int8, UInt64, d: Bool, Double, f: String)
  case hidden
}

extension HubRoute: LinkedRoute {
  static let links = DeepLinks<Self>(prefixes: ["https://example.com/app", "hub://"]) {
    DeepLink("", .home)
    DeepLink("home", .home)
    DeepLink("about", .about)
    Mount("tasks", as: HubRoute.tasks)
    Mount("members/:name", as: HubRoute.member)
    DeepLink("search?q=:q&kind=:kind?&*=:rest", to: HubRoute.search)
    DeepLink("kinds/:kind?", to: HubRoute.kind)
    DeepLink("files/:path+", to: HubRoute.files)
    DeepLink("tickets/:id", to: HubRoute.ticket)
    DeepLink("positive/:number", to: HubRoute.positive, where: { $0 > 0 })
    DeepLink("six/:a/:b/:c?d=:d&e=:e&f=:f", to: HubRoute.six)
  }
}
