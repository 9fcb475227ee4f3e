import Foundation
import Testing

@Suite("Tables of features")
struct FeatureTableTests {
  /// What the issue of this folder names for each kind: this many features at least.
  private static let kinds = [
    "Enums": 10, "Global": 11, "Menu": 9, "Paths": 14, "Router": 33,
  ]

  @Test(
    "Every feature has a counterpart that its app uses and a test that shows it, or a reason",
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
        "line 1, back: needs a link to where that is written"
      ),
      (
        "| back | left out, because [so](Docs/Back.md#why) | |",
        "line 1, back: Docs/Back.md#why is no place"
      ),
      (
        "| back | `back()`, not yet in [tabs](Docs/Tabs.md#back) | \"It goes\" |",
        "line 1, back: \"yet\" tells of what will be"
      ),
    ])
  func faults(row: String, problem: String) {
    #expect(FeatureTable(row).problems(Self.known) == [problem])
  }

  private static let known = FeatureTable.Known(
    tests: ["It goes"], symbols: ["back", "forward"], used: ["back"],
    places: ["Docs/Tabs.md#back"])

  @Test("A table without a fault is taken")
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

  @Test("What an app uses is its code: no comment, and nothing that people come from")
  func used() throws {
    let used = try WaysSources.used(in: "Enums")
    for word in ["RecipesCoordinator", "swipeBack", "CoordinatorLink"] {
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

  @Test("What users can name is known, and nothing else")
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
