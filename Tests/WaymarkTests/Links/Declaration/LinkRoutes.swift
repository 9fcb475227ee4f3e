import Waymark

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

enum Kind: String, LinkValue, CaseIterable { case work, home }

/// An id of an app, with a text that is no number.
struct TicketID: LinkValue {
  var number: Int

  init(number: Int) { self.number = number }

  init?(linkText: String) {
    guard linkText.hasPrefix("T"), let number = Int(linkText.dropFirst()) else { return nil }
    self.number = number
  }

  var linkText: String? { "T\(number)" }
  static var linkExamples: [String] { ["T1"] }
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

/// A route of every type of payload, for tables that are made at random.
enum ValueRoute: Route {
  case text(String), number(Int), small(Int8), large(UInt64), ratio(Double), short(Float)
  case flag(Bool), id(UUID), date(Date), kind(Kind), ticket(TicketID)
  case maybe(String?), maybeNumber(Int?), list([String]), numbers([Int])
  case query(LinkQuery), pair(String, b: Int?), several(String, [String], Bool?)
}

extension ValueRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("text/:a", to: ValueRoute.text)
    DeepLink("text/new", .text("new"))
    DeepLink("number/:a", to: ValueRoute.number)
    DeepLink("small/:a", to: ValueRoute.small)
    DeepLink("large?a=:a", to: ValueRoute.large)
    DeepLink("ratio/:a", to: ValueRoute.ratio)
    DeepLink("short?a=:a", to: ValueRoute.short)
    DeepLink("flag/:a", to: ValueRoute.flag)
    DeepLink("id/:a", to: ValueRoute.id)
    DeepLink("date/:a", to: ValueRoute.date)
    DeepLink("kind/:a", to: ValueRoute.kind)
    DeepLink("ticket/:a", to: ValueRoute.ticket)
    DeepLink("maybe?a=:a?", to: ValueRoute.maybe)
    DeepLink("maybeNumber/:a?", to: ValueRoute.maybeNumber)
    DeepLink("list/:a+", to: ValueRoute.list)
    DeepLink("numbers?a=:a+", to: ValueRoute.numbers)
    DeepLink("query?*=:a", to: ValueRoute.query)
    DeepLink(":a/pair?b=:b?", to: ValueRoute.pair)
    DeepLink("several/:a?tag=:b+&flag=:c?", to: ValueRoute.several)
  }
}
