/// One step in the lives of a change, for all types.
@MainActor
struct RawEvent {
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

  let kind: LifecycleEvent
  let subject: Subject
  let depth: Int

  /// What navigators have hung on its entry; nil mostly.
  var attachments: EntryAttachments? {
    guard case .entry(let entry) = subject else { return nil }
    return entry.attachments
  }

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
    switch kind {
    case .enter, .activate: return true
    case .uncover, .cover, .leave: return false
    }
  }

  var isLeave: Bool {
    if case .leave = kind { return true }
    return false
  }

  /// What the event means for the life of its subject.
  func settle() {
    switch subject {
    case .entry(let entry):
      if case .enter = kind { entry.life = .settled }
      if case .activate = kind { entry.wasVisible = true }
    case .coordinator(let node):
      node.isListed = false
      if case .enter = kind { node.life = .settled }
    }
  }
}
