// Verbs that need no types.

extension FlowNode {
  func decideUntyped(
    _ verb: Verb, from entry: Entry?, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    switch verb {
    case .pop(let count):
      if let entry { return try draft.pop(entry) }
      return try pop(count, draft)
    case .popToRoot: return try popToRoot(draft)
    case .popToAppRoot:
      guard let root = draft.tree.root else { throw Refusal(.left) }
      return try root.popToRoot(draft)
    case .remove(let id): return try remove(id, draft)
    case .dismiss: return entry.map { draft.dismiss(from: $0) } ?? dismiss(all: false, draft)
    case .dismissAll: return dismiss(all: true, draft)
    case .back:
      guard isActive(.alternate) else { return .ignored(.covered) }
      return try draft.tree.back(draft)
    case .finish: return draft.endPlace(of: baseLayer)
    case .end: return end(draft)
    case .transaction(let force, let body): return try draft.run(body, force: force)
    case .replay(let replay): return try draft.call(replay)
    case .reconcile(let object, let shown, let remaining):
      return try draft.reconcile(object, shown: shown, remaining: remaining)
    case .dismissed(let object): return try draft.dismissed(object)
    case .request(let request): return try draft.select(request)
    default:
      assertionFailure("\(verb) needs the types of its flow")
      return .ignored(.notFound)
    }
  }
}
