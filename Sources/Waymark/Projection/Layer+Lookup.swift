// What a view asks of one layer while it shows it.

extension Layer {
  /// True once the layer has left, or nothing in it is of the projected subtree any more.
  ///
  /// ```swift
  /// let sheet = app.projection.layers[1]
  /// app.dismiss()
  /// sheet.isGone  // true
  /// ```
  ///
  /// A layer that is gone is shown as it was last, until its animation is over. Observed with the entries.
  public var isGone: Bool {
    guard let source else { return true }
    object.access(.entries)
    return source.places(in: object).isEmpty
  }

  /// The entry on which the layer was presented; nil for the base, for a tab, and once the layer has left.
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
    return source?.layer(of: object)?.presenter?.id
  }

  /// The entry with an identity, without observing that it is there.
  ///
  /// ```swift
  /// let shown = layer.entry(id)?.screen  // a view of one entry is not told of a push above it
  /// ```
  ///
  /// What is read of it is not observed with the entries of the layer either: its leave policy is told alone, and
  /// a screen that may not be seen yet is told once it may.
  ///
  /// - Parameter id: The identity of an entry.
  /// - Returns: The entry; nil if it is not in the layer.
  /// - Complexity: Linear in the entries above it.
  public func entry(_ id: EntryID) -> LayerEntry<Screen>? {
    guard let source, let rows = source.rows(of: object) else { return nil }
    let places = source.places(in: object)
    guard let place = rows[places].lastIndex(where: { $0.id == id }) else { return nil }
    return LayerEntry(EntryLabel(rows[place]), in: object, of: source)
  }

  /// The strictest leave policy of all that would go with the layer: its entries, tabs that lie in it with all
  /// that is in them, and the layers above.
  ///
  /// ```swift
  /// app.present(.add)                       // its model sets navigator.leavePolicy = .confirm
  /// app.projection.layers[1].leavePolicy    // .confirm: the sheet cannot be dragged away
  /// ```
  ///
  /// Observed: a policy that changes tells whoever reads this, and not whoever reads the entries.
  ///
  /// - Complexity: Linear in the entries.
  public var leavePolicy: LeavePolicy {
    var strictest = LeavePolicy.free
    var layer: Layer? = self
    while let current = layer {
      strictest = strictest.stricter(current.source?.leavePolicy(in: current.object) ?? .free)
      layer = current.next
    }
    return strictest
  }

  /// The place of the topmost tabs among the entries; nil if there are none. It is not observed by itself.
  var topmostTabs: Int? {
    guard let source, let rows = source.rows(of: object) else { return nil }
    let places = source.places(in: object)
    guard let found = object.findTopmostTabs(in: rows), found >= places.lowerBound else {
      return nil
    }
    // Those above the part of a child are not its.
    let place = found < places.upperBound ? found : rows[places].lastIndex { $0.tabs != nil }
    return place.map { $0 - places.lowerBound }
  }

  /// The tabs that the layer is one of, while it is there.
  var outerTabs: LayerTabs<Screen>? {
    guard let source else { return nil }
    return source.outerTabs(of: object)
  }
}

extension LeavePolicy {
  /// The one of both that lets less happen.
  func stricter(_ other: LeavePolicy) -> LeavePolicy {
    switch (self, other) {
    case (.blocked, _), (_, .blocked): .blocked
    case (.confirm, _), (_, .confirm): .confirm
    case (.free, .free): .free
    }
  }
}

extension ProjectionSource {
  /// The layer that an object stands for; nil once it has left.
  func layer(of object: LayerObject) -> LayerState? {
    guard let state = tree?.state, let key = object.layer, let layer = state.layer(key),
      layer.object === object
    else { return nil }
    return layer
  }

  /// The strictest policy in a layer, through all tabs that lie in it.
  fileprivate func leavePolicy(in object: LayerObject) -> LeavePolicy {
    object.access([.entries, .policies])
    guard let state = tree?.state, let rows = rows(of: object) else { return .free }
    var strictest = LeavePolicy.free
    for row in rows[places(in: object)] {
      strictest = strictest.stricter(row.leavePolicy)
      for tab in state.tabs(of: row)?.content.layers ?? [] {
        strictest = strictest.stricter(leavePolicyOfAll(in: tab, state))
      }
    }
    return strictest
  }

  private func leavePolicyOfAll(in layer: LayerState, _ state: TreeState) -> LeavePolicy {
    layer.object.access([.entries, .policies])
    var strictest = LeavePolicy.free
    for row in layer.rows {
      strictest = strictest.stricter(row.leavePolicy)
      for tab in state.tabs(of: row)?.content.layers ?? [] {
        strictest = strictest.stricter(leavePolicyOfAll(in: tab, state))
      }
    }
    return strictest
  }

  fileprivate func outerTabs(of object: LayerObject) -> LayerTabs<Screen>? {
    guard let state = tree?.state, let layer = layer(of: object),
      let (tabs, _) = state.tab(layer), let entry = tabs.entry, let home = state.layer(tabs.home)
    else { return nil }
    return LayerTabs(tabs, of: LayerEntry(EntryLabel(entry), in: home.object, of: self), self)
  }
}
