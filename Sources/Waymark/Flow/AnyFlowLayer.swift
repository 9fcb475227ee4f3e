/// A layer of any flow, where layers of different types meet.
@MainActor
protocol AnyFlowLayer: AnyObject {
  var node: (any FlowNode)? { get }
  var ownObject: LayerObject? { get }
  /// The platform layer in which the entries are shown.
  var object: LayerObject? { get }
  /// True if the entry that presented the layer is gone in the draft.
  var hasLostPresenter: Bool { get }
  var style: LayerStyle { get }
  /// The entry that presented the layer, while it is in the tree.
  var presenter: (any TreeEntry)? { get }
  /// The tabs that the layer is one of, and which.
  var tab: (tabSet: any AnyTabSet, position: Int)? { get }

  /// The uppermost entry; nil if it lies in a child that is not made yet.
  func topEntry(_ reading: Reading) -> (any TreeEntry)?
  func topPending(_ reading: Reading) -> (any AnyChildLink)?
  /// The coordinator whose entry is on top, through tabs.
  func topNode(_ reading: Reading) -> (any FlowNode)?
  func bottomEntry(_ reading: Reading) -> (any TreeEntry)?
  func walkEntries(_ reading: Reading, _ body: (any TreeEntry) -> Bool) -> Bool
  /// Walks the identities from the top, also those of children that are not made yet.
  func walkIDs(_ reading: Reading, _ body: (EntryID) -> Bool) -> Bool
  func entryCount(_ reading: Reading, upTo limit: Int) -> Int

  /// Drops entries from the top and brings back those at `kept`, distances from the old top.
  func drop(_ count: Int, keeping kept: [Int], _ draft: TreeDraft) throws(Refusal)
  /// Drops everything that the draft has in the layer.
  func dropAll(_ draft: TreeDraft)
  /// The child's slot goes; false if it is the only one.
  func remove(_ link: AnyObject, _ draft: TreeDraft) -> Bool

  /// What is said against what the draft adds to the layer.
  func entryRefusal() -> AccessRefusal?
  /// True if the draft adds an entry or a child.
  var addsSomething: Bool { get }
  /// True if the alternate differs from the slots.
  var isChanged: Bool { get }
  /// How many entries of the platform layer lie above the lowest change; nil if the layer is new.
  func changedReach() -> Int?
  func swapAlternate()
  func clearAlternate()
  /// Empties the layer after its coordinator has left.
  func release()
  func addLines(to text: inout TreeText, _ reading: Reading)
}

extension AnyFlowLayer {
  /// The layer of the chain in which this one lies, through children and tabs.
  var chainLayer: any AnyFlowLayer {
    var layer: any AnyFlowLayer = object?.host ?? self
    while let outer = layer.tab?.tabSet.outerLayer { layer = outer }
    return layer
  }
}

extension FlowLayer: AnyFlowLayer {
  var node: (any FlowNode)? { flow }

  var object: LayerObject? {
    // An attached flow still has the object that it was read through while it was fresh.
    if case .base = kind, let hostObject = flow?.hostObject { return hostObject }
    return ownObject
  }

  var hasLostPresenter: Bool {
    guard case .modal(_, let presenter) = kind else { return false }
    return presenter.isGone
  }

  var presenter: (any TreeEntry)? {
    guard case .modal(_, let presenter) = kind else { return nil }
    return presenter.settledEntry
  }

  var style: LayerStyle {
    switch kind {
    case .base: .base
    case .modal(let style, _): .modal(style)
    case .tab: .tab
    }
  }

  var tab: (tabSet: any AnyTabSet, position: Int)? {
    guard case .tab(let position, let reference) = kind, let tabSet = reference.tabSet else {
      return nil
    }
    return (tabSet, position)
  }

  func topEntry(_ reading: Reading) -> (any TreeEntry)? {
    topSlot(reading)?.topEntry(reading)
  }

  func topPending(_ reading: Reading) -> (any AnyChildLink)? {
    topSlot(reading)?.topPending(reading)
  }

  func topNode(_ reading: Reading) -> (any FlowNode)? {
    switch topSlot(reading) {
    case .child(let link): link.body.node?.baseLayer.topNode(reading) ?? flow
    case .entry(let entry): entry.tabs?.selectedLayer(reading).topNode(reading) ?? flow
    case nil: flow
    }
  }

  func bottomEntry(_ reading: Reading) -> (any TreeEntry)? {
    slotCount(reading) == 0 ? nil : slot(0, reading).bottomEntry(reading)
  }

  func walkEntries(_ reading: Reading, _ body: (any TreeEntry) -> Bool) -> Bool {
    walkSlots(reading) { $0.walkEntries(reading, body) }
  }

  func walkIDs(_ reading: Reading, _ body: (EntryID) -> Bool) -> Bool {
    walkSlots(reading) { $0.walkIDs(reading, body) }
  }

  func entryCount(_ reading: Reading, upTo limit: Int) -> Int {
    reader(reading).count(upTo: limit)
  }

  var isChanged: Bool {
    alternate.map { $0.kept < slots.count || !$0.tail.isEmpty } ?? false
  }

  func changedReach() -> Int? {
    guard let alternate, let object else { return nil }
    if alternate.kept < slots.count {
      let lowest = slots[alternate.kept].bottomEntry(.current)
      return lowest.map { object.distance(of: $0) + 1 }
    }
    guard alternate.kept > 0 else { return nil }
    return slots[alternate.kept - 1].topEntry(.current).map(object.distance(of:))
  }

  func swapAlternate() {
    guard let draft = alternate else { return }
    let past = Array(slots[draft.kept...])
    slots.removeSubrange(draft.kept...)
    slots.append(contentsOf: draft.tail)
    alternate = Alternate(kept: draft.kept, tail: past)
  }

  func clearAlternate() {
    alternate = nil
  }

  func release() {
    slots = []
    alternate = nil
  }
}
