import Foundation
import Waymark

// region: links-values
enum Size: String, LinkValue, CaseIterable { case small, medium, large }

struct OrderID: LinkValue {
  let number: Int
}

extension OrderID {
  init?(linkText: String) {
    guard linkText.hasPrefix("A-"), let number = Int(linkText: String(linkText.dropFirst(2)))
    else { return nil }
    self.number = number
  }

  var linkText: String? { "A-\(number)" }
  static var linkExamples: [String] { ["A-17"] }
}
// endregion

// region: links-parts
enum CatalogRoute: LinkedRoute {
  case size(Size), sold(OrderID), since(Date), news(page: Int?), tagged([String]), about
  case folder([String]), search(String, page: Int?, rest: LinkQuery)

  static let links = DeepLinks<Self> {
    DeepLink("size/:size", to: size)
    DeepLink("sold/:order", to: sold)
    DeepLink("since/:day", to: since)
    DeepLink("news/:page?", to: news)
    DeepLink("tagged/:tags+", to: tagged)
    DeepLink("folders/:names*", to: folder)
    DeepLink("about/*", .about)
    DeepLink("search?q=:text&page=:page?&*=:rest", to: search)
  }
}
// endregion

// region: links-validate
struct Stars: Hashable, Sendable {
  let count: Int
  init?(_ count: Int) {
    guard (1...5).contains(count) else { return nil }
    self.count = count
  }
}

enum RatingsRoute: LinkedRoute {
  case day(Int), month(String), stars(Stars)

  static let links = DeepLinks<Self> {
    DeepLink("on/:day", to: day, where: { (1...31).contains($0) })
    DeepLink("on/:month", to: month)
    DeepLink(
      ":stars", to: { (count: Int) in Stars(count).map { .stars($0) } },
      from: { if case .stars(let stars) = $0 { stars.count } else { nil } })
  }
}
// endregion

// region: links-fallback
enum KioskRoute: LinkedRoute {
  case list, issue(Int), unknown(link: String)

  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink(":issue", to: issue)
    Fallback { .unknown(link: $0.link) }
  }
}
// endregion
