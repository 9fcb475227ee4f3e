// What the platform did already. An observation only ever removes.

extension TreeDraft {
  func reconcile(
    _ object: LayerObject, shown: [EntryID], remaining: [EntryID]
  ) throws(Refusal) -> Outcome {
    for id in shown + remaining where !tree.hasIssued(id) {
      tree.report(
        .unknownEntry,
        "The platform named the entry \(id), which this tree never gave out. Pass on only ids that"
          + " were read from the projection of the same tree.")
      return .ignored(.unknownEntry)
    }
    let gone = EntryID.missing(from: remaining, among: shown)
    guard !gone.isEmpty, let layer = object.host else { return .unchanged }
    var distance = 0
    var lowest = -1
    var kept: [Int] = []
    _ = layer.walkEntries(.alternate) { entry in
      if gone.contains(entry.id) { lowest = distance } else { kept.append(distance) }
      distance += 1
      return true
    }
    guard lowest >= 0 else { return .unchanged }
    let survivors = kept.filter { $0 < lowest }
    if lowest == distance - 1 {
      guard case .modal = layer.style else { return refuseRoot(of: layer) }
      if survivors.isEmpty {
        endModal(layer)
        return .performed
      }
    }
    try layer.drop(lowest + 1, keeping: survivors.reversed(), self)
    return .performed
  }

  func dismissed(_ object: LayerObject) throws(Refusal) -> Outcome {
    // A layer that has left has no entries, also if a handle of its tabs keeps its host.
    guard let layer = object.host, !object.entries.isEmpty, !object.change.isEnding else {
      return .unchanged
    }
    guard case .modal = layer.style else { return refuseRoot(of: layer) }
    guard tree.modals(.alternate).contains(where: { $0 === layer }) else { return .unchanged }
    endModal(layer)
    return .performed
  }

  private func refuseRoot(of layer: any AnyFlowLayer) -> Outcome {
    tree.report(
      .rootRemoved,
      "The platform said that the first entry of the \(layer.style) is gone. It stays: a base and a"
        + " tab always hold an entry. Report only what lies above it.")
    return .ignored(.atRoot)
  }
}

extension EntryID {
  /// The ids of one ordered list that another lacks: one walk over both, since both have the same
  /// order, and a set only if they do not.
  static func missing(from remaining: [EntryID], among shown: [EntryID]) -> [EntryID] {
    var missing: [EntryID] = []
    var next = 0
    for id in shown {
      if next < remaining.count, remaining[next] == id {
        next += 1
      } else {
        missing.append(id)
      }
    }
    guard next < remaining.count else { return missing }
    let remaining = Set(remaining)
    return shown.filter { !remaining.contains($0) }
  }
}
