public import Observation

/// The port of a platform's stack. It offers the path, and takes what the platform writes.
///
/// ```swift
/// let port = StackPort(app, app.projection.base)
/// port.path        // [#2, #3]: what the platform is offered
/// port.appear(c)   // its top has appeared
/// port.path = [b]  // the user swiped back: c is gone from the tree
/// ```
///
/// One port serves one container. Make another one for another root entry, apart from a list of views. For a binding of
/// SwiftUI there is `boundPath`.
///
/// ## Guarantees
///
/// - Making a port does not touch the tree.
/// - Writes only remove, and only entries that count as shown: see ``StackMirror``. With another root entry nothing does
///   at first, so what the container of the old root writes while it is torn down removes nothing. This does not apply to
///   ``StackViews`` and embedded roots, whose container stays.
/// - If the platform goes back over an entry below the top that may not be left unasked, that entry
///   stays and is asked. This does not apply in the container of a host, whose path is the host's.
/// - If the tree differs from what was written, the platform is told to read again.
/// - A layer that has left keeps its last offer until its animation is over.
@MainActor
public final class StackPort<C: Coordinator>: nonisolated Observable {
  /// The coordinator whose projection is shown. The port holds it.
  public let root: C
  let layer: Layer<C.Screen>
  private weak var tabs: TabPort<C>?
  let observed = Observed()
  let animation = PortAnimation()
  package let settling = LateObserved()
  var offer: StackOffer
  var chain = ChainMirror()
  /// True if each entry is pushed from the one below.
  var isEmbedded = false
  /// True if a host owns the container and its path.
  private let isHosted: Bool
  /// The entries of an embedded root whose views are on screen.
  var visible: Set<EntryID> = []
  /// Whether the screen of the root brings its own stack; nil before it was asked.
  private var rootOwnsStack: Bool?
  /// The entries above such a screen that were reported: each was on top.
  var reported: Set<EntryID> = []
  private var lastFirst: EntryID?
  /// True if another root does not mean another container: that of a host, a list of views, the levels of an embedded
  /// root.
  var keepsContainer: Bool
  /// The root of the stack that was offered last.
  private var offeredRoot: EntryID?
  /// The sections that were offered last.
  private var sections: [StackSection<C.Screen>] = []

  /// Makes the port of a container.
  ///
  /// - Parameters:
  ///   - root: The coordinator whose projection is shown. The port holds it.
  ///   - layer: The layer that the stack shows.
  ///   - tabs: The port of the tabs that the layer belongs to.
  public convenience init(_ root: C, _ layer: Layer<C.Screen>, in tabs: TabPort<C>? = nil) {
    self.init(root, layer, in: tabs, isHosted: false)
  }

  /// - Parameter isHosted: True for a container of a host.
  init(_ root: C, _ layer: Layer<C.Screen>, in tabs: TabPort<C>? = nil, isHosted: Bool) {
    self.root = root
    self.layer = layer
    self.tabs = tabs
    self.isHosted = isHosted
    keepsContainer = isHosted
    offer = StackOffer(canRemake: !isHosted, isHosted: isHosted)
  }

  /// Shows the parts of an ``UnanimatedChange`` that can only be offered later; nil to animate them.
  public var unanimated: UnanimatedChange.Hook? {
    get { animation.hook }
    set { animation.hook = newValue }
  }

  /// False while the container is in no window: it is covered, in another tab, or made anew.
  ///
  /// ```swift
  /// port.isInWindow = false  // a cover is above it
  /// port.path                // the entries that had appeared, so that the platform keeps them
  /// port.path = []           // removes nothing: the user cannot reach it
  /// port.isInWindow = true
  /// port.appear(c)           // from now on writes count
  /// ```
  ///
  /// Views may appear before the container is in a window. That counts as soon as it is.
  ///
  /// - Complexity: Setting it is linear in the path.
  public var isInWindow: Bool {
    get { offer.isInWindow }
    set {
      guard newValue != offer.isInWindow else { return }
      offer.isInWindow = newValue
      if isEmbedded || offer.part(of: wantedPath()) != offer.mirror.offered {
        animation.notify(observed)
      }
    }
  }

  /// The path that the platform should show, without the root. The platform writes the path that it shows. Observed.
  ///
  /// - Complexity: Linear in the path.
  public var path: [EntryID] {
    get {
      observed.access()
      let path = nextPath()
      let offered = offer.next(of: path)
      noteRead { offer.resync.noteRead() }
      return offered
    }
    set { write(newValue) }
  }

  /// The entry of a view; nil after it has left. It does not observe the layer.
  ///
  /// - Parameter id: An entry of the path, or the root.
  /// - Complexity: Linear in the path.
  public func entry(_ id: EntryID) -> LayerEntry<C.Screen>? {
    let owner = sections.first { $0.ids.contains(id) }?.layer ?? layer
    return owner.entry(id)
  }

  /// The entries with some ids, as `entry(_:)` finds them, in one pass over each layer.
  func entries(with ids: some Sequence<EntryID>) -> [EntryID: LayerEntry<C.Screen>] {
    var rest = Set(ids)
    var found: [EntryID: LayerEntry<C.Screen>] = [:]
    for section in sections where !rest.isEmpty {
      let own = rest.intersection(section.ids)
      found.merge(section.layer.entries(with: own)) { first, _ in first }
      rest.subtract(own)
    }
    return found.merging(layer.entries(with: rest)) { first, _ in first }
  }

  /// True if the platform shows a stack: the layer allows one, and the first screen does not bring its own. The rule is
  /// called once, because a container that changed its mind would lose the state of its views.
  ///
  /// ```swift
  /// port.hasStack(root, unless: { screen in screen.isLegacy })  // false: the screen has a stack inside
  /// ```
  ///
  /// If it does, nothing shows the entries above it: those of the layer, and those above the tabs around it. The top one
  /// is reported as `unshownEntry`, once. Observed.
  ///
  /// - Parameters:
  ///   - id: The root entry.
  ///   - ownsStack: Returns whether the screen brings its own stack.
  /// - Complexity: Linear in the entries of the layer.
  public func hasStack(_ id: EntryID, unless ownsStack: (C.Screen) -> Bool) -> Bool {
    guard layer.style.allowsStack else { return false }
    if rootOwnsStack == nil { rootOwnsStack = entry(id)?.screen.map(ownsStack) }
    guard rootOwnsStack == true else { return true }
    reportUnshown()
    return false
  }

  /// The first entry, which the path does not contain; nil while the layer shows tabs or columns. A layer that has left
  /// keeps it until its animation is over. Observed.
  ///
  /// - Complexity: Linear in the entries of the layer.
  public var first: EntryID? {
    guard let covering = layer.covering else { return lastFirst }
    let stage = layer.stage(over: covering)
    if !stage.isEmpty { lastFirst = stage.stack?.root }
    return lastFirst
  }

  /// False for a column to the right of another. Something that a layer shows once, such as its Close button, belongs
  /// in the first column.
  ///
  /// ```swift
  /// // a sheet with columns: [split[>Menu[menu], Detail[nothing]]]
  /// menuPort.isLeading    // true
  /// detailPort.isLeading  // false
  /// ```
  ///
  /// It does not change while the layer is there, so it is not observed.
  ///
  /// - Complexity: Linear in how deeply tabs and columns are nested.
  public var isLeading: Bool {
    var inner = layer
    while let tabs = inner.outerTabs, let home = tabs.home {
      if tabs.areColumns, tabs.known.layers.first?.id != inner.id { return false }
      inner = home
    }
    return true
  }

  /// True for an entry that covers the tab bar, because it was pushed above the tabs around the stack.
  ///
  /// An entry above columns covers no bar, unless it also lies above tabs around them.
  ///
  /// - Parameter id: An entry of the path.
  /// - Returns: True for an entry that covers the bar.
  /// - Complexity: Linear in the path.
  public func covers(_ id: EntryID) -> Bool {
    guard let section = sections.dropFirst().first(where: { $0.ids.contains(id) }) else {
      return false
    }
    var inner = layer
    while let columns = inner.outerTabs, columns.areColumns, let home = columns.home {
      if home.id == section.layer.id { return false }
      inner = home
    }
    return true
  }

  /// Notes that the view of an entry has appeared. It may appear several times.
  ///
  /// - Parameter id: The entry.
  /// - Complexity: Linear in the path.
  public func appear(_ id: EntryID) {
    if isEmbedded { noteLevel(id) } else if isHosted { visible.insert(id) }
    offer.appear(id)
    guard isInWindow else { return }
    if chain.appear(id) { offer.resync.goesOn() }
    // The next level of an embedded root can be offered now.
    if chain.isBehind { animation.notify(observed) }
  }
}

// Offers and writes.
extension StackPort {
  /// The path of the tree, as an offer. Writes from now on refer to it.
  func nextPath() -> [EntryID] {
    guard let stack = animation.watch(root.flow.isUnanimatedLaunch, { wanted }) else {
      return offer.mirror.offered
    }
    note(stack)
    sections = stack.sections
    offer.resync.note(stack.path)
    return stack.path
  }

  /// Notes the root of the stack. Where another root means another container, nothing of it has appeared, and the old one
  /// may still write while it is torn down.
  private func note(_ stack: StackStage<C.Screen>) {
    if let last = offeredRoot, last != stack.root, !keepsContainer {
      offer.restart(with: stack.path)
    }
    offeredRoot = stack.root
  }

  /// The path of the tree, without an offer. Writes still refer to the last offer.
  func wantedPath() -> [EntryID] {
    guard let stack = wanted else { return offer.mirror.offered }
    offer.resync.note(stack.path)
    return stack.path
  }

  /// Nil for a layer that has left. It stays on screen until its view is gone.
  var wanted: StackStage<C.Screen>? {
    layer.covering.flatMap { layer.stage(over: $0).stack }
  }

  func write(_ ids: [EntryID]) {
    if let stack = wanted { note(stack) }
    let gone = offer.mirror.wrote(ids)
    let asking = passedOver(gone)
    let passed = observations(of: Array(asking))
    remove(Array(gone[asking.count...]))
    offer.lose(gone)
    // The platform now shows what it wrote. If the tree differs, it must read again.
    if ids != wantedPath() {
      offer.resync.noteStep()
      animation.notify(observed)
    }
    // A verb, which asks. It names what it takes: the app may have pushed something above that.
    if let lowest = asking.first { entry(lowest)?.goBack(over: passed) }
  }

  /// The entries that stay although the platform has gone back over them, as with the menu of its Back button: up to
  /// the highest one that may not be left unasked. The platform knows the policy of the top only.
  private func passedOver(_ gone: [EntryID]) -> ArraySlice<EntryID> {
    // The container of a host is not ours to correct. Usually one entry goes, the top.
    guard gone.count > 1, !isHosted else { return [] }
    let entries = entries(with: gone.dropLast())
    let highest = gone.dropLast().lastIndex { entries[$0]?.leavePolicy ?? .free != .free }
    return highest.map { gone[...$0] } ?? []
  }

  func remove(_ gone: [EntryID]) {
    guard !gone.isEmpty else { return }
    let observations = observations(of: gone)
    tabs?.wentBack(layer.id)
    root.reconcile(observations)
  }

  /// What each layer of the path loses.
  private func observations(of gone: [EntryID]) -> [LayerObservation<C.Screen>] {
    guard !gone.isEmpty else { return [] }
    var rest = offer.mirror.shown[...]
    return sections.compactMap { section in
      let seen = Self.seen(section.ids, in: &rest)
      let left = seen.without(gone)
      return left.count < seen.count
        ? LayerObservation(section.layer, shown: seen, remaining: left) : nil
    }
  }

  /// The entries of a section that count as shown. Removes them from `shown`. Usually these are all entries, in the
  /// same order.
  private static func seen(_ ids: [EntryID], in shown: inout ArraySlice<EntryID>) -> [EntryID] {
    let same = ids.sharedPrefix(with: shown)
    shown = shown.dropFirst(same)
    guard same < ids.count else { return ids }
    let others = Set(shown)
    return ids[..<same] + ids[same...].filter { others.contains($0) }
  }
}
