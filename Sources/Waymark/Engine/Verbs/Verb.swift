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
  case present(AnyRoute, ModalStyle?, replacing: Bool)
  case moveToTop(AnyRoute)
  case moveToTopWhere(RoutePredicate)
  case navigate(AnyRoute)
  case deliver(AnyRoute, selecting: Bool)
  case select(AnyRoute)
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

  // Verbs that do either.
  case update(StackUpdate)
  /// The result of an `update` of the base. Layers stay.
  case updated([AnyRoute])
  case transaction(force: Bool, @MainActor () -> Void)
  case replay(Replay)
  case end

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
  static func finishing(with value: any Sendable, unawaited policy: UnawaitedPolicy) -> Verb {
    .finishReturning(FinishedValue(value), unawaited: policy)
  }
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

/// The ids that a platform shows of one layer after a gesture.
@MainActor
struct SeenLayer {
  /// Nil once the layer has left.
  let object: LayerObject?
  let shown: [EntryID]
  let remaining: [EntryID]
}

/// Tabs or columns that a platform shows.
@MainActor
struct SeenTabs {
  /// The tree of the tabs.
  let tree: TreeHandle?
  /// Nil once they have left.
  let tabs: TabsKey?
}

/// A tab that the user tapped.
@MainActor
struct TabRequest {
  let tabs: SeenTabs
  let position: Int
  /// The revision of the selection that the platform showed.
  let revision: Int
}

/// What the engine knows about a verb without deciding it.
struct VerbTraits {
  enum Effect {
    /// The verb shows something, which may be refused, led elsewhere or wait.
    case shows
    /// The verb removes, and is never refused. Entries that it uncovers and that may not be seen
    /// go, too.
    case removes
    /// Depends on the result of the verb.
    case either
  }

  let cause: NavigationCause
  let effect: Effect
  /// The reason why entries that it drops leave.
  let leaveReason: LeaveReason
  /// True if a call from a navigator only counts while its entry is on top.
  let needsTop: Bool
  /// True if it shows something above everything else. Then its entry must be in selected tabs, so
  /// that a second tap on a button that leads to another tab does nothing.
  let presents: Bool

  init(
    _ cause: NavigationCause, _ effect: Effect = .shows, _ leaveReason: LeaveReason = .replaced,
    needsTop: Bool = false, presents: Bool = false
  ) {
    self.cause = cause
    self.effect = effect
    self.leaveReason = leaveReason
    self.needsTop = needsTop
    self.presents = presents
  }
}
