/// A check that a target waits for. It is only started once, however often its gate is named.
struct HoldCheck {
  enum Work: Equatable {
    case running(Task<Void, Never>)
    /// Another target runs it, and either leads on from the first entry of the app.
    case shared
    case over
  }

  let name: String
  var work: Work

  var isRunning: Bool {
    if case .running = work { true } else { false }
  }

  func cancel() {
    if case .running(let task) = work { task.cancel() }
  }
}
