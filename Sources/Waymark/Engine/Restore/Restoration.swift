/// Brings a tree to a shape, as one change.
///
/// Works list by list: first the base, then the tabs in it, then the layer above. So everything
/// that a list needs is made before it, and nothing is made for entries that `access` refuses.
@MainActor
final class Restoration {
  /// A row whose tabs are not shown yet.
  struct OpenRow {
    let layer: LayerState
    let number: Int
  }

  let order: RestoreOrder
  let draft: Draft
  var lists = RestoredLists()
  /// The rows whose tabs are not shown yet, and how many of them were processed since children were
  /// last made.
  private var open: [OpenRow] = []
  private var turnsOfOpen = 0
  /// How many ending layers were processed.
  var endings = 0
  /// How many layers of the shape were processed.
  var turns = 0
  /// True once a layer has nothing to show. Then the layers above show nothing, either.
  private var isCut = false
  /// The selected tabs that may not be seen.
  var leftTabs: Set<LayerKey> = []
  /// The declared routes that `access` is only asked about if their tabs are selected.
  var unasked: Set<EntryID> = []
  /// The lists whose existing entries `access` was not asked about yet.
  var unjudged: [LayerState] = []
  /// The existing entries that `access` was asked about.
  var judged: Set<EntryID> = []
  /// The tabs that were selected after `access` was asked about them.
  var uncovered: [LayerState] = []
  /// True if the root has shown nothing yet.
  private var begins = false
  /// True once nothing of the shape is left, and the root begins as it would without it.
  private(set) var isStarting = false

  init(_ order: RestoreOrder, _ draft: Draft) {
    self.order = order
    self.draft = draft
  }

  var policy: RestorePolicy { order.policy }
  private var shape: TreeShape { order.shape }

  /// Shows the base.
  func begin() throws(Refusal) {
    // The verb may be called again, because it asks before it leaves entries.
    (order.restored, order.dropped) = (0, order.unread)
    begins = draft.state.count(draft.state.base) == 0
    let first = shape.layers.first?.rows ?? []
    if shape.layers.isEmpty, order.unread.isEmpty, !begins { throw Refusal(.unchanged) }
    guard !first.isEmpty else { return try showNothing(.unreadable) }
    turns = 1
    try show(first, in: draft.state.base, SnapshotPlace(layer: 0))
  }

  /// Notes how many entries are shown.
  func end() {
    let lists = lists.all
    order.restored = lists.reduce(0) { $0 + $1.rows.count }
    guard order.isPosition else { return }
    order.markShown = {
      for list in lists {
        for (row, entry) in zip(list.rows, list.layer.rows) { row.mark?.id = entry.id }
      }
    }
  }

  /// Shows the next layer. Returns false if there is none.
  func advance() throws(Refusal) -> Bool {
    noteMissingTabs()
    guard turns < shape.layers.count else {
      draft.endModals(from: lists.modalCount)
      return false
    }
    let layer = shape.layers[turns]
    turns += 1
    let place = SnapshotPlace(layer: turns - 1)
    guard !isCut, !layer.rows.isEmpty else {
      isCut = true
      note(layer.rows, place, .layer)
      return true
    }
    try present(layer, place)
    return true
  }

  func add(_ list: RestoredLists.List) {
    lists.append(list)
    unjudged.append(list.layer)
    for row in list.rows where row.tabs != nil {
      open.append(OpenRow(layer: list.layer, number: row.number))
    }
  }

  /// The next row whose tabs may exist by now; nil if all were processed. Only a newly made child
  /// brings new tabs, so until then no row is processed twice.
  func takeOpenRow() -> OpenRow? {
    guard turnsOfOpen < open.count else { return nil }
    turnsOfOpen += 1
    return open[turnsOfOpen - 1]
  }

  /// Puts all rows whose tabs are not shown yet back into the queue.
  func reopenRows() {
    open.removeAll { lists.row($0.number, in: $0.layer)?.row.isDone ?? true }
    turnsOfOpen = 0
  }

  /// Notes that a layer has nothing to show.
  func cutLayers() {
    isCut = true
  }

  /// Restores nothing: the change is refused, or the root begins as it would without a snapshot.
  func showNothing(_ reason: RestoreDropReason) throws(Refusal) {
    noteRest()
    guard begins, let root = draft.state.node(draft.state.root) else {
      throw Refusal(reason.outcome)
    }
    isStarting = true
    draft.endModals(from: 0)
    try draft.beginAnew(root)
  }
}

// Notes for the report.
extension Restoration {
  /// The reason to restore nothing, if the policy requires it as soon as something does not come
  /// back.
  var reasonToDiscard: RestoreDropReason? {
    policy == .discard ? order.dropped.first?.reason : nil
  }

  /// Notes that the rest of the shape does not come back.
  func noteRest() {
    let isAll = policy == .discard
    for list in lists.all {
      note(list.rows, list.place, isAll ? .discarded : list.layer.isModal ? .layer : .below)
    }
    lists.removeAll()
    while turns < shape.layers.count {
      note(shape.layers[turns].rows, SnapshotPlace(layer: turns), isAll ? .discarded : .layer)
      turns += 1
    }
  }

  func note(_ text: String, _ place: SnapshotPlace, _ reason: RestoreDropReason) {
    order.dropped.append(RestoreDrop(text: text, place: place.text, reason: reason))
  }

  /// Notes rows that do not come back, with everything in their tabs.
  func note(
    _ rows: some Sequence<TreeShape.Row>, _ place: SnapshotPlace, _ reason: RestoreDropReason
  ) {
    for row in rows {
      note(row.text, place[row.number], reason)
      noteTabs(of: row, place, .below)
    }
  }

  /// The same for the tabs of a row, unless they already are lists of their own.
  private func noteTabs(of row: TreeShape.Row, _ place: SnapshotPlace, _ reason: RestoreDropReason)
  {
    guard !row.isDone, let tabs = row.tabs else { return }
    for (number, list) in tabs.lists.enumerated() {
      note(list, place[row.number][number], reason)
    }
  }

  /// Notes the tabs of rows that are now screens.
  private func noteMissingTabs() {
    for open in open {
      guard let found = lists.row(open.number, in: open.layer) else { continue }
      noteTabs(of: found.row, found.place, .noTabs)
      lists.finish(found.position, in: open.layer)
    }
    open = []
    turnsOfOpen = 0
  }
}

extension RestoreDropReason {
  /// The outcome of a restore that restores nothing.
  fileprivate var outcome: Outcome {
    if case .denied(let reason) = kind { return .denied(reason) }
    return .ignored(.notFound)
  }
}
