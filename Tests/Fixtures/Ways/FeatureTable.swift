import Foundation

/// The table of one kind of system: its features, and what stands for them here.
struct FeatureTable {
  struct Row {
    let line: Int
    let feature: String
    let counterpart: String
    let shown: String
  }

  let rows: [Row]

  init(_ text: String) {
    var rows: [Row] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.hasPrefix("|") && !line.hasPrefix("|---") {
      var cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      cells += Array(repeating: "", count: max(0, 3 - cells.count))
      guard cells[0] != "Feature" else { continue }
      rows.append(
        Row(line: index + 1, feature: cells[0], counterpart: cells[1], shown: cells[2]))
    }
    self.rows = rows
  }

  /// What is wrong with the table: a row that says neither what stands for the feature nor why nothing does, and a
  /// name of a test or a symbol that is none.
  func problems(tests: Set<String>, symbols: Set<String>) -> [String] {
    rows.flatMap { row -> [String] in
      let place = "line \(row.line), \(row.feature)"
      if row.counterpart.hasPrefix("left out, because ") { return [] }
      let names = Self.quoted(row.counterpart, by: "`")
      let sentences = Self.quoted(row.shown, by: "\"")
      guard !names.isEmpty, !sentences.isEmpty else {
        return ["\(place): needs a symbol and a test, or \"left out, because …\""]
      }
      return names.flatMap(Self.identifiers).filter { !symbols.contains($0) }
        .map { "\(place): nothing is called \($0)" }
        + sentences.filter { !tests.contains($0) }.map { "\(place): no test says \"\($0)\"" }
    }
  }

  /// What stands between pairs of a mark.
  static func quoted(_ text: String, by mark: Character) -> [String] {
    text.split(separator: mark, omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The names in a piece of code, without labels and arguments: `navigate` and `links` of `C.navigate(to:).links`.
  static func identifiers(_ code: String) -> [String] {
    var names: [String] = []
    var (name, depth) = ("", 0)
    for character in code + " " {
      if character.isLetter || character == "_" || (character.isNumber && !name.isEmpty) {
        if depth == 0 { name.append(character) }
        continue
      }
      if !name.isEmpty { names.append(name) }
      name = ""
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
    }
    return names
  }
}

/// The sources that the tables speak of.
enum WaysSources {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func texts(in folder: URL, ending: String) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// What the tests of a folder say.
  static func tests(in folder: String) throws -> Set<String> {
    let texts = try texts(in: Self.folder.appending(path: folder), ending: "Tests.swift")
    return Set(texts.flatMap { $0.matches(of: /@Test\(\s*"([^"]+)"/).map { String($0.1) } })
  }

  /// The names that the modules of the package declare for their users.
  static func symbols() throws -> Set<String> {
    let declarations =
      /public (?:[a-z]+(?:\(set\))? )*?(?:func|var|let|struct|class|enum|protocol|typealias) (\w+)/
    let cases = /(?m)^ +(?:indirect )?case (\w+)/
    let requirements = /(?m)^ +(?:static )?(?:func|var) (\w+)/
    var names: Set<String> = []
    for module in ["WaymarkRoutes", "Waymark", "WaymarkSwiftUI", "WaymarkTesting"] {
      for text in try texts(in: root.appending(path: "Sources/\(module)"), ending: ".swift") {
        names.formUnion(text.matches(of: declarations).map { String($0.1) })
        if text.contains("public enum") || text.contains("public indirect enum") {
          names.formUnion(text.matches(of: cases).map { String($0.1) })
        }
        // What a protocol asks for has no word of its own.
        if text.contains("public protocol") {
          names.formUnion(text.matches(of: requirements).map { String($0.1) })
        }
      }
    }
    return names
  }
}
