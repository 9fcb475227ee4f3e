import WaymarkTesting

extension Command {
  /// Returns the command of a line, or nil for a blank line.
  ///
  /// Ignores blanks around the line and after its first word. Words may be in upper case.
  static func parse(_ line: String) throws(CommandError) -> Command? {
    let (word, rest) = line[...].firstWord
    guard !word.isEmpty else { return nil }
    if word.isNumber {
      guard let number = Int(word) else { throw .largeNumber(String(word)) }
      return .action(number, text: String(rest))
    }
    let name = word.lowercased()
    if let word = Navigation.Word(rawValue: name) { return .navigate(try navigation(word, rest)) }
    switch name {
    case "try": return try trial(of: rest)
    case "system": return try event(rest)
    case "history" where !rest.isEmpty: return .position(try position(rest))
    default:
      guard let command = plain(name) else { throw .unknown(String(word)) }
      try expectNothing(rest, after: name)
      return command
    }
  }

  private static func navigation(
    _ word: Navigation.Word, _ rest: Substring
  ) throws(CommandError) -> Navigation {
    func alone(_ navigation: Navigation) throws(CommandError) -> Navigation {
      try expectNothing(rest, after: word.rawValue)
      return navigation
    }
    let name = rest.lowercased()
    switch word {
    case .open:
      guard !rest.isEmpty else { throw .missingLink }
      return .open(String(rest))
    case .go:
      guard !rest.isEmpty else { throw .missingPlace }
      guard name != "add" else { return .addTodo }
      guard let place = Place(rawValue: name) else { throw .unknownPlace(String(rest)) }
      return .go(place)
    case .tab:
      guard !rest.isEmpty else { throw .missingTab }
      guard let place = Place(rawValue: name) else { throw .unknownTab(String(rest)) }
      return .tab(place)
    case .back: return try alone(.back)
    case .root: return try alone(.root)
    case .home: return try alone(.home)
    }
  }

  private static func event(_ text: Substring) throws(CommandError) -> Command {
    let (word, rest) = text.firstWord
    let name = word.lowercased()
    guard !name.isEmpty else { throw .missingEvent }
    if let gesture = Gesture(rawValue: name) {
      let end = rest.isEmpty ? .finished : GestureEnd(rawValue: rest.lowercased())
      guard let end else { throw .unknownEnd(String(rest), of: gesture) }
      return .gesture(gesture, end)
    }
    guard let event = SystemEvent(rawValue: name) else { throw .unknownEvent(String(text)) }
    try expectNothing(rest, after: "system \(name)")
    return .system(event)
  }

  private static func position(_ text: Substring) throws(CommandError) -> Int {
    guard text.isNumber, let number = Int(text) else { throw .unknownPosition(String(text)) }
    return number
  }

  private static func expectNothing(
    _ rest: Substring, after name: String
  ) throws(CommandError) {
    guard rest.isEmpty else { throw .extraText(String(rest), after: name) }
  }

  /// The commands that are one word, and do not navigate by a verb of the app.
  private static func plain(_ name: String) -> Command? {
    switch name {
    case "forward": .forward
    case "history": .history
    case "url": .url
    case "links": .links
    case "tree": .tree
    case "state": .state
    case "log": .log
    case "yes": .yes
    case "no": .no
    case "help": .help
    case "quit": .quit
    default: nil
    }
  }
}

extension Substring {
  /// The first word, and the text after it, both without blanks around them.
  var firstWord: (word: Substring, rest: Substring) {
    let text = drop(while: \.isWhitespace)
    let rest = text.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    let end = rest.lastIndex { !$0.isWhitespace }
    return (text.prefix { !$0.isWhitespace }, end.map { rest[...$0] } ?? "")
  }

  /// Whether the text consists of ASCII digits.
  fileprivate var isNumber: Bool { allSatisfy { $0.isASCII && $0.isNumber } }
}
