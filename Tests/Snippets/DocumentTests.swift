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

  /// How many numbered paragraphs a section has.
  private static func numbered(_ section: String, _ text: String) -> Int {
    let parts = text.split(separator: "\n## ")
    let part = parts.first { $0.hasPrefix("\(section)\n") } ?? ""
    return part.matches(of: /\n\d+\. /).count
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
      let (rulings, listed) = (Self.numbered("Decision", text), Self.numbered("Rulings", text))
      #expect(listed == rulings || listed == 0 && rulings < 4, "\(path) lists its rulings")
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
    // The table of tests names folders of Tests.
    let folders = /`((?:WaymarkTests|SampleAppTests|Snippets|Fixtures)(?:\/[A-Za-z0-9+.\/_-]+)?)`/
    let named = text.matches(of: folders).map { String($0.1) }
    for folder in named {
      let path = Repository.root.appending(path: "Tests/\(folder)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(folder)")
    }
    #expect(named.count > 20)
  }

  @Test(
    "The index of fixtures lists every coordinator that several tests use, and no coordinator that is gone"
  )
  func fixtures() throws {
    let text = try Repository.text("Docs/Contributing.md")
    let index = text[try #require(text.range(of: "\n## Fixtures\n")).upperBound...]
    let listed = index.matches(of: /\n\| (`[^|]+) \|/)
      .flatMap { $0.1.matches(of: /`(\w+)`/).map { String($0.1) } }
    let fixtures = try Self.coordinators(in: ["Tests/Fixtures", "Tests/WaymarkTests/Support"]) {
      $0.hasPrefix("Tests/Fixtures/CompileFail/")
        // Type-checked, but not run by any test.
        || $0.hasPrefix("Tests/Fixtures/SwiftUI/")
        // Each is used only by its own tests.
        || $0.hasPrefix("Tests/Fixtures/Ways/")
    }
    let shared = try Self.sharedCoordinators()
    #expect(fixtures.count > 15 && shared.count > 20)
    let wanted = fixtures.union(shared)
    let missing = wanted.subtracting(listed).sorted()
    #expect(missing.isEmpty)
    let declared = fixtures.union(try Self.coordinators(in: ["Tests/WaymarkTests"]))
    let gone = Set(listed).subtracting(declared).sorted()
    #expect(gone.isEmpty)
  }

  /// The coordinators that at least three files of the tests of the library name.
  private static func sharedCoordinators() throws -> Set<String> {
    let folder = "Tests/WaymarkTests"
    let candidates = try coordinators(in: [folder])
    var files: [String: Int] = [:]
    for file in swiftFiles(in: folder) {
      let words = try Repository.text(file).matches(of: /\w+/).map { String($0.0) }
      for name in candidates.intersection(words) { files[name, default: 0] += 1 }
    }
    return Set(files.filter { $0.value >= 3 }.keys)
  }

  /// The names of the coordinators that files of the folders declare for other files.
  private static func coordinators(
    in folders: [String], except isLeftOut: (String) -> Bool = { _ in false }
  ) throws -> Set<String> {
    var names: Set<String> = []
    for file in folders.flatMap(swiftFiles) where !isLeftOut(file) {
      for match in try Repository.text(file).matches(
        of: /(private )?final class (\w+)(?:<[^>]*>)?: Coordinator\b/)
      where match.1 == nil {
        names.insert(String(match.2))
      }
    }
    return names
  }

  private static func swiftFiles(in folder: String) -> [String] {
    let root = Repository.root.appending(path: folder).path
    return (FileManager.default.enumerator(atPath: root) ?? .init())
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
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

  @Test("The guide for contributors shows a mutant that is in the list of mutants")
  func mutantExample() throws {
    let guide = try Repository.text("Docs/Contributing.md").split(separator: "\n")
    let mutants = try Repository.text("Tests/Mutants/mutants.txt").split(separator: "\n")
    let example = try #require(guide.first { $0.hasPrefix("12-") && $0.contains("|s/") })
    #expect(mutants.contains(example))
  }

  @Test("The page on architecture names each folder of the engine")
  func engineFolders() throws {
    let page = try Repository.text("Docs/Architecture.md")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources/Waymark/Engine").path)
    #expect(names.count > 10)
    for name in names {
      #expect(page.contains("\n    \(name)/ "), "\(name)")
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
      where !["DeepLinksBuilder", "UnanimatedChange"].contains(match.1) {
        count += 1
        let isListed = text.contains("`\(match.1)`") || text.contains(".\(match.1)`")
        #expect(isListed, "\(match.1)")
      }
    }
    #expect(count > 15)
  }
}
