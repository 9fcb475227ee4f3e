/// Brings a tree to a shape, as one change.
///
/// List by list: first the base, then the tabs in it, then the layer above. So all that a list needs is made
/// before it, and nothing is made for what `access` refuses.
@MainActor
final class Restoration {
  /// A row whose tabs are to be shown.
  struct OpenRow {
    let layer: LayerState
    let number: Int
  }

  let order: RestoreOrder
  var lists = RestoredLists()
  /// The rows whose tabs are not shown yet, and how many of them had their turn since children were made last.
  private var open: [OpenRow] = []
  private var turnsOfOpen = 0
  /// How many of the layers that end are known.
  var endings = 0
  /// How many layers of the shape had their turn.
  var turns = 0
  /// True once a layer has nothing to show: then those above show nothing either.
  private var isCut = false
  /// The tabs that were selected and may not be seen.
  var leftTabs: Set<LayerKey> = []
  /// The tabs that were selected since they were asked for.
  var uncovered: [LayerState] = []
  /// True if the root has shown nothing yet.
  private var begins = false
  /// True once nothing of the shape is left, and the root begins as it would without.
  private(set) var isStarting = false

  init(_ order: RestoreOrder) {
    self.order = order
  }

  var policy: RestorePolicy { order.policy }
  private var shape: TreeShape { order.shape }

  /// Shows the base.
  func begin(_ draft: Draft) throws(Refusal) {
    // The verb may be called once more: it asks before it leaves something.
    (order.restored, order.dropped) = (0, order.unread)
    begins = draft.state.count(draft.state.base) == 0
    let first = shape.layers.first?.rows ?? []
    if shape.layers.isEmpty, order.unread.isEmpty, !begins { throw Refusal(.unchanged) }
    guard !first.isEmpty else { return try showNothing(.unreadable, draft) }
    turns = 1
    try show(first, in: draft.state.base, "layers[0]", draft)
  }

  /// Says how much is shown.
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

  /// Shows the next layer; false if that was the last.
  func advance(_ draft: Draft) throws(Refusal) -> Bool {
    noteMissingTabs()
    guard turns < shape.layers.count else {
      draft.endModals(from: lists.modalCount)
      return false
    }
    let layer = shape.layers[turns]
    turns += 1
    let place = "layers[\(turns - 1)]"
    guard !isCut, !layer.rows.isEmpty else {
      isCut = true
      note(layer.rows, place, .layer)
      return true
    }
    try present(layer, place, draft)
    return true
  }

  func add(_ list: RestoredLists.List) {
    lists.append(list)
    for row in list.rows where row.tabs != nil {
      open.append(OpenRow(layer: list.layer, number: row.number))
    }
  }

  /// The next row whose tabs may be there by now; nil if each had its turn. Nothing but a child that is made brings
  /// tabs that were not there, so until then no row is looked at twice.
  func takeOpenRow() -> OpenRow? {
    guard turnsOfOpen < open.count else { return nil }
    turnsOfOpen += 1
    return open[turnsOfOpen - 1]
  }

  /// Has all rows looked at again whose tabs are not shown.
  func lookAgain() {
    open.removeAll { lists.row($0.number, in: $0.layer)?.row.isDone ?? true }
    turnsOfOpen = 0
  }

  /// Notes that a layer has nothing to show.
  func cutLayers() {
    isCut = true
  }

  /// Nothing comes back: the change is refused, or the root begins as it would without a snapshot.
  func showNothing(_ reason: RestoreDropReason, _ draft: Draft) throws(Refusal) {
    noteRest()
    guard begins, let root = draft.state.node(draft.state.root) else {
      throw Refusal(reason.outcome)
    }
    isStarting = true
    draft.endModals(from: 0)
    try draft.beginAnew(root)
  }
}

// What is noted.
extension Restoration {
  /// Why nothing comes back, if nothing may as soon as something does not.
  var reasonToDiscard: RestoreDropReason? {
    policy == .discard ? order.dropped.first?.reason : nil
  }

  /// Notes all that is left of the shape: nothing of it comes back.
  func noteRest() {
    let isAll = policy == .discard
    for list in lists.all {
      note(list.rows, list.place, isAll ? .discarded : list.layer.isModal ? .layer : .below)
    }
    lists.removeAll()
    while turns < shape.layers.count {
      note(shape.layers[turns].rows, "layers[\(turns)]", isAll ? .discarded : .layer)
      turns += 1
    }
  }

  func note(_ text: String, _ place: String, _ reason: RestoreDropReason) {
    order.dropped.append(RestoreDrop(text: text, place: place, reason: reason))
  }

  /// Notes rows that do not come back, with all that lies in their tabs.
  func note(
    _ rows: some Sequence<TreeShape.Row>, _ place: String, _ reason: RestoreDropReason
  ) {
    for row in rows {
      note(row.text, "\(place)[\(row.number)]", reason)
      noteTabs(of: row, place, .below)
    }
  }

  /// The same for the tabs of a row, unless those are lists of their own already.
  private func noteTabs(of row: TreeShape.Row, _ place: String, _ reason: RestoreDropReason) {
    guard !row.isDone, let tabs = row.tabs else { return }
    for (number, list) in tabs.lists.enumerated() {
      note(list, "\(place)[\(row.number)].tabs[\(number)]", reason)
    }
  }

  /// Notes the tabs of rows that are screens by now.
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
  /// What a restore says of which nothing comes back.
  fileprivate var outcome: Outcome {
    if case .denied(let reason) = kind { return .denied(reason) }
    return .ignored(.notFound)
  }
}
