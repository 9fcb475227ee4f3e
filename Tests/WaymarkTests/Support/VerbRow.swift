import Testing
import Waymark

/// One row of a table of verbs: what is there, what is called, and what is there afterwards.
struct VerbRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let prepare: @MainActor @Sendable (ShopCoordinator) -> Void
  private let verb: @MainActor @Sendable (ShopCoordinator) -> Outcome
  private let outcome: Outcome
  private let after: String
  private let ids: String?

  /// A row whose app begins with these routes; `home` is #1, what follows is numbered upwards.
  init(
    _ name: String, _ routes: [ShopRoute],
    _ verb: @escaping @MainActor @Sendable (ShopCoordinator) -> Outcome,
    _ outcome: Outcome, _ after: String, ids: String? = nil
  ) {
    self.init(name, { $0.setRoutes(routes) }, verb, outcome, after, ids: ids)
  }

  init(
    _ name: String, _ prepare: @escaping @MainActor @Sendable (ShopCoordinator) -> Void,
    _ verb: @escaping @MainActor @Sendable (ShopCoordinator) -> Outcome,
    _ outcome: Outcome, _ after: String, ids: String? = nil
  ) {
    testDescription = name
    self.prepare = prepare
    self.verb = verb
    self.outcome = outcome
    self.after = after
    self.ids = ids
  }

  @MainActor
  func check(in start: ShopRoute = .home) {
    let app = ShopCoordinator(start: start)
    app.start()
    prepare(app)
    var changes = 0
    app.observe { _, _ in changes += 1 }
    #expect(verb(app) == outcome, "\(testDescription)")
    #expect(picture(app) == after, "\(testDescription)")
    if let ids { #expect(WaymarkTests.ids(app) == ids, "\(testDescription)") }
    #expect(changes == (outcome == .performed ? 1 : 0), "\(testDescription)")
  }
}

extension Coordinator {
  /// All coordinators below this one, each before those below it.
  var descendants: [any Coordinator] {
    children.flatMap { child in [child] + child.descendants }
  }

  /// Calls a verb of a coordinator below this one: of the one with this number among its type.
  @discardableResult
  func on<Child: Coordinator>(
    _ type: Child.Type, _ number: Int = 0, _ verb: @MainActor (Child) -> Outcome
  ) -> Outcome {
    let found = descendants.compactMap { $0 as? Child }
    guard found.indices.contains(number) else {
      Issue.record("There is no \(type) \(number).")
      return .ignored(.notFound)
    }
    return verb(found[number])
  }

  @discardableResult
  func onCatalog(_ number: Int = 0, _ verb: @MainActor (CatalogCoordinator) -> Outcome) -> Outcome {
    on(CatalogCoordinator.self, number, verb)
  }

  @discardableResult
  func onAccount(_ number: Int = 0, _ verb: @MainActor (AccountCoordinator) -> Outcome) -> Outcome {
    on(AccountCoordinator.self, number, verb)
  }
}
