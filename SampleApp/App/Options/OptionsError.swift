import Kit

/// The reason why the arguments of the program are not valid.
enum OptionsError: Error, Hashable {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingValue(OptionName)
  case unexpectedValue(String)
  case repeated(OptionName)
  case unknownLayout(String)
  case badColumns(String)
  case sameFile

  /// What is wrong and what to do, on one line.
  var message: String {
    switch self {
    case .unknownOption(let option):
      "\(option.oneLine(limit: 40)) is not an option; use --help to see all options"
    case .unexpectedArgument(let argument):
      "\"\(argument.oneLine(limit: 40))\" belongs to no option; "
        + "write --run before commands, --open before a link, --state or --record before a file, "
        + "--data or --store before a folder"
    case .missingValue(let option):
      "\(option.rawValue) needs a value; write \(option.rawValue) \(option.placeholder)"
    case .unexpectedValue(let option):
      "\(option) takes no value; write \(option) alone"
    case .repeated(let option): "\(option.rawValue) is given twice; write it once"
    case .unknownLayout(let value):
      "--layout cannot be \"\(value.oneLine(limit: 40))\"; "
        + "write --layout stack, --layout tabs or --layout split"
    case .badColumns(let value):
      "--columns cannot be \"\(value.oneLine(limit: 40))\"; write a number from "
        + "\(Options.allColumns.lowerBound) to \(Options.allColumns.upperBound)"
    case .sameFile: "--state and --record need a file each; write two names"
    }
  }
}
