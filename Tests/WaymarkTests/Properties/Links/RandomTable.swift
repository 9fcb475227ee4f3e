@testable import WaymarkRoutes

/// A random table, with links and routes for it, and its model.
struct RandomTable {
  typealias Line<R: Route> = NaiveTable<R>.Line

  private(set) var random: RandomLinks
  private var links: [DeepLink<TableTop>] = []
  private(set) var lines: [Line<TableTop>] = []
  /// The lines of the one mounted table. It may be mounted in several places.
  private var leafLinks: [DeepLink<TableLeaf>] = []
  private var leafLines: [Line<TableLeaf>] = []
  private var number = 0

  private static let literals = ["a", "b", "ab", "7", "x y", "%", "...", "A", "Ab"]
  private static let keys = ["q", "p", "k y"]
  private static let texts = [
    "a", "b", "ab", "7", "8", "-7", "+7", "07", "7 ", "--7", "", "-", "\u{667}", "a/b", ".", "..",
    "%41", "x y", "+", "é", "a?b", "a&q=b", "#", "99999999999999999999", "old",
  ]

  init(seed: UInt64) {
    random = RandomLinks(generator: SeededGenerator(seed: seed))
    addLeaves()
    for _ in 0..<int(2...8) {
      switch int(0...10) {
      case 0, 1: addFixed()
      case 2, 10: addRedirect()
      case 3:
        addMount([]) {
          Mount($0, as: TableTop.leaf)
        } embed: {
          .leaf($1)
        } take: {
          if case .leaf(let leaf) = $0 { ([], leaf) } else { nil }
        }
      case 4:
        addMount([.one]) {
          Mount($0, as: TableTop.owned)
        } embed: { texts, leaf in
          NaiveValue.text(texts[0]).map { .owned($0, leaf) }
        } take: {
          if case .owned(let name, let leaf) = $0 { ([[name]], leaf) } else { nil }
        }
      case 5:
        addMount([.one, .one]) {
          Mount($0, as: TableTop.pair)
        } embed: { texts, leaf in
          guard let number = NaiveValue.number(texts[0]), let name = NaiveValue.text(texts[1])
          else {
            return nil
          }
          return .pair(number, name: name, leaf)
        } take: {
          guard case .pair(let number, let name, let leaf) = $0 else { return nil }
          return ([["\(number)"], [name]], leaf)
        }
      default:
        let kind = pick(TableKind<TableTop>.all)
        add(kind, pattern(kind.arities))
      }
    }
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random.generator)]
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random.generator)
  }

  // MARK: Lines

  private mutating func add(_ kind: TableKind<TableTop>, _ syntax: PatternSyntax) {
    var syntax = syntax
    let last = syntax.segments.last
    if int(0...6) == 0, last?.isOptional ?? true || last?.isLast == false {
      syntax.segments.append(.wildcard)
    }
    links.append(kind.link(syntax.text))
    lines.append(Line(syntax: syntax, read: kind.read, write: kind.write))
  }

  private mutating func addFixed() {
    number += 1
    add(.fixed(.fixed(number)), pattern([]))
  }

  private mutating func addRedirect() {
    let (source, target) = redirect()
    links.append(Redirect(source.text, to: target.text))
    lines.append(Line(syntax: source, read: { _ in nil }, write: { _ in nil }, target: target))
  }

  /// Mounts the table of the leaves below a prefix with these values.
  private mutating func addMount(
    _ arities: [PatternSyntax.Arity], link: (String) -> DeepLink<TableTop>,
    embed: @escaping @Sendable ([[String?]], TableLeaf) -> TableTop?,
    take: @escaping @Sendable (TableTop) -> (texts: [[String]], leaf: TableLeaf)?
  ) {
    var prefix = pattern(arities, name: "m", isPath: true)
    if prefix.segments.isEmpty { prefix.segments = [.literal("b")] }
    links.append(link(prefix.text))
    for line in leafLines {
      lines.append(
        Line(
          syntax: prefix.appending(line.syntax),
          read: { texts in
            let own = Array(texts.dropFirst(arities.count))
            return line.read(own).flatMap { embed(Array(texts.prefix(arities.count)), $0) }
          },
          write: { route in
            guard let (texts, leaf) = take(route) else { return nil }
            return line.write(leaf).map { texts + $0 }
          },
          target: line.target.map(prefix.appending)))
    }
  }

  private mutating func addLeaves() {
    for _ in 0..<int(2...6) {
      let link: DeepLink<TableLeaf>
      let line: Line<TableLeaf>
      if int(0...5) == 0 {
        let (source, target) = redirect()
        link = Redirect(source.text, to: target.text)
        line = Line(syntax: source, read: { _ in nil }, write: { _ in nil }, target: target)
      } else {
        number += 1
        let kind =
          int(0...5) == 0
          ? TableKind<TableLeaf>.fixed(.fixed(number)) : pick(TableKind<TableLeaf>.all)
        let syntax = pattern(kind.arities)
        link = kind.link(syntax.text)
        line = Line(syntax: syntax, read: kind.read, write: kind.write)
      }
      // A mounted table prints its problems.
      let table = LinkTable(prefixes: [], limits: LinkLimits(), links: leafLinks + [link])
      guard table.problems.isEmpty else { continue }
      leafLinks.append(link)
      leafLines.append(line)
    }
  }

  func table(prefixes: [String], limits: LinkLimits) -> LinkTable<TableTop> {
    // A mounted table is read when the outer one is made.
    TableLeaf.lines.withValue(leafLinks) {
      LinkTable(prefixes: prefixes, limits: limits, links: links)
    }
  }

  // MARK: Patterns

  /// A pattern with a name for each of these, the first ones in the path, among literals.
  private mutating func pattern(
    _ arities: [PatternSyntax.Arity], name: String = "p", isPath: Bool = false
  ) -> PatternSyntax {
    let pathCount = isPath ? arities.count : int(0...arities.count)
    var keys = Self.keys.shuffled(using: &random.generator)
    var syntax = PatternSyntax(segments: [])
    addLiterals(to: &syntax)
    for (index, arity) in arities.enumerated() {
      let name = "\(name)\(index)"
      guard index < pathCount, arity != .rest else {
        let key = arity == .rest ? "*" : keys.removeLast()
        syntax.query.append(PatternSyntax.QueryItem(key: key, name: name, arity: arity))
        continue
      }
      switch arity {
      case .one, .rest: syntax.segments.append(.parameter(name))
      case .optional: syntax.segments.append(.optional(name))
      case .repeated: syntax.segments.append(.repeated(name))
      case .any: syntax.segments.append(.any(name))
      }
      if arity == .one { addLiterals(to: &syntax) }
    }
    return syntax
  }

  private mutating func addLiterals(to syntax: inout PatternSyntax) {
    while int(0...2) == 0 { syntax.segments.append(.literal(pick(Self.literals))) }
  }

  /// An old form and its new form, which is never an old one.
  private mutating func redirect() -> (source: PatternSyntax, target: PatternSyntax) {
    var source = pattern([.one, pick([.one, .optional, .repeated, .any, .rest])])
    source.segments.insert(.literal("old"), at: 0)
    var target = PatternSyntax(segments: [], query: source.query.reversed())
    addLiterals(to: &target)
    for segment in source.segments.dropFirst() where segment.name != nil {
      if case .parameter(let name) = segment, int(0...3) == 0 {
        let item = PatternSyntax.QueryItem(key: "from\(name)", name: name, arity: .one)
        target.query.append(item)
      } else {
        target.segments.append(segment)
      }
    }
    return (source, target)
  }

  // MARK: Links and routes

  /// A segment that may be a host, in any case.
  private mutating func shout(_ segment: String, in link: String) -> String {
    guard link.lowercased() == "my:/", int(0...1) == 0 else { return segment }
    return int(0...1) == 0 ? segment.uppercased() : segment.lowercased()
  }

  /// A link for one of the lines, or nearly so.
  mutating func link(below prefixes: [String]) -> String {
    let syntax = pick(lines).syntax
    var link = int(0...2) == 0 ? pick(prefixes) : ""
    for segment in syntax.segments {
      switch segment {
      case .literal(let literal):
        let text = random.spell(int(0...15) == 0 ? pick(Self.texts) : literal)
        link += "/" + shout(text, in: link)
      case .parameter: link += "/" + random.spell(pick(Self.texts))
      case .optional, .repeated, .any, .wildcard:
        for _ in 0..<int(0...3) { link += "/" + random.spell(pick(Self.texts)) }
      }
      if int(0...15) == 0 { link += pick(["/", "/./", "/x/..", "/..", "/a"]) }
    }
    let items = items(for: syntax)
    if !items.isEmpty { link += "?" + items.joined(separator: "&") }
    return int(0...7) == 0 ? link + "#a?q=7" : link
  }

  private mutating func items(for syntax: PatternSyntax) -> [String] {
    var items: [String] = []
    for item in syntax.query {
      let count = item.arity == .one && int(0...7) > 0 ? 1 : int(0...3)
      for _ in 0..<count {
        let key = item.arity == .rest ? pick(["z", "é", "q"]) : item.key
        items.append(spellItem(key) + pick(["=", "=", "=", ""]) + spellItem(pick(Self.texts)))
      }
    }
    if int(0...7) == 0 { items.append(pick(["q=8", "p", "=7", "%=7", "z=%", "", "k%20y=7"])) }
    return items.shuffled(using: &random.generator)
  }

  private mutating func spellItem(_ text: String) -> String {
    random.spell(text).replacing("&", with: "%26").replacing("=", with: "%3D")
  }

  /// A route of one of the lines, with values that other lines may take first.
  mutating func route() -> TableTop? {
    let line = pick(lines)
    let texts: [[String?]] = line.syntax.parameters.map { parameter in
      switch parameter.arity {
      case .one: [pick(Self.texts)]
      case .optional: int(0...1) == 0 ? [] : [pick(Self.texts)]
      case .repeated: (0..<int(1...3)).map { _ in pick(Self.texts) }
      case .any: (0..<int(0...2)).map { _ in pick(Self.texts) }
      case .rest: (0..<2 * int(0...2)).map { _ in pick(Self.texts + Self.keys) }
      }
    }
    return line.read(texts)
  }
}
