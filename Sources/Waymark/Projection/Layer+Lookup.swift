// Questions that a view asks about the layer that it shows.

extension Layer {
  /// True once the layer has left, or contains nothing of the projected subtree any more.
  ///
  /// ```swift
  /// let sheet = app.projection.layers[1]
  /// app.dismiss()
  /// sheet.isGone  // true
  /// ```
  ///
  /// A platform keeps showing a layer that is gone until its animation is over. Observed with the
  /// entries.
  ///
  /// - Complexity: Constant time for a root's projection, otherwise linear in the entries.
  public var isGone: Bool {
    guard let source else { return true }
    object.access(.entries)
    return source.places(in: object).isEmpty
  }

  /// The entry that the layer was presented on; nil for the base, for a tab, and once the layer has
  /// left.
  ///
  /// ```swift
  /// app.push(.todos(.list))
  /// app.present(.add)
  /// app.projection.layers[1].presenter  // #2, the list
  /// ```
  ///
  /// Observed with the entries.
  public var presenter: EntryID? {
    object.access(.entries)
    return source?.tree?.state.layer(of: object)?.presenter?.id
  }

  /// Returns the entry with an id, without observing the list of entries.
  ///
  /// ```swift
  /// let shown = layer.entry(id)?.screen  // a push above it does not update a view of one entry
  /// ```
  ///
  /// Reads of this entry are not observed with the entries of the layer either. Its leave policy is
  /// observed by itself. If its screen may not be seen yet, the reader is notified once it may.
  ///
  /// - Parameter id: The id of an entry.
  /// - Returns: The entry, or nil if it is not in the layer.
  /// - Complexity: Linear in the entries above it, and for a child in those of the layer.
  public func entry(_ id: EntryID) -> LayerEntry<Screen>? {
    guard let source, let rows = source.rows(of: object) else { return nil }
    let places = source.places(in: object)
    guard let place = rows[places].lastIndex(where: { $0.id == id }) else { return nil }
    return LayerEntry(EntryLabel(rows[place]), at: place, isObserved: false, in: object, of: source)
  }

  /// The entries with some ids, as `entry(_:)` finds them, in one pass over the layer.
  func entries(with ids: Set<EntryID>) -> [EntryID: LayerEntry<Screen>] {
    guard !ids.isEmpty, let source, let rows = source.rows(of: object) else { return [:] }
    var found: [EntryID: LayerEntry<Screen>] = [:]
    for place in source.places(in: object) where ids.contains(rows[place].id) {
      found[rows[place].id] = LayerEntry(
        EntryLabel(rows[place]), at: place, isObserved: false, in: object, of: source)
    }
    return found
  }

  /// The place of the topmost tabs among the entries; nil if there are none. Not observed.
  var topmostTabs: Int? {
    guard let source, let rows = source.rows(of: object) else { return nil }
    let places = source.places(in: object)
    guard let found = object.findTopmostTabs(in: rows), found >= places.lowerBound else {
      return nil
    }
    // Entries above the part of a child do not belong to the child.
    let place = found < places.upperBound ? found : rows[places].lastIndex { $0.tabs != nil }
    return place.map { $0 - places.lowerBound }
  }

  /// The tabs that the layer is one of, while the layer is in the tree.
  var outerTabs: LayerTabs<Screen>? {
    guard let source, let state = source.tree?.state, let layer = state.layer(of: object),
      let (tabs, _) = state.tab(layer), let entry = tabs.entry, let home = state.layer(tabs.home)
    else { return nil }
    let owner = LayerEntry(
      EntryLabel(entry), at: -1, isObserved: false, in: home.object, of: source)
    return LayerTabs(tabs, of: owner, source)
  }
}
