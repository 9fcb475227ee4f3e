// What a gesture that ends a layer has to ask.

extension Layer {
  /// The strictest leave policy of everything that would leave with the layer: its entries, the
  /// contents of tabs in it, and the layers above.
  ///
  /// ```swift
  /// app.present(.add)                       // its model sets navigator.leavePolicy = .confirm
  /// app.projection.layers[1].leavePolicy    // .confirm: the sheet cannot be dragged away
  /// ```
  ///
  /// Observed by itself: if a policy changes, readers of this property are notified, but not
  /// readers of the entries.
  ///
  /// - Complexity: Linear in the entries of the layer, of tabs in it, and of the layers above.
  public var leavePolicy: LeavePolicy {
    var strictest = LeavePolicy.free
    var layer: Layer? = self
    while let current = layer {
      strictest = strictest.stricter(current.source?.leavePolicy(in: current.object) ?? .free)
      layer = current.next
    }
    return strictest
  }
}

extension ProjectionSource {
  /// The strictest policy in a layer, including all tabs in it.
  fileprivate func leavePolicy(in object: LayerObject) -> LeavePolicy {
    object.access([.entries, .policies])
    guard let state = tree?.state, let rows = rows(of: object) else { return .free }
    return state.leavePolicy(of: rows[places(in: object)])
  }
}

extension TreeState {
  /// The strictest policy of rows, including all tabs in them.
  fileprivate func leavePolicy(of rows: ArraySlice<Entry>) -> LeavePolicy {
    var strictest = LeavePolicy.free
    for row in rows {
      strictest = strictest.stricter(row.leavePolicy)
      for tab in tabs(of: row)?.content.layers ?? [] {
        tab.object.access([.entries, .policies])
        strictest = strictest.stricter(leavePolicy(of: tab.rows[...]))
      }
    }
    return strictest
  }
}
