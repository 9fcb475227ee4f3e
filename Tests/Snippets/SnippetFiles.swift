import Foundation

/// The files of the repository, for tests of its documents.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of all documents, relative to the root.
  static func documents() throws -> [String] {
    let docs = FileManager.default.enumerator(atPath: root.appending(path: "Docs").path) ?? .init()
    let paths = docs.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }
    return ["README.md"] + paths.sorted().map { "Docs/" + $0 }
  }

  /// The folder with the code of most documents, which is compiled and run.
  static let snippets = "Tests/Snippets"
  /// The folder with the code of the guide to SwiftUI, which `.ci/check-swiftui.sh` type-checks.
  static let guide = "Tests/Fixtures/SwiftUI/Guide"

  /// The folder with the small apps of the migration pages. Their own target compiles and runs them; their views are
  /// type-checked.
  static let ways = "Tests/Fixtures/Ways"
  /// The mark of a block of foreign code, which is not compiled here. Only migration pages have it.
  static let elsewhere = "swift elsewhere"

  /// The folders with the code of a document.
  static func codeFolders(of document: String) -> [String] {
    if document == "Docs/SwiftUI.md" { return [guide] }
    return document.hasPrefix("Docs/Migration/") ? [snippets, ways] : [snippets]
  }

  /// The regions of the Swift files of a folder and of those in it.
  static func regions(in folder: String) throws -> [Region] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path) ?? .init()
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .flatMap { Region.all(in: try text("\(folder)/\($0)")) }
  }
}

/// A region of a snippet file: the lines between `// region: name` and its `// endregion`, without
/// the indentation that they share and without the marks of regions inside.
struct Region {
  let name: String
  let text: String

  static func all(in source: String) -> [Region] {
    var open: [(name: String, lines: [Substring])] = []
    var regions: [Region] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let mark = line.trimmingCharacters(in: .whitespaces)
      if mark.hasPrefix("// region: ") {
        open.append((String(mark.dropFirst("// region: ".count)), []))
      } else if mark == "// endregion", let region = open.popLast() {
        regions.append(Region(name: region.name, text: unindented(region.lines)))
      } else {
        for index in open.indices { open[index].lines.append(line) }
      }
    }
    return regions
  }

  private static func unindented(_ lines: [Substring]) -> String {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { $0.dropFirst(indents.min() ?? 0) }.joined(separator: "\n")
  }
}

/// The fenced blocks of a document.
struct CodeBlock {
  let language: String
  let text: String
  let line: Int

  static func all(in document: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (language: String, lines: [Substring], line: Int)?
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(
            CodeBlock(
              language: block.language, text: block.lines.joined(separator: "\n"),
              line: block.line))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [], index + 1)
        }
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }
}
