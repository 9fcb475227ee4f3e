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
    #expect(documents == Self.pages.map { "Docs/Migration/\($0).md" })
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

  @Test("One flow is shown side by side, with at least 40 lines on our side", arguments: pages)
  func sides(page: String) throws {
    let part = try #require(parts(of: page)["One flow, side by side"])
    let isElsewhere = lines(part, in: Repository.elsewhere) > 0
    // What can be compiled here is theirs in Swift, in a region of a file that ends in `Before.swift`.
    let theirs = try Repository.regions(in: Repository.ways).filter {
      $0.name.hasSuffix("-before") && part.contains("```swift\n\($0.text)\n```")
    }
    #expect(isElsewhere || !theirs.isEmpty)
    let before = theirs.reduce(0) { $0 + $1.text.split(separator: "\n").count }
    #expect(lines(part) - before >= 40)
  }

  @Test("Features move one by one, in a host of either kind", arguments: pages)
  func moving(page: String) throws {
    let part = try #require(parts(of: page)["Move feature by feature"])
    #expect(part.contains("CoordinatorView("))
    #expect(part.contains(".stackOwners"))
    #expect(lines(part) > 20)
  }
}
