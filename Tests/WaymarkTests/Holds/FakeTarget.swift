@testable import Waymark

/// A verb that waits and is never called.
@MainActor
final class FakeTarget: HeldTarget {
  let name: String
  let coordinatorName: String
  var hasLeft = false
  let node: (any FlowNode)? = nil
  let cause = NavigationCause.push
  let isForced = false

  init(_ name: String, of coordinatorName: String = "Shop") {
    self.name = name
    self.coordinatorName = coordinatorName
  }

  func isEqual(to other: any HeldTarget) -> Bool { other as? FakeTarget === self }

  func show(_ draft: TreeDraft) throws(Refusal) -> Outcome { .unchanged }
}
