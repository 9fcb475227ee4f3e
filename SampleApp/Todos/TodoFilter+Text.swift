import Kit

extension TodoFilter {
  /// The heading of a filtered list.
  var heading: String {
    switch self {
    case .all: "All todos"
    case .open: "Open todos"
    case .done: "Done todos"
    }
  }
}
