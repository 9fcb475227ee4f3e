import Waymark

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

enum Kind: String, LinkValue, CaseIterable { case work, home }

/// An id whose text is not a number.
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

/// A route for every type of payload, for random tables.
enum ValueRoute: Route {
  case text(String), number(Int), small(Int8), large(UInt64), ratio(Double), short(Float)
  case flag(Bool), id(UUID), date(Date), kind(Kind), ticket(TicketID)
  case maybe(String?), maybeNumber(Int?), list([String]), numbers([Int])
  case query(LinkQuery), pair(String, b: Int?), several(String, [String], Bool?)
  case any([String]), deep(Int?, [String]), items([Int])
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
    DeepLink("any/:a*", to: ValueRoute.any)
    DeepLink("deep/:a?/:b*", to: ValueRoute.deep)
    DeepLink("items?a=:a*", to: ValueRoute.items)
  }
}
