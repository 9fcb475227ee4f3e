import Foundation
import Waymark

// region: routers-table
enum SiteRoute: LinkedRoute {
  case home, latest, article(id: Int), users(id: UUID?)
  case docs(path: [String]), unknown(link: String)

  static let links = DeepLinks<Self> {
    DeepLink("", .home)
    DeepLink("docs/:path*", to: docs)
    DeepLink("news/:id", to: article, where: { $0 > 0 })
    DeepLink("news/latest", .latest)
    DeepLink("users/:id?", to: users)
    Redirect("articles/:id", to: "news/:id")
    Fallback { .unknown(link: $0.link) }
  }
}
// endregion

// region: routers-information
@MainActor
final class SiteModel {
  let path: String?
  let id: String?

  init(navigator: Navigator<SiteCoordinator>) {
    path = navigator.link?.path
    id = navigator.link?.values["id"]
  }
}
// endregion

final class SiteCoordinator: Coordinator {
  let flow = Flow<SiteRoute, SiteModel>(start: .home)

  func destination(for route: SiteRoute) -> Destination<SiteCoordinator> {
    .screen { SiteModel(navigator: $0) }
  }
}

// region: routers-menu
@MainActor
struct MenuLine {
  let title: String
  let link: String
  let site: SiteCoordinator

  var isActive: Bool { site.isShowing(link) }
  func choose() { site.open(link) }
}
// endregion

// region: routers-by-hand
enum PlaceRoute: Route {
  case news, article(id: Int), user(name: String)

  init?(url: URL) {
    guard url.scheme == "site" else { return nil }
    let parts = url.pathComponents.filter { $0 != "/" }
    switch (url.host(), parts.first, parts.dropFirst().first) {
    case ("news", nil, _): self = .news
    case ("news", "article", let id?):
      guard let id = Int(id) else { return nil }
      self = .article(id: id)
    case ("users", let name?, _): self = .user(name: name)
    default: return nil
    }
  }
}
// endregion

final class PlaceCoordinator: Coordinator {
  let flow = Flow<PlaceRoute, String>(start: .news)

  func destination(for route: PlaceRoute) -> Destination<PlaceCoordinator> {
    .screen { route.name }
  }
}

// region: routers-declared
enum DeclaredRoute: LinkedRoute {
  case news, article(id: Int), user(name: String)

  static let links = DeepLinks<Self>(prefixes: ["site://"]) {
    DeepLink("news", .news)
    DeepLink("news/article/:id", to: article)
    DeepLink("users/:name", to: user)
  }
}
// endregion
