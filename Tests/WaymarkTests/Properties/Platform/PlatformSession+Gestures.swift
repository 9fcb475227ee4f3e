@testable import Waymark
@testable import WaymarkTesting

// What the user does.
extension PlatformSession {
  var gestures: [String] {
    switch theme {
    case .stacks:
      ["swipe", "swipe", "swipe", "swipe", "twice", "twice", "several", "several", "several"]
        + ["several", "several", "remake", "answer leaving", "close", "back"]
    case .anchors where simulator.layers.last?.layer.style == .modal(.dialog):
      ["answer", "anchor goes", "anchor goes", "anchor goes", "anchor goes"]
    case .anchors:
      ["anchor", "anchor", "anchor", "anchor", "anchor goes", "anchor goes", "anchor goes"]
        + ["anchor", "anchor goes", "drag", "active"]
    case .layers where app.pendingLeave != nil: ["answer leaving", "answer leaving", "drag"]
    case .layers where simulator.layers.last?.layer.style == .modal(.dialog):
      ["answer"]
    case .layers:
      [
        "drag", "drag", "drag", "drag", "drag", "drag", "drag", "drag", "foreign", "active",
        "swipe", "close", "back", "escape", "any",
      ]
    case .tabs: ["select", "select", "select", "reselect", "reselect", "swipe", "remake", "any"]
    case .joined:
      ["select", "select", "reselect", "swipe", "swipe", "several", "several", "remake", "any"]
    case .columns:
      [
        "swipe", "swipe", "swipe", "swipe", "swipe", "swipe", "swipe", "swipe", "resize", "resize",
        "resize", "several", "several", "remake", "drag", "close",
        "back", "escape",
      ]
    case .embedded: ["twice", "twice", "twice", "twice", "drag", "close", "remake", "any"]
    case .hosted:
      ["swipe", "swipe", "swipe", "twice", "twice", "twice", "several", "several", "drag"]
        + ["close", "host", "host", "host", "host leaves", "host leaves", "remake", "remake"]
        + ["back", "host elsewhere", "host elsewhere", "any"]
    case .still: ["active"]
    case .questions where app.pendingLeave != nil:
      ["answer leaving", "answer leaving", "answer leaving", "answer leaving", "close"]
    case .questions where simulator.layers.last?.layer.style == .modal(.dialog): ["answer"]
    case .questions: ["back", "back", "escape", "swipe", "drag", "close", "foreign", "active"]
    }
  }

  func move(_ gesture: String) {
    let ends = GestureEnd.allCases
    let end = ends[roll(ends.count)]
    switch gesture {
    case "swipe": simulator.swipeBack(end)
    case "twice":
      // The second comes before the platform has reported the first.
      simulator.swipeBack(end)
      for _ in 0..<4 { simulator.frame() }
      simulator.swipeBack()
    case "back": simulator.tapBack()
    case "escape": simulator.escape()
    case "several": simulator.goBack(to: roll(2))
    case "drag": simulator.drag(end)
    case "close": simulator.dismiss()
    case "answer":
      simulator.answer { [app] in
        switch self.roll(4) {
        case 0: app.dismiss()
        case 2:
          let below = app.projection.layers.dropLast().last?.entries.last
          below?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
          app.popToRoot()
        case 3: app.present(.note("from a dialog"))
        default: break
        }
      }
    case "answer leaving": answerLeaving()
    case "host": simulator.hostPushes()
    case "host leaves": simulator.hostLeaves()
    case "host elsewhere": simulator.hostSelectsAnotherTab()
    case "anchor": simulator.showAnchor()
    case "anchor goes": simulator.hideAnchor()
    case "foreign": simulator.presentForeign()
    case "active": simulator.becomeActive()
    case "select": simulator.select(tab: roll(4))
    case "reselect": simulator.reselect()
    case "remake": simulator.remake()
    case "resize": simulator.resize(isCollapsed: simulator.isCollapsed == false || roll(3) > 0)
    default: simulator.performRandomGesture()
    }
  }

  /// Answers a question. If the answer asks another one, that waits for the user, too.
  private func answerLeaving() {
    let isAtRest = roll(2) == 0
    if isAtRest { rest() }
    let before = app.pendingLeave
    simulator.answerLeaving(proceeds: roll(3) > 0)
    guard let next = app.pendingLeave, next != before else { return }
    simulator.platform.count("another question asked by an answer")
    guard isAtRest else { return }
    simulator.settle()
    if app.pendingLeave != next { fail("\(next) was cancelled, and nobody has seen it") }
  }
}
