/// One own layer of a flow: its base, one that it presented, or one tab of its tabs.
///
/// Its slots hold the flow's own entries and its children. A platform layer shows the slots with
/// the bases of the children written out; a child's base is therefore no platform layer.
@MainActor
final class FlowLayer<Route: Waymark.Route, Screen> {
  /// What a layer is to its flow.
  enum Kind {
    case base
    case modal(ModalStyle, presenter: PresenterReference)
    case tab(Int, TabSetReference)
  }

  /// The slots beside the current ones: all below `kept`, then `tail`.
  struct Alternate {
    var kept: Int
    var tail: [Slot<Route, Screen>]
  }

  let kind: Kind
  weak var flow: Flow<Route, Screen>?
  var slots: [Slot<Route, Screen>] = []
  var alternate: Alternate?
  /// The platform layer that begins with this one; nil for the base of a child.
  var ownObject: LayerObject?

  init(_ kind: Kind, of flow: Flow<Route, Screen>?, object: LayerObject) {
    self.kind = kind
    self.flow = flow
    ownObject = object
    object.host = self
  }

  func slotCount(_ reading: Reading) -> Int {
    guard reading == .alternate, let alternate else { return slots.count }
    return alternate.kept + alternate.tail.count
  }

  func slot(_ position: Int, _ reading: Reading) -> Slot<Route, Screen> {
    guard reading == .alternate, let alternate, position >= alternate.kept else {
      return slots[position]
    }
    return alternate.tail[position - alternate.kept]
  }

  func topSlot(_ reading: Reading) -> Slot<Route, Screen>? {
    let count = slotCount(reading)
    return count == 0 ? nil : slot(count - 1, reading)
  }

  /// Walks the slots from the top until `body` returns false; false if it did.
  func walkSlots(_ reading: Reading, _ body: (Slot<Route, Screen>) -> Bool) -> Bool {
    var position = slotCount(reading) - 1
    while position >= 0 {
      guard body(slot(position, reading)) else { return false }
      position -= 1
    }
    return true
  }

  /// Walks the routes from the top until `body` returns false; false if it did.
  func walk(_ reading: Reading, _ body: (EntryID, Route) -> Bool) -> Bool {
    walkSlots(reading) { $0.walk(reading, body) }
  }

  func routes(_ reading: Reading) -> [Route] {
    var routes: [Route] = []
    _ = walk(reading) { _, route in
      routes.append(route)
      return true
    }
    return routes.reversed()
  }

  func reader(_ reading: Reading) -> LayerReader<Route, Screen> {
    LayerReader(layer: self, reading: reading)
  }
}

/// A weak reference to the entry that presented a layer.
@MainActor
final class PresenterReference {
  private let id: EntryID
  private weak var entry: (any TreeEntry)?
  /// In a draft, the child whose entry it will be once the child is made.
  private weak var pending: (any AnyChildLink)?

  init(_ id: EntryID, _ entry: (any TreeEntry)?, in pending: (any AnyChildLink)?) {
    self.id = id
    self.entry = entry
    self.pending = pending
  }

  func `is`(_ id: EntryID) -> Bool { self.id == id }

  var settledEntry: (any TreeEntry)? { isGone ? nil : entry }

  /// True if the presenter is not in the tree, or will not be.
  var isGone: Bool {
    if let entry { return entry.mark.isDropped }
    guard let pending, !pending.mark.isDropped, pending.holds(id) else { return true }
    entry = pending.entry(id)
    return false
  }
}

/// A weak reference to tabs, filled in once the tabs that hold the layer are made.
@MainActor
final class TabSetReference {
  weak var tabSet: (any AnyTabSet)?
}

/// A layer as the decisions on stacks see it.
@MainActor
struct LayerReader<Route: Waymark.Route, Screen>: TopDownRoutes {
  let layer: FlowLayer<Route, Screen>
  let reading: Reading

  func walkFromTop(_ body: (_ distance: Int, _ id: EntryID, _ route: Route) -> Bool) {
    var distance = 0
    _ = layer.walk(reading) { id, route in
      defer { distance += 1 }
      return body(distance, id, route)
    }
  }
}
