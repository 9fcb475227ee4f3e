import Foundation
import Testing

@Suite("Tables of features")
struct FeatureTableTests {
  /// What the issue of this folder names for each kind: this many features at least.
  private static let kinds = [
    "Enums": 10, "Global": 11, "Menu": 9, "Paths": 14, "Router": 33,
  ]

  @Test(
    "Every feature has a counterpart that is there and a test that shows it, or a reason",
    arguments: kinds.keys.sorted())
  func counterparts(folder: String) throws {
    let file = WaysSources.folder.appending(path: "\(folder)/Features.md")
    let table = FeatureTable(try String(contentsOf: file, encoding: .utf8))
    let problems = table.problems(
      tests: try WaysSources.tests(in: folder), symbols: try WaysSources.symbols())
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
    ])
  func faults(row: String, problem: String) {
    let found = FeatureTable(row).problems(tests: ["It goes"], symbols: ["back"])
    #expect(found == [problem])
  }

  @Test("A table without a fault is taken")
  func fine() {
    let text = """
      | Feature | Here | Shown by |
      |---|---|---|
      | back | `back()` | "It goes" |
      | teleport | left out, because nobody knows how | |
      """
    let table = FeatureTable(text)
    #expect(table.rows.map(\.feature) == ["back", "teleport"])
    #expect(table.problems(tests: ["It goes"], symbols: ["back"]).isEmpty)
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
