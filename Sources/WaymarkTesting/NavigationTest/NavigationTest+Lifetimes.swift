import Waymark

/// A coordinator that was seen in the tree.
struct Lifetime {
  weak var coordinator: (any Coordinator)?
  let name: String
  /// The last step after which it was there, or the one with which it left.
  var place: TestPlace
  var hasLeft = false
}

extension NavigationTest {
  /// Notes which coordinators are in the tree, and which have left.
  func noteLiving() {
    let living = root.composed
    let ids = Set(living.map { ObjectIdentifier($0) })
    for place in lifetimes.indices where !lifetimes[place].hasLeft {
      let coordinator = lifetimes[place].coordinator
      guard coordinator.map({ !ids.contains(ObjectIdentifier($0)) }) ?? true else { continue }
      lifetimes[place].hasLeft = true
      lifetimes[place].place = self.place
    }
    lifetimes.removeAll { $0.hasLeft && $0.coordinator == nil }
    let known = Set(lifetimes.compactMap { $0.coordinator.map { ObjectIdentifier($0) } })
    for coordinator in living where !known.contains(ObjectIdentifier(coordinator)) {
      lifetimes.append(Lifetime(coordinator: coordinator, name: coordinator.name, place: place))
    }
  }
}

extension Coordinator {
  /// All coordinators that it composes, at any depth.
  fileprivate var composed: [any Coordinator] {
    children.flatMap { [$0] + $0.composed }
  }
}
