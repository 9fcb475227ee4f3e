import Kit

/// The reason why the arguments of the program are not valid.
///
/// Two errors are equal if their codes are equal.
struct OptionsError: Error {
  enum Code: Hashable, Sendable {
    case unknownOption, unexpectedArgument, missingValue, unexpectedValue, repeated, unknownLayout
    case badColumns
  }

  let code: Code

  /// The option as on a command line, or the argument that is not an option.
  let option: String

  /// What is wrong and what to do, on one line.
  let message: String

  private init(_ code: Code, option: String, _ message: String) {
    self.code = code
    self.option = option
    self.message = message.oneLine()
  }

  static func unknownOption(_ option: String) -> OptionsError {
    OptionsError(
      .unknownOption, option: option,
      "\(option.oneLine(limit: 40)) is not an option; use --help to see all options")
  }

  static func unexpectedArgument(_ argument: String) -> OptionsError {
    OptionsError(
      .unexpectedArgument, option: argument,
      "\"\(argument.oneLine(limit: 40))\" belongs to no option; "
        + "write --run before commands, --open before a link, --state or --record before a file, "
        + "--data or --store before a folder")
  }

  static func missingValue(_ option: String, _ value: String) -> OptionsError {
    OptionsError(
      .missingValue, option: option, "\(option) needs a value; write \(option) \(value)")
  }

  static func unexpectedValue(_ option: String) -> OptionsError {
    OptionsError(
      .unexpectedValue, option: option, "\(option) takes no value; write \(option) alone")
  }

  static func repeated(_ option: String) -> OptionsError {
    OptionsError(.repeated, option: option, "\(option) is given twice; write it once")
  }

  static func unknownLayout(_ value: String) -> OptionsError {
    OptionsError(
      .unknownLayout, option: "--layout",
      "--layout cannot be \"\(value.oneLine(limit: 40))\"; "
        + "write --layout stack, --layout tabs or --layout split")
  }

  static func badColumns(_ value: String) -> OptionsError {
    let range = Options.allColumns
    return OptionsError(
      .badColumns, option: "--columns",
      "--columns cannot be \"\(value.oneLine(limit: 40))\"; "
        + "write a number from \(range.lowerBound) to \(range.upperBound)")
  }
}

extension OptionsError: Equatable {
  static func == (left: OptionsError, right: OptionsError) -> Bool {
    left.code == right.code
  }
}
