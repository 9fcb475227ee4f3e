import Waymark

/// The options of an explorer.
@MainActor
struct ExplorerOptions<C: Coordinator> {
  let make: @MainActor () -> C
  var samples: [C.Route] = []
  var states = 1_000
  var moveLimit = 20_000
  var kinds = ExplorerMoves.all
  var traits = PlatformTraits()
  var key: @MainActor (C) -> String = { _ in "" }
  var home: (@MainActor (C) -> Bool)?
  var actions: (@MainActor (C) -> [ExplorerAction])?
  var disturbances: [(name: String, source: String?, body: @MainActor (C) -> Void)] = []
  var rules: [(name: String, body: @MainActor (C) -> String?)] = []
  var passTime: (@MainActor (C) async -> Void)?
  var relaunch: (@MainActor (C) -> C)?
  var willMove: (@MainActor (String) -> Void)?
  var command: @MainActor (String) -> String = { $0 }
  var tasksAllowed: Set<String> = []
  /// Puts a fault into the tree or the platform before they are checked. No app has such a fault, so the kit's own
  /// tests need this to prove that it is found.
  var spoil: (@MainActor (ExplorerWorld<C>) -> Void)?

  /// An action that the screens of an app offer now; nil if there is none.
  ///
  /// - Parameter number: Its index among the actions with that name.
  func action(_ name: String, number: Int, in app: C) -> ExplorerAction? {
    let named = (actions.map { $0(app) } ?? []).filter { $0.name == name }
    return named.indices.contains(number) ? named[number] : nil
  }

  /// True for moves that count as showing a route. If the actions of screens are set, verbs do not count.
  func isOfTheApp(_ move: ExplorerMove) -> Bool {
    actions == nil || move.origin != .code
  }

  /// True for moves that a user can make.
  func isOfTheUser(_ move: ExplorerMove) -> Bool {
    switch move.origin {
    case .user: true
    case .code: actions == nil
    case .link, .world: false
    }
  }
}
