/// The options of the program.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case layout = "--layout"
  case data = "--data"
  case store = "--store"
  case open = "--open"
  case run = "--run"
  case help = "--help"
  case version = "--version"

  /// What stands for the value in messages, or nil if the option takes none.
  var placeholder: String? {
    switch self {
    case .layout: "stack or tabs"
    case .data, .store: "DIR"
    case .open: "LINK"
    case .run: "\"COMMANDS\""
    case .help, .version: nil
    }
  }
}
