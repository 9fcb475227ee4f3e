import Waymark

// Statements about tabs that lie below equal tabs.
extension NavigationState {
  /// The state without the entries above an entry. Use it to state tabs if an entry above has equal ones.
  ///
  /// ```swift
  /// test.step({ $0.push(.tabs) }) { $0.base.append(.tabs) }  // [tabs, tabs]
  /// test.step({ $0.pop() }) {
  ///   $0[layer: 0, upTo: 0].selected = .home
  ///   $0.base.removeLast()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - number: 0 for the base, 1 for the first layer above it.
  ///   - place: The place of the entry in the path of the layer, from 0 at the bottom.
  public subscript(layer number: Int, upTo place: Int) -> NavigationState {
    get {
      guard has(place, in: number) else { return self }
      var below = self
      below.layers.removeSubrange((number + 1)...)
      below.layers[number].list.entries.removeSubrange((place + 1)...)
      return below
    }
    set {
      faults = newValue.faults
      guard has(place, in: number), newValue.layers.count == number + 1 else {
        faults.append(
          "  [layer: \(number), upTo: \(place)] was stated, but there is no such entry, or a layer above it is stated."
        )
        return
      }
      let above = layers[number].list.entries[(place + 1)...]
      layers.replaceSubrange(...number, with: newValue.layers)
      layers[number].list.entries += above
    }
  }

  private func has(_ place: Int, in number: Int) -> Bool {
    layers.indices.contains(number) && layers[number].list.entries.indices.contains(place)
  }
}

extension StatedList {
  /// True if tabs of an entry have the same name as tabs of an entry above it.
  func isShadowed(_ place: Int) -> Bool {
    let names = entries[place].tabNames
    return entries[(place + 1)...].contains { $0.tabNames.contains(where: names.contains) }
  }

  /// The routes that a statement names tabs by: the routes of entries with tabs, and the declared routes of those tabs.
  var tabNames: [Route] { entries.flatMap(\.tabNames) }
}

extension StatedEntry {
  fileprivate var tabNames: [Route] {
    tabs.map { [route] + $0.declared + $0.lists.flatMap(\.tabNames) } ?? []
  }
}
