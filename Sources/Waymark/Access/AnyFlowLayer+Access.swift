extension AnyFlowLayer {
  /// The tabs around the layer, from the innermost outwards, each with the tab that it lies in.
  func outerTabs(_ body: (any AnyTabSet, _ position: Int) -> Bool) {
    var layer = object?.host
    while let (tabSet, position) = layer?.tab {
      guard body(tabSet, position) else { return }
      layer = tabSet.outerLayer
    }
  }

  /// True if the layer comes in a tab that is not selected: it is asked for when it is.
  var comesUnseen: Bool {
    var isUnseen = false
    outerTabs { tabSet, position in
      isUnseen =
        tabSet.anyEntry?.mark == .fresh && tabSet.selection(.alternate).selected != position
      return !isUnseen
    }
    return isUnseen
  }

  /// True if all tabs that the layer lies in are selected.
  var isSeen: Bool {
    var isSeen = true
    outerTabs { tabSet, position in
      isSeen = tabSet.selection(.alternate).selected == position
      return isSeen
    }
    return isSeen
  }

  /// What is said against the entries of the layer, and of the selected tabs in it.
  func pathRefusal() -> AccessRefusal? {
    var found: AccessRefusal?
    _ = walkEntries(.alternate) { entry in
      // From the top down, and what lies lower counts first.
      if let tabSet = entry.tabSet {
        found = AccessRefusal.outer(tabSet.selectedLayer(.alternate).pathRefusal(), found)
      }
      found = AccessRefusal.outer(entry.refusal(), found)
      return true
    }
    return found
  }
}
