// Whether something of a tab may be seen. What back leads to, and whether it leads anywhere, depends on it.

extension FlowLayer {
  /// True if something of the tab is left once all has gone of it that may not be seen.
  func hasSomethingToSee(_ reading: Reading) -> Bool {
    !walkSlots(reading) { !$0.hasSomethingToSee(reading) }
  }
}

extension Slot {
  fileprivate func hasSomethingToSee(_ reading: Reading) -> Bool {
    switch self {
    case .entry(let entry):
      return entry.refusal() == nil && entry.tabSet?.hasSomethingToSee(reading) ?? true
    case .child(let link):
      if let child = link.child {
        return child.baseLayer.hasSomethingToSee(reading) || child.mayShowFallback
      }
      var isRefused = false
      link.pendingRefusals { _, _ in isRefused = true }
      return !isRefused
    }
  }
}

extension AnyTabSet {
  /// True if the selected tab has something to see, or gives way to one that may be selected.
  fileprivate func hasSomethingToSee(_ reading: Reading) -> Bool {
    let selected = selectedLayer(reading)
    return selected.hasSomethingToSee(reading)
      || layers.contains { $0 !== selected && $0.mayBeSelected(reading) }
  }
}
