/// The options of the program.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case layout = "--layout"
  case columns = "--columns"
  case data = "--data"
  case store = "--store"
  case state = "--state"
  case record = "--record"
  case open = "--open"
  case run = "--run"
  case help = "--help"
  case version = "--version"

  /// Finds an option by its text, which may be `-h` for help.
  init?(_ text: String) {
    self.init(rawValue: text == "-h" ? Self.help.rawValue : text)
  }

  /// A placeholder for the value in messages, or nil if the option takes none.
  var placeholder: String? {
    switch self {
    case .layout: "stack, tabs or split"
    case .columns: "N"
    case .data, .store: "DIR"
    case .state, .record: "FILE"
    case .open: "LINK"
    case .run: "\"COMMANDS\""
    case .help, .version: nil
    }
  }
}
