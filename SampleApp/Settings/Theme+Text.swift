import Kit

extension Theme {
  /// The theme as screens write it.
  var title: String {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    case .sepia: "Sepia"
    }
  }
}
