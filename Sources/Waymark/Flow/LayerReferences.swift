/// A weak reference to the entry that presented a layer.
@MainActor
final class PresenterReference {
  private let id: EntryID
  private weak var entry: Entry?
  /// In a draft, the child whose entry it will be once the child is made.
  private weak var pending: (any AnyChildLink)?

  init(_ id: EntryID, _ entry: Entry?, in pending: (any AnyChildLink)?) {
    self.id = id
    self.entry = entry
    self.pending = pending
  }

  func `is`(_ id: EntryID) -> Bool { self.id == id }

  var settledEntry: Entry? { isGone ? nil : entry }

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
