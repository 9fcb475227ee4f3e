public import Waymark

// What an explorer is told of the app. Each returns another explorer.

extension Explorer {
  /// Gives payloads: routes of the root, to each of which `navigate(to:)` goes, and which links are printed of.
  ///
  /// - Parameter routes: One of each case, most likely. Each case has to be visible somewhere.
  public func samples(_ routes: [C.Route]) -> Explorer { with { $0.samples += routes } }

  /// Says how far it goes; without it 1,000 states and 20,000 moves.
  ///
  /// - Parameters:
  ///   - states: How many states are looked at.
  ///   - moves: How many moves are made in them.
  public func limit(states: Int, moves: Int) -> Explorer {
    with {
      $0.states = states
      $0.moveLimit = moves
    }
  }

  /// Says which moves it makes by itself; without it all. Actions and disturbances are made in any case.
  public func moves(_ kinds: ExplorerMoves) -> Explorer { with { $0.kinds = kinds } }

  /// Says what the platform can present; without it everything.
  public func platform(_ traits: PlatformTraits) -> Explorer { with { $0.traits = traits } }

  /// Tells states apart that show the same.
  ///
  /// ```swift
  /// Explorer { App() }.key { $0.session.user ?? "nobody" }
  /// ```
  ///
  /// - Parameter key: What the app would do something else for. Few different texts, since each multiplies the states.
  public func key(_ key: @escaping @MainActor (C) -> String) -> Explorer { with { $0.key = key } }

  /// Says where every place has to lead back to; without it where the start's visible path is shown.
  ///
  /// An app that begins with something it never comes back to, such as a welcome, has its home behind that.
  ///
  /// - Parameter isHome: True for an app that is there.
  public func home(_ isHome: @escaping @MainActor (C) -> Bool) -> Explorer {
    with { $0.home = isHome }
  }

  /// Says what the screens offer.
  ///
  /// From then on verbs are something that the app's own code may never call: they do not count as a way back, nor
  /// for reaching a route.
  ///
  /// - Parameter actions: What can be done now, in an order that stays.
  public func actions(_ actions: @escaping @MainActor (C) -> [ExplorerAction]) -> Explorer {
    with { $0.actions = actions }
  }

  /// Adds something that happens to the app between any two moves: a session ends, a flag changes.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - source: A step of a `navigationTest` that does the same: `test.act({ _ in session.end() })`.
  ///   - body: Does it.
  public func disturb(
    _ name: String, source: String? = nil, _ body: @escaping @MainActor (C) -> Void
  ) -> Explorer {
    with { $0.disturbances.append((name, source, body)) }
  }

  /// Adds a rule, which is looked at after each move.
  ///
  /// - Parameters:
  ///   - name: What always holds.
  ///   - body: Says what does not; nil if all is well.
  public func rule(_ name: String, _ body: @escaping @MainActor (C) -> String?) -> Explorer {
    with { $0.rules.append((name, body)) }
  }

  /// Lets time pass after each move, on a clock of the app's world.
  ///
  /// ```swift
  /// Explorer { App(clock: ManualClock()) }.passTime { await $0.clock.advance(by: .seconds(10)) }
  /// ```
  ///
  /// - Parameter body: Lets it pass. It is called until nothing changes any more.
  public func passTime(_ body: @escaping @MainActor (C) async -> Void) -> Explorer {
    with { $0.passTime = body }
  }

  /// Makes the fresh app that a saved state is restored in; without it one like all others.
  ///
  /// - Parameter app: Makes one with the same stores: who is signed in stays signed in.
  public func relaunch(_ app: @escaping @MainActor (C) -> C) -> Explorer {
    with { $0.relaunch = app }
  }

  /// Allows tasks that go on without an end, such as those that listen to something.
  ///
  /// - Parameter names: The cases of the routes on whose entries they run, as of their own coordinator: `feed`.
  public func tasksMayGoOn(in names: [String]) -> Explorer {
    with { $0.tasksAllowed.formUnion(names) }
  }

  /// Says how moves are written in a way: as the commands of the app's own console, for one.
  ///
  /// - Parameter command: Gets `open /todos/7`, `swipe back cancelled`, `tap tab 2`, the name of an action.
  public func commands(_ command: @escaping @MainActor (String) -> String) -> Explorer {
    with { $0.command = command }
  }

  /// Tells the way before each move is made, from the start to that move: if the app traps, the last one is it.
  ///
  /// ```swift
  /// Explorer { App() }.beforeEachMove { print($0) }  // open /todos/7; Delete; yes
  /// ```
  ///
  /// - Parameter body: Gets the commands, with semicolons between them.
  public func beforeEachMove(_ body: @escaping @MainActor (String) -> Void) -> Explorer {
    with { $0.willMove = body }
  }

  private func with(_ change: (inout ExplorerOptions<C>) -> Void) -> Explorer {
    var other = self
    change(&other.options)
    return other
  }
}
