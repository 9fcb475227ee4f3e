import Testing
import Waymark
import WaymarkTesting

/// One row of a table of verbs: what is there, what is called, and what that changes.
typealias VerbRow = StepRow<ShopCoordinator>

/// One step of a navigation test: what is there, what is called, and what that changes.
///
/// Where the routes do not say all, such as which child shows what, a picture is stated, too.
struct StepRow<App: Coordinator>: Sendable, CustomTestStringConvertible {
  typealias Prepare = @MainActor @Sendable (App) -> Void
  typealias Verb = @MainActor @Sendable (App) -> Outcome
  typealias Change = @Sendable (inout NavigationState<App.Route>) -> Void
  let testDescription: String
  private let prepare: Prepare
  private let verb: Verb
  private let outcome: Outcome
  private let after: String?
  private let ids: String?
  private let change: Change?

  /// A row whose app begins with these routes; the first is #1, what follows is numbered upwards.
  init(
    _ name: String, _ routes: [App.Route], _ verb: @escaping Verb,
    _ outcome: Outcome = .performed, _ after: String? = nil, ids: String? = nil,
    _ change: Change? = nil
  ) {
    self.init(
      name, { $0.setRoutes(routes) }, verb, outcome, after, ids: ids, change)
  }

  init(
    _ name: String, _ prepare: @escaping Prepare = { _ in }, _ verb: @escaping Verb,
    _ outcome: Outcome = .performed, _ after: String? = nil, ids: String? = nil,
    _ change: Change? = nil
  ) {
    testDescription = name
    self.prepare = prepare
    self.verb = verb
    self.outcome = outcome
    self.after = after
    self.ids = ids
    self.change = change
  }

  @MainActor
  func check(in app: App) {
    app.start()
    navigationTest(app, fail: { Issue.record("\(testDescription): \($0.message)") }) { test in
      test.given(prepare)
      let before = picture(app)
      var changes = 0
      app.observe { _, _ in changes += 1 }
      #expect(call(in: test) == outcome, "\(testDescription)")
      let expected = after ?? (outcome == .performed ? nil : before)
      if let expected { #expect(picture(app) == expected, "\(testDescription)") }
      if let ids { #expect(WaymarkTests.ids(app) == ids, "\(testDescription)") }
      #expect(changes == (outcome == .performed ? 1 : 0), "\(testDescription)")
    }
  }

  /// Calls the verb in a step, unless the picture alone says what becomes of it.
  @MainActor
  private func call(in test: NavigationTest<App>) -> Outcome {
    if let change { return test.step(verb, .any, change) }
    guard outcome == .performed, after != nil else { return test.step(verb, .any) }
    var outcome = Outcome.unchanged
    test.given { outcome = verb($0) }
    return outcome
  }
}

extension VerbRow {
  @MainActor
  func check(in start: ShopRoute = .home) { check(in: ShopCoordinator(start: start)) }
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
