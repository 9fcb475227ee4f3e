@testable import Waymark

/// A verb that waits and is never called.
@MainActor
final class FakeTarget: HeldTarget {
  let sender: LayerKey? = nil
  let wide: [TabsKey] = []
  let name: String
  let coordinatorName: String
  /// How often it was compared, or asked whether its coordinator has left.
  private(set) var looks = 0
  private var isGone = false
  let verb = Verb.push(RouteBox(Place.only))
  let isForced = false
  var history: HistoryPolicy? { nil }
  var origin: Entry? { nil }

  enum Place: Waymark.Route { case only }

  init(_ name: String, of coordinatorName: String = "Shop") {
    self.name = name
    self.coordinatorName = coordinatorName
  }

  /// A different coordinator for each name, in no tree.
  var node: NodeKey {
    NodeKey(slot: name.utf8.reduce(0) { $0 &* 31 &+ Int32($1) }, generation: 0)
  }

  var hasLeft: Bool {
    get {
      looks += 1
      return isGone
    }
    set { isGone = newValue }
  }

  func isEqual(to other: any HeldTarget) -> Bool {
    looks += 1
    return other as? FakeTarget === self
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
