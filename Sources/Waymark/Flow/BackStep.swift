/// What back comes to.
@MainActor
enum BackStep {
  case drop(FlowLayer)
  case dismiss(FlowLayer)
  case select(any AnyTabSet, Int)
}

extension BackStep {
  /// True if something may not be left that the step would leave. Registers with what decides it.
  func isBlocked(_ reading: Reading) -> Bool {
    switch self {
    // The tab that is left keeps all that lies in it, and nothing is presented above it.
    case .select: false
    case .drop(let layer): layer.topEntry(reading)?.isBlocked(reading) ?? false
    case .dismiss(let layer): layer.isBlocked(reading)
    }
  }
}

extension Entry {
  fileprivate func isBlocked(_ reading: Reading) -> Bool {
    if leavePolicy == .blocked { return true }
    return tabSet?.layers.contains { $0.isBlocked(reading) } ?? false
  }
}

extension FlowLayer {
  fileprivate func isBlocked(_ reading: Reading) -> Bool {
    object?.access()
    return !walkEntries(reading) { !$0.isBlocked(reading) }
  }
}
