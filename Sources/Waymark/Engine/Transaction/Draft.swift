/// Everything that a transaction has drafted so far, and how to undo it.
@MainActor
final class Draft {
  let state: TreeState
  /// The reason why entries that a verb drops leave.
  var reason = LeaveReason.replaced
  /// The outcome of the first verb that was refused inside a `transaction`.
  var failure: Outcome?
  /// The layers with edits, in the order in which they were touched. Walked by place: a loop over
  /// the elements would retain the list and each of them.
  private(set) var layers: [LayerState] = []
  /// The entries that it has made, in order. Some may be dropped again.
  private(set) var made: [Entry] = []
  /// The entries that it has dropped at some time, in order. Some never entered, and a redirect may
  /// have brought others back.
  private(set) var droppedEntries: [Entry] = []
  /// The coordinators whose routes were set, in order, and the dropped entries that this replaced.
  var replacements: [(setter: Node, dropped: Range<Int>)] = []
  /// Made when something is written to it.
  private(set) var extras: DraftExtras?
  /// The waiter for the entry that the verb makes, and the entry's id if the verb gave one.
  var awaited: (waiter: any AnyResultWaiter, id: EntryID?)?

  /// True if the change only removes. Then `access` cannot refuse it because of entries that it
  /// uncovers.
  var isRemoval = false
  /// True if the last verb that has changed something shows something, even if it adds nothing.
  var endsWithShowing = false
  /// What the verbs of the body that is running have done so far: the outcome of a nested transaction.
  var bodyOutcome = Outcome.unchanged
  /// How many of the made entries `access` was asked about.
  var askedEntries = 0
  /// True once an entry was dropped that had presented a layer.
  var mayHaveOrphans = false
  /// The verbs that show something, in order.
  private(set) var verbs: [NotedVerb] = []

  /// The layer of the entry or the coordinator that the verb comes from; nil from outside.
  var source: LayerState?
  /// The entry of the navigator whose verb is decided now, if the verb only counts on top of it.
  var origin: Entry?

  /// The effects of the draft, once it is complete.
  private(set) var effects = Effects()

  init(_ state: TreeState) {
    self.state = state
  }

  /// The entries that leave.
  var leavingEntries: some Collection<Entry> { droppedEntries.lazy.filter(\.life.isLeaving) }

  func note(_ verb: Verb, of node: Node) {
    let isForced = extras?.leaving.isForced ?? false
    verbs = verbs.take().adding(
      NotedVerb(
        verb: verb, node: node, origin: origin, sender: source?.key, isForced: isForced))
  }

  /// Notes that the verbs after the first ones have changed nothing. They still belong to what may
  /// have to wait: called again, the same verbs have to be the same target, whatever is visible.
  func noteUnchanged(after count: Int) {
    var noted = verbs.take()
    for place in noted.indices.dropFirst(count) { noted[place].isUnchanged = true }
    verbs = noted
  }

  /// Notes that the last verb has taken a selected tab to its root.
  func noteReselection() {
    guard let last = verbs.last, case .select(let route, _) = last.verb else { return }
    var noted = verbs.take()
    noted[noted.count - 1].verb = .select(route, isReselection: true)
    verbs = noted
  }

  func makeExtras() -> DraftExtras {
    if let extras { return extras }
    let made = DraftExtras()
    extras = made
    return made
  }

  /// The state of access.
  var access: DraftAccess {
    get { extras?.access ?? DraftAccess() }
    set { makeExtras().access = newValue }
  }

  /// The coordinators whose `revalidate()` is a part of the transaction.
  var revalidated: [Node] { extras?.access.revalidated ?? [] }

  /// The state of leave policies.
  var leaving: DraftLeaving {
    get { extras?.leaving ?? DraftLeaving() }
    set { makeExtras().leaving = newValue }
  }

  /// The state of a waiting target.
  var waiting: DraftWaiting {
    get { extras?.waiting ?? DraftWaiting() }
    set { makeExtras().waiting = newValue }
  }

  /// The tabs with edits.
  var tabs: [TabsState] { extras?.tabs ?? [] }

  /// True if the change was led elsewhere.
  var isLedElsewhere: Bool { (extras?.access.isRedirected ?? false) && !isRemoval }

  /// True if the draft differs from the state.
  var hasChanges: Bool {
    for place in layers.indices where layers[place].isChanged { return true }
    guard let extras else { return false }
    // Tabs that come or go count as a change of their layer. Tabs that do both do not count.
    return extras.tabs.contains { $0.isChanged && $0.entry?.life == .settled }
      || extras.ending.contains { !$0.rows.isEmpty }
      || extras.revised.contains { $0.entry.isRevised }
      || state.modalCount != state.reading(.settled) { state.modalCount }
  }

  /// True if the draft has several entries in a layer for one entry.
  var hasOverfullLayer: Bool {
    layers.contains { !$0.style.allowsStack && state.count($0) > 1 }
  }
}

// Edits by verbs.
extension Draft {
  func write(_ layer: LayerState, keeping kept: Int, tail: [Entry]) {
    if layer.kept == nil { touch(layer) }
    layer.write(keeping: kept, tail: tail)
  }

  func write(_ layer: LayerState, keeping kept: Int, adding entry: Entry) {
    if layer.kept == nil { touch(layer) }
    layer.write(keeping: kept, adding: entry)
  }

  private func touch(_ layer: LayerState) {
    layers = layers.take().adding(layer)
  }

  func makeEntry(
    _ id: EntryID, _ route: AnyRoute, of node: Node, in layer: LayerState, tabs: TabsKey? = nil
  ) -> Entry {
    let entry = Entry(
      id: id, route: route, of: node.key, at: node.level, in: layer.key, tabs: tabs)
    made = made.take().adding(entry)
    return entry
  }

  /// Makes entries but notes them later, so that the list of made entries keeps the order of the
  /// rows.
  func makingApart<Result>(
    _ make: () throws(Refusal) -> Result
  ) throws(Refusal) -> (Result, [Entry]) {
    let before = made.take()
    do throws(Refusal) {
      let result = try make()
      let apart = made.take()
      made = before
      return (result, apart)
    } catch {
      made = before + made
      throw error
    }
  }

  func noteMade(_ entries: [Entry]) {
    made = made.take().adding(contentsOf: entries)
  }

  func drop(_ entry: Entry) {
    guard !entry.life.isDropped else { return }
    entry.life = entry.life.dropped(reason)
    if let edit = entry.edit {
      makeExtras().droppedEdits.append((entry, edit))
      entry.edit = nil
    }
    if entry.presents { mayHaveOrphans = true }
    droppedEntries = droppedEntries.take().adding(entry)
    for layer in state.tabLayers(of: entry) { end(layer) }
  }

  func drop(_ node: Node) {
    guard !node.life.isDropped else { return }
    node.life = node.life.dropped(reason)
    makeExtras().droppedNodes.append(node)
  }

  /// Drops rows, and the coordinators below `owner` that they belong to.
  func drop(_ rows: some Sequence<Entry>, below owner: Node) {
    var last: NodeKey?
    for entry in rows {
      drop(entry)
      guard entry.node != last, entry.node != owner.key else { continue }
      last = entry.node
      var next = state.node(of: entry)
      while let node = next, node.level > owner.level {
        drop(node)
        next = state.parent(of: node)
      }
    }
  }

  /// Drops everything that the draft has in the layer.
  func dropAll(_ layer: LayerState) {
    guard let owner = state.node(layer.owner) else { return }
    drop(state.rows(layer), below: owner)
    write(layer, keeping: 0, tail: [])
  }

  /// Ends a whole layer.
  func end(_ layer: LayerState) {
    if !layer.plan.isEnding {
      layer.plan.isEnding = true
      makeExtras().ending.append(layer)
    }
    dropAll(layer)
  }

  /// Drops entries for another reason than that of the verb. Entries that a check or a restore
  /// removes keep that reason, even if they were only above.
  func dropping<Result, Failure>(
    as reason: LeaveReason, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = self.reason
    if before != .access, before != .restored { self.reason = reason }
    defer { self.reason = before }
    return try body()
  }

  func add(_ layer: LayerState) {
    layer.presenter?.presents = true
    state.append(layer)
  }

  func select(_ position: Int, in tabs: TabsState, forgetting: Bool = false) {
    var content = state.content(of: tabs)
    guard position != content.selection.selected else { return }
    if !content.arrangement.areColumns { endModals(of: content.selectedLayer) }
    content.selection = content.selection.selecting(position, forgetting: forgetting)
    write(content, to: tabs)
  }

  func write(_ content: TabsContent, to tabs: TabsState) {
    if tabs.edit == nil { makeExtras().tabs.append(tabs) }
    tabs.edit = content
  }
}

// The end of the draft.
extension Draft {
  func planEffects() {
    var planned = takeEffects()
    planned.plan(self)
    effects = planned
  }

  private func takeEffects() -> Effects {
    let taken = effects
    effects = Effects()
    return taken
  }

  func swapAll() {
    for place in layers.indices { layers[place].swap() }
    // Without extras no tabs, no layers of the chain and no entries have edits.
    guard let extras else { return }
    for tabs in extras.tabs { tabs.swap() }
    for revised in extras.revised {
      revised.entry.swap()
      state.layer(of: revised.entry)?.object.forgetLabels()
    }
    state.swapChain()
  }

  func clearEdits() {
    for place in layers.indices { layers[place].clearEdit() }
    guard let extras else { return }
    state.clearChain()
    for tabs in extras.tabs { tabs.edit = nil }
    for revised in extras.revised { revised.entry.edit = nil }
    for layer in extras.ending { layer.clearPlan() }
  }

  /// Undoes the draft: resets all lives and notes, and drops everything that was made.
  func rollBack() {
    effects.undo(state)
    clearEdits()
    for entry in droppedEntries where entry.life.isLeaving { entry.life = .settled }
    for entry in made { entry.life = .gone }
    guard let extras else { return }
    for node in extras.droppedNodes where node.life.isLeaving { node.life = .settled }
    for node in extras.attached { state.release(node) }
    for node in extras.madeNodes {
      node.life = .gone
      state.remove(node)
    }
    for layer in extras.madeLayers { state.remove(layer) }
    for tabs in extras.madeTabs { state.remove(tabs) }
  }

  /// Empties the draft, and keeps the memory of its lists.
  func reset() {
    // Most of these are nil or empty already, and to compare costs less than to release.
    if failure != nil { failure = nil }
    if source != nil { source = nil }
    if state.repeatedWide != nil { state.repeatedWide = nil }
    isRemoval = false
    endsWithShowing = false
    bodyOutcome = .unchanged
    askedEntries = 0
    mayHaveOrphans = false
    extras = nil
    takeWaiter()?.resolve(nil)
    if !verbs.isEmpty { verbs = verbs.take().emptied() }
    if !layers.isEmpty { layers = layers.take().emptied() }
    if !made.isEmpty { made = made.take().emptied() }
    if !droppedEntries.isEmpty { droppedEntries = droppedEntries.take().emptied() }
    if !replacements.isEmpty { replacements = replacements.take().emptied() }
    var planned = takeEffects()
    planned.reset()
    effects = planned
  }
}
