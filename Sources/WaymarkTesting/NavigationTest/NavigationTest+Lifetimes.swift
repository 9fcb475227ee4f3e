import Waymark

/// A coordinator or a screen that was seen in the tree.
struct Lifetime {
  weak var object: AnyObject?
  let name: String
  /// The step that it first appeared after, or the step that it left in.
  var place: TestPlace
  var hasLeft = false
  /// Whether the entries of a screen are in the tree, one for each that has made it; empty for what was found in the
  /// tree itself. A parent may show another object instead of the screen of its child, so such a screen is not found
  /// there.
  var homes: [@MainActor () -> Bool] = []
}

extension NavigationTest {
  /// Notes which objects are in the tree, and which have left it.
  func noteLiving() {
    let living = root.composed + root.projection.layers.flatMap { objects(in: $0) }
    let ids = Set(living.map { ObjectIdentifier($0) })
    for place in lifetimes.indices where !lifetimes[place].hasLeft {
      lifetimes[place].homes.removeAll { !$0() }
      let object = lifetimes[place].object
      guard object.map({ !ids.contains(ObjectIdentifier($0)) }) ?? true,
        lifetimes[place].homes.isEmpty
      else { continue }
      lifetimes[place].hasLeft = true
      lifetimes[place].place = self.place
    }
    lifetimes.removeAll { $0.hasLeft && $0.object == nil }
    // An object that has left may come back.
    lifetimes.removeAll {
      $0.hasLeft && $0.object.map { ids.contains(ObjectIdentifier($0)) } == true
    }
    lifetimePlaces = [:]
    for (place, lifetime) in lifetimes.enumerated() {
      if let object = lifetime.object { lifetimePlaces[ObjectIdentifier(object)] = place }
    }
    for object in living where lifetimePlaces[ObjectIdentifier(object)] == nil { note(object) }
  }

  /// Notes a screen that was just made. It may leave before the next step looks at the tree.
  func noteLiving(_ screen: Any, _ isInTree: @escaping @MainActor () -> Bool) {
    for object in objects(in: screen) {
      // The identity of a released object may be given again.
      guard let known = lifetimePlaces[ObjectIdentifier(object)], lifetimes[known].object === object
      else {
        note(object, isInTree)
        continue
      }
      // One that has left comes back.
      if lifetimes[known].hasLeft { lifetimes[known].place = place }
      lifetimes[known].hasLeft = false
      // Several entries may share an object.
      lifetimes[known].homes.append(isInTree)
    }
  }

  private func note(_ object: AnyObject, _ isInTree: (@MainActor () -> Bool)? = nil) {
    let homes = [isInTree].compactMap(\.self)
    lifetimePlaces[ObjectIdentifier(object)] = lifetimes.count
    lifetimes.append(Lifetime(object: object, name: name(of: object), place: place, homes: homes))
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
