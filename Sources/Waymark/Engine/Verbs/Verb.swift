/// A verb as a plain value. So it can be queued, wait, raise a question, and be called again.
///
/// Its routes are in boxes, in the type of the called coordinator. A verb of a navigator acts on
/// the navigator's entry. The same verb of a coordinator acts on its top own layer.
@MainActor
enum Verb {
  // Verbs that show something.
  case start
  case restore(RestoreOrder)
  /// Shows another position of a history.
  case travel(HistoryTravel)
  case push(AnyRoute)
  case pushAll([AnyRoute])
  case pushIfNew(AnyRoute)
  case popOrPush(AnyRoute)
  case replaceTop(AnyRoute)
  case replaceRoot(AnyRoute)
  case setRoot(AnyRoute)
  case setRoutes([AnyRoute])
  /// Without an id, revises the navigator's own entry.
  case revise(EntryID?, AnyRoute)
  case present(AnyRoute, replacing: ReplacedLayer, ModalStyle?)
  case moveToTop(AnyRoute)
  case moveToTopWhere(RoutePredicate)
  case navigate(AnyRoute)
  case deliver(AnyRoute, selecting: Bool)
  /// A reselection takes a selected tab to its root, also if it is called again after it had to wait.
  case select(AnyRoute, isReselection: Bool = false)
  case reloadTabs
  case open(AnyRoute, OpenPolicy, bare: Bool)
  case openLink(String, OpenPolicy, bare: Bool)

  // Verbs that only remove.
  case pop(Int)
  case popTo(EntryID)
  case popToFirst(AnyRoute)
  case popToLast(RoutePredicate)
  case popToRoot
  case popToAppRoot
  case remove(EntryID)
  case removeAll(RoutePredicate)
  case trim(keepingLast: Int)
  case dismiss
  case dismissAll
  case back(Int)
  case backTo(AnyRoute)
  case finish
  case finishReturning(FinishedValue, unawaited: UnawaitedPolicy)
  case revalidate
  case end

  // Verbs that do either.
  case update(StackUpdate)
  /// The result of an `update` of the base, and the entries that it has revised. Layers stay.
  case updated([AnyRoute], revising: [EntryRevision])
  case transaction(force: Bool, @MainActor () -> Void)
  case replay(Replay)

  // Reports of the platform. A layer is nil once it has left. Large cases are indirect, so that all
  // other verbs are small.
  case reconcile([SeenLayer])
  /// The entries that are missing stay on screen until they are asked.
  case goBack([SeenLayer])
  case dismissed(LayerObject?)
  indirect case request(TabRequest)
  indirect case resize(SeenTabs, isCollapsed: Bool)
}

extension Verb {
  /// The layer that a presented one replaces, with all layers above it.
  enum ReplacedLayer: Equatable {
    case none
    /// The layer on the navigator's entry. For a verb of a coordinator, the top layer of its subtree.
    case own
    /// The layer on an entry whose navigator was called before the verb had to wait.
    case on(EntryID)
  }

  static func finishing(with value: any Sendable, unawaited policy: UnawaitedPolicy) -> Verb {
    .finishReturning(FinishedValue(value), unawaited: policy)
  }
}

/// An entry with its new route.
struct EntryRevision {
  let id: EntryID
  let route: AnyRoute
}

/// The result for a caller that waits.
///
/// A box, because with a value of unknown size among the cases, each copy of a verb would have to
/// look that size up.
final class FinishedValue: Sendable {
  let value: any Sendable

  init(_ value: any Sendable) {
    self.value = value
  }
}

/// A waiting target that is called again.
@MainActor
struct Replay {
  let hold: Hold
  /// The verbs, which stay even after the target has ended.
  let targets: [any HeldTarget]
  /// The reason for the call, unless its gate was released.
  let asking: Asking?
}

extension Verb {
  /// The replay, if its target still waits, or was dropped meanwhile.
  @MainActor
  var unendedReplay: Replay? {
    guard case .replay(let replay) = self else { return nil }
    if case .replayed = replay.hold.result { return nil }
    // A call that is at work ends its target itself.
    return replay.hold.isReplaying ? nil : replay
  }
}
