// Finds the entry whose waiter gets a result.

extension TreeState {
  /// The nearest awaited entry, of the coordinators around the first entry.
  ///
  /// - Parameter entering: As for `walkWay`.
  func nearestAwaited(
    from entry: Entry, entering: (LayerState) -> Void = { _ in }
  ) -> Entry? {
    guard let node = node(of: entry) else { return nil }
    var found: Entry?
    walkWay(from: entry, entering: entering) { candidate in
      guard candidate.attachments?.waiter?.isOpen ?? false,
        node.isWithin(candidate.node, at: candidate.level)
      else { return true }
      found = candidate
      return false
    }
    return found
  }
}
