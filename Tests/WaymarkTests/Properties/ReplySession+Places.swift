import Waymark

// Tabs and columns.
extension ReplySession {
  /// The tabs that are shown one after the other.
  static let tabs: [[OfficeRoute]] = [
    [.talk(.start), .people(.list), .home],
    [.people(.list), .floor(.lobby), .talk(.start)],
    [.home, .talk(.start)],
    [.floor(.talk(.start)), .people(.list)],
  ]

  /// All layers, also tabs and columns.
  func layers() -> [Layer<TestScreen>] {
    func inside(_ layer: Layer<TestScreen>) -> [Layer<TestScreen>] {
      [layer] + layer.entries.flatMap { ($0.tabs?.layers ?? []).flatMap(inside) }
    }
    return app.projection.layers.flatMap(inside)
  }

  /// Selects tabs and columns, brings other tabs, or makes the window narrow or wide.
  func arrange() {
    guard let tabs = random(layers().flatMap(\.entries).compactMap(\.tabs)) else { return grow() }
    let before = shot()
    let (kind, outcome) = arrange(tabs)
    log("\(kind) \(tabs.id): \(outcome)")
    if outcome == .performed { tally[kind, default: 0] += 1 }
    note()
    guard tabs.areColumns, ["selects", "resizes"].contains(kind) else { return }
    if shot().rows.map(\.id) != before.rows.map(\.id) { fail("\(kind), and something else") }
  }

  private func arrange(_ tabs: LayerTabs<TestScreen>) -> (kind: String, Outcome) {
    if tabs.areColumns, roll(2) == 0 {
      return ("resizes", app.request(isCollapsed: roll(3) == 0, in: tabs))
    }
    switch roll(6) {
    case 0, 1:
      let position = roll(tabs.layers.count)
      let revision = tabs.revision - (roll(4) == 0 ? 1 : 0)
      return ("selects", app.request(select: position, in: tabs, revision: revision))
    case 2:
      return ("chooses", app.select(random(tabs.routes(as: OfficeRoute.self) ?? []) ?? .home))
    case 3, 4:
      app.tabs = random(Self.tabs) ?? app.tabs
      return ("reloads", app.reloadTabs())
    default:
      return ("delivers", app.deliver(.people(.person(number())), select: roll(2) == 0))
    }
  }
}
