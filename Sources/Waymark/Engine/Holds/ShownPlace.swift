/// A place that is shown for a target, and what it began with. The user may have gone on from there,
/// and replaced that since.
@MainActor
struct ShownPlace {
  let place: HoldPlace
  // The key, because a waiting target keeps nothing of the tree alive.
  private let node: NodeKey
  private let route: AnyRoute

  init(_ place: HoldPlace, _ showing: AccessRefusal.Showing) {
    self.place = place
    (node, route) = (showing.node.key, showing.route)
  }

  func began(with showing: AccessRefusal.Showing) -> Bool {
    node == showing.node.key && route.isEqual(to: showing.route)
  }
}
