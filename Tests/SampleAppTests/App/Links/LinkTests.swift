import Posts
import Settings
import Testing
import Todos
import Waymark

@testable import SampleApp

@Suite("The links of the app")
struct LinkTests {
  @Test("They have no problems, and neither have those of the features alone")
  func problems() {
    #expect(AppRoute.links.problems.map(\.message) == [])
    #expect(TodosRoute.links.problems.map(\.message) == [])
    #expect(PostsRoute.links.problems.map(\.message) == [])
    #expect(SettingsRoute.links.problems.map(\.message) == [])
  }

  @Test("They are these, each with its route")
  func all() {
    let links = AppRoute.links.all.map(\.description)
    #expect(
      links == [
        "/ home",
        "/todos todos.list", "/todos/new todos.add", "/todos/by/:id todos.author",
        "/todos/:id todos.detail", "/todos/:id/rename todos.rename",
        "/todos/:id/delete -> /todos/:id",
        "/posts posts.list", "/posts/by/:id posts.author", "/posts/:id posts.detail",
        "/settings settings.root", "/settings/theme -> /settings",
        "/settings/items-per-page settings.itemsPerPage", "/settings/about settings.about",
        "/settings/sign-in settings.signIn",
        "/custom?message=:message custom",
      ])
  }

  @Test(
    "Every place has a link; the tabs and columns, which hold places, and screens that answer others have none"
  )
  func missing() {
    let names = RouteTour.all.map(\.caseName)
    #expect(Set(names) == AppUnderTest.caseNames(in: .tabs).union(["split"]))
    #expect(Set(names).count == names.count)
    #expect(
      Set(AppRoute.links.cases(missing: RouteTour.all))
        == Set(["tabs", "split"]).union(AppUnderTest.unlinked))
  }

  @Test("Every link prints and parses back, with any id and any text")
  func roundTrip() throws {
    let seed = SeededGenerator.freshSeed
    print("round trips of the sample's links: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var patterns: Set<String> = []
    for _ in 0..<200 {
      for route in RouteTour.linked {
        let route = route.withRandomPayload(using: &generator)
        let place = Testing.Comment("seed \(seed): \(route)")
        let information = try #require(AppRoute.links.information(for: route), place)
        let path = information.path
        patterns.insert(information.pattern)
        #expect(path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, place)
        #expect(AppRoute.links.path(for: route) == path, place)
        for link in [path, "https://waymark.example\(path)", "WAYMARK:/\(path)#part"] {
          #expect(AppRoute.links.route(for: link) == route, "\(link), \(place)")
        }
      }
    }
    let all = AppRoute.links.all.filter { $0.caseName != nil }
    #expect(patterns == Set(all.map(\.pattern)), "seed \(seed)")
  }

  @Test(
    "A link is read in every form in which it comes in",
    arguments: [
      ("", .home), ("/", .home), ("waymark://", .home), ("https://waymark.example", .home),
      ("HTTPS://Waymark.Example/todos/1", .todos(.detail(id: 1))),
      ("waymark://todos/1", .todos(.detail(id: 1))),
      ("waymark:todos/1", .todos(.detail(id: 1))),
      ("todos//1/", .todos(.detail(id: 1))),
      ("/todos/1?x=2#comments", .todos(.detail(id: 1))),
      ("/posts/../todos/./new", .todos(.add)),
      ("/todos/%31", .todos(.detail(id: 1))),
      ("/custom?message=", .custom(message: "")),
      ("/custom?message=a+b%26c=d&message=e", .custom(message: "a+b&c=d")),
    ] as [(String, AppRoute)])
  func reading(link: String, route: AppRoute) {
    #expect(AppRoute.links.parse(link) == .success(route))
  }

  @Test(
    "A foreign link is refused",
    arguments: [
      ("/todo", .noMatch), ("/todos/1/rename/now", .noMatch), ("/custom/1", .noMatch),
      ("/todos/one", .invalidParameter), ("/todos/1.0", .invalidParameter),
      ("/todos/99999999999999999999", .invalidParameter), ("/todos/%zz", .invalidParameter),
      ("/custom", .invalidParameter), ("/posts/by/", .invalidParameter),
      ("https://waymark.example.evil/todos", .notOurs),
      ("https://waymark.example:443/todos", .notOurs), ("http://waymark.example/", .notOurs),
      ("https://me@waymark.example/todos", .notOurs), ("mailto:ann@example.org", .notOurs),
    ] as [(String, DeepLinkError.Code)])
  func refusing(link: String, code: DeepLinkError.Code) throws {
    #expect(failure(of: link) == code)
  }

  @Test("A link that is far too long or too deep is refused")
  func refusingLarge() {
    #expect(failure(of: "/" + String(repeating: "a", count: 100_000)) == .tooLong)
    #expect(failure(of: String(repeating: "/a", count: 1_000)) == .tooDeep)
  }

  private func failure(of link: String) -> DeepLinkError.Code? {
    guard case .failure(let error) = AppRoute.links.parse(link) else { return nil }
    return error.code
  }
}
