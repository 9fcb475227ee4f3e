import Waymark

/// A coordinator or a screen that was seen in the tree.
struct Lifetime {
  weak var object: AnyObject?
  let name: String
  /// The step that it first appeared after, or the step that it left in.
  var place: TestPlace
  var hasLeft = false
  /// Whether the entry of a screen is in the tree; nil for what was found in the tree itself. A parent may show another
  /// object instead of the screen of its child, so such a screen is not found there.
  var isInTree: (@MainActor () -> Bool)?
}

extension NavigationTest {
  /// Notes which objects are in the tree, and which have left it.
  func noteLiving() {
    let living = root.composed + root.projection.layers.flatMap { objects(in: $0) }
    let ids = Set(living.map { ObjectIdentifier($0) })
    for place in lifetimes.indices where !lifetimes[place].hasLeft {
      let object = lifetimes[place].object
      guard object.map({ !ids.contains(ObjectIdentifier($0)) }) ?? true,
        !(lifetimes[place].isInTree?() ?? false)
      else { continue }
      lifetimes[place].hasLeft = true
      lifetimes[place].place = self.place
    }
    lifetimes.removeAll { $0.hasLeft && $0.object == nil }
    // An object that has left may come back.
    lifetimes.removeAll {
      $0.hasLeft && $0.object.map { ids.contains(ObjectIdentifier($0)) } == true
    }
    var known = Set(lifetimes.compactMap { $0.object.map { ObjectIdentifier($0) } })
    for object in living where known.insert(ObjectIdentifier(object)).inserted {
      lifetimes.append(Lifetime(object: object, name: name(of: object), place: place))
    }
  }

  /// Notes a screen that was just made. It may leave before the next step looks at the tree.
  func noteLiving(_ screen: Any, _ isInTree: @escaping @MainActor () -> Bool) {
    for object in objects(in: screen)
    where !lifetimes.contains(where: { !$0.hasLeft && $0.object === object }) {
      lifetimes.removeAll { $0.object === object }
      lifetimes.append(
        Lifetime(object: object, name: name(of: object), place: place, isInTree: isInTree))
    }
  }

  private func name(of object: AnyObject) -> String {
    (object as? any Coordinator)?.name ?? "\(type(of: object))"
  }

  /// The screens that are already made, if they are objects.
  private func objects(in layer: Layer<C.Screen>) -> [AnyObject] {
    layer.entries.flatMap { entry in
      (entry.madeScreen.map { objects(in: $0) } ?? [])
        + (entry.tabs?.layers.flatMap { objects(in: $0) } ?? [])
    }
  }

  /// The screen, if it is an object, or the object in its enum case.
  private func objects(in screen: Any) -> [AnyObject] {
    if type(of: screen) is AnyClass { return [screen as AnyObject] }
    return payloads(of: screen).flatMap { objects(in: $0) }
  }
}

extension Coordinator {
  /// All coordinators below this one.
  fileprivate var composed: [AnyObject] {
    children.flatMap { [$0] + $0.composed }
  }
}
