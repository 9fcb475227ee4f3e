/// The state of access in a draft.
@MainActor
struct DraftAccess {
  /// How often one change may be led elsewhere.
  static let mostRedirects = 5

  /// True if the change was led elsewhere.
  var isRedirected = false
  /// How often the change may still be led elsewhere. What only takes an old entry out of a tab that
  /// stays is not counted, because it leads in no circle: each entry goes once.
  var redirectsLeft = mostRedirects
  /// The old entries that redirects have taken out of tabs that stay. No other redirect brings them
  /// back.
  private(set) var takenOut: Set<EntryID> = []
  /// The coordinators whose fallback was tried.
  private var fallbackNodes: [Node] = []
  /// True if the target of a removal's redirect cannot be made. Then the change only removes.
  var leadsNowhere = false
  /// The tabs that were selected before and replaced by another one, and the columns that were
  /// reset.
  private var triedTabs: Set<LayerKey> = []
  /// The coordinators whose `revalidate()` is part of the transaction.
  private(set) var revalidated: [Node] = []
  /// The coordinators from which everything refused was removed.
  private(set) var cleaned: [Node] = []
  /// The entries that stay although `access` refuses them.
  private(set) var exceptions: Set<Exception> = []
  /// The wait that the start of the root led to.
  var heldStart: AccessRefusal.Wait?

  /// An entry that stays although `access` refuses it. No other entry is spared because of it.
  struct Exception: Hashable {
    let id: EntryID
    /// True for the declared route of a tab that was reset. It only waits while it is not visible.
    let isUnseen: Bool
  }

  /// Spares an entry. Returns false if it was already spared.
  mutating func spare(_ id: EntryID, isUnseen: Bool = false) -> Bool {
    exceptions.insert(Exception(id: id, isUnseen: isUnseen)).inserted
  }

  /// Forgets that an entry was spared, because it gets another route.
  mutating func spareNoLonger(_ id: EntryID) {
    exceptions = exceptions.filter { $0.id != id }
  }

  /// False for a tab or column that was already tried, because changing answers would never
  /// end.
  func mayTry(_ tab: LayerState) -> Bool { !triedTabs.contains(tab.key) }

  mutating func noteTried(_ tab: LayerState) { triedTabs.insert(tab.key) }

  mutating func noteRevalidation(of node: Node) {
    guard !revalidated.contains(where: { $0 === node }) else { return }
    revalidated.append(node)
  }

  mutating func noteTakenOut(_ id: EntryID) { takenOut.insert(id) }

  mutating func noteCleaning(of node: Node) {
    guard !cleaned.contains(where: { $0 === node }) else { return }
    cleaned.append(node)
  }

  /// The coordinators that must be clean at the end, too: what follows may bring refused entries
  /// back, be it a verb of a transaction or a redirect.
  var keptClean: [Node] { isRedirected || !revalidated.isEmpty ? cleaned : [] }

  /// True if the change was led elsewhere, or a fallback was tried.
  var isLed: Bool { isRedirected || !fallbackNodes.isEmpty }

  /// True only the first time, because a fallback that may not be seen is not tried again.
  mutating func mayTryFallback(of node: Node) -> Bool {
    guard !leadsNowhere, !fallbackNodes.contains(where: { $0 === node }) else { return false }
    fallbackNodes.append(node)
    return true
  }
}
