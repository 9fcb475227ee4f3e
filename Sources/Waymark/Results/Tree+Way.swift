// The way from an entry outwards: what it stands on.

extension Tree {
  /// Walks an entry and those below it in its layer, then what presented the layer or holds it as a
  /// tab, with those below that, and so on, until `body` returns false.
  ///
  /// - Parameter entering: Is told each platform layer on the way, before its entries.
  func walkWay(
    from entry: Entry, _ reading: Reading, entering: (LayerObject) -> Void = { _ in },
    _ body: (Entry) -> Bool
  ) {
    var start: Entry? = entry
    while let top = start, let object = top.layer, let layer = object.host {
      entering(object)
      var isBelow = false
      let goesOn = layer.walkEntries(reading) { candidate in
        isBelow = isBelow || candidate === top
        return !isBelow || body(candidate)
      }
      guard goesOn else { return }
      start = layer.presenter ?? layer.tab?.tabSet.entry
    }
  }

  /// The nearest entry that is waited for, of the coordinators that the first one lies in.
  ///
  /// - Parameter entering: As for `walkWay`.
  func nearestAwaited(
    from entry: Entry, _ reading: Reading, entering: (LayerObject) -> Void = { _ in }
  ) -> Entry? {
    var found: Entry?
    walkWay(from: entry, reading, entering: entering) { candidate in
      guard candidate.attachments?.waiter?.isOpen ?? false, let owner = candidate.node,
        entry.node?.isWithin(owner) ?? false
      else { return true }
      found = candidate
      return false
    }
    return found
  }
}

extension TreeDraft {
  /// Ends entries because the one that calls has succeeded: those on its way out, down to the lowest
  /// one that goes, are not asked whether they may be left.
  func succeed(
    from caller: Entry, downTo lowest: Entry?, _ end: () throws(Refusal) -> Outcome
  ) throws(Refusal) -> Outcome {
    let way = way(from: caller, downTo: lowest)
    let outcome = try end()
    if outcome.didChange { leaving.finished.formUnion(way) }
    return outcome
  }

  /// Tabs on the way count with all that lies in them, unless the caller itself lies in one: then
  /// the others lie beside the way.
  private func way(from caller: Entry, downTo lowest: Entry?) -> [EntryID] {
    var way: [EntryID] = []
    var (inner, layer): (FlowLayer?, FlowLayer?)
    let entering = { (object: LayerObject) in (inner, layer) = (layer, object.host) }
    tree.walkWay(from: caller, .alternate, entering: entering) { entry in
      way.append(entry.id)
      if let tabSet = entry.tabSet, inner?.tab?.tabSet !== tabSet {
        tabSet.walkAllEntries { way.append($0.id) }
      }
      return entry !== lowest
    }
    return way
  }
}

extension AnyTabSet {
  /// Walks the entries in all tabs, also in tabs in those.
  fileprivate func walkAllEntries(_ body: (Entry) -> Void) {
    for layer in layers {
      _ = layer.walkEntries(.alternate) { entry in
        body(entry)
        entry.tabSet?.walkAllEntries(body)
        return true
      }
    }
  }
}
