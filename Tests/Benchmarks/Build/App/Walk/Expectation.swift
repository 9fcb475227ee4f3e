import App
import Waymark

/// One feature of the app, and all that is expected of it.
struct Expectation: Sendable {
  let name: String
  let isTab: Bool
  /// Its routes, as routes of the app. The first one is its start.
  let samples: [Sample<AppRoute>]

  init<Route: Waymark.Route>(
    _ name: String, path: String, isTab: Bool, _ samples: [Sample<Route>],
    in embed: (Route) -> AppRoute
  ) {
    self.name = name
    self.isTab = isTab
    self.samples = samples.map { $0.embedded(below: path, as: embed) }
  }

  /// The layers after `navigate(to:)` in a fresh app: the route above the tabs, or above the start of its
  /// tab. A coordinator made for a modal route begins with its start.
  func layersByVerb(_ sample: Sample<AppRoute>) -> [[AppRoute]] {
    let base: [AppRoute] = isTab ? [.tabs, samples[0].route] : [.tabs]
    let shown = sample.isModal ? sample.start : sample.route
    let below = base.last == shown ? base : base + [shown]
    return sample.isModal ? [below, [sample.route]] : [below]
  }

  /// The layers after opening the link: the route above everything that belongs below it.
  func layersByLink(_ sample: Sample<AppRoute>) -> [[AppRoute]] {
    let base = [.tabs] + sample.below
    return sample.isModal ? [base, [sample.route]] : [base + [sample.route]]
  }
}
