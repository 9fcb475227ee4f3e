import Testing
import Waymark
import WaymarkTesting

/// A row of a table of verbs: the state, the verb, and its change.
typealias VerbRow = StepRow<ShopCoordinator>

/// A step of a navigation test: the state, the verb, and its change.
///
/// A picture is stated, too, if the routes do not say everything, such as which child shows what.
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

  /// A row whose app begins with these routes. They are numbered from #1 upwards.
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

  /// Calls the verb in a step, unless only the picture states the change.
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

  /// Calls a verb of a coordinator below this one, by its index among those of its type.
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
