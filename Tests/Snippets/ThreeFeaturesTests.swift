import Testing
import Waymark

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

  @Test("Each line of the walk gives what its comment says")
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

  @Test("A screen that chooses a line pushes the detail in its own flow, once")
  func choose() {
    let app = AppCoordinator()
    app.navigate(to: .films(.list))
    let list = app.projection.leaf?.screen
    #expect(list?.title == "Films")
    list?.choose(1)
    list?.choose(1)
    #expect(app.routes == [.home, .films(.list), .films(.detail(id: 1))])
    #expect(app.projection.leaf?.screen?.title == "Ran")
    #expect(app.screen(for: .home)?.title == "Home")
  }

  @Test("A feature is tested alone, and a view model without a coordinator")
  func testing() {
    // region: three-features-test
    let books = BooksCoordinator(library: Library())
    books.push(.detail(id: 1))
    #expect(books.routes == [.list, .detail(id: 1)])

    var commands: [NavigationCommand<BooksRoute>] = []
    let navigator = Navigator<BooksCoordinator> { command in
      commands.append(command)
      return .performed
    }
    navigator.push(.detail(id: 1))
    #expect(commands == [.push([.detail(id: 1)])])
    // endregion
  }

  @Test("It takes at most 60 lines, and 14 for one more feature with a dependency")
  func lines() throws {
    let source = try Repository.text("Tests/Snippets/ThreeFeatures.swift")
    let regions = Region.all(in: source)
    let app = try #require(regions.first { $0.name == "three-features" })
    let lines = codeLines(app.text)
    #expect(lines.count <= 60, "\(lines.count) lines")
    #expect(lines.allSatisfy { $0.count <= 100 })

    let start = try #require(lines.firstIndex { $0.hasPrefix("enum FilmsRoute") })
    let end = try #require(lines.firstIndex { $0.hasPrefix("enum SetupRoute") })
    let composition = lines.filter {
      $0.contains("FilmsCoordinator(") || $0.contains("case .films")
    }
    #expect(end - start + composition.count <= 14, "\(end - start) + \(composition.count) lines")
  }

  private func codeLines(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      let code = line.drop { $0 == " " }
      return !code.isEmpty && !code.hasPrefix("//") && !code.hasPrefix("import ")
    }
  }
}
