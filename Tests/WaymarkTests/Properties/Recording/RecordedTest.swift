import Waymark
import WaymarkTesting

/// Reads the source of a recorded test independently, and runs it.
@MainActor
struct RecordedTest<C: Coordinator> where C.Output: Equatable {
  typealias Change = (inout NavigationState<C.Route>) -> Void

  /// The source of each value, written by hand.
  struct Words {
    var routes: [String: C.Route]
    var outputs: [String: C.Output] = [:]
    /// The effects of calls that are not verbs of the root.
    var calls: @MainActor (String) -> ((C) -> Outcome)? = { _ in nil }
    var lines: [String: @MainActor (NavigationTest<C>, Change) async -> Void] = [:]
  }

  let words: Words
  private var reader: SourceReader
  /// The lines that could not be read.
  private(set) var unread: [String] = []
  /// The number of lines.
  private(set) var count = 0

  /// Reads the lines of a source up to the first `#error`.
  init(_ source: String, _ words: Words) {
    self.words = words
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    let body = lines.drop { !$0.contains("navigationTest(") }.dropFirst()
      .prefix { !$0.hasPrefix("#error") }.filter { !$0.hasPrefix("//") }
    reader = SourceReader(body.joined(separator: "\n"))
  }

  /// Runs the source.
  mutating func run(_ test: NavigationTest<C>) async {
    while reader.rest.first != "}", !reader.rest.isEmpty, unread.isEmpty {
      _ = reader.take("await")
      guard reader.take("test.") else {
        unread.append(String(reader.rest))
        return
      }
      let name = reader.word()
      let arguments = reader.group("(")
      let statements = SourceReader.statements(reader.group("{")).filter { $0 != "_ in" }
      count += 1
      await run(name, arguments, test) { [words] state in
        for statement in statements { Self.make(statement, words, of: &state) }
      }
    }
  }

  private mutating func run(
    _ name: String, _ arguments: String, _ test: NavigationTest<C>, _ change: Change
  ) async {
    switch name {
    case "step":
      let parts = SourceReader.list(arguments)
      let verb = String((parts.first ?? "").dropFirst().dropLast())
      let outcome = parts.count > 1 ? parts[1] : ".performed"
      guard let expected = Self.outcome(outcome), let call = call(verb) else {
        return unread.append("\(name)(\(arguments))")
      }
      test.step(call, expected, change)
    case "user":
      guard let gesture = Self.gesture(arguments) else { return unread.append(arguments) }
      test.user(gesture, change)
    case "answer": test.answer(arguments == ".proceed" ? .proceed : .cancel, .any, change)
    case "settle": await test.settle(change)
    case "meanwhile": test.meanwhile(change)
    case "drop":
      let words = SourceReader.list(arguments)
      guard words.count == 2, let reason = HoldDropReason(rawValue: String(words[1].dropFirst()))
      else { return unread.append(arguments) }
      test.drop(String(words[0].dropFirst().dropLast()), reason)
    case "asks": test.asks(String(arguments.dropFirst().dropLast()))
    case "closes":
      test.closes(question: String(arguments.dropFirst("question:".count + 1).dropLast()))
    case "report":
      guard let code = MisuseReport.Code(rawValue: String(arguments.dropFirst())) else {
        return unread.append(arguments)
      }
      test.report(code)
    case "output":
      guard let output = words.outputs[arguments] else { return unread.append(arguments) }
      test.output(output)
    case "ends":
      func count(_ label: String) -> Int {
        SourceReader.list(arguments).first { $0.hasPrefix(label) }
          .flatMap { Int($0.dropFirst(label.count)) } ?? 0
      }
      let question = SourceReader.list(arguments).first { $0.hasPrefix("question:") }
        .map { String($0.dropFirst("question:".count + 1).dropLast()) }
      test.ends(
        targets: count("targets:"), waiters: count("waiters:"), tasks: count("tasks:"),
        question: question, policies: Self.policies(arguments))
    default:
      guard let line = words.lines["\(name)(\(arguments))"] else {
        return unread.append("\(name)(\(arguments))")
      }
      await line(test, change)
    }
  }
}

// Words.
extension RecordedTest {
  private static func outcome(_ text: String) -> ExpectedOutcome? {
    switch text {
    case ".performed": return .performed
    case ".unchanged": return .unchanged
    case ".redirected": return .redirected
    case ".queued": return .queued
    default: break
    }
    var reader = SourceReader(text)
    guard reader.take(".") else { return nil }
    let name = reader.word()
    let value = String(reader.group("("))
    switch name {
    case "ignored": return IgnoredReason(rawValue: String(value.dropFirst())).map { .ignored($0) }
    case "asks": return .asks(String(value.dropFirst().dropLast()))
    case "held": return .held(Gate(stringLiteral: String(value.dropFirst().dropLast())))
    default: return nil
    }
  }

  /// The leave policies of `policies:["add":.confirm]` among arguments.
  private static func policies(_ arguments: String) -> [String: LeavePolicy] {
    let all = SourceReader.list(arguments).compactMap { $0.between("policies:[", "]") }.first ?? ""
    var policies: [String: LeavePolicy] = [:]
    for pair in SourceReader.list(all) {
      guard let dot = pair.lastIndex(of: ".") else { continue }
      let name = pair[..<dot].dropFirst().dropLast("\":".count)
      policies[String(name)] = LeavePolicy.allCases.first { ".\($0)" == pair[dot...] }
    }
    return policies
  }

  private static func gesture(_ text: String) -> UserGesture? {
    var reader = SourceReader(text)
    guard reader.take(".") else { return nil }
    let name = reader.word()
    let value = reader.group("(")
    let end = GestureEnd(rawValue: String(value.dropFirst())) ?? .finished
    let number = Int(value.drop { !$0.isNumber })
    switch name {
    case "swipeBack": return .swipeBack(end)
    case "drag": return .drag(end)
    case "goBack": return number.map { .goBack(to: $0) }
    case "select": return number.map { .select(tab: $0) }
    case "resize": return .resize(isCollapsed: value.hasSuffix("true"))
    case "tapBack": return .tapBack
    case "escape": return .escape
    case "reselect": return .reselect
    case "dismiss": return .dismiss
    case "answerDialog": return .answerDialog
    case "becomeActive": return .becomeActive
    default: return nil
    }
  }

  private func call(_ text: String) -> ((C) -> Outcome)? {
    if let value = text.between("$0.emit(", ")"), let output = words.outputs[value] {
      return { $0.emit(output) }
    }
    return words.calls(text) ?? recordedCall(text, words.routes)
  }

  private static func make(
    _ text: String, _ words: Words, of state: inout NavigationState<C.Route>
  ) {
    var reader = SourceReader(text)
    _ = reader.take("$0")
    let inBrackets = reader.group("[")
    let scope = SourceReader.list(inBrackets)
    if scope.count == 2, let entry = scope[1].between("upTo:", "").flatMap({ Int($0) }) {
      let rest = "$0" + String(reader.rest)
      if let layer = scope[0].between("layer:", "").flatMap({ Int($0) }) {
        return make(rest, words, of: &state[layer: layer, upTo: entry])
      } else if let tab = scope[0].between("tab:", "").flatMap({ words.routes[$0] }) {
        return make(rest, words, of: &state[tab: tab, upTo: entry])
      }
    }
    _ = reader.take(".")
    let name = reader.word()
    let value = reader.group("(")
    let number = Int(value) ?? 1
    switch name {
    case "dismiss": state.dismiss(number)
    case "present":
      let list = SourceReader.list(value)
      words.routes[list[0]].map { state.present($0, as: modalStyle(list)) }
    case "renew": words.routes[value].map { state.renew($0) }
    case "selected":
      if reader.take("=") { words.routes[String(reader.rest)].map { state.selected = $0 } }
    case "tabs": if reader.take("=") { state.tabs = list(String(reader.rest), words) }
    case "base":
      _ = reader.take(".")
      make(String(reader.rest), words, of: &state.base)
    case "path":
      _ = reader.take(".")
      make(String(reader.rest), words, of: &state.path)
    default:
      let rest = "\(name)(\(value))"
      let change = name.isEmpty ? String(reader.rest) : rest
      let parts = SourceReader.list(inBrackets)
      if parts.count == 2, let number = Int(parts[0].dropFirst(6)),
        let route = words.routes[String(parts[1].dropFirst(4))]
      {
        make(change, words, of: &state[layer: number, tab: route])
      } else if inBrackets.hasPrefix("layer:"), let number = Int(inBrackets.dropFirst(6)) {
        make(change, words, of: &state[layer: number])
      } else if let route = words.routes[String(inBrackets.dropFirst(4))] {
        make(change, words, of: &state[tab: route])
      }
    }
  }

  private static func make(
    _ text: String, _ words: Words, of path: inout StatedPath<C.Route>
  ) {
    var reader = SourceReader(text)
    if reader.take("=") {
      path = StatedPath(list(String(reader.rest), words))
      return
    }
    let name = reader.word()
    let value = reader.group("(")
    let routes = list(value, words)
    switch name {
    case "append": path.append(contentsOf: routes)
    case "removeLast": path.removeLast(Int(value) ?? 1)
    case "replaceLast": routes.first.map { path.replaceLast(with: $0) }
    case "revise": if routes.count == 2 { path.revise(routes[0], to: routes[1]) }
    default: break
    }
  }

  /// The routes of a list, with or without brackets and labels.
  private static func list(_ text: String, _ words: Words) -> [C.Route] {
    let text = text.trimming("contentsOf:").trimming("with:")
    let inner = text.hasPrefix("[") ? String(text.dropFirst().dropLast()) : text
    return SourceReader.list(inner).compactMap { words.routes[$0.trimming("to:")] }
  }
}

/// Performs a verb of a coordinator, by its source.
@MainActor
func recordedCall<C: Coordinator>(_ text: String, _ words: [String: C.Route]) -> ((C) -> Outcome)? {
  var reader = SourceReader(text)
  guard reader.take("$0.") else { return nil }
  let name = reader.word()
  let value = reader.group("(")
  let isList = value.hasPrefix("[")
  let list = SourceReader.list(isList ? String(value.dropFirst().dropLast()) : value)
  let routes = list.compactMap { words[String($0.trimming("to:"))] }
  let number = Int(value) ?? 1
  if name == "open", let link = value.between("\"", "\"") { return { $0.projection.open(link) } }
  guard let first = routes.first else {
    switch name {
    case "pop": return { $0.pop(number) }
    case "popToRoot": return { $0.popToRoot() }
    case "popToAppRoot": return { $0.popToAppRoot() }
    case "dismiss": return { $0.dismiss() }
    case "dismissAll": return { $0.dismissAll() }
    case "back": return { $0.back(number) }
    case "reloadTabs": return { $0.reloadTabs() }
    case "finish": return { $0.finish() }
    default: return nil
    }
  }
  switch name {
  case "push": return { isList ? $0.push(routes) : $0.push(first) }
  case "replaceTop": return { $0.replaceTop(first) }
  case "setRoutes": return { $0.setRoutes(routes) }
  case "navigate": return { $0.navigate(to: first) }
  case "present":
    let style = modalStyle(list)
    return { $0.present(first, as: style) }
  case "select": return { $0.select(first) }
  case "deliver": return { $0.deliver(first, select: list.last != "select:false") }
  case "open": return { $0.open(first) }
  default: return nil
  }
}

/// What a verb of a coordinator below a root does, by its source.
@MainActor
func recordedCall<Root: Coordinator, Child: Coordinator>(
  _ text: String, of type: Child.Type, _ words: [String: Child.Route]
) -> ((Root) -> Outcome)? {
  guard let call = text.between("$0.child(\(type).self", "??.unchanged") else { return nil }
  var reader = SourceReader(call)
  let place = reader.take(",at:") ? reader.word { $0.isNumber } : nil
  guard reader.take(")?"), let verb: (Child) -> Outcome = recordedCall("$0\(reader.rest)", words)
  else { return nil }
  return { root in
    let number = place.flatMap { Int($0) }
    let child = number.map { root.child(type, at: $0) } ?? root.child(type)
    return child.map(verb) ?? .unchanged
  }
}

extension String {
  /// The text between a beginning and an end.
  func between(_ start: String, _ end: String) -> String? {
    guard hasPrefix(start), hasSuffix(end), count >= start.count + end.count else { return nil }
    return String(dropFirst(start.count).dropLast(end.count))
  }

  fileprivate func trimming(_ label: String) -> String {
    hasPrefix(label) ? String(dropFirst(label.count)) : self
  }
}

/// The style in the last argument; nil if there is none.
private func modalStyle(_ arguments: [String]) -> ModalStyle? {
  switch arguments.last {
  case "as:.sheet": .sheet
  case "as:.sheet(stack:false)": .sheet(stack: false)
  case "as:.cover": .cover
  case "as:.cover(stack:false)": .cover(stack: false)
  case "as:.popover": .popover
  case "as:.dialog": .dialog
  default: nil
  }
}
