import Foundation
import Testing

@Suite("Documents")
struct DocumentTests {
  @Test("Every block of Swift in a document is a region of a file that is compiled and run here")
  func blocks() throws {
    let regions = try Repository.snippetFiles().flatMap { file in
      Region.all(in: try Repository.text("Tests/Snippets/\(file)")).map(\.text)
    }
    #expect(regions.count > 5)
    var count = 0
    for path in try Repository.documents() {
      for block in CodeBlock.all(in: try Repository.text(path)) where block.language == "swift" {
        count += 1
        #expect(regions.contains(block.text), "\(path):\(block.line) is no region of a snippet")
      }
    }
    #expect(count > 5)
  }

  @Test("Every block of a document names a language that is checked, or is plain text or a command")
  func languages() throws {
    let known: Set = ["swift", "text", "sh"]
    for path in try Repository.documents() {
      for block in CodeBlock.all(in: try Repository.text(path)) {
        #expect(known.contains(block.language), "\(path):\(block.line): «\(block.language)»")
      }
    }
  }

  @Test("Every region has a name of its own")
  func names() throws {
    let names = try Repository.snippetFiles().flatMap { file in
      Region.all(in: try Repository.text("Tests/Snippets/\(file)")).map(\.name)
    }
    #expect(Set(names).count == names.count)
  }

  @Test("Links between documents lead to files that are there")
  func links() throws {
    for path in try Repository.documents() {
      let folder = Repository.root.appending(path: path).deletingLastPathComponent()
      for match in try Repository.text(path).matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
        let target = folder.appending(path: String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(path): \(match.1)")
      }
    }
  }
}
