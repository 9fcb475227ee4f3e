import Kit

extension Theme {
  /// The name of the theme on screens.
  var title: String {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    case .sepia: "Sepia"
    }
  }
}
