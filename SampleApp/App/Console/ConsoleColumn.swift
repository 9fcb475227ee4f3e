import Kit

/// A column that the console shows beside others.
@MainActor
struct ConsoleColumn {
  /// Its top screen, or nil.
  let screen: (any TextScreen)?

  /// Whether a narrow window would show it.
  let isSelected: Bool
}
