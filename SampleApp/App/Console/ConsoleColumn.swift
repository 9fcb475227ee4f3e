import Kit

/// One of the columns that the console shows side by side.
@MainActor
struct ConsoleColumn {
  /// What is on top in it; nil if nothing is.
  let screen: (any TextScreen)?

  /// Whether a narrow window would show it.
  let isSelected: Bool
}
