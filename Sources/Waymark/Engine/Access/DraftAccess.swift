/// What a draft knows of access.
@MainActor
struct DraftAccess {
  /// How often one change may be led elsewhere.
  static let mostRedirects = 5

  /// How often the change was led elsewhere.
  var redirects = 0
  /// The coordinators whose fallback was tried.
  private var fallbackNodes: [Node] = []
  /// True once it has turned out that what a removal is led to cannot be made: then it only
  /// removes.
  var leadsNowhere = false
  /// The tabs that were selected before and gave way to another one, and the columns that were set back.
  var triedTabs: [LayerState] = []
  /// The coordinators whose `revalidate()` is a part of a transaction.
  private(set) var revalidated: [Node] = []
  /// The entries that stay although they may not be seen.
  private(set) var exceptions: [Exception] = []
  /// What made the start of the root wait.
  var heldStart: AccessRefusal.Wait?

  /// One entry that stays although it may not be seen. Nothing else is spared for it.
  struct Exception {
    let id: EntryID
    /// True for the declared route of a tab that was set back: it waits only while nobody sees it.
    let isUnseen: Bool
  }

  /// False if the entry was spared already.
  mutating func spare(_ id: EntryID, isUnseen: Bool = false) -> Bool {
    guard !exceptions.contains(where: { $0.id == id && $0.isUnseen == isUnseen }) else {
      return false
    }
    exceptions.append(Exception(id: id, isUnseen: isUnseen))
    return true
  }

  /// False for a tab or column that had its turn: answers that change, or a new child, would never end.
  func mayTry(_ tab: LayerState) -> Bool { !triedTabs.contains { $0 === tab } }

  mutating func noteRevalidation(of node: Node) {
    guard !revalidated.contains(where: { $0 === node }) else { return }
    revalidated.append(node)
  }

  /// True if a redirect or a fallback is a part of the change.
  var isLed: Bool { redirects > 0 || !fallbackNodes.isEmpty }

  /// True the first time: a fallback that may not be seen after all is not tried again.
  mutating func mayTryFallback(of node: Node) -> Bool {
    guard !leadsNowhere, !fallbackNodes.contains(where: { $0 === node }) else { return false }
    fallbackNodes.append(node)
    return true
  }
}
