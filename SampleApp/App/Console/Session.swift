import Kit
import Waymark
import WaymarkTesting

/// The conversation with one app. Takes lines of input and answers each with a block.
///
/// It does no input and output itself, so that tests can drive it like the terminal.
@MainActor
final class Session {
  let app: AppCoordinator
  let warnings = Warnings()
  private(set) var platform: ConsolePlatform
  private let log = ChangeLog()
  private let hands: any Hands

  /// The width, in characters, from which columns are shown side by side.
  nonisolated static let wide = 100

  /// The width of the window, in characters.
  private(set) var width: Int

  /// Whether the window is too narrow for columns side by side.
  var isNarrow: Bool { platform.isNarrow }

  /// Whether the app was told to quit. It answers no more lines then.
  private(set) var isOver = false

  /// The output before any input.
  private(set) var firstBlock = Block()

  /// Starts the app in a window with a width. Restores the kept state if there is one, then opens
  /// the start link if there is one. Otherwise begins with the first screen.
  init(
    app: AppCoordinator, opening link: String? = nil, keeping keeper: StateKeeper? = nil,
    recording file: RecordingFile? = nil, width: Int = 80
  ) {
    self.app = app
    self.width = width
    app.flow.reporter = MisuseReporter { [warnings] in warnings.add($0.message) }
    let hands: any Hands = file.map { Recording($0, of: app) } ?? PlainHands(app: app)
    self.hands = hands
    app.observe { [log] change, _ in log.record(change) }
    if let keeper {
      app.observe { [warnings, weak app] _, _ in
        if let app, let problem = keeper.save(app.snapshot()) { warnings.add(problem) }
      }
      if let saved = keeper.saved {
        for warning in Self.warnings(about: app.restore(saved)) { warnings.add(warning) }
      }
    }
    let refusal = link.flatMap { hands.open($0).refusal }
    app.start()
    let platform = ConsolePlatform(app, isNarrow: width < Self.wide)
    self.platform = platform
    var problem: String?
    if app.layout == .split {
      // A test has no platform before its first gesture, but `back` depends on the width of the
      // platform.
      hands.user(.resize(isCollapsed: platform.isNarrow)) { problem = platform.settle() }
    } else {
      problem = platform.settle()
    }
    firstBlock = block(errors: refusal, problem)
  }

  /// Performs a line of input and returns the answer, or nil if the line is blank.
  ///
  /// If the line answers a waiting task, that task continues before this returns.
  func answer(_ line: String) async -> Block? {
    do throws(CommandError) {
      guard !isOver, let command = try Command.parse(line) else { return nil }
      let text = try perform(command)
      // Screens of a gesture are gone once it is over, and only then tasks continue that waited for
      // them.
      let early = platform.rest()
      await hands.settle()
      let late = settle()
      await record()
      return block(errors: late ?? early, text: text)
    } catch {
      let problem = settle()
      await record()
      return block(errors: error.message, problem)
    }
  }

  /// Waits until the platform is done, in a window whose width may have changed.
  private func settle() -> String? {
    platform.settle { [hands] in hands.user($0, $1) }
  }

  /// Saves the recording.
  private func record() async {
    if let problem = await hands.save(isTried: false) { warnings.add(problem) }
  }

  /// Tries the recording, and writes it with the results.
  ///
  /// - Returns: The reason why it cannot be written, on one line, or nil.
  func end() async -> String? { await hands.save(isTried: true) }

  /// Sets the width of the window after a resize of the terminal. Columns depend on it.
  func resize(to width: Int) {
    guard width != self.width else { return }
    if (width < Self.wide) != (self.width < Self.wide) { platform.isNarrow = width < Self.wide }
    self.width = width
  }

  /// Performs a command, and returns its text.
  private func perform(_ command: Command) throws(CommandError) -> [String] {
    switch command {
    case .action(let number, let text): try act(number, text)
    case .navigate(.tab(let place)): try select(place)
    case .navigate(let navigation):
      return try Self.said(carryOut(navigation), navigation.textWhenUnchanged)
    case .trial(let navigation): return try trial(of: navigation)
    case .forward: return try goForward()
    case .position(let number): return try go(toPosition: number)
    case .history: return HistoryLines.lines(of: app.history)
    case .gesture(let gesture, let end): try play(gesture, end)
    case .system(let event): try play(event)
    case .yes: try answer(.proceed, "yes")
    case .no: try answer(.cancel, "no")
    case .url: return [app.path ?? "What is shown has no link."]
    case .links: return Self.links
    case .tree: return [app.describe()]
    case .state: return [app.snapshot().description]
    case .log: return log.lines
    case .help: return Help.commands(in: app.layout)
    case .quit: isOver = true
    }
    return []
  }

  private func act(_ number: Int, _ text: String) throws(CommandError) {
    let actions = actions
    guard actions.indices.contains(number - 1) else {
      throw .noSuchAction(number, of: actions.count)
    }
    let action = actions[number - 1]
    guard action.prompt != nil || text.isEmpty else {
      throw .noText(text, for: number, action.title)
    }
    guard let (screen, place) = selectColumn(ofAction: number - 1) else { return }
    if case .refused(let message) = hands.choose(action, place, of: screen, text) {
      throw CommandError(message)
    }
  }

  private func select(_ place: Place) throws(CommandError) {
    var isThere = false
    if let position = Place.allCases.firstIndex(of: place) {
      played(.select(tab: position)) { isThere = platform.tap(position) }
    }
    guard isThere else { throw .noTabs(place, in: app.layout) }
  }

  private func carryOut(_ navigation: Navigation) -> Outcome {
    if case .open(let link) = navigation { return hands.open(link) }
    guard let source = navigation.source else { return navigation.perform(in: app) }
    return hands.step(source) { navigation.perform(in: $0) }
  }

  private func answer(_ answer: LeaveAnswer, _ word: String) throws(CommandError) {
    guard app.pendingLeave != nil else { throw .noQuestion(word) }
    try Self.check(hands.answer(answer))
  }

  /// Plays a gesture with all its results.
  private func played(_ gesture: UserGesture, _ body: () -> Void) {
    hands.user(gesture) {
      body()
      _ = platform.rest()
    }
  }

  /// Returns what a navigation would do.
  private func trial(of navigation: Navigation) throws(CommandError) -> [String] {
    if case .tab(let place) = navigation, platform.selectedTab == nil {
      throw .noTabs(place, in: app.layout)
    }
    let evaluation = app.evaluate { _ = navigation.perform(in: $0) }
    return TrialLines.lines(of: evaluation, of: navigation)
  }

  private func goForward() throws(CommandError) -> [String] {
    guard app.history.forwardCount > 0 else { throw .noForward }
    return try Self.said(hands.step("$0.history.forward()") { $0.history.forward() })
  }

  private func go(toPosition number: Int) throws(CommandError) -> [String] {
    let positions = app.history.positions
    guard positions.indices.contains(number - 1) else {
      throw .noSuchPosition(number, of: positions.count)
    }
    return try Self.said(
      hands.step("$0.history.go(to: $0.history.positions[\(number - 1)])") {
        let positions = $0.history.positions
        return positions.indices.contains(number - 1)
          ? $0.history.go(to: positions[number - 1]) : .unchanged
      })
  }

  private func play(_ gesture: Gesture, _ end: GestureEnd) throws(CommandError) {
    switch gesture {
    case .back:
      try play(.swipeBack(end)) { platform throws(CommandError) in try platform.swipeBack(end) }
    case .dismiss:
      try play(isDialog && end != .cancelled ? .answerDialog : .drag(end)) {
        platform throws(CommandError) in try platform.drag(end)
      }
    }
  }

  private func play(_ event: SystemEvent) throws(CommandError) {
    switch event {
    case .close:
      try play(isDialog ? .answerDialog : .dismiss) {
        platform throws(CommandError) in try platform.close()
      }
    case .signOut:
      guard app.stores.account.isSignedIn else { throw .noEvent(event) }
      try Self.check(hands.step("$0.endSession() ?? .unchanged") { $0.endSession() ?? .unchanged })
    case .collapse: try platform.resize(isNarrow: true)
    case .expand: try platform.resize(isNarrow: false)
    }
  }

  /// True if a dialog is on top. It is shown as a sheet here, but as a dialog in a test.
  private var isDialog: Bool { app.projection.layers.last?.style == .modal(.dialog) }

  private func play(
    _ gesture: UserGesture, _ body: (ConsolePlatform) throws(CommandError) -> Void
  ) throws(CommandError) {
    var failure: CommandError?
    played(gesture) {
      do throws(CommandError) { try body(platform) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Checks an outcome, and returns a text if there was nothing left to do.
  private static func said(
    _ outcome: Outcome, _ text: String = "This is shown already."
  ) throws(CommandError) -> [String] {
    try check(outcome)
    return outcome == .unchanged ? [text] : []
  }

  private static func check(_ outcome: Outcome) throws(CommandError) {
    if let refusal = outcome.refusal { throw CommandError(refusal) }
  }

  /// Selects the column of the chosen action, as a tap there does, so that a narrow window would
  /// show that column.
  ///
  /// - Returns: The screen of the action, and its index there.
  private func selectColumn(ofAction index: Int) -> (screen: any TextScreen, index: Int)? {
    guard let columns = platform.columns else { return screen.map { ($0, index) } }
    var first = 0
    for (place, column) in columns.enumerated() {
      guard let screen = column.screen else { continue }
      let count = screen.actions.count
      guard index >= first + count else {
        let route = Place.columns[place].route
        if !column.isSelected { _ = hands.select(route) }
        return (screen, index - first)
      }
      first += count
    }
    return nil
  }
}
