@testable import Waymark

/// A verb that waits and is never called.
@MainActor
final class FakeTarget: HeldTarget {
  let name: String
  let coordinatorName: String
  var hasLeft = false

  init(_ name: String, of coordinatorName: String = "Shop") {
    self.name = name
    self.coordinatorName = coordinatorName
  }
}
