import Foundation
import Testing

@Suite("Documents")
struct DocumentTests {
  @Test(
    "Every block of Swift in a document is a region of a file that is compiled and run here, or type-checked",
    arguments: [
      [Repository.snippets], [Repository.guide], [Repository.snippets, Repository.ways],
    ])
  func blocks(folders: [String]) throws {
    let regions = try folders.flatMap { try Repository.regions(in: $0) }.map(\.text)
    #expect(regions.count > 5)
    var count = 0
    for path in try Repository.documents() where Repository.codeFolders(of: path) == folders {
      for block in CodeBlock.all(in: try Repository.text(path)) where block.language == "swift" {
        count += 1
        let isRegion = regions.contains(block.text)
        #expect(isRegion, "\(path):\(block.line) is not a region in \(folders)")
      }
    }
    #expect(count > 5)
  }

  @Test(
    "Every region of the guide to SwiftUI, and of the apps in the migration pages, is used in one of them",
    arguments: [Repository.guide, Repository.ways])
  func shown(folder: String) throws {
    let blocks = try Repository.documents()
      .filter { Repository.codeFolders(of: $0).contains(folder) }
      .flatMap { CodeBlock.all(in: try Repository.text($0)).map(\.text) }
    for region in try Repository.regions(in: folder) {
      let isThere = blocks.contains(region.text)
      #expect(isThere, "\(region.name)")
    }
  }

  @Test(
    "Every block of a document has a checked language, or is plain text, a command or marked as foreign code"
  )
  func languages() throws {
    for path in try Repository.documents() {
      var known: Set = ["swift", "text", "sh", "mermaid"]
      if path.hasPrefix("Docs/Migration/") { known.insert(Repository.elsewhere) }
      for block in CodeBlock.all(in: try Repository.text(path)) {
        #expect(known.contains(block.language), "\(path):\(block.line): «\(block.language)»")
      }
    }
  }

  @Test("Every region has a unique name")
  func names() throws {
    let names = try [Repository.snippets, Repository.guide, Repository.ways].flatMap {
      try Repository.regions(in: $0).map(\.name)
    }
    #expect(Set(names).count == names.count)
  }

  @Test("Links between documents lead to existing files")
  func links() throws {
    for path in try Repository.documents() {
      let folder = Repository.root.appending(path: path).deletingLastPathComponent()
      for match in try Repository.text(path).matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
        let target = folder.appending(path: String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(path): \(match.1)")
      }
    }
  }

  @Test("Every decision has its own number, a date and a status, and its line in the index")
  func decisions() throws {
    let folder = "Docs/Decisions"
    let index = try Repository.text("\(folder)/README.md")
    let files = try Repository.documents().filter { $0.hasPrefix("\(folder)/0") }
    for (place, path) in files.enumerated() {
      let text = try Repository.text(path)
      let file = path.dropFirst(folder.count + 1)
      let head = try #require(text.firstMatch(of: /^# (\d+)\. (.+)\n/), "\(path)")
      #expect(Int(head.1) == place + 1 && Int(file.prefix(4)) == place + 1, "\(path)")
      let isDated = text.contains(/\nDate: \d+ [A-Z][a-z]+ \d{4}\. Status: [a-z]/)
      #expect(isDated, "\(path) has no line with date and status")
      #expect(index.contains("| \(head.1) | [\(head.2)](\(file)) | "), "\(path)")
    }
    #expect(files.count > 20)
  }

  @Test("Every path in the guide for contributors exists")
  func namedFiles() throws {
    let text = try Repository.text("Docs/Contributing.md")
    var count = 0
    let paths = /`((?:Docs|SampleApp|Sources|Tests|\.ci)\/[A-Za-z0-9+.\/_-]+)[` ]/
    for match in text.matches(of: paths) {
      count += 1
      let path = Repository.root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
    #expect(count > 20)
  }

  @Test("The index of fixtures lists every coordinator that several tests use")
  func fixtures() throws {
    let text = try Repository.text("Docs/Contributing.md")
    let folders = ["Tests/Fixtures", "Tests/WaymarkTests/Support"]
    var names: Set<String> = []
    for folder in folders {
      let root = Repository.root.appending(path: folder).path
      for case let file as String in FileManager.default.enumerator(atPath: root) ?? .init()
      where file.hasSuffix(".swift") && !file.hasPrefix("CompileFail/")
        // Type-checked, but not run by any test.
        && !file.hasPrefix("SwiftUI/")
        // Each is used only by its own tests.
        && !file.hasPrefix("Ways/")
      {
        let source = try Repository.text("\(folder)/\(file)")
        for match in source.matches(of: /final class (\w+): Coordinator/) {
          names.insert(String(match.1))
        }
      }
    }
    #expect(names.count > 15)
    for name in names.sorted() {
      let isListed = text.contains("`\(name)`")
      #expect(isListed, "\(name)")
    }
  }

  @Test("The guide for contributors says what each folder of tests is for")
  func folders() throws {
    let text = try Repository.text("Docs/Contributing.md")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Tests/WaymarkTests").path)
    #expect(names.count > 15)
    for name in names {
      #expect(text.contains("`WaymarkTests/\(name)`"), "\(name)")
    }
  }

  @Test("The changes say whether each public enum may grow")
  func enums() throws {
    let text = try Repository.text("Docs/Changes.md")
    let root = Repository.root.appending(path: "Sources").path
    var count = 0
    for case let file as String in FileManager.default.enumerator(atPath: root) ?? .init()
    where file.hasSuffix(".swift") {
      let source = try Repository.text("Sources/\(file)")
      // An enum without cases has nothing to grow.
      for match in source.matches(of: /public (?:indirect )?enum (\w+)/)
      where match.1 != "DeepLinksBuilder" {
        count += 1
        let isListed = text.contains("`\(match.1)`") || text.contains(".\(match.1)`")
        #expect(isListed, "\(match.1)")
      }
    }
    #expect(count > 15)
  }
}
