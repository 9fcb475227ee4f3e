import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark

@testable import SampleApp

/// Thousands of random commands, and what each prints.
@MainActor
struct RandomCommands {
  /// A session has at least so many commands, and as many more as it takes until everything rare has been seen often
  /// enough. The commands are random, so their number must not be fixed.
  private static let counts = 2_000 / share...40_000

  /// The part of a session that a debug build runs. There, each command takes some milliseconds.
  #if DEBUG
    nonisolated static let share = 4
  #else
    nonisolated static let share = 1
  #endif

  func check(in layout: Layout, seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: layout)
    let session = Session(app: app)
    var line = try pathLine(of: session.firstBlock)
    var seen: Set<String> = []
    var counts = Counts()
    var awaited: Set<EntryID> = []
    var known: Set<EntryID> = []
    let names = AppUnderTest.caseNames(in: layout)
    for number in 1...Self.counts.upperBound {
      if number > Self.counts.lowerBound, counts.suffice(in: layout), seen == names { break }
      let before = Situation(app, session, awaited: awaited)
      let command = RandomCommand.next(on: session, using: &generator)
      let place = Testing.Comment("seed \(seed), \(layout), command \(number): \(command.line)")
      let block = try #require(await session.answer(command.line), place)
      let next = try check(block, after: command, from: before, app, place)
      counts.added += try checkAdded(block, after: command, from: before, app, place) ? 1 : 0
      counts.travelled += try checkTravel(block, after: command, from: before, app, place) ? 1 : 0
      // Screens that answer are shown by actions, which wait. If the history shows them, even hidden, no caller waits.
      if let leaf = app.projection.leaf?.id, command.title != nil, !known.contains(leaf) {
        awaited.insert(leaf)
      }
      known.formUnion(app.projection.layers.flatMap(\.idsWithin))
      counts.opened += command.target == nil ? 0 : 1
      counts.asked += block.question == nil ? 0 : 1
      counts.wide += block.columns == nil ? 0 : 1
      counts.waiting += block.waiting.isEmpty ? 0 : 1
      seen.formUnion(app.visiblePath.joined().map(\.caseName))
      if Self.isPush(from: before.path, to: app.visiblePath), Bool.random(using: &generator) {
        let back = try #require(await session.answer("back"), place)
        try #require(try pathLine(of: back) == line, place)
        known.formUnion(app.projection.layers.flatMap(\.idsWithin))
        counts.undone += 1
      } else {
        line = next
      }
    }
    #expect(counts.suffice(in: layout), "seed \(seed): \(counts)")
    #expect(seen == names, "seed \(seed)")
    #expect(layout == .split || counts.wide == 0, "seed \(seed): \(counts)")
  }

  private struct Counts {
    var undone = 0
    var opened = 0
    var asked = 0
    var waiting = 0
    var added = 0
    var wide = 0
    var travelled = 0

    /// Whether each event that the checks look for came up.
    func suffice(in layout: Layout) -> Bool {
      [(undone, 100), (opened, 60), (asked, 5), (waiting, 5), (added, 5), (travelled, 20)]
        .allSatisfy { $0.0 * RandomCommands.share > $0.1 }
        && (layout != .split || wide * RandomCommands.share > 100)
    }
  }

  /// The relevant state of the app before a command.
  private struct Situation {
    let path: [[AppRoute]]
    let tab: Place?
    let isSignedIn: Bool
    let isAsked: Bool
    /// True if columns are shown one at a time; nil if there are none.
    let isNarrow: Bool?
    /// The visible entry.
    let leaf: EntryID?
    /// The entry that asks before it is left.
    let unsaved: EntryID?
    /// True if a caller waits for the answer of the visible screen.
    let isAwaited: Bool
    let positions: [HistoryPosition]
    let current: Int

    @MainActor
    init(_ app: AppCoordinator, _ session: Session, awaited: Set<EntryID>) {
      path = app.visiblePath
      tab = Self.visibleTab(of: path)
      isSignedIn = app.stores.account.isSignedIn
      isAsked = app.pendingLeave != nil
      isNarrow = app.layout == .split ? session.isNarrow : nil
      let visible = app.projection.leaf
      leaf = visible?.id
      unsaved = visible.flatMap { $0.leavePolicy == .free ? nil : $0.id }
      isAwaited = leaf.map(awaited.contains) ?? false
      positions = app.history.positions
      current = app.history.currentIndex ?? 0
    }

    /// True if an action of the visible screen only answers another screen.
    func isAnswer(_ title: String) -> Bool {
      switch path.last?.last {
      case .todos(.confirmDelete): title == "Delete"
      case .settings(.theme): Theme.allCases.contains { title.lowercased().hasPrefix($0.rawValue) }
      default: false
      }
    }

    /// True if there is no way back.
    var isAtStart: Bool {
      guard path.count == 1, let base = path.first else { return false }
      switch base.first {
      case .tabs: return base == [.tabs, .home]
      // Screens above the columns lead back to them, and in a narrow window each column leads to the one on its left.
      case .split:
        return base == [.split, .home]
          || isNarrow == false
            && (base == [.split, .posts(.list)] || base == [.split, .todos(.list)])
      default: return base == [.home]
      }
    }

    /// True if a swipe leads from a column to the one on its left. An interrupted swipe changes nothing.
    var isAtColumn: Bool {
      isNarrow == true && (path == [[.split, .posts(.list)]] || path == [[.split, .todos(.list)]])
    }

    /// The selected tab, if a path shows tabs: nothing lies above them, and the steps after them are in a tab.
    static func visibleTab(of path: [[AppRoute]]) -> Place? {
      guard path.count == 1, let base = path.first, base.count > 1, base[0] == .tabs else {
        return nil
      }
      switch base[1] {
      case .home: return base.count == 2 ? .home : nil
      // The tab takes any message.
      case .custom: return base.count == 2 ? .custom : nil
      case .todos: return .todos
      case .posts: return .posts
      case .settings: return .settings
      case .tabs, .split, .signIn: return nil
      }
    }
  }

  /// Checks the answer to a command, and returns its path line.
  private func check(
    _ block: Block,
    after command: RandomCommand,
    from before: Situation,
    _ app: AppCoordinator,
    _ place: Testing.Comment
  ) throws -> String {
    let line = try pathLine(of: block)
    var expected = ""
    for layer in app.visiblePath {
      expected += expected.isEmpty ? "path: " : " ^ "
      expected += layer.map(\.name).joined(separator: " > ")
    }
    // What people have typed may contain marks that do strange things to a terminal.
    try #require(line == expected.oneLine(), place)
    try checkLink(block, after: command, from: before, app, place)
    let tab = Situation.visibleTab(of: app.visiblePath)
    try #require(block.tabs.first(where: \.isSelected)?.title == tab?.title, place)
    try #require(block.tabs.isEmpty == (tab == nil), place)
    try checkRules(block, after: command, from: before, app, place)

    let tree = app.describe().split(separator: "\n").map { $0.drop { $0 == " " } }
    let path = app.visiblePath.joined().map(\.ownName)
    let leaf = try #require(path.last)
    try #require(tree.count { $0 == leaf + " *" } == 1, place)
    for name in path {
      let inTree = tree.count { $0 == name || $0 == name + " *" }
      try #require(inTree >= path.count { $0 == name }, "\(name) is not in the tree, \(place)")
    }
    try #require(tree.count { $0.hasPrefix("^ ") } == app.visiblePath.count - 1, place)
    return line
  }

  /// Checks that adding needs a session, and that unsaved text is not lost without a question.
  private func checkRules(
    _ block: Block,
    after command: RandomCommand,
    from before: Situation,
    _ app: AppCoordinator,
    _ place: Testing.Comment
  ) throws {
    let isAdding = app.visiblePath.joined().contains(.todos(.add))
    try #require(!isAdding || app.stores.account.isSignedIn, place)
    let asksForSession = app.visiblePath.joined().contains(.signIn)
    try #require(app.pendingNavigations.isEmpty || asksForSession, place)
    try #require((block.question != nil) == (app.pendingLeave != nil), place)
    if let unsaved = before.unsaved, !app.projection.layers.contains(where: { $0.shows(unsaved) }) {
      let mayLose = ["yes", "system close", "system sign-out"].contains(command.line)
      try #require(mayLose || command.isSave, place)
    }
    try #require((block.warnings.isEmpty) == !(command.isClose && before.unsaved != nil), place)
  }

  /// Checks that the added todo belongs to the signed-in user, and is the first in the shown list. Returns whether the
  /// list shows it.
  private func checkAdded(
    _ block: Block,
    after command: RandomCommand,
    from before: Situation,
    _ app: AppCoordinator,
    _ place: Testing.Comment
  ) throws -> Bool {
    guard command.isSave, block.error == nil, before.path.last == [.todos(.add)] else {
      return false
    }
    let todos = app.stores.todos
    let added = try #require(todos.newest, place)
    try #require(todos.user(id: added.userId)?.name == app.stores.account.name, place)
    guard app.visiblePath.last?.last == .todos(.list) else { return false }
    try #require(block.actions.first?.title == "[ ] \(added.title)", place)
    return true
  }

  /// Checks the link of the visible screen, and the result of an opened link.
  private func checkLink(
    _ block: Block,
    after command: RandomCommand,
    from before: Situation,
    _ app: AppCoordinator,
    _ place: Testing.Comment
  ) throws {
    let leaf = try #require(app.visiblePath.last?.last, place)
    let isUnlinked = AppUnderTest.unlinked.contains(leaf.caseName)
    try #require((block.url == nil) == isUnlinked, place)
    if let url = block.url {
      try #require(AppRoute(link: url) == leaf, place)
      try #require(block.rendered(in: .plain).hasSuffix("\nurl: \(url)\n\n"), place)
    }
    if let target = command.target, block.question == nil {
      let isHeld = target == .todos(.add) && !before.isSignedIn
      try #require(leaf == (isHeld ? .signIn : target), place)
    }
    if let tapped = command.tab, before.tab != nil {
      try #require(block.question != nil || tab(of: app) == tapped, place)
    }
    let fails = command.isBrokenLink || fails(command, from: before)
    if command.isCancelled || command.isInterrupted && before.isAtColumn {
      try #require(app.visiblePath == before.path, place)
    } else if ["system back", "system back interrupted", "system close"].contains(command.line) {
      try #require(block.error != nil || app.visiblePath != before.path, place)
    } else {
      try #require((block.error != nil) == fails, place)
    }
    try #require(block.error == nil || app.visiblePath == before.path, place)
  }

  /// Checks that the history matches the app, that a step led there, and that a sign-out cleared it. Returns whether
  /// there was a step.
  private func checkTravel(
    _ block: Block,
    after command: RandomCommand,
    from before: Situation,
    _ app: AppCoordinator,
    _ place: Testing.Comment
  ) throws -> Bool {
    let positions = app.history.positions
    let current = try #require(app.history.currentIndex, place)
    try #require(positions[current].path == app.visiblePath.map { $0.map(\.name) }, place)
    try #require(!command.isSignOut || block.error != nil || positions.count == 1, place)
    guard let target = command.position(from: before.current), block.error == nil else {
      return false
    }
    try #require(positions.map(\.id) == before.positions.map(\.id), place)
    try #require(current == (block.question == nil ? target : before.current), place)
    return current != before.current
  }

  private func tab(of app: AppCoordinator) -> Place? { Situation.visibleTab(of: app.visiblePath) }

  /// True if a command that is not a link is impossible.
  private func fails(_ command: RandomCommand, from before: Situation) -> Bool {
    if command.tab != nil { return before.tab == nil }
    if let position = command.position(from: before.current) {
      return !before.positions.indices.contains(position)
    }
    if let title = command.title, before.isAnswer(title) { return !before.isAwaited }
    return switch command.line {
    case "back": before.isAtStart
    case "system collapse": before.isNarrow ?? true
    case "system expand": !(before.isNarrow ?? false)
    case "yes", "no": !before.isAsked
    case "system dismiss", "system dismiss interrupted":
      before.path.count == 1 || before.unsaved != nil
    case "system sign-out": !before.isSignedIn
    default: command.isSave && before.unsaved == nil
    }
  }

  /// The only line of the block that begins with `path: `. It is before the line of the link, if there is one.
  private func pathLine(of block: Block) throws -> String {
    let lines = block.rendered(in: .plain).split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count { $0.hasPrefix("path: ") } == 1)
    try #require(lines.suffix(2) == ["", ""] && lines.dropLast(2).allSatisfy { !$0.isEmpty })
    return String(try #require(lines.dropLast(block.url == nil ? 2 : 3).last))
  }

  /// True if the new path is the old one with one more route, or with one more layer.
  private static func isPush(from before: [[AppRoute]], to after: [[AppRoute]]) -> Bool {
    guard let last = after.last else { return false }
    if after.dropLast() == before[...] { return last.count == 1 }
    return after.dropLast() == before.dropLast() && last.dropLast() == before.last?[...]
  }
}

extension Layer {
  /// Returns whether an entry is in the layer itself.
  fileprivate func shows(_ id: EntryID) -> Bool { entries.ids.contains(id) }

  /// The identities of its entries, and of those in their tabs and columns.
  fileprivate var idsWithin: [EntryID] {
    entries.flatMap { [$0.id] + ($0.tabs?.layers.flatMap(\.idsWithin) ?? []) }
  }
}

extension AppRoute {
  /// The name in the route type of the feature, as the tree shows it.
  fileprivate var ownName: String {
    switch self {
    case .todos(let route): route.name
    case .posts(let route): route.name
    case .settings(let route): route.name
    case .tabs, .split, .home, .signIn, .custom: name
    }
  }
}
