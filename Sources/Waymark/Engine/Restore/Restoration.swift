/// Brings a tree to a shape, as one change.
///
/// List by list: first the base, then the tabs in it, then the layer above. So all that a list needs is made
/// before it, and nothing is made for what `access` refuses.
@MainActor
final class Restoration {
  /// A layer or a tab that shows a list of the shape.
  struct List {
    let layer: LayerState
    /// What it shows, row by row as the layer has them.
    var rows: [TreeShape.Row]
    /// Where the list is in the snapshot.
    let place: String
  }

  let order: RestoreOrder
  var lists: [List] = []
  /// The rows whose tabs are not shown yet.
  var open: [(layer: LayerState, number: Int)] = []
  /// How many layers of the shape had their turn.
  var turns = 0
  /// True once a layer has nothing to show: then those above show nothing either.
  private var isCut = false
  /// The tabs that were selected and may not be seen.
  var leftTabs: [LayerState] = []
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
    order.restored = lists.reduce(0) { $0 + $1.rows.count }
    guard order.isPosition else { return }
    order.markShown = { [lists] in
      for list in lists {
        for (row, entry) in zip(list.rows, list.layer.rows) { row.mark?.id = entry.id }
      }
    }
  }

  /// Shows the next layer; false if that was the last.
  func advance(_ draft: Draft) throws(Refusal) -> Bool {
    noteMissingTabs()
    guard turns < shape.layers.count else {
      draft.endModals(from: shownModals)
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

  /// How many modal layers show a list: the lowest ones.
  var shownModals: Int { lists.count { $0.layer.isModal } }

  func add(_ list: List) {
    lists.append(list)
    for row in list.rows where row.tabs != nil { open.append((list.layer, row.number)) }
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
    for list in lists {
      note(list.rows, list.place, isAll ? .discarded : list.layer.isModal ? .layer : .below)
    }
    lists = []
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
    for (layer, number) in open {
      guard let list = lists.firstIndex(where: { $0.layer === layer }),
        let position = lists[list].rows.firstIndex(where: { $0.number == number })
      else { continue }
      noteTabs(of: lists[list].rows[position], lists[list].place, .noTabs)
      lists[list].rows[position].isDone = true
    }
    open = []
  }
}

extension RestoreDropReason {
  /// What a restore says of which nothing comes back.
  fileprivate var outcome: Outcome {
    if case .denied(let reason) = kind { return .denied(reason) }
    return .ignored(.notFound)
  }
}
