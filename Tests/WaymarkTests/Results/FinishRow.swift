import Testing
import Waymark

/// A composition in which `finish(returning:)` is called.
struct FinishRow: Sendable, CustomTestStringConvertible {
  typealias Step = @MainActor @Sendable (ShopCoordinator) -> Void

  /// What a result ends: what is awaited, or, without a caller, what the policy says.
  enum Ending: Hashable, Sendable, CaseIterable {
    case awaited, finish, pop

    var policy: UnawaitedPolicy {
      switch self {
      case .awaited: .stay
      case .finish: .finish
      case .pop: .pop
      }
    }
  }

  /// The result: the tree, and the entries from the one that ends up to the caller's own.
  struct End: Sendable {
    let way: [String]
    let after: String

    init(_ way: String..., after: String) {
      self.way = way
      self.after = after
    }
  }

  /// The verb that shows the entry that may be awaited.
  enum Shown: Sendable {
    case shop(NavigationCommand<ShopRoute>)
    case catalog(NavigationCommand<CatalogRoute>)
  }

  /// The coordinator of the caller.
  enum Owner: Sendable {
    case shop, catalog, account
  }

  let testDescription: String
  var before: Step = { _ in }
  let shown: Shown
  var grown: Step = { _ in }
  let owner: Owner
  let caller: String
  /// True if the caller's coordinator shows everything in its base or tab, so that it cannot end.
  var isRoot = false
  let ends: [Ending: End]
  /// The result if entries of others above allow the flow to end.
  var endBelowOthers: End?

  func end(_ ending: Ending, below above: FinishAbove) -> End? {
    guard let endBelowOthers, ending == .finish, above.pushesOthers else { return ends[ending] }
    return endBelowOthers
  }
}

/// Entries that are added above the caller before it finishes.
enum FinishAbove: String, Sendable, CaseIterable, CustomTestStringConvertible {
  case nothing, own, others, ownLayer, othersLayer, ownAndOwnLayer, all, layers

  var testDescription: String { rawValue }

  /// True if the root pushes an entry over the flow.
  var pushesOthers: Bool { self == .others || self == .all }
}

@MainActor
extension FinishAbove {
  /// Adds them, and returns their names.
  func add(to app: ShopCoordinator, for owner: FinishRow.Owner) -> [String] {
    let names: [String]
    switch self {
    case .nothing: names = []
    case .own: names = [owner.push(app)]
    case .others: names = [Self.push(app)]
    case .ownLayer: names = [owner.present(app)]
    case .othersLayer: names = [Self.present(app)]
    case .ownAndOwnLayer: names = [owner.push(app), owner.present(app)]
    case .all: names = [owner.push(app), Self.push(app), Self.present(app)]
    case .layers: names = [owner.present(app), Self.present(app)]
    }
    return names
  }

  private static func push(_ app: ShopCoordinator) -> String {
    app.push(.note("over"))
    return "note(\"over\")"
  }

  private static func present(_ app: ShopCoordinator) -> String {
    app.present(.note("top"))
    return "note(\"top\")"
  }
}

@MainActor
extension FinishRow.Owner {
  /// Pushes an entry of the caller's own coordinator, and returns its name.
  fileprivate func push(_ app: ShopCoordinator) -> String {
    switch self {
    case .shop:
      app.push(.note("own"))
      return "note(\"own\")"
    case .catalog:
      app.onCatalog { $0.push(.item(9)) }
      return "item(9)"
    case .account:
      app.onAccount { $0.push(.edit) }
      return "edit"
    }
  }

  /// Presents a layer of the caller's own coordinator, and returns the name of its entry.
  fileprivate func present(_ app: ShopCoordinator) -> String {
    switch self {
    case .shop:
      app.present(.note("layer"))
      return "note(\"layer\")"
    case .catalog:
      app.onCatalog { $0.present(.item(8)) }
      return "item(8)"
    case .account:
      app.onAccount { $0.present(.confirm, as: .sheet) }
      return "confirm"
    }
  }

  fileprivate func finish(
    _ app: ShopCoordinator, _ caller: String, _ value: Int, _ policy: UnawaitedPolicy
  ) throws -> Outcome {
    func finish<C: Coordinator>(_ type: C.Type) throws -> Outcome {
      try app.navigator(type, of: caller).finish(returning: value, unawaited: policy)
    }
    return switch self {
    case .shop: try finish(ShopCoordinator.self)
    case .catalog: try finish(CatalogCoordinator.self)
    case .account: try finish(AccountCoordinator.self)
    }
  }
}

/// A built composition, with everything that its observers receive.
@MainActor
struct FinishBench {
  let watch: LeaveWatch
  let added: [String]
  private let row: FinishRow
  private let task: Task<Int?, Never>?

  init(_ row: FinishRow, _ above: FinishAbove, isAwaited: Bool) async {
    self.row = row
    watch = LeaveWatch { app in row.before(app) }
    task = await Self.show(row.shown, in: watch.app, isAwaited)
    row.grown(watch.app)
    added = above.add(to: watch.app, for: row.owner)
  }

  var app: ShopCoordinator { watch.app }

  /// The value for the waiter, which must be known.
  var value: Int? {
    get async { await task?.value }
  }

  func finish(_ value: Int, _ policy: UnawaitedPolicy) throws -> Outcome {
    try row.owner.finish(app, row.caller, value, policy)
  }

  private static func show(
    _ shown: FinishRow.Shown, in app: ShopCoordinator, _ isAwaited: Bool
  ) async -> Task<Int?, Never>? {
    switch shown {
    case .shop(let command): return await show(command, on: app, isAwaited)
    case .catalog(let command):
      guard let catalog = app.child(CatalogCoordinator.self) else { return nil }
      return await show(command, on: catalog, isAwaited)
    }
  }

  private static func show<C: Coordinator>(
    _ command: NavigationCommand<C.Route>, on coordinator: C, _ isAwaited: Bool
  ) async -> Task<Int?, Never>? {
    switch command {
    case .push(let routes) where isAwaited:
      return await coordinator.waiting { await $0.push(routes[0], returning: Int.self) }
    case .present(let route, let style, _) where isAwaited:
      return await coordinator.waiting {
        await $0.present(route, as: style, returning: Int.self)
      }
    case .push(let routes): coordinator.push(routes)
    case .present(let route, let style, _): coordinator.present(route, as: style)
    default: Issue.record("\(command) shows nothing")
    }
    return nil
  }
}
