import App
import Waymark

/// Goes to every route of every feature, and checks what it sees.
///
/// Measures verbs and queries, but not the checks between them.
@MainActor
final class Walk {
  let app: AppCoordinator
  private(set) var checks = Checks()
  private(set) var verbs = Tally()
  private(set) var links = Tally()
  private(set) var backs = Tally()
  private(set) var leaps = Tally()
  private(set) var paths = Tally()
  private(set) var descriptions = Tally()
  private(set) var changes = 0
  private var performed = 0

  init(_ app: AppCoordinator) {
    self.app = app
  }

  /// Walks through all features, and checks every step.
  func run(_ features: [Expectation]) {
    let token = app.observe { [weak self] _, _ in self?.changes += 1 }
    for feature in features {
      for sample in feature.samples {
        visit(sample, of: feature, byLink: false)
        visit(sample, of: feature, byLink: true)
      }
      for sample in feature.samples where sample.emits { emit(from: sample, of: feature) }
    }
    stack(features)
    token.cancel()
    checks.expect(changes, performed, "the number of changes that were observed")
  }

  /// Shows one route from the first tab, looks, and goes back to the tabs.
  private func visit(_ sample: Sample<AppRoute>, of feature: Expectation, byLink: Bool) {
    let isShown = app.visiblePath == [[.tabs, sample.route]]
    let what = "\(sample.path) \(byLink ? "by link" : "by verb")"
    let outcome =
      byLink
      ? links.measure { app.open(sample.path) } : verbs.measure { app.navigate(to: sample.route) }
    checks.expect(outcome, isShown ? .unchanged : .performed, "the outcome of \(what)")
    note(outcome)

    let layers = byLink ? feature.layersByLink(sample) : feature.layersByVerb(sample)
    checks.expect(app.visiblePath, layers, "the visible path of \(what)")
    checks.expect(app.routes, feature.isTab ? [.tabs] : layers[0], "the routes of \(what)")
    checks.expect(paths.measure { app.path }, sample.path, "the path of \(what)")
    checks.expect(app.activeLeaf?.name, sample.owner, "the coordinator of \(what)")
    checks.expect(shown(), [sample.name], "the leaf in the description of \(what)")
    checks.expect(app.projection.leaf?.screen?.title.isEmpty, false, "the screen of \(what)")

    let steps = layers.joined().count - (feature.isTab ? 2 : 1)
    for _ in 0..<steps {
      let outcome = backs.measure { app.back() }
      checks.expect(outcome, .performed, "going back from \(what)")
      note(outcome)
    }
    if feature.isTab {
      checks.expect(app.visiblePath, [[.tabs, feature.samples[0].route]], "the tab after \(what)")
      note(app.select(firstTab))
    }
    checks.expect(app.visiblePath, [[.tabs, firstTab]], "the tabs after \(what)")
    checks.expect(app.routes, [.tabs], "the routes after \(what)")
  }

  /// Lets a screen say that it is done, and checks that the parent of its feature goes back.
  private func emit(from sample: Sample<AppRoute>, of feature: Expectation) {
    note(app.open(sample.path))
    app.projection.leaf?.screen?.choose(0)
    performed += 1
    let rest: [[AppRoute]] = [[.tabs] + sample.below]
    checks.expect(app.visiblePath, rest, "the path after an output of \(sample.path)")
    for _ in feature.isTab ? sample.below.dropFirst() : sample.below[...] { note(app.back()) }
    if feature.isTab { note(app.select(firstTab)) }
    checks.expect(app.visiblePath, [[.tabs, firstTab]], "the tabs after an output")
  }

  /// Stacks all features that are not tabs, and goes back through all of them.
  private func stack(_ features: [Expectation]) {
    let above = features.filter { !$0.isTab }
    for feature in above {
      note(leaps.measure { app.navigate(to: feature.samples[1].route) })
    }
    checks.expect(app.routes, [.tabs] + above.map(\.samples[1].route), "the stack of all features")
    checks.expect(app.children.map(\.name), features.map(\.samples[1].owner), "the children")
    let lines = app.describe().split(separator: "\n")
    for feature in above {
      let name = "  \(feature.name)Coordinator"
      checks.expect(lines.filter { $0 == name }.count, 1, "the lines «\(name)» of the description")
    }
    for feature in above.reversed() {
      checks.expect(app.currentRoute, feature.samples[1].route, "the top of the stack")
      note(leaps.measure { app.back() })
    }
    checks.expect(app.routes, [.tabs], "the routes at the end")
  }

  private var firstTab: AppRoute { Expectation.all[0].samples[0].route }

  /// The entries that the description marks as the visible leaf.
  private func shown() -> [String] {
    descriptions.measure { app.describe() }.split(separator: "\n").compactMap { line in
      line.hasSuffix(" *") ? String(line.drop(while: { $0 == " " }).dropLast(2)) : nil
    }
  }

  /// Asks for the link of one place, again and again.
  func path(of sample: Sample<AppRoute>, times: Int) -> Tally {
    app.open(sample.path)
    var tally = Tally()
    for _ in 0..<times { checks.expect(tally.measure { app.path }, sample.path, "the path again") }
    return tally
  }

  private func note(_ outcome: Outcome) {
    if outcome.didChange { performed += 1 }
  }
}
