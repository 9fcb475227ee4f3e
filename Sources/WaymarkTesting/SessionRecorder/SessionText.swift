import Waymark

/// The source of a recorded test.
@MainActor
struct SessionText<C: Coordinator> {
  private var lines: [String] = []
  /// Routes without a literal, which get names.
  private var named: [C.Route] = []
  private var throwsErrors = false
  private var isEmpty: Bool { lines.isEmpty }

  /// The lines of the closure.
  ///
  /// - Parameters:
  ///   - reports: The reports of the root's start.
  ///   - error: A fault of the test as a whole; nil if there is none.
  init(
    _ steps: [SessionStep<C>], startingWith reports: [MisuseReport.Code], end: Leftover?,
    error: String? = nil
  ) {
    lines = reports.map(Self.line(for:))
    for step in steps { add(step) }
    if let end, end != Leftover() {
      lines += SessionLine(call: .line(end.source), statements: []).lines
    }
    if let error { lines.append(Self.error(error)) }
  }

  /// The whole file.
  ///
  /// - Parameters:
  ///   - test: The name of the test.
  ///   - app: Makes the app.
  ///   - imports: The modules that the test needs besides the kit.
  ///   - testable: The modules that the test imports as `@testable`.
  func source(test: String, app: String, imports: [String], testable: [String]) -> String {
    let modules = Set(["Testing", "Waymark", "WaymarkTesting"] + imports).sorted()
    var text = ["// Recorded, not yet reviewed.", ""]
    text += modules.map { "import \($0)" }
    if !testable.isEmpty { text += [""] + Set(testable).sorted().map { "@testable import \($0)" } }
    let maker = app.hasPrefix("try ") ? String(app.dropFirst("try ".count)) : app
    let isThrowing = throwsErrors || maker != app
    text += ["", "@Test func \(test.asFunctionName)() async\(isThrowing ? " throws" : "") {"]
    return (text + callLines(maker, isThrowing: isThrowing) + ["}", ""]).joined(separator: "\n")
  }

  /// The call of `navigationTest` alone.
  ///
  /// - Parameter app: Makes the app.
  func call(app: String) -> String {
    callLines(app, isThrowing: throwsErrors).map { String($0.dropFirst(2)) }
      .joined(separator: "\n")
  }

  /// The call, indented for a function.
  private func callLines(_ maker: String, isThrowing: Bool) -> [String] {
    let call = "\(isThrowing ? "try " : "")await navigationTest("
    let end = ") { \(isEmpty ? "_" : "test") in"
    let line = "\(call)\(maker), fail: record\(end)"
    guard !SourceLayout.fits(line, at: 2) else { return ["  \(line)"] + lines + ["  }"] }
    let arguments = SourceLayout.lines(of: "\(maker), fail: record", at: 4)
    let broken = SourceLayout.lines(of: maker, suffix: ",", at: 4) + ["    fail: record"]
    return ["  \(call)"] + (arguments.count == 1 ? arguments : broken) + ["  \(end)"] + lines
      + ["  }"]
  }

  private mutating func add(_ step: SessionStep<C>) {
    let edits = step.edits
    let moments = step.moments
    var routes = (moments.flatMap(\.self) + edits).flatMap(\.routes)
    if case .verb(let verb) = step.action { routes = verb.written.routes + routes }
    for route in routes { nameIfNeeded(route) }
    let comparison = StateComparison(before: step.before, stated: step.before, there: step.after)
    if comparison.correction == .unknown { lines.append(Self.error("state what this changes")) }
    if let doubt = step.doubt { lines += Self.comment(doubt) }
    if let error = error(of: step) { lines.append(Self.error(error)) }
    let line = SessionLine(
      call: call(of: step), statements: edits.map { $0.source { name(of: $0) } })
    lines += line.lines
    for moment in moments {
      let statements = moment.map { $0.source { name(of: $0) } }
      // A moment may be as before the step.
      let call = statements.isEmpty ? "test.meanwhile { _ in }" : "test.meanwhile"
      lines += SessionLine(call: .line(call), statements: statements).lines
    }
    for output in step.outputs {
      let line = UnstatedEvent<C>.source(of: output)
      lines.append(line.map { "    \($0)" } ?? Self.error("write the output \(output)"))
    }
    lines += step.reports.map(Self.line(for:))
    for drop in step.drops { lines.append("    \(drop.source)") }
    for question in step.questions { lines.append("    \(question.source)") }
  }

  private func call(of step: SessionStep<C>) -> SessionLine.Call {
    let outcome = step.outcome.flatMap { seen -> String? in
      seen.outcome == .performed ? nil : seen.source
    }
    switch step.action {
    case .verb(let verb): return .step(verb.written.source { name(of: $0) }, outcome)
    case .told(let source, _): return .step(source, outcome)
    case .line(let source, _): return .line(source)
    case .gesture(let gesture): return .line("test.user(\(gesture))")
    case .answer(let answer): return .line("test.answer(.\(answer))")
    case .settle, .unwritten: return .settle
    case .seen, .emitted, .reported, .asked: return .line("test.act({ _ in })")
    }
  }

  /// The `#error` that says what is missing in a line.
  private func error(of step: SessionStep<C>) -> String? {
    switch step.action {
    case .emitted(let output): return "write what emitted \(output); the lines below were not tried"
    case .reported(let code):
      return "write what caused the report .\(code.rawValue); the lines below were not tried"
    case .asked(let name, let cause):
      return
        "write what asked whether \(name) may be left: \(cause); the lines below were not tried"
    case .unwritten(let text, _): return text
    case .verb, .told, .line, .gesture, .answer, .settle, .seen: break
    }
    return step.seenChange.map { "write what was done: \($0); the lines below were not tried" }
  }

  private static func line(for report: MisuseReport.Code) -> String {
    "    \(UnstatedEvent<C>.source(of: report))"
  }

  private static func error(_ text: String) -> String { "    #error(\(text.sourceLiteral))" }

  /// A comment with lines that fit. It says what is wrong with a line, but not what would pass instead.
  private static func comment(_ text: String) -> [String] {
    Advice.removed(from: text).map { line in
      let comment = "    // " + line
      return comment.count <= SourceLayout.width
        ? comment : comment.prefix(SourceLayout.width - 1) + "…"
    }
  }
}

extension String {
  /// The name of a function in its declaration: in backticks if it is a word of Swift.
  fileprivate var asFunctionName: String { wordsOfSwift.contains(self) ? "`\(self)`" : self }
}

/// The words that cannot be the name of a declaration.
private let wordsOfSwift: Set<String> = [
  "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
  "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
  "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
  "typealias", "var", "where", "while",
]

// Routes without a literal.
extension SessionText {
  private func name(of route: C.Route) -> String {
    named.firstIndex { $0.isSame(as: route) }.map { "route\($0 + 1)" } ?? route.source
  }

  private mutating func nameIfNeeded(_ route: C.Route) {
    guard route.literal == nil, !named.contains(where: { $0.isSame(as: route) }) else { return }
    named.append(route)
    guard let link = route.sourceLink else {
      let text = "write the payload of \(route.name), as route\(named.count)"
      lines.append(Self.error(text))
      return
    }
    throwsErrors = true
    let type = sourceName(of: C.Route.self)
    let parse = "let route\(named.count) = try \(type).links.parse(\(link.sourceLiteral)).get()"
    lines += SourceLayout.lines(of: parse, at: 4)
  }
}

/// The name of a type in source: with the types that enclose it, without its module.
func sourceName(of type: Any.Type) -> String {
  var name = String(reflecting: type)[...]
  // In an extension of another module's type, that module is written after the one of the extension.
  if name.hasPrefix("(extension in "), let end = name.firstRange(of: "):") {
    name = name[end.upperBound...]
  }
  // A private type, or one in a function, has no such name.
  guard !name.contains("("), let dot = name.firstIndex(of: ".") else { return "\(type)" }
  return String(name[dot...].dropFirst())
}
