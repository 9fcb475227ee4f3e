/// An event of a change, without types of coordinators.
@MainActor
struct RawEvent {
  /// The entry or coordinator that the event is about.
  @MainActor
  enum Subject {
    case entry(Entry)
    case coordinator(Node)
  }

  let kind: LifecycleEvent
  let subject: Subject
  let depth: Int

  /// The attachments of its entry; usually nil.
  var attachments: EntryAttachments? {
    guard case .entry(let entry) = subject else { return nil }
    return entry.attachments
  }

  /// True for events of the visible leaf, which may lie in a layer without a change.
  var isOfLeaf: Bool {
    switch kind {
    case .cover, .uncover, .activate: true
    case .enter, .leave: false
    }
  }

  /// True if the event changes the life of its subject.
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

  /// Updates the life of its subject.
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
