public import Waymark

/// Something that a view model did with its navigator.
///
/// ```swift
/// #expect(todos.actions == [
///   .command(.present(.add, as: nil)), .leavePolicy(.confirm), .result(9),
/// ])
/// print(todos.actions)  // [present(add), leavePolicy(confirm), finish(returning: 9)]
/// ```
///
/// Outputs, signals and results are compared if their types are `Equatable`. If not, they never equal anything, not
/// even themselves. Then compare descriptions, or get the value with a `switch`, which needs a `default`: a later version
/// may add cases, and values to cases.
public enum RecordedAction<C: Coordinator> {
  /// A verb.
  case command(NavigationCommand<C.Route>)
  /// A transaction with a history policy begins. Its verbs follow.
  case transaction(history: HistoryPolicy)
  /// An answer to the question whether an entry may be left.
  case answer(LeaveAnswer)
  /// An output.
  case output(C.Output)
  /// An output that asks for an answer.
  case ask(C.Output)
  /// A signal to the coordinators and screens above.
  case signal(Any)
  /// The result that the entry finished with, for the caller that waits.
  case result(any Sendable)
  /// A new leave policy of the entry.
  case leavePolicy(LeavePolicy)
  /// Whether `open` may no longer remove the entry.
  case isProtected(Bool)
  /// A task that ends with the entry.
  case task
}

extension RecordedAction: CustomStringConvertible {
  /// The action as a call: `push([detail(id: 7)])`, `emit(wantsAuthor(3))`, `task`.
  public var description: String {
    switch self {
    case .command(let command): command.description
    case .transaction(let history): "transaction(history: \(history))"
    case .answer(let answer): "answer(\(answer))"
    case .output(let output): "emit(\(output))"
    case .ask(let output): "ask(\(output))"
    case .signal(let signal): "send(\(signal))"
    case .result(let result): "finish(returning: \(result))"
    case .leavePolicy(let policy): "leavePolicy(\(policy))"
    case .isProtected(let isProtected): "isProtected(\(isProtected))"
    case .task: "task"
    }
  }
}

extension RecordedAction: Equatable {
  /// True for the same action with equal values.
  public static func == (one: RecordedAction, other: RecordedAction) -> Bool {
    switch (one, other) {
    case (.command(let one), .command(let other)): one == other
    case (.transaction(let one), .transaction(let other)): one == other
    case (.answer(let one), .answer(let other)): one == other
    case (.output(let one), .output(let other)), (.ask(let one), .ask(let other)):
      isEqual(one, other)
    case (.signal(let one), .signal(let other)): isEqual(one, other)
    case (.result(let one), .result(let other)): isEqual(one, other)
    case (.leavePolicy(let one), .leavePolicy(let other)): one == other
    case (.isProtected(let one), .isProtected(let other)): one == other
    case (.task, .task): true
    default: false
    }
  }

  private static func isEqual(_ one: Any, _ other: Any) -> Bool {
    func isEqual<Value: Equatable>(_ one: Value) -> Bool { other as? Value == one }
    guard let one = one as? any Equatable else { return false }
    return isEqual(one)
  }
}
