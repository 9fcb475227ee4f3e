public import Waymark

// Options of an explorer. Each method returns another explorer.

extension Explorer {
  /// Adds routes of the root with payloads. The explorer navigates to each, and prints links from them.
  ///
  /// ```swift
  /// Explorer { App() }.samples([.todos(.detail(id: 1)), .about])
  /// ```
  ///
  /// - Parameter routes: Usually one route of each case. Each case must be visible in some state.
  public func samples(_ routes: [C.Route]) -> Explorer { with { $0.samples += routes } }

  /// Sets how far the explorer goes. The default is 1,000 states and 20,000 moves. What is never visible, and which links
  /// lead nowhere, is only known if that cuts nothing off.
  ///
  /// ```swift
  /// Explorer { App() }.limit(states: 5_000, moves: 100_000)
  /// ```
  ///
  /// - Parameters:
  ///   - states: The largest number of states to explore.
  ///   - moves: The largest number of moves to make in them.
  public func limit(states: Int, moves: Int) -> Explorer {
    with {
      $0.states = states
      $0.moveLimit = moves
    }
  }

  /// Sets which kinds of moves it makes by itself. The default is all. Actions and disturbances are always made.
  ///
  /// ```swift
  /// Explorer { App() }.moves([.links, .gestures])
  /// ```
  ///
  /// - Parameter kinds: The kinds of moves.
  public func moves(_ kinds: ExplorerMoves) -> Explorer { with { $0.kinds = kinds } }

  /// Sets what the platform can present. The default is everything.
  ///
  /// ```swift
  /// Explorer { App() }.platform(PlatformTraits(hasPopover: false))  // as on a watch
  /// ```
  ///
  /// - Parameter traits: What the platform supports.
  public func platform(_ traits: PlatformTraits) -> Explorer { with { $0.traits = traits } }

  /// Adds a text that tells states with equal layers and paths apart.
  ///
  /// ```swift
  /// Explorer { App() }.key { $0.session.user ?? "nobody" }
  /// ```
  ///
  /// - Parameter key: Returns a text for everything else that changes what the app does. Use few different texts,
  ///   because each multiplies the states.
  public func key(_ key: @escaping @MainActor (C) -> String) -> Explorer { with { $0.key = key } }

  /// Sets the home that every place must lead back to. The default is every state with the visible path of the start.
  ///
  /// ```swift
  /// Explorer { App() }.home { $0.routes == [.home] }
  /// ```
  ///
  /// Set it if an app begins with a screen that it never comes back to, such as a welcome.
  ///
  /// - Parameter isHome: Returns true for an app that is at home.
  public func home(_ isHome: @escaping @MainActor (C) -> Bool) -> Explorer {
    with { $0.home = isHome }
  }

  /// Sets the actions that screens offer.
  ///
  /// ```swift
  /// Explorer { App() }.actions { $0.screen(as: (any TextScreen).self)?.explorerActions ?? [] }
  /// ```
  ///
  /// With this option, verbs no longer count as a way back or as a way to reach a route, because the code of the app
  /// may never call them.
  ///
  /// - Parameter actions: Returns what can be done now, always in the same order.
  public func actions(_ actions: @escaping @MainActor (C) -> [ExplorerAction]) -> Explorer {
    with { $0.actions = actions }
  }

  /// Adds an event that may happen to the app between two moves: for example, a session ends or a flag changes.
  ///
  /// ```swift
  /// Explorer { App() }.disturb("sign out") { $0.endSession() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - source: A step of a `navigationTest` that does the same, such as `test.act({ _ in session.end() })`.
  ///   - body: Makes the event happen.
  public func disturb(
    _ name: String, source: String? = nil, _ body: @escaping @MainActor (C) -> Void
  ) -> Explorer {
    with { $0.disturbances.append((name, source, body)) }
  }

  /// Adds a rule, which the explorer checks after each move.
  ///
  /// ```swift
  /// Explorer { App() }.rule("no deep stacks") { $0.depth > 20 ? "\($0.depth) entries" : nil }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What should always be true.
  ///   - body: Returns what is wrong; nil if the rule holds.
  public func rule(_ name: String, _ body: @escaping @MainActor (C) -> String?) -> Explorer {
    with { $0.rules.append((name, body)) }
  }

  /// Lets time pass after each move, on a clock of the app's world.
  ///
  /// ```swift
  /// Explorer { App(clock: ManualClock()) }.passTime { await $0.clock.advance(by: .seconds(10)) }
  /// ```
  ///
  /// - Parameter body: Advances the clock. Called until nothing changes any more.
  public func passTime(_ body: @escaping @MainActor (C) async -> Void) -> Explorer {
    with { $0.passTime = body }
  }

  /// Sets how to make the app that restores a saved state. The default is a fresh app like all others.
  ///
  /// ```swift
  /// Explorer { App(stores: Stores()) }.relaunch { App(stores: $0.stores) }
  /// ```
  ///
  /// - Parameter app: Makes an app with the same stores, so that a signed-in user stays signed in.
  public func relaunch(_ app: @escaping @MainActor (C) -> C) -> Explorer {
    with { $0.relaunch = app }
  }

  /// Allows tasks that never end, for example because they listen to a stream.
  ///
  /// ```swift
  /// Explorer { App() }.tasksMayGoOn(in: ["feed"])
  /// ```
  ///
  /// - Parameter names: The cases of the routes whose entries run them, in the route type of their own coordinator:
  ///   `feed`.
  public func tasksMayGoOn(in names: [String]) -> Explorer {
    with { $0.tasksAllowed.formUnion(names) }
  }

  /// Sets how a way writes its moves, for example as commands of the app's own console.
  ///
  /// ```swift
  /// Explorer { App() }.commands { "waymark \($0)" }  // waymark open /todos/7
  /// ```
  ///
  /// - Parameter command: Receives `open /todos/7`, `swipe back cancelled`, `tap tab 2`, or the name of an action.
  public func commands(_ command: @escaping @MainActor (String) -> String) -> Explorer {
    with { $0.command = command }
  }

  /// Calls a closure before each move, with the way from the start to that move. If the app traps, the last way shows
  /// how.
  ///
  /// ```swift
  /// Explorer { App() }.beforeEachMove { print($0) }  // open /todos/7; Delete; yes
  /// ```
  ///
  /// - Parameter body: Receives the commands, separated by semicolons.
  public func beforeEachMove(_ body: @escaping @MainActor (String) -> Void) -> Explorer {
    with { $0.willMove = body }
  }

  private func with(_ change: (inout ExplorerOptions<C>) -> Void) -> Explorer {
    var other = self
    change(&other.options)
    return other
  }
}
