/// A check that a target waits for. It is only started once, however often its gate is named.
struct HoldCheck {
  enum Work {
    case running(Task<Void, Never>)
    /// Another target runs it, and either leads on from the first entry of the app.
    case shared
    case over
  }

  let name: String
  var work: Work

  var isOver: Bool {
    if case .over = work { true } else { false }
  }

  var isShared: Bool {
    if case .shared = work { true } else { false }
  }

  var isRunning: Bool { !isOver && !isShared }

  func cancel() {
    if case .running(let task) = work { task.cancel() }
  }
}
