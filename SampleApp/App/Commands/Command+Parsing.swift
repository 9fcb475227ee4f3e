import WaymarkTesting

extension Command {
  /// Returns the command of a line, or nil for a blank line.
  ///
  /// Ignores blanks around the line and after its first word. Words may be in upper case.
  static func parse(_ line: String) throws(CommandError) -> Command? {
    let line = line.trimmed
    let word = line.prefix { !$0.isWhitespace }
    let rest = line.dropFirst(word.count).trimmed
    guard !word.isEmpty else { return nil }
    if word.isNumber {
      guard let number = Int(word) else { throw .largeNumber(String(word)) }
      return .action(number, text: String(rest))
    }
    let name = word.lowercased()
    if name == "go" {
      return .navigate(.go(try place(rest)))
    }
    if name == "tab" {
      return .navigate(.tab(try tab(rest)))
    }
    if name == "open" {
      guard !rest.isEmpty else { throw .missingLink() }
      return .navigate(.open(String(rest)))
    }
    if name == "try" {
      return try trial(of: rest)
    }
    if name == "history", !rest.isEmpty {
      return .position(try position(rest))
    }
    if name == "system" {
      return try system(rest)
    }
    guard let command = plain(name) else { throw .unknown(String(word)) }
    guard rest.isEmpty else { throw .extraText(String(rest), after: name) }
    return command
  }

  private static func place(_ text: Substring) throws(CommandError) -> Place {
    guard !text.isEmpty else { throw .missingPlace() }
    guard let place = Place(rawValue: text.lowercased()) else {
      throw .unknownPlace(String(text))
    }
    return place
  }

  private static func tab(_ text: Substring) throws(CommandError) -> Place {
    guard !text.isEmpty else { throw .missingTab() }
    guard let place = Place.tabs.first(where: { $0.rawValue == text.lowercased() }) else {
      throw .unknownTab(String(text))
    }
    return place
  }

  private static func position(_ text: Substring) throws(CommandError) -> Int {
    guard text.isNumber, let number = Int(text) else { throw .unknownPosition(String(text)) }
    return number
  }

  private static func system(_ text: Substring) throws(CommandError) -> Command {
    guard !text.isEmpty else { throw .missingEvent() }
    let word = text.prefix { !$0.isWhitespace }
    let rest = text.dropFirst(word.count).trimmed
    guard let event = SystemEvent(rawValue: word.lowercased()) else {
      throw .unknownEvent(String(text))
    }
    guard !rest.isEmpty else { return .system(event) }
    guard event.isGesture else {
      throw .extraText(String(rest), after: "system \(event.rawValue)")
    }
    guard let end = GestureEnd(rawValue: rest.lowercased()) else {
      throw .unknownEnd(String(rest), of: event)
    }
    return .system(event, end)
  }

  /// The commands that are one word.
  private static func plain(_ name: String) -> Command? {
    switch name {
    case "back": .navigate(.back)
    case "root": .navigate(.root)
    case "home": .navigate(.home)
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
  /// Whether the text consists of ASCII digits.
  fileprivate var isNumber: Bool { allSatisfy { $0.isASCII && $0.isNumber } }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without blanks at its ends.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...end]
  }
}
