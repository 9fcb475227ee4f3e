import Kit
import Waymark

// What is shown, as a block.
extension Session {
  var screen: (any TextScreen)? { platform.leaf?.screen }

  /// The numbered actions: those of the screen, or of all columns side by side.
  var actions: [ScreenAction] {
    guard let columns = platform.columns else { return screen?.actions ?? [] }
    return columns.flatMap { $0.screen?.actions ?? [] }
  }

  private var columns: Columns? {
    guard let columns = platform.columns else { return nil }
    return Columns(
      width: max(width, Self.wide),
      columns: zip(Place.columns, columns).map { place, column in
        Columns.Column(
          title: place.title, isSelected: column.isSelected,
          screen: column.screen?.render() ?? "Nothing is shown.",
          actions: Self.described(column.screen?.actions))
      })
  }

  private static func described(_ actions: [ScreenAction]?) -> [Block.Action] {
    (actions ?? []).map { Block.Action(title: $0.title, prompt: $0.prompt) }
  }

  /// All links of the app, each with the case or the link that it leads to.
  static var links: [String] {
    let links = AppRoute.links.all
    let width = links.map(\.pattern.count).max() ?? 0
    return links.map { link in
      let blanks = String(repeating: " ", count: width - link.pattern.count + 2)
      let place = link.caseName ?? link.target.map { "-> \($0)" }
      return link.pattern + (place.map { blanks + $0 } ?? "")
    }
  }

  private var tabs: [Block.Tab] {
    guard let selected = platform.selectedTab else { return [] }
    return Place.allCases.enumerated().map { position, place in
      Block.Tab(title: place.title, isSelected: position == selected)
    }
  }

  /// What is shown now, with the warnings since the last answer.
  func block(errors: String?..., text: [String] = []) -> Block {
    let errors = errors.compactMap(\.self)
    let screen = screen
    return Block(
      error: errors.isEmpty ? nil : errors.joined(separator: "; "),
      warnings: warnings.taken(),
      text: text,
      tabs: tabs,
      columns: columns,
      screen: [screen?.render() ?? "Nothing is shown."],
      actions: Self.described(screen?.actions),
      question: app.pendingLeave.map { "may \($0.name) be left? type yes or no" },
      waiting: app.pendingNavigations.map { "\($0.name), for \($0.gate)" },
      path: PathLine.text(of: app.visiblePath),
      url: app.path
    )
  }
}
