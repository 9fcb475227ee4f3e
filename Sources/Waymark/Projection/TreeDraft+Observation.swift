// What the platform did already. An observation only ever removes.

extension TreeDraft {
  func reconcile(
    _ object: LayerObject?, shown: [EntryID], remaining: [EntryID]
  ) throws(Refusal) -> Outcome {
    guard let object else { return .unchanged }
    guard isOwn(object.host) else { return .ignored(.unknownEntry) }
    let nothing: Outcome = reportUnknown(shown, remaining) ? .ignored(.unknownEntry) : .unchanged
    let gone = EntryID.missing(from: remaining, among: shown)
    guard !gone.isEmpty, let layer = object.host else { return nothing }
    var (goes, reachesBottom) = layer.places(of: gone)
    if reachesBottom, goes.last == true {
      if case .modal = layer.style {
        guard goes.contains(false) else {
          endModal(layer)
          return .performed
        }
      } else {
        goes[goes.count - 1] = false
        let refused = refuseRoot(of: layer)
        guard goes.contains(true) else { return refused }
      }
    }
    guard let lowest = goes.lastIndex(of: true) else { return nothing }
    let kept = (0..<lowest).reversed().filter { !goes[$0] }
    try layer.drop(lowest + 1, keeping: kept, self)
    return .performed
  }

  /// Reports each id that the tree never gave out; true if there is one.
  private func reportUnknown(_ shown: [EntryID], _ remaining: [EntryID]) -> Bool {
    let issued = tree.issuedNumbers
    let unknown =
      EntryID.unknown(among: shown, issued: issued)
      + EntryID.unknown(among: remaining, issued: issued)
    var told: [EntryID] = []
    for id in unknown where !told.contains(id) {
      told.append(id)
      tree.report(
        .unknownEntry,
        "The platform named the entry \(id), which this tree never gave out. Pass on only ids that"
          + " were read from the projection of the same tree.")
    }
    return !unknown.isEmpty
  }

  /// False, and a report, for a layer of another tree; one that has left is of none.
  func isOwn(_ layer: FlowLayer?) -> Bool {
    guard let other = layer?.node?.tree, other !== tree else { return true }
    tree.report(
      .unknownEntry,
      "The platform named a layer of another tree. Tell a coordinator only of layers and tabs that"
        + " were read from its own projection.")
    return false
  }

  func dismissed(_ object: LayerObject?) throws(Refusal) -> Outcome {
    guard let object else { return .unchanged }
    guard isOwn(object.host) else { return .ignored(.unknownEntry) }
    // A layer that has left has no entries, also if a handle of its tabs keeps its host.
    guard let layer = object.host, !object.entries.isEmpty, !object.change.isEnding else {
      return .unchanged
    }
    guard case .modal = layer.style else { return refuseRoot(of: layer) }
    guard tree.modals(.alternate).contains(where: { $0 === layer }) else { return .unchanged }
    endModal(layer)
    return .performed
  }

  func select(_ request: TabRequest) throws(Refusal) -> Outcome {
    guard let entry = request.entry, !entry.mark.isDropped, let tabSet = entry.tabSet else {
      throw Refusal(.left)
    }
    guard isOwn(entry.layer?.host) else { return .ignored(.unknownEntry) }
    let position = request.position
    guard tabSet.layers.indices.contains(position) else { return .ignored(.notFound) }
    guard tabSet.selection(.alternate).revision == request.revision else {
      return .ignored(.outdated)
    }
    tabSet.noteSelection(of: position, self)
    return try tabSet.choose(position, self)
  }

  private func refuseRoot(of layer: FlowLayer) -> Outcome {
    tree.report(
      .rootRemoved,
      "The platform said that the first entry of the \(layer.style) is gone. It stays: a base and a"
        + " tab always hold an entry. Report only what lies above it.")
    return .ignored(.atRoot)
  }
}

extension FlowLayer {
  /// Which entries of the draft are among some ids, from the top to the lowest that is, and whether
  /// that is the bottom.
  fileprivate func places(of ids: [EntryID]) -> (isAmong: [Bool], reachesBottom: Bool) {
    var isAmong: [Bool] = []
    var left = ids.count
    // The ids come in the order of the layer, so each is looked for once.
    let isOver = walkIDs(.alternate) { id in
      guard left > 0 else { return false }
      let isNext = id == ids[left - 1]
      if isNext { left -= 1 }
      isAmong.append(isNext)
      return true
    }
    guard left > 0 else { return (isAmong, isOver) }
    // Some have left, or come in another order.
    let ids = Set(ids)
    isAmong = []
    _ = walkIDs(.alternate) { id in
      isAmong.append(ids.contains(id))
      return true
    }
    return (isAmong, true)
  }
}

extension EntryID {
  /// The ids that no tree with these numbers gave out.
  static func unknown(among ids: [EntryID], issued: ClosedRange<Int>) -> [EntryID] {
    ids.filter { !issued.contains($0.number) }
  }

  /// The ids of one ordered list that another lacks: one walk over both, since both have the same
  /// order, and a set only if they do not, or if an id may be named twice.
  static func missing(from remaining: [EntryID], among shown: [EntryID]) -> [EntryID] {
    var missing: [EntryID] = []
    var next = 0
    var last: EntryID?
    var isAscending = true
    for id in shown {
      if let last, id <= last { isAscending = false }
      last = id
      if next < remaining.count, remaining[next] == id {
        next += 1
      } else {
        missing.append(id)
      }
    }
    guard !missing.isEmpty, next < remaining.count || !isAscending else { return missing }
    let remaining = Set(remaining)
    return shown.filter { !remaining.contains($0) }
  }
}
