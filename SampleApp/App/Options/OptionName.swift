/// The options of the program that take a value.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case layout = "--layout"
  case columns = "--columns"
  case data = "--data"
  case store = "--store"
  case state = "--state"
  case record = "--record"
  case open = "--open"
  case run = "--run"

  /// A placeholder for the value in messages.
  var placeholder: String {
    switch self {
    case .layout: "stack, tabs or split"
    case .columns: "N"
    case .data, .store: "DIR"
    case .state, .record: "FILE"
    case .open: "LINK"
    case .run: "\"COMMANDS\""
    }
  }
}
