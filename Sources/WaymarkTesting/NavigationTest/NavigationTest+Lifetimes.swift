import Waymark

/// A coordinator or a screen that was seen in the tree.
struct Lifetime {
  weak var object: AnyObject?
  let name: String
  /// The last step after which it was there, or the one with which it left.
  var place: TestPlace
  var hasLeft = false
}

extension NavigationTest {
  /// Notes what is in the tree, and what has left it.
  func noteLiving() {
    let living = root.composed + root.projection.layers.flatMap { objects(in: $0) }
    let ids = Set(living.map { ObjectIdentifier($0) })
    for place in lifetimes.indices where !lifetimes[place].hasLeft {
      let object = lifetimes[place].object
      guard object.map({ !ids.contains(ObjectIdentifier($0)) }) ?? true else { continue }
      lifetimes[place].hasLeft = true
      lifetimes[place].place = self.place
    }
    lifetimes.removeAll { $0.hasLeft && $0.object == nil }
    // What has left may come back.
    lifetimes.removeAll {
      $0.hasLeft && $0.object.map { ids.contains(ObjectIdentifier($0)) } == true
    }
    var known = Set(lifetimes.compactMap { $0.object.map { ObjectIdentifier($0) } })
    for object in living where known.insert(ObjectIdentifier(object)).inserted {
      let name = (object as? any Coordinator)?.name ?? "\(type(of: object))"
      lifetimes.append(Lifetime(object: object, name: name, place: place))
    }
  }

  /// The screens that somebody has seen, as far as they are objects.
  private func objects(in layer: Layer<C.Screen>) -> [AnyObject] {
    layer.entries.flatMap { entry in
      [entry.madeScreen.flatMap { object(in: $0) }].compactMap(\.self)
        + (entry.tabs?.layers.flatMap { objects(in: $0) } ?? [])
    }
  }

  /// A screen as the object that it is, or that the case of an enum holds.
  private func object(in screen: Any) -> AnyObject? {
    if type(of: screen) is AnyClass { return screen as AnyObject }
    return payload(of: screen).flatMap { object(in: $0) }
  }
}

extension Coordinator {
  /// All coordinators that it composes, at any depth.
  fileprivate var composed: [AnyObject] {
    children.flatMap { [$0] + $0.composed }
  }
}
