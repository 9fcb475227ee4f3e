import Kit

extension TodoFilter {
  /// What a list that is filtered holds.
  var heading: String {
    switch self {
    case .all: "All todos"
    case .open: "Open todos"
    case .done: "Done todos"
    }
  }
}
