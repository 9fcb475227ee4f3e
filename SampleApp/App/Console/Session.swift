import Kit
import Waymark
import WaymarkTesting

/// The conversation with one app. Takes lines of input and answers each with a block.
///
/// It does no input and output itself, so that tests can drive it like the terminal.
@MainActor
final class Session {
  private let app: AppCoordinator
  private var platform: ConsolePlatform
  private let log = ChangeLog()
  private let warnings = Warnings()
  private let recording: Recording?

  /// The width, in characters, from which columns are shown side by side.
  nonisolated static let wide = 100

  /// The width of the window, in characters.
  private var width: Int

  /// Whether the window is too narrow for columns side by side.
  var isNarrow: Bool { platform.isNarrow }

  /// Whether the app was told to quit. It answers no more lines then.
  private(set) var isOver = false

  /// The reason why the start link could not be opened, or nil.
  private let startError: CommandError?
  /// How the first screen differed from the tree, or nil.
  private let startProblem: String?

  /// Starts the app in a window with a width. Restores the kept state if there is one, then opens
  /// the start link if there is one. Otherwise begins with the first screen.
  init(
    app: AppCoordinator, opening link: String? = nil, keeping keeper: StateKeeper? = nil,
    recording: Recording? = nil, width: Int = 80
  ) {
    self.app = app
    self.recording = recording
    self.width = width
    app.flow.reporter = MisuseReporter { [warnings] in warnings.add($0.message) }
    recording?.begin(app)
    app.observe { [log] change, _ in log.record(change) }
    if let keeper {
      app.observe { [warnings, weak app] _, _ in
        if let app, let problem = keeper.save(app.snapshot()) { warnings.add(problem) }
      }
      if let saved = keeper.saved {
        for warning in Self.warnings(about: app.restore(saved)) { warnings.add(warning) }
      }
    }
    do throws(CommandError) {
      if let link { try Self.check(recording?.open(link) ?? app.open(link)) }
      startError = nil
    } catch {
      startError = error
    }
    app.start()
    let platform = ConsolePlatform(app, isNarrow: width < Self.wide)
    self.platform = platform
    if let recording, app.layout == .split {
      // A test has no platform before its first gesture, but `back` depends on the width of the
      // platform.
      var problem: String?
      recording.user(.resize(isCollapsed: platform.isNarrow)) { problem = platform.settle() }
      startProblem = problem
    } else {
      startProblem = platform.settle()
    }
  }

  /// The output before any input.
  var firstBlock: Block { block(error: startError?.message ?? startProblem) }

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
      await recording?.settle()
      await app.settle()
      let late = settle()
      await record()
      return block(error: late ?? early, text: text)
    } catch {
      let problem = settle()
      await record()
      return block(error: problem.map { "\(error.message); \($0)" } ?? error.message)
    }
  }

  /// Waits until the platform is done, in a window whose width may have changed.
  private func settle() -> String? {
    platform.settle { [recording] gesture, body in
      if let recording { recording.user(gesture, body) } else { body() }
    }
  }

  /// Saves the recording.
  private func record() async {
    if let problem = await recording?.save() { warnings.add(problem) }
  }

  /// Tries the recording, and writes it with the results.
  ///
  /// - Returns: The reason why it cannot be written, on one line, or nil.
  func end() async -> String? { await recording?.save(isTried: true) }

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
    case .system(let event, let end): try play(event, end)
    case .yes: try Self.check(answer(.proceed, try question("yes")))
    case .no: try Self.check(answer(.cancel, try question("no")))
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
    let place = selectColumn(ofAction: number - 1)
    switch recording?.choose(action, place, text) ?? action.perform(text) {
    case .done: return
    case .refused(let message): throw .refused(message)
    }
  }

  private func select(_ place: Place) throws(CommandError) {
    var isThere = false
    if let position = Place.tabs.firstIndex(of: place) {
      played(.select(tab: position)) { isThere = platform.tap(position) }
    }
    guard isThere else { throw .noTabs(place, in: app.layout) }
  }

  private func carryOut(_ navigation: Navigation) -> Outcome {
    if case .open(let link) = navigation { return recording?.open(link) ?? app.open(link) }
    return step(navigation.source) { navigation.perform(in: $0) }
  }

  /// Calls a verb, and records it with its source.
  private func step(
    _ source: String?, _ verb: @escaping @MainActor (AppCoordinator) -> Outcome
  ) -> Outcome {
    source.flatMap { recording?.step($0, verb) } ?? verb(app)
  }

  private func answer(_ answer: LeaveAnswer, _ request: LeaveRequest) -> Outcome {
    recording?.answer(answer) ?? (answer == .proceed ? request.proceed() : request.cancel())
  }

  /// Plays a gesture, and records it with all its results.
  private func played(_ gesture: UserGesture, _ body: () -> Void) {
    guard let recording else { return body() }
    recording.user(gesture) {
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
    guard app.history.forwardCount > 0 else { throw .noForward() }
    return try Self.said(step("$0.history.forward()") { $0.history.forward() })
  }

  private func go(toPosition number: Int) throws(CommandError) -> [String] {
    let positions = app.history.positions
    guard positions.indices.contains(number - 1) else {
      throw .noSuchPosition(number, of: positions.count)
    }
    return try Self.said(
      step("$0.history.go(to: $0.history.positions[\(number - 1)])") {
        let positions = $0.history.positions
        return positions.indices.contains(number - 1)
          ? $0.history.go(to: positions[number - 1]) : .unchanged
      })
  }

  /// Plays an event, as far as nothing has to be awaited.
  private func play(_ event: SystemEvent, _ end: GestureEnd) throws(CommandError) {
    switch event {
    case .back:
      try play(.swipeBack(end)) { platform throws(CommandError) in try platform.swipeBack(end) }
    case .dismiss:
      try play(isDialog && end != .cancelled ? .answerDialog : .drag(end)) {
        platform throws(CommandError) in try platform.drag(end)
      }
    case .close:
      try play(isDialog ? .answerDialog : .dismiss) {
        platform throws(CommandError) in try platform.close()
      }
    case .signOut:
      guard app.stores.account.isSignedIn else { throw .noEvent(event) }
      try Self.check(step("$0.endSession() ?? .unchanged") { $0.endSession() ?? .unchanged })
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

  private func question(_ answer: String) throws(CommandError) -> LeaveRequest {
    guard let request = app.pendingLeave else { throw .noQuestion(answer) }
    return request
  }

  /// Checks an outcome, and returns a text if there was nothing left to do.
  private static func said(
    _ outcome: Outcome, _ text: String = "This is shown already."
  ) throws(CommandError) -> [String] {
    try check(outcome)
    return outcome == .unchanged ? [text] : []
  }

  private static func check(_ outcome: Outcome) throws(CommandError) {
    switch outcome {
    case .performed, .redirected, .unchanged, .queued, .held, .needsConfirmation: return
    case .denied(let reason): throw .ignored(reason.text)
    case .ignored(let reason): throw .ignored(reason.description)
    case .invalidLink(let error): throw .invalidLink(error)
    }
  }

  private var screen: (any TextScreen)? { platform.leaf?.screen }

  /// The numbered actions: those of the screen, or of all columns side by side.
  var actions: [ScreenAction] {
    guard let columns = platform.columns else { return screen?.actions ?? [] }
    return columns.flatMap { $0.screen?.actions ?? [] }
  }

  /// Selects the column of the chosen action, as a tap there does, so that a narrow window would
  /// show that column.
  ///
  /// - Returns: The index of the action on its screen.
  private func selectColumn(ofAction index: Int) -> Int {
    var first = 0
    for (place, column) in (platform.columns ?? []).enumerated() {
      let count = column.screen?.actions.count ?? 0
      guard index >= first + count else {
        let route = Place.columns[place].route
        if !column.isSelected { _ = recording?.select(route) ?? app.select(route) }
        return index - first
      }
      first += count
    }
    return index
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
  private static var links: [String] {
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
    return Place.tabs.enumerated().map { position, place in
      Block.Tab(title: place.title, isSelected: position == selected)
    }
  }

  private func block(error: String? = nil, text: [String] = []) -> Block {
    let screen = screen
    return Block(
      error: error,
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
