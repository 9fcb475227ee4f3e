import Waymark

// Lists moves and makes them.

extension ExplorerWorld {
  /// The result of a move.
  struct Result {
    /// Nil for a move without an outcome.
    var outcome: Outcome?
    /// False if the move was not possible.
    var isPossible = true
    /// True if the move cannot have changed anything, so that the app can be used again.
    var isInert = false
  }

  /// Lists what can be done now.
  func offer(_ links: ExplorerLinks) -> ExplorerOffer {
    let visible = platform.visible
    var offer = ExplorerOffer()
    offer.isAsking = app.pendingLeave != nil
    offer.hasAskingButton = platform.hasAskingButton
    offer.depth = visible.stack.count
    if case .modal(let style)? = visible.layers.last?.style {
      offer.presented = options.traits.kind(of: style)
    }
    offer.kinds = options.kinds
    offer.bar = platform.bar
    offer.columns = platform.columns
    let actions = offer.isAsking ? [] : options.actions.map { $0(app) } ?? []
    offer.actions = actions.map { ($0.name, $0.command) }
    offer.tabs = rootTabs.map(\.name)
    offer.samples = options.samples.map(\.name)
    offer.links = links.links.map(\.text)
    offer.disturbances = options.disturbances.map(\.name)
    return offer
  }

  /// The declared routes of the uppermost tabs of the root.
  var rootTabs: [C.Route] {
    app.projection.base.entries.reversed().lazy.compactMap(\.tabs).first?
      .declaredRoutes(as: C.Route.self) ?? []
  }

  /// Makes a move without waiting.
  func perform(_ move: ExplorerMove) -> Result {
    begin(move)
    let (waiters, tasks) = (app.waiterCount, app.taskNames)
    log.hasChanged = false
    var result = carryOut(move)
    let isRefused = !result.isPossible || (result.outcome.map(\.isInert) ?? move.isCancelled)
    guard isRefused else { return result }
    if move.isCancelled { platform.settle() }
    result.isInert = !log.hasChanged && app.waiterCount == waiters && app.taskNames == tasks
    return result
  }

  private func carryOut(_ move: ExplorerMove) -> Result {
    switch move.kind {
    case .link(let link): return Result(outcome: platform.tap(link: link))
    case .verb(let verb): return carryOut(verb)
    case .gesture(let gesture): return Result(isPossible: platform.perform(gesture))
    case .answer(let answer):
      guard let request = app.pendingLeave else { return Result(isPossible: false) }
      return Result(outcome: answer == .proceed ? request.proceed() : request.cancel())
    case .disturb(let number):
      options.disturbances[number].body(app)
      return Result()
    case .action(let name, let number):
      let known = found.flatMap { $0.name == name && $0.number == number ? $0.action : nil }
      found = nil
      guard let action = known ?? options.action(name, number: number, in: app) else {
        return Result(isPossible: false)
      }
      action.body()
      return Result()
    }
  }

  /// False for an action that no screen offers now.
  func has(_ move: ExplorerMove) -> Bool {
    guard case .action(let name, let number) = move.kind else { return true }
    found = options.action(name, number: number, in: app).map { (name, number, $0) }
    return found != nil
  }

  private func carryOut(_ verb: ExplorerMove.Verb) -> Result {
    switch verb {
    case .back: return Result(outcome: app.back())
    case .dismiss: return Result(outcome: app.dismiss())
    case .navigate(let number): return Result(outcome: app.navigate(to: options.samples[number]))
    case .select(let place):
      let tabs = rootTabs
      guard tabs.indices.contains(place) else { return Result(isPossible: false) }
      return Result(outcome: app.select(tabs[place]))
    }
  }
}

extension ExplorerMove {
  /// True for a cancelled gesture, which the app never hears of.
  fileprivate var isCancelled: Bool {
    switch kind {
    case .gesture(let gesture):
      switch gesture.kind {
      case .swipeBack(.cancelled), .drag(.cancelled): return true
      default: return false
      }
    default: return false
    }
  }
}

extension Outcome {
  /// True if the verb did nothing and told no observer.
  var isInert: Bool {
    switch self {
    case .ignored, .denied, .invalidLink: true
    case .performed, .unchanged, .queued, .redirected, .held, .needsConfirmation: false
    }
  }
}
