/// Who enters or leaves.
@MainActor
enum Subject {
  case entry(Entry)
  case coordinator(Node)

  var life: Life {
    switch self {
    case .entry(let entry): entry.life
    case .coordinator(let node): node.life
    }
  }
}

/// One step in the lives of a change, for all types.
@MainActor
struct RawEvent {
  let kind: LifecycleEvent
  let subject: Subject
  let depth: Int

  /// True if it tells of the visible leaf, which may lie in a layer that does not change.
  var isOfLeaf: Bool {
    switch kind {
    case .cover, .uncover, .activate: true
    case .enter, .leave: false
    }
  }

  /// True unless nothing has to be noted in its subject.
  var changesLife: Bool {
    if case .coordinator = subject { return true }
    return kind == .enter || kind == .activate
  }

  var isLeave: Bool {
    if case .leave = kind { return true }
    return false
  }

  /// What the event means for the life of its subject.
  func settle() {
    switch subject {
    case .entry(let entry):
      if kind == .enter { entry.life = .settled }
      if kind == .activate { entry.wasVisible = true }
    case .coordinator(let node):
      node.isListed = false
      if kind == .enter { node.life = .settled }
    }
  }
}
