import Testing
import Waymark

@testable import WaymarkTesting

/// Failures of navigation tests: of wrong tests to the letter, and of random tests against an independent reading.
@Suite("A navigation test sees every difference, and says what to write")
@MainActor
struct KitProperties {
  @Test("A wrong test says what happened, to the letter", arguments: WrongTest.all)
  func texts(wrong: WrongTest) async {
    var texts: [String] = []
    await wrong.run { texts.append($0.message) }
    #expect(texts == wrong.texts)
    #expect(texts.allSatisfy { $0.split(separator: "\n").count <= 12 })
  }

  private nonisolated static let seeds = Sessions.some(of: 1...24 as ClosedRange<UInt64>)

  /// The apps of the random tests.
  enum App: CaseIterable { case shop, maze }

  @Test(
    "A step that states nothing fails exactly if something changed; with the suggested line it passes",
    arguments: seeds, App.allCases)
  func random(seed: UInt64, app: App) {
    switch app {
    case .shop: checkSteps(of: .shop(seed: seed), seed)
    case .maze: checkSteps(of: .maze(seed: seed), seed)
    }
  }

  private func checkSteps<App>(of session: KitSession<App>, _ seed: UInt64) {
    var session = session
    for step in 1...80 {
      let before = NavigationState(of: session.app)
      let old = KitReading(of: session.app)
      let verb = session.doSomething()
      let there = NavigationState(of: session.app)
      let comment = Comment(rawValue: "seed \(seed), step \(step), \(verb)")
      let silent = StateComparison(before: before, stated: before, there: there)
      #expect(silent.lines.isEmpty == (old == KitReading(of: session.app)), comment)
      #expect(silent.lines.count <= 8, comment)
      // If equal entries change places, no line can say which of them is new.
      #expect(silent.correction != .unknown || before.hasEqualRoutes, comment)
      var stated = before.becoming(there)
      for edit in before.edits(to: there) { edit.apply(to: &stated) }
      let said = StateComparison(before: before, stated: stated, there: there)
      #expect(said.lines.isEmpty == (silent.correction != .unknown), comment)
    }
  }

  @Test(
    "No part of the suggested line can be left out",
    arguments: seeds, App.allCases)
  func needed(seed: UInt64, app: App) {
    switch app {
    case .shop: checkEdits(of: .shop(seed: seed), seed)
    case .maze: checkEdits(of: .maze(seed: seed), seed)
    }
  }

  private func checkEdits<App>(of session: KitSession<App>, _ seed: UInt64) {
    var session = session
    for step in 1...80 {
      let before = NavigationState(of: session.app)
      let verb = session.doTwoThings()
      let there = NavigationState(of: session.app)
      let edits = before.edits(to: there)
      for left in edits.indices {
        var stated = before.becoming(there)
        for (number, edit) in edits.enumerated() where number != left { edit.apply(to: &stated) }
        let comparison = StateComparison(before: before, stated: stated, there: there)
        #expect(
          !comparison.lines.isEmpty, "seed \(seed), step \(step), \(verb), \(edits[left].source)")
      }
    }
  }

  @Test(
    "Any state can be stated as a beginning, and no line of that can be left out",
    arguments: seeds, App.allCases)
  func beginnings(seed: UInt64, app: App) {
    switch app {
    case .shop: checkBeginnings(of: .shop(seed: seed), seed)
    case .maze: checkBeginnings(of: .maze(seed: seed), seed)
    }
  }

  private func checkBeginnings<App>(of session: KitSession<App>, _ seed: UInt64) {
    var session = session
    for step in 1...40 {
      let verb = session.doSomething()
      let there = NavigationState(of: session.app)
      // If equal entries have tabs, no line can say which of them is meant.
      guard step.isMultiple(of: 4), !there.hasEqualRoutes else { continue }
      let edits = there.withoutEntries.edits(to: there)
      for left in -1..<edits.count {
        var stated = there.withoutEntries.becoming(there)
        for (number, edit) in edits.enumerated() where number != left { edit.apply(to: &stated) }
        let comparison = StateComparison(before: there.withoutEntries, stated: stated, there: there)
        let name = left < 0 ? "all" : "without \(edits[left].source)"
        #expect(
          comparison.lines.isEmpty == (left < 0), "seed \(seed), step \(step), \(verb), \(name)")
      }
    }
  }

  @Test("A statement with one fault fails", arguments: seeds, App.allCases)
  func faults(seed: UInt64, app: App) {
    switch app {
    case .shop: checkFaults(in: .shop(seed: seed), seed)
    case .maze: checkFaults(in: .maze(seed: seed), seed)
    }
  }

  private func checkFaults<App>(in session: KitSession<App>, _ seed: UInt64) {
    var session = session
    for step in 1...40 {
      let before = NavigationState(of: session.app)
      session.doSomething()
      let there = NavigationState(of: session.app)
      for (number, fault) in session.faults.enumerated() {
        var stated = there
        fault(&stated)
        let comparison = StateComparison(before: before, stated: stated, there: there)
        #expect(!comparison.lines.isEmpty, "seed \(seed), step \(step), fault \(number)")
      }
    }
  }
}

extension NavigationState {
  /// Returns whether a path has two entries with equal routes.
  fileprivate var hasEqualRoutes: Bool {
    rows.contains { row in
      row.routes.indices.contains { row.routes[..<$0].contains(row.routes[$0]) }
    }
  }
}
