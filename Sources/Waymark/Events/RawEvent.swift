/// A lifecycle event before it is told in an observer's types.
@MainActor
struct RawEvent {
  let kind: LifecycleEvent
  let subject: Subject
  let depth: Int

  /// True for what happens to an entry that stays.
  var isOfLeaf: Bool {
    switch kind {
    case .cover, .uncover, .activate: true
    case .enter, .leave: false
    }
  }
}

/// Whom a lifecycle event is about.
@MainActor
enum Subject {
  case entry(Entry)
  case coordinator(any FlowNode)

  var leaveReason: LeaveReason {
    let mark =
      switch self {
      case .entry(let entry): entry.mark
      case .coordinator(let node): node.mark
      }
    guard case .leaving(let reason) = mark else { return .replaced }
    return reason
  }

  /// The flow whose entry it is, or the coordinator's own.
  var node: (any FlowNode)? {
    switch self {
    case .entry(let entry): entry.node
    case .coordinator(let node): node
    }
  }
}
