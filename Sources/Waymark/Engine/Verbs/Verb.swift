/// What a verb does, as a plain value: so it can be queued, wait, be asked about and be called
/// again.
///
/// Its routes are in boxes, of the type of the coordinator whose verb it is. A verb of a navigator acts on
/// the entry that it comes from, where the same verb of a coordinator acts on its top own layer.
@MainActor
enum Verb {
  // What shows something.
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
  /// Without an id that of the navigator's own entry.
  case revise(EntryID?, AnyRoute)
  case present(AnyRoute, ModalStyle?, replacing: Bool)
  case moveToTop(AnyRoute)
  case moveToTopWhere(any AnyRoutePredicate)
  case navigate(AnyRoute)
  case deliver(AnyRoute, selecting: Bool)
  case select(AnyRoute)
  case reloadTabs
  case open(AnyRoute, OpenPolicy, bare: Bool)
  case openLink(String, OpenPolicy, bare: Bool)

  // What only removes.
  case pop(Int)
  case popTo(EntryID)
  case popToFirst(AnyRoute)
  case popToLast(any AnyRoutePredicate)
  case popToRoot
  case popToAppRoot
  case remove(EntryID)
  case removeAll(any AnyRoutePredicate)
  case trim(keepingLast: Int)
  case dismiss
  case dismissAll
  case back(Int)
  case backTo(AnyRoute)
  case finish
  case finishReturning(FinishedValue, unawaited: UnawaitedPolicy)
  case revalidate

  // What does either.
  case update(any AnyStackUpdate)
  /// What an `update` made of the base; the layers stay.
  case updated([AnyRoute])
  case transaction(force: Bool, @MainActor () -> Void)
  case replay(Replay)
  case end

  // What the platform tells; a layer is nil once it has left. What is large lies apart, so that
  // all other verbs are small.
  indirect case reconcile(LayerObject?, shown: [EntryID], remaining: [EntryID])
  case reconcileAll([SeenLayer])
  case dismissed(LayerObject?)
  indirect case request(TabRequest)
  indirect case resize(SeenTabs, isCollapsed: Bool)
}

extension Verb {
  static func finishing(with value: any Sendable, unawaited policy: UnawaitedPolicy) -> Verb {
    .finishReturning(FinishedValue(value), unawaited: policy)
  }
}

/// What somebody who waits is to get.
///
/// A box: with a value of any size among its cases, each copy of a verb would have to ask for that
/// size.
final class FinishedValue: Sendable {
  let value: any Sendable

  init(_ value: any Sendable) {
    self.value = value
  }
}

/// A target that waited and is called again.
@MainActor
struct Replay {
  let hold: Hold
  /// The verbs, also after the target has ended.
  let targets: [any HeldTarget]
  /// Why it is called again, unless its gate was released.
  let asking: Asking?
}

/// What a platform shows of one layer after a gesture.
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
  /// Whose they are.
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

/// What the engine has to know of a verb without looking at what that does.
struct VerbTraits {
  enum Effect {
    /// What it shows may be refused, led elsewhere or wait.
    case shows
    /// Nothing refuses it: what it uncovers and may not be seen goes, too.
    case removes
    /// It depends on what comes of it.
    case either
  }

  let cause: NavigationCause
  let effect: Effect
  /// Why an entry that it drops leaves.
  var leaveReason = LeaveReason.replaced
  /// True if, from a navigator, it counts only while its entry is on top.
  var needsTop = false
  /// True if it shows something above all: then its entry must lie in selected tabs. So a second
  /// tap on what leads to another tab does nothing.
  var presents = false

  init(_ cause: NavigationCause, _ effect: Effect, _ leaveReason: LeaveReason = .replaced) {
    self.cause = cause
    self.effect = effect
    self.leaveReason = leaveReason
  }

  init(_ cause: NavigationCause, needsTop: Bool, presents: Bool = false) {
    self.cause = cause
    effect = .shows
    self.needsTop = needsTop
    self.presents = presents
  }
}
