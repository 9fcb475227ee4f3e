import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The app of three features")
struct ThreeFeaturesTests {
  @Test("It navigates as the guide says")
  func walk() {
    // region: three-features-walk
    let app = AppCoordinator()
    app.navigate(to: .books(.detail(id: 1)))  // [.home, .books(.detail(id: 1))]
    app.navigate(to: .films(.list))  // [.home, .books(.detail(id: 1)), .films(.list)]
    app.back()  // [.home, .books(.detail(id: 1))]
    app.popToRoot()  // [.home]
    // endregion
    #expect(app.routes == [.home])
  }

  @Test("Each line of the walk does what its comment says")
  func walkStepByStep() {
    let app = AppCoordinator()
    #expect(app.navigate(to: .books(.detail(id: 1))) == .performed)
    #expect(app.routes == [.home, .books(.detail(id: 1))])
    app.navigate(to: .films(.list))
    #expect(app.routes == [.home, .books(.detail(id: 1)), .films(.list)])
    app.back()
    #expect(app.routes == [.home, .books(.detail(id: 1))])
    app.popToRoot()
    #expect(app.routes == [.home])
  }

  @Test("It opens links as the guide says")
  func links() {
    // region: three-features-open
    let app = AppCoordinator()
    app.open("/films/4")  // [.home, .films(.list), .films(.detail(id: 4))]
    #expect(app.path == "/films/4")
    app.open("https://example.com/tv")  // [.home, .tv(.list)]
    #expect(AppRoute.links.path(for: .books(.detail(id: 1))) == "/books/1")
    // endregion
    #expect(app.routes == [.home, .tv(.list)])
  }

  @Test(
    "A link leads to its feature with the list below, and one without a target changes nothing")
  func linksStepByStep() {
    let app = AppCoordinator()
    #expect(app.open("/films/4") == .performed)
    #expect(app.routes == [.home, .films(.list), .films(.detail(id: 4))])
    #expect(app.projection.leaf?.screen?.title == "Ran")
    guard case .invalidLink(let error) = app.open("/film/4") else {
      Issue.record("/film/4 is a link")
      return
    }
    #expect(error.pattern == "/films/:id")
    #expect(app.routes == [.home, .films(.list), .films(.detail(id: 4))])
    #expect(app.open("/films/4") == .unchanged)
    #expect(app.open("/films") == .performed)
    #expect(app.routes == [.home, .films(.list)])
  }

  @Test("Every place has a link, and the links have no problems")
  func allLinks() {
    #expect(
      AppRoute.links.all.map(\.pattern) == [
        "/", "/books", "/books/:id", "/films", "/films/:id", "/tv", "/tv/:id",
      ])
    #expect(AppRoute.links.problems.isEmpty)
    let routes: [AppRoute] = [
      .home, .books(.list), .books(.detail(id: 1)), .films(.list), .films(.detail(id: 2)),
      .tv(.list), .tv(.detail(id: 3)),
    ]
    #expect(AppRoute.links.cases(missing: routes) == [])
    for route in routes {
      #expect(AppRoute.links.path(for: route).flatMap(AppRoute.init(link:)) == route)
    }
  }

  @Test("A screen that chooses a line pushes the detail in its own flow, once")
  func choose() {
    let app = AppCoordinator()
    app.navigate(to: .films(.list))
    let list = app.projection.leaf?.screen
    #expect(list?.title == "Films")
    list?.choose(4)
    list?.choose(4)
    #expect(app.routes == [.home, .films(.list), .films(.detail(id: 4))])
    #expect(app.projection.leaf?.screen?.title == "Ran")
    #expect(app.screen(for: .home)?.title == "Home")
  }

  @Test("A feature is tested alone, and a view model without a coordinator")
  func testing() {
    // region: three-features-test
    let books = BooksCoordinator([1: "Emma"])
    books.push(.detail(id: 1))
    #expect(books.routes == [.list, .detail(id: 1)])

    let recorded = RecordedNavigator<BooksCoordinator>()
    recorded.navigator.push(.detail(id: 1))
    #expect(recorded.commands == [.push([.detail(id: 1)])])
    // endregion
  }

  @Test("It has at most 60 lines; one more feature with a dependency takes 14, its links 4")
  func lines() throws {
    let source = try Repository.text("Tests/Snippets/ThreeFeatures.swift")
    let regions = Region.all(in: source)
    let app = try #require(regions.first { $0.name == "three-features" })
    let lines = codeLines(app.text)
    #expect(lines.count <= 60, "\(lines.count) lines")
    #expect(lines.allSatisfy { $0.count <= 100 })

    let start = try #require(lines.firstIndex { $0.hasPrefix("enum FilmsRoute") })
    let end = try #require(lines.firstIndex { $0.hasPrefix("enum TVRoute") })
    let composition = lines.filter {
      $0.contains("FilmsCoordinator(") || $0.contains("case .films")
    }
    let links = lines[start..<end].filter {
      $0.hasPrefix("extension FilmsRoute: LinkedRoute") || $0.contains("DeepLink")
    }
    let mounts = lines.filter { $0.contains("Mount(\"films\"") }
    #expect(links.count == 2 && mounts.count == 1)
    // The brace that ends the extension belongs to the links, too.
    let linkLines = links.count + 1
    #expect(linkLines + mounts.count <= 4, "\(linkLines) + \(mounts.count) lines")
    let rest = end - start - linkLines
    #expect(rest + composition.count <= 14, "\(rest) + \(composition.count) lines")
  }

  @Test(
    "It needs no macro, no cast, no erased view and no text as an identifier",
    arguments: ["#", "@Observable", " as! ", " as? ", "AnyView", "any View", "id: \""])
  func plain(_ word: String) throws {
    let source = try Repository.text("Tests/Snippets/ThreeFeatures.swift")
    let app = try #require(Region.all(in: source).first { $0.name == "three-features" })
    #expect(!codeLines(app.text).contains { $0.contains(word) })
  }

  private func codeLines(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      let code = line.drop { $0 == " " }
      return !code.isEmpty && !code.hasPrefix("//") && !code.hasPrefix("import ")
    }
  }
}
