extension Invocation {
  /// Reads the arguments of the program, without its name.
  ///
  /// A value is the next argument or follows a `=`. The first `--help`, `-h` or `--version`
  /// decides, unless an argument before it is wrong.
  static func parse(_ arguments: [String]) throws(OptionsError) -> Invocation {
    var options = Options()
    var given: [OptionName] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else { throw .unexpectedArgument(argument) }
      let (text, attached) = split(argument)
      if let question = questions[text] {
        guard attached == nil else { throw .unexpectedValue(text) }
        return question
      }
      guard let name = OptionName(rawValue: text) else { throw .unknownOption(text) }
      guard !given.contains(name) else { throw .repeated(name) }
      given.append(name)
      var value = attached
      // An option is no value, but `-1` is an action.
      if value == nil, let next = rest.first, !next.hasPrefix("--"), questions[next] == nil {
        value = rest.popFirst()
      }
      guard let value, !value.isEmpty || name == .run else { throw .missingValue(name) }
      try options.set(name, to: value)
    }
    guard options.state == nil || options.state != options.record else { throw .sameFile }
    return .run(options)
  }

  /// The options that take no value.
  private static let questions: [String: Invocation] = [
    "--help": .help, "-h": .help, "--version": .version,
  ]

  /// Splits `--data=DIR` into the option and its value.
  private static func split(_ argument: String) -> (option: String, value: String?) {
    guard argument.hasPrefix("--"), let index = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<index]), String(argument[index...].dropFirst()))
  }
}

extension Options {
  fileprivate mutating func set(_ name: OptionName, to value: String) throws(OptionsError) {
    switch name {
    case .layout:
      guard let layout = Layout(rawValue: value) else { throw .unknownLayout(value) }
      self.layout = layout
    case .columns:
      guard let columns = Int(value), Self.allColumns.contains(columns) else {
        throw .badColumns(value)
      }
      self.columns = columns
    case .data: data = value
    case .store: store = value
    case .state: state = value
    case .record: record = value
    case .open: open = value
    case .run: run = value
    }
  }
}
