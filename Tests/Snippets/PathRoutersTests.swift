import Foundation
import Testing
import Waymark

@MainActor
@Suite("Migrating from a path router")
struct PathRoutersTests {
  @Test("The first pattern that matches wins")
  func first() throws {
    // region: routers-first
    let screens = [
      (try PathPattern("news/latest"), "latest"),
      (try PathPattern("news/:id"), "article"),
      (try PathPattern("*"), "not found"),
    ]
    let found = PathPattern.first(in: screens, matching: "/news/42")
    #expect(found?.value == "article")
    #expect(found?.match.values["id"] == "42")
    #expect(PathPattern.first(in: screens, matching: "/weather")?.value == "not found")
    // endregion
  }

  @Test("A wildcard takes everything below, and passes it on")
  func wildcard() throws {
    // region: routers-wildcard
    #expect(SiteRoute(link: "/docs") == .docs(path: []))
    #expect(SiteRoute(link: "/docs/guides/links") == .docs(path: ["guides", "links"]))
    #expect(SiteRoute.links.path(for: .docs(path: ["guides"])) == "/docs/guides")

    let docs = try PathPattern("docs/*")
    let page = try PathPattern(":book/:page")
    let rest = docs.match("/docs/guides/links")?.rest
    #expect(rest == "guides/links")
    #expect(page.match(rest ?? "")?.values == ["book": "guides", "page": "links"])
    // endregion
  }

  @Test("A parameter has a type")
  func parameter() {
    // region: routers-parameter
    #expect(SiteRoute(link: "/news/42") == .article(id: 42))
    #expect(SiteRoute.links.path(for: .article(id: 42)) == "/news/42")
    #expect(SiteRoute(link: "/news/latest") == .latest)
    // endregion
  }

  @Test("An optional parameter is an optional payload")
  func optional() throws {
    // region: routers-optional
    #expect(SiteRoute(link: "/users") == .users(id: nil))
    #expect(SiteRoute.links.path(for: .users(id: nil)) == "/users")

    let pattern = try PathPattern("users/:id?")
    #expect(pattern.match("/users")?.values["id"] == nil)
    #expect(pattern.match("/users/7")?.values["id"] == "7")
    // endregion
    #expect(pattern.match("/users") != nil)
  }

  @Test("Types validate and transform, and where: adds a condition")
  func validator() throws {
    // region: routers-validator
    let id = try #require(UUID(uuidString: "1F0A3C5E-0000-4000-8000-000000000007"))
    #expect(SiteRoute(link: "/users/1f0a3c5e-0000-4000-8000-000000000007") == .users(id: id))
    #expect(SiteRoute(link: "/users/seven") == .unknown(link: "/users/seven"))
    #expect(SiteRoute(link: "/news/-1") == .unknown(link: "/news/-1"))
    // endregion
  }

  @Test("A line of a menu is active while its link, or a link below it, is shown")
  func active() {
    // region: routers-menu-run
    let site = SiteCoordinator()
    let news = MenuLine(title: "News", link: "/news", site: site)
    let users = MenuLine(title: "Users", link: "/users", site: site)
    users.choose()
    #expect(users.isActive)
    #expect(!news.isActive)
    site.open("/news/42")
    #expect(news.isActive)
    #expect(!site.isShowing("/news", exactly: true))
    // endregion
  }

  @Test("A fallback takes the rest, and a redirect passes on")
  func fallback() {
    // region: routers-fallback
    #expect(SiteRoute(link: "/weather") == .unknown(link: "/weather"))
    #expect(SiteRoute(link: "/articles/42") == .article(id: 42))

    let site = SiteCoordinator()
    site.open("/articles/42")
    #expect(site.path == "/news/42")
    // endregion
  }

  @Test("A navigator opens, goes back, and replaces")
  func navigator() {
    // region: routers-navigator
    let site = SiteCoordinator()
    site.open("/news/42")
    site.open("../latest")
    #expect(site.path == "/news/latest")
    #expect(site.canGoBack)
    site.back()
    #expect(site.path == "/")

    site.push(.article(id: 1))
    site.replaceTop(.article(id: 2))
    #expect(site.routes == [.home, .article(id: 2)])
    // endregion

    // region: routers-history
    let history = History(site)
    site.open("/news/3")
    site.open("/news/4", history: .replace)
    history.back()
    #expect(site.path == "/news/2")
    history.forward()
    #expect(site.path == "/news/4")
    #expect(history.forwardCount == 0)
    history.clear()
    #expect(history.backCount == 0)
    // endregion
  }

  @Test("An observer and a history know the last change and its direction")
  func lastAction() {
    // region: routers-direction
    let site = SiteCoordinator()
    site.start()
    var last = LinkPath("/")
    var actions: [(cause: NavigationCause, direction: LinkPath.Direction)] = []
    site.observe { [weak site] change, _ in
      let path = LinkPath(site?.path ?? "/")
      actions.append((change.cause, last.direction(to: path)))
      last = path
    }
    site.open("/news/42")
    site.open("/news/43")
    site.back()
    #expect(actions.map(\.cause) == [.open, .open, .back])
    #expect(actions.map(\.direction) == [.deeper(by: 2), .sideways, .higher(by: 2)])
    // endregion

    // region: routers-last
    let history = History(site)
    site.open("/news/42")
    #expect(history.lastStep == HistoryStep(direction: .forward, count: 1))
    history.back()
    #expect(history.lastStep == HistoryStep(direction: .back, count: 1))
    // endregion
  }

  @Test("A path value resolves relative paths, too")
  func resolving() {
    // region: routers-resolving
    let path = LinkPath("/news/42")
    #expect(path.resolving("../43").description == "/news/43")
    #expect(path.resolving("comments//7/").description == "/news/42/comments/7")
    #expect(path.resolving("/users").description == "/users")
    #expect(path.resolving("../../../..").description == "/")
    // endregion
  }

  @Test("A screen knows its path and its values")
  func information() {
    // region: routers-information-run
    let site = SiteCoordinator()
    site.open("/news/42")
    let model = site.projection.leaf?.screen
    #expect(model?.path == "/news/42")
    #expect(model?.id == "42")
    // endregion
  }

  @Test("A handwritten parser can stay, and open routes")
  func byHand() throws {
    // region: routers-by-hand-run
    let app = PlaceCoordinator()
    let url = try #require(URL(string: "site://news/article/42"))
    if let route = PlaceRoute(url: url) { app.open(route) }
    #expect(app.routes == [.news, .article(id: 42)])
    // endregion
  }

  @Test("A table reads the same links as the parser")
  func declared() throws {
    // region: routers-declared-run
    let texts = [
      "site://news", "site://news/article/42", "site://news/article/x", "site://users/ann%20b",
      "site://users", "site://weather", "other://news",
    ]
    for url in texts.compactMap(URL.init(string:)) {
      #expect(DeclaredRoute(url: url)?.name == PlaceRoute(url: url)?.name)
    }
    #expect(DeclaredRoute.links.path(for: .article(id: 42)) == "/news/article/42")
    // endregion
    #expect(texts.compactMap(URL.init(string:)).compactMap(PlaceRoute.init(url:)).count == 3)
  }

  @Test("A table refuses some links that a parser accepts")
  func stricter() throws {
    let long = try #require(URL(string: "site://news/article/42/43"))
    #expect(PlaceRoute(url: long) == .article(id: 42))
    #expect(DeclaredRoute(url: long) == nil)
    let signed = try #require(URL(string: "site://news/article/+42"))
    #expect(PlaceRoute(url: signed) == .article(id: 42))
    #expect(DeclaredRoute(url: signed) == nil)
  }

  @Test("The tables have no problems")
  func problems() {
    #expect(SiteRoute.links.problems.isEmpty)
    #expect(DeclaredRoute.links.problems.isEmpty)
  }

  @Test("Each row of the table leads to a section with code")
  func rows() throws {
    let document = try Repository.text("Docs/Migration/PathRouters.md")
    let sections = document.split(separator: "\n## ").dropFirst().map { section in
      let title = section.prefix { $0 != "\n" }
      return (
        anchor: title.lowercased().replacing(" ", with: "-"),
        hasCode: CodeBlock.all(in: String(section)).contains { $0.language == "swift" }
      )
    }
    let table = try #require(
      document.split(separator: "\n## ").first { $0.hasPrefix("What is what") })
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count == 15)
    for row in rows {
      let mark = try #require(row.firstRange(of: "](#"), "\(row)")
      let anchor = row[mark.upperBound...].prefix { $0 != ")" }
      #expect(sections.contains { $0.anchor == anchor && $0.hasCode }, "\(anchor)")
    }
  }
}
