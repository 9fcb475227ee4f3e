import Testing
import Waymark

@MainActor
@Suite("Trees whose destinations change from one call to the next")
struct FickleProperties {
  /// All verbs that ask for destinations.
  private static let verbs: [(String, @MainActor (FickleCoordinator, FickleRoute) -> Outcome)] = [
    ("push", { $0.push($1) }),
    ("push several", { $0.push([$1, .inner(.b), $1]) }),
    ("pushIfNew", { $0.pushIfNew($1) }),
    ("popOrPush", { $0.popOrPush($1) }),
    ("replaceTop", { $0.replaceTop($1) }),
    ("setRoot", { $0.setRoot($1) }),
    ("setRoutes", { $0.setRoutes([.a, $1, .other(.a), $1]) }),
    ("update", { app, route in app.update { $0.push(route) } }),
    ("navigate", { $0.navigate(to: $1) }),
    ("present", { $0.present($1) }),
    ("deliver", { $0.deliver($1) }),
    ("deliver unselected", { $0.deliver($1, select: false) }),
    ("select", { $0.select($1) }),
    ("open", { $0.open($1) }),
    ("open on top", { $0.open($1, over: .presentOnTop) }),
    ("open as root", { $0.open($1, over: .replaceRoot) }),
    ("open bare", { $0.open($1, bare: true) }),
    (
      "transaction",
      { app, route in
        app.transaction {
          app.push(route); app.navigate(to: route)
        }
      }
    ),
    ("back", { app, _ in app.back() }),
    ("pop", { app, _ in app.pop() }),
  ]

  @Test("Whatever they alternate between, every verb returns, and the tree stays a tree")
  func alternations() {
    let routes: [FickleRoute] = [
      .a, .b, .c, .inner(.a), .inner(.c), .other(.b), .inner(.inner(.b)),
    ]
    var outcomes: Set<String> = []
    for (index, first) in FickleAnswer.allCases.enumerated() {
      for second in FickleAnswer.allCases[index...] {
        for answers in [
          [first, second], [first, first, second], [first, second, second, .screen],
        ] {
          let plan = FicklePlan()
          let app = plan.app()
          app.start()
          var generator = SeededGenerator(seed: UInt64(index))
          plan.answers = answers
          for step in 0..<60 {
            let route = routes.randomElement(using: &generator) ?? .a
            guard let verb = Self.verbs.randomElement(using: &generator) else { return }
            let targets = [app] + app.descendants.compactMap { $0 as? FickleCoordinator }
            let target = targets.randomElement(using: &generator) ?? app
            let outcome = verb.1(target, route)
            outcomes.insert("\(outcome)")
            if let fault = fault(app) {
              Issue.record("\(answers), step \(step), \(verb.0) \(route.name): \(fault)")
              return
            }
            target.emit(.told)
            _ = (app.describe(), app.visiblePath, app.screen(for: route))
          }
        }
      }
    }
    #expect(outcomes.isSuperset(of: ["performed", "unchanged"]))
    #expect(outcomes.contains { $0.contains("ignored") })
  }

  /// What is wrong with a tree: a layer without entries, or an entry that occurs twice; nil if nothing is.
  private func fault(_ app: FickleCoordinator) -> String? {
    var ids: [EntryID] = []
    var empty = false
    func collect(_ layer: Layer<TestScreen>) {
      if layer.entries.isEmpty { empty = true }
      for entry in layer.entries {
        ids.append(entry.id)
        _ = entry.screen
        for tab in entry.tabs?.layers ?? [] { collect(tab) }
      }
    }
    for layer in app.projection.layers { collect(layer) }
    if empty { return "a layer is empty" }
    return Set(ids).count == ids.count ? nil : "an entry is there twice"
  }
}
