/// What a verb does, as a plain value: so it can be queued, wait, be asked about and be called
/// again.
///
/// Its routes are in boxes, of the type of the coordinator whose verb it is. A verb of a navigator acts on
/// the entry that it comes from, where the same verb of a coordinator acts on its top own layer.
@MainActor
enum Verb {
  // What shows something.
  case start
  case push(AnyRoute)
  case pushAll([AnyRoute])
  case pushIfNew(AnyRoute)
  case popOrPush(AnyRoute)
  case replaceTop(AnyRoute)
  case replaceRoot(AnyRoute)
  case setRoot(AnyRoute)
  case setRoutes([AnyRoute])
  case present(AnyRoute, ModalStyle?, replacing: Bool)
  case moveToTop(AnyRoute)
  case moveToTopWhere(any AnyRoutePredicate)
  case navigate(AnyRoute)
  case deliver(AnyRoute, selecting: Bool)
  case select(AnyRoute)
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
  case finishReturning(any Sendable, unawaited: UnawaitedPolicy)
  case revalidate

  // What does either.
  case update(any AnyStackUpdate)
  /// What an `update` made of the base; the layers stay.
  case updated([AnyRoute])
  case transaction(force: Bool, @MainActor () -> Void)
  case replay(Replay)
  case end

  // What the platform tells; a layer is nil once it has left.
  case reconcile(LayerObject?, shown: [EntryID], remaining: [EntryID])
  case reconcileAll([SeenLayer])
  case dismissed(LayerObject?)
  case request(TabRequest)
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

/// A tab that the user tapped.
@MainActor
struct TabRequest {
  /// Whose they are.
  let tree: TreeHandle?
  /// Nil once the tabs have left.
  let tabs: TabsKey?
  let position: Int
  /// The revision of the selection that the platform showed.
  let revision: Int
}
