import Foundation

/// The table of one kind of system: its features, and their counterparts here.
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

  /// The names that a table may use.
  struct Known {
    /// The names of the tests in the folder.
    var tests: Set<String> = []
    /// The public names of the package.
    var symbols: Set<String> = []
    /// Each word in the code of the folder's app and its tests.
    var used: Set<String> = []
    /// The links that a table may contain, as it writes them: to the headings of `Docs`, and to its decisions.
    var places: Set<String> = []
  }

  /// The faults of the table. A row names the counterpart of the feature: symbols of the package that the app of the
  /// folder uses, and tests of the app; or it links to the reason why there is none. No row speaks of the future.
  func problems(_ known: Known) -> [String] {
    rows.flatMap { row -> [String] in
      let links = Self.links(row.counterpart)
      var problems = links.filter { !known.places.contains($0) }.map { "\($0) leads nowhere" }
      problems += Self.promises(row.counterpart).map { "\"\($0)\" speaks of the future" }
      if row.counterpart.hasPrefix("left out, because ") {
        if links.isEmpty { problems.append("needs a link to the reason") }
      } else {
        problems += Self.gaps(row, known)
      }
      return problems.map { "line \(row.line), \(row.feature): \($0)" }
    }
  }

  /// The faults of a row that names a counterpart.
  private static func gaps(_ row: Row, _ known: Known) -> [String] {
    let code = quoted(row.counterpart, by: "`").map(identifiers)
    let sentences = quoted(row.shown, by: "\"")
    guard !code.isEmpty, !sentences.isEmpty else {
      return ["needs a symbol and a test, or \"left out, because …\""]
    }
    let unknown = code.joined().filter { !known.symbols.contains($0) }
    let unused = code.compactMap(\.last).filter {
      !known.used.contains($0) && known.symbols.contains($0)
    }
    return unknown.map { "nothing is called \($0)" }
      + unused.map { "the app has no \($0)" }
      + sentences.filter { !known.tests.contains($0) }.map { "no test says \"\($0)\"" }
  }

  /// The targets of the links in a text.
  static func links(_ text: String) -> [String] {
    text.matches(of: /\]\(([^)]*)\)/).map { String($0.1) }
  }

  /// The words that speak of the future: they go out of date, and no test notices.
  static func promises(_ text: String) -> [String] {
    text.split { !$0.isLetter }.map { $0.lowercased() }
      .filter { ["yet", "issue", "soon", "planned", "later"].contains($0) }
  }

  /// The texts between pairs of a mark.
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

/// The sources that the tables refer to.
enum WaysSources {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func texts(in folder: URL, ending: String) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// The names of the tests in a folder.
  static func tests(in folder: String) throws -> Set<String> {
    let texts = try texts(in: Self.folder.appending(path: folder), ending: "Tests.swift")
    return Set(texts.flatMap { $0.matches(of: /@Test\(\s*"([^"]+)"/).map { String($0.1) } })
  }

  /// Each word in the code of a folder's app and its tests. Leaves out texts, comments, and the code of the app before
  /// its migration.
  static func used(in folder: String) throws -> Set<String> {
    let folder = Self.folder.appending(path: folder)
    let before = try texts(in: folder, ending: "Before.swift")
    let code = try texts(in: folder, ending: ".swift").filter { !before.contains($0) }
    return Set(
      code.joined(separator: "\n").replacing(/"[^"\n]*"/, with: "").replacing(
        /\/\/[^\n]*/, with: ""
      )
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  /// The links to the headings of the guides and to the decisions, as a table in a folder writes them.
  static func places() throws -> Set<String> {
    let docs = root.appending(path: "Docs")
    let files = FileManager.default.enumerator(atPath: docs.path)?.compactMap { $0 as? String }
    var places: Set<String> = []
    for file in files ?? [] where file.hasSuffix(".md") {
      let link = "../../../../Docs/\(file)"
      if file.hasPrefix("Decisions/0") { places.insert(link) }
      let text = try String(contentsOf: docs.appending(path: file), encoding: .utf8)
      // Every second piece is code between fences.
      let prose = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map { $0.element }
      for heading in prose.joined().matches(of: /(?m)^#+ (.+)$/) {
        let words = heading.1.lowercased().filter {
          $0.isLetter || $0.isNumber || " -_".contains($0)
        }
        places.insert("\(link)#" + words.replacing(" ", with: "-"))
      }
    }
    return places
  }

  /// The public names of the modules of the package.
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
        // The requirements of a protocol do not say `public` themselves.
        if text.contains("public protocol") {
          names.formUnion(text.matches(of: requirements).map { String($0.1) })
        }
      }
    }
    return names
  }
}
