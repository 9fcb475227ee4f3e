import Foundation
import Testing

/// All pages of `Docs/Migration` have the same parts, because their readers are in the middle of a migration and look
/// for one thing.
@Suite("Migration pages")
struct MigrationTests {
  private static let pages = [
    "ComposableArchitecture", "FlowStacks", "GlobalRouter", "MenuNavigation", "NavigationPath",
    "PathRouters", "Routers", "Stinsen", "XCoordinator",
  ]

  /// The page with what they share.
  private static let shared = "Moving"

  /// The parts of a page by their headings.
  private func parts(of page: String) throws -> [String: String] {
    let text = try Repository.text("Docs/Migration/\(page).md")
    let parts = text.split(separator: "\n## ").dropFirst().map { part in
      (String(part.prefix { $0 != "\n" }), String(part))
    }
    return Dictionary(parts) { first, _ in first }
  }

  private func lines(_ part: String, in language: String = "swift") -> Int {
    CodeBlock.all(in: part).filter { $0.language == language }
      .reduce(0) { $0 + $1.text.split(separator: "\n").count }
  }

  @Test("There is a page for each kind, and no other page")
  func all() throws {
    let documents = try Repository.documents().filter { $0.hasPrefix("Docs/Migration/") }
    let pages = (Self.pages + [Self.shared]).sorted()
    #expect(documents == pages.map { "Docs/Migration/\($0).md" })
  }

  @Test("Intended differences come first, with the four rules that surprise", arguments: pages)
  func differences(page: String) throws {
    let text = try Repository.text("Docs/Migration/\(page).md")
    let first = try #require(text.firstRange(of: "\n## What differs on purpose\n"))
    #expect(text[..<first.lowerBound].split(separator: "\n").count <= 5)
    let part = try #require(parts(of: page)["What differs on purpose"])
      .replacing("\n  ", with: " ")
    for rule in ["top layer", "`present` stacks", "stops at the nearest handler", "access"] {
      #expect(part.contains(rule), "\(rule)")
    }
    #expect(part.contains("never refuse"))
  }

  @Test("A table maps the terms", arguments: pages)
  func table(page: String) throws {
    let part = try #require(parts(of: page)["What is what"])
    #expect(part.split(separator: "\n").filter { $0.hasPrefix("| ") }.count > 12)
  }

  @Test(
    "One flow is shown there, and each of its pieces leads to what it is here", arguments: pages)
  func sides(page: String) throws {
    let part = try #require(parts(of: page)["One flow, there and here"])
    let isElsewhere = lines(part, in: Repository.elsewhere) > 0
    // What can be compiled here is theirs in Swift, in a region of a file that ends in `Before.swift`.
    let theirs = try Repository.regions(in: Repository.ways).filter {
      $0.name.hasSuffix("-before") && part.contains("```swift\n\($0.text)\n```")
    }
    #expect(isElsewhere || !theirs.isEmpty)
    #expect(part.contains("](Moving.md#the-flow-in-waymark)"))
    let rows = part.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 5)
    // What a row says of our side is in the code that the page leads to.
    let shared = try Repository.text("Docs/Migration/\(Self.shared).md")
    for row in rows {
      let ours = try #require(row.split(separator: " | ").last)
      for name in ours.matches(of: /`(\w+)/) where name.1 != "await" && name.1 != "open" {
        #expect(shared.contains(name.1), "\(name.1)")
      }
    }
  }

  @Test("One page has the flow in Waymark, a feature in an old app, and an old screen in a new one")
  func shares() throws {
    let parts = try parts(of: Self.shared)
    #expect(lines(try #require(parts["The flow in Waymark"])) >= 40)
    let feature = try #require(parts["One feature in an old app"])
    #expect(feature.contains("as: .embedded") && feature.contains(".embedding("))
    #expect(try #require(parts["An old screen in a new app"]).contains(".stackOwners"))
  }

  @Test("Features move one by one, in a host of either kind", arguments: pages)
  func moving(page: String) throws {
    let part = try #require(parts(of: page)["Move feature by feature"])
    #expect(part.contains("CoordinatorView("))
    #expect(part.contains("[`stackOwners`](Moving.md#an-old-screen-in-a-new-app)"))
    // A page without code of its own leads to that of the shared page.
    let isShared = part.contains("](Moving.md#one-feature-in-an-old-app)")
    #expect(isShared || lines(part) > 8)
  }
}
