@testable import Waymark

// Verdicts and waiting targets.
extension HistorySession {
  private static let gates: [Gate] = ["door", "gate"]

  /// Sets the new verdicts, and whether present entries must go.
  func judge() {
    text = "judge"
    if verdicts.isEmpty {
      let rows = model.positions.flatMap(\.state.rows).map(\.text).filter { $0 != "page0" }
      let kind = roll(4)
      for _ in 0...roll(2) {
        guard let text = rows.randomElement(using: &source.generator),
          let route = TreeRoute(text: text[...])
        else { continue }
        verdicts[route] = verdict(kind == 3 ? roll(3) : kind)
      }
    } else {
      verdicts = [:]
    }
    guard roll(2) == 0 else { return }
    text = "revalidate \(verdicts.keys.map(\.name).sorted())"
    perform(.verb(.always)) { app.revalidate() }
  }

  private func verdict(_ kind: Int) -> Access<TreeRoute> {
    switch kind {
    case 0: .deny("it is refused")
    case 1: .redirect(to: source.oneOf(Self.destinations, or: [.page(0)]))
    default:
      .hold(
        until: source.oneOf(Self.gates, or: "door"),
        showing: source.oneOf(Self.showings, or: nil))
    }
  }

  private static let destinations: [[TreeRoute]] = [
    [.page(0)], [.page(0), .page(3)], [.page(0), .tabs], [.page(0), .left(.page(0))],
  ]
  private static let showings: [TreeRoute?] = [
    nil, .sheet, .page(3), .over(.page(2)), .left(.page(2)),
  ]

  /// Calls a verb that must wait, with its policy for the history.
  func want() {
    let route = source.route(0)
    if route != .page(0), verdicts[route] == nil { verdicts[route] = verdict(2) }
    let policy = source.oneOf([nil, HistoryPolicy.add, .replace, .ignore], or: nil)
    let kind = roll(4)
    text = "want \(kind) \(route.name) \(policy.map { "\($0)" } ?? "")"
    perform(.verb(.ifLeft, policy)) {
      switch kind {
      case 0: app.navigate(to: route, history: policy)
      case 1: app.transaction(history: policy) { [app] in app.push([.page(1), route]) }
      default: app.open(route, history: policy)
      }
    }
  }

  /// Allows the waiting target, or not, and lets it be called again: by a gate, or because what was shown for it ends.
  func letIn() {
    guard !waiting.isEmpty else { return want() }
    if roll(4) > 0 { verdicts = [:] }
    switch roll(4) {
    case 0:
      text = "its end"
      perform(.verb(.always)) { roll(2) == 0 ? app.back() : app.dismissAll() }
    case 1:
      text = "drop holds"
      perform(.verb(.ifLeft)) { app.dropHolds() }
    default:
      let gate = app.pendingNavigations.first?.gate ?? "door"
      text = "release \(gate)"
      perform(.release) { app.release(gate) }
    }
  }
}
