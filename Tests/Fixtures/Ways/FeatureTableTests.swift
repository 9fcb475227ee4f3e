import Foundation
import Testing

@Suite("Tables of features")
struct FeatureTableTests {
  /// The least number of features for each kind of app.
  private static let kinds = [
    "Enums": 10, "Global": 11, "Menu": 9, "Paths": 14, "Router": 33,
  ]

  @Test(
    "Each feature has a counterpart that the app uses, and a test that shows it, or a reason why not",
    arguments: kinds.keys.sorted())
  func counterparts(folder: String) throws {
    let file = WaysSources.folder.appending(path: "\(folder)/Features.md")
    let table = FeatureTable(try String(contentsOf: file, encoding: .utf8))
    let problems = table.problems(
      FeatureTable.Known(
        tests: try WaysSources.tests(in: folder), symbols: try WaysSources.symbols(),
        used: try WaysSources.used(in: folder), places: try WaysSources.places()))
    #expect(problems.isEmpty, "\(folder): \(problems.joined(separator: "\n"))")
    #expect(table.rows.count >= Self.kinds[folder] ?? 0)
  }

  @Test(
    "A table with a fault is refused",
    arguments: [
      ("| back | | |", "line 1, back: needs a symbol and a test, or \"left out, because …\""),
      (
        "| back | `back()` | |",
        "line 1, back: needs a symbol and a test, or \"left out, because …\""
      ),
      ("| back | `goBack()` | \"It goes\" |", "line 1, back: nothing is called goBack"),
      ("| back | `Place.back(to:)` | \"It goes\" |", "line 1, back: nothing is called Place"),
      ("| back | `back()` | \"It stays\" |", "line 1, back: no test says \"It stays\""),
      (
        "| back | left out | |",
        "line 1, back: needs a symbol and a test, or \"left out, because …\""
      ),
      ("| back | `forward()` | \"It goes\" |", "line 1, back: the app has no forward"),
      (
        "| back | left out, because nobody needs it | |",
        "line 1, back: needs a link to the reason"
      ),
      (
        "| back | left out, because [so](Docs/Back.md#why) | |",
        "line 1, back: Docs/Back.md#why leads nowhere"
      ),
      (
        "| back | `back()`, not yet in [tabs](Docs/Tabs.md#back) | \"It goes\" |",
        "line 1, back: \"yet\" speaks of the future"
      ),
    ])
  func faults(row: String, problem: String) {
    #expect(FeatureTable(row).problems(Self.known) == [problem])
  }

  private static let known = FeatureTable.Known(
    tests: ["It goes"], symbols: ["back", "forward"], used: ["back"],
    places: ["Docs/Tabs.md#back"])

  @Test("A table without a fault is accepted")
  func fine() {
    let text = """
      | Feature | Here | Shown by |
      |---|---|---|
      | back | `back()` | "It goes" |
      | teleport | left out, because [nobody knows how](Docs/Tabs.md#back) | |
      """
    let table = FeatureTable(text)
    #expect(table.rows.map(\.feature) == ["back", "teleport"])
    #expect(table.problems(Self.known).isEmpty)
  }

  @Test("The words of an app come from its code, not from comments or the app before its migration")
  func used() throws {
    let used = try WaysSources.used(in: "Enums")
    for word in ["RecipesCoordinator", "swipeBack", "NavLink"] {
      #expect(used.contains(word), "\(word)")
    }
    for word in ["NavigationLink", "removeLast", "EnumsBefore"] {
      #expect(!used.contains(word), "\(word)")
    }
  }

  @Test("A link leads to a heading of a guide, or to a decision")
  func places() throws {
    let places = try WaysSources.places()
    for place in [
      "Recipes.md#two-windows", "Decisions/0024-ports-hold-what-can-be-wrong-on-a-screen.md",
    ] {
      #expect(places.contains("../../../../Docs/\(place)"), "\(place)")
    }
    #expect(!places.contains("../../../../Docs/Recipes.md"))
  }

  @Test("The names that users can use are known, and no others")
  func symbols() throws {
    let symbols = try WaysSources.symbols()
    for name in ["navigate", "notFound", "destination", "CoordinatorView", "PlatformSimulator"] {
      #expect(symbols.contains(name), "\(name)")
    }
    for name in ["terminate", "TreeState", "Draft", "makeAttachments"] {
      #expect(!symbols.contains(name), "\(name)")
    }
  }
}
