public import Waymark

/// A navigator for testing one view model. It records what the model does, and answers from a script.
///
/// ```swift
/// let todos = RecordedNavigator<TodosCoordinator>(fail: record)
/// todos.answer(.add, with: 9)
/// await TodoList(todos.navigator).add()
/// todos.commands  // [present(add), push([detail(id: 9)])]
/// ```
///
/// It stands for the entry of the model's screen, and carries nothing out: no stack changes. Verbs of the model return
/// what the test says, by default `performed`. The test also tells what happens to the entry: signals from below,
/// lifecycle events, leaving.
///
/// The other lists are made from `actions` when they are read.
///
/// ## Guarantees
///
/// - Everything that ``RecordedAction`` has a case for is recorded, in order, whatever it returns; of a transaction,
///   the verbs in it, after its history policy if it has one. After the entry has left, nothing is recorded; while the
///   model is told, only outputs and signals. An `ask` makes no output while the entry is not on top, so it leaves
///   nothing to record.
/// - No call of the model waits forever: one without an answer gets nil, and the test fails. One whose verb is `held` or
///   asks waits as long as its target or the question.
/// - It keeps a view model alive only through what the model's own handlers and tasks capture. Both end with it.
/// - After it is released, its navigator behaves as if the entry has left.
///
/// - Complexity: Recording is linear in the scripted outcomes, and adds one element to `actions`.
///   The other lists are linear in it.
@MainActor
public final class RecordedNavigator<C: Coordinator> {
  /// What the model did, in order.
  public internal(set) var actions: [RecordedAction<C>] = []
  /// The faults of the script, in order. `fail` was called for each.
  public private(set) var failures: [TestFailure] = []

  /// What verbs return, except those of `say(_:to:)`.
  ///
  /// ```swift
  /// todos.outcome = .denied("closed")
  /// TodoList(todos.navigator).open(7)  // shows a message
  /// ```
  public var outcome = Outcome.performed
  /// Whether the model's entry is on top. If not, `push` and other verbs are `ignored(originNotOnTop)`, like the second
  /// of two taps, and `ask` gives nil without an output.
  ///
  /// ```swift
  /// todos.isOnTop = false
  /// todos.navigator.push(.detail(id: 7))  // .ignored(.originNotOnTop)
  /// ```
  public var isOnTop = true

  /// The `link` of the navigator. It is observable.
  public var link: LinkInformation? {
    get { links.current }
    set { links.current = newValue }
  }

  /// Whether a caller waits for the result of the entry. It is observable.
  ///
  /// ```swift
  /// picker.isAwaited = false
  /// picker.navigator.finish(returning: 3)
  /// picker.commands  // [finish]
  /// ```
  ///
  /// If not, `finish(returning:)` is recorded as the command of its `unawaited` argument.
  public var isAwaited: Bool {
    get { awaiting.current }
    set { awaiting.current = newValue }
  }

  /// Whether anything above takes outputs and signals. If not, they are `ignored(noReceiver)`. It is observable.
  ///
  /// ```swift
  /// cart.isHeard = false
  /// cart.navigator.send(CartChanged(count: 3))  // .ignored(.noReceiver)
  /// ```
  public var isHeard: Bool {
    get { hearing.current }
    set { hearing.current = newValue }
  }

  /// The leave policy that the model set last; `free` before.
  public var leavePolicy: LeavePolicy { policy.current }
  /// Whether `open` may not remove the entry, as the model set it last.
  public var isProtected: Bool { protection.current }

  private let links = ObservedValue<LinkInformation?>(nil)
  private let awaiting = ObservedValue(true)
  private let hearing = ObservedValue(true)
  let policy = ObservedValue(LeavePolicy.free)
  let protection = ObservedValue(false)

  /// The outcomes of `say(_:to:)`. A list, because a dictionary traps if `==` or the hash of a route changes.
  var said: [(command: NavigationCommand<C.Route>, outcome: Outcome)] = []
  /// The targets and the question of the model's verbs.
  let waits = StandInWaits()
  /// The commands of the targets.
  var held: [(token: HoldToken, command: NavigationCommand<C.Route>)] = []
  /// The running transaction; nil if none runs.
  var transaction: RecordedTransaction?
  var results = ScriptedAnswers<C.Route, Void>()
  var replies = ScriptedAnswers<Ask, C.Output>()
  /// What the model hangs on the entry; nil after it has left.
  var attachments: EntryAttachments? = EntryAttachments()
  /// The tasks that were cancelled when the entry left, until they have ended.
  var cancelled: [Task<Void, Never>] = []
  /// Whether the entry is there. Observed, because what its navigator says depends on it.
  let presence = ObservedValue(Presence.here)
  var signalHandlers = SignalHandlers()

  private let fail: @MainActor (TestFailure) -> Void
  /// The line that made the navigator.
  private let place: TestPlace
  private lazy var standIn = RecordedStandIn(self)

  /// Makes a navigator that has recorded nothing.
  ///
  /// - Parameters:
  ///   - fail: Called for each fault of the script, with a failure at the line of this call. By default failures go to
  ///     standard error.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: Its column.
  public init(
    fail: (@MainActor (TestFailure) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.fail = fail ?? { $0.printToStandardError() }
    place = TestPlace(fileID, filePath, line, column)
  }

  /// The navigator for the view model.
  ///
  /// It does not keep this object alive. Keep it as long as the model; otherwise the model's verbs are `ignored(left)`.
  public var navigator: Navigator<C> { Navigator(standIn: standIn) }

  /// - Parameter place: The line with the fault; nil for the line that made the navigator.
  func note(_ message: String, at place: TestPlace? = nil) {
    let failure = (place ?? self.place).failure(message)
    failures.append(failure)
    fail(failure)
  }

  enum Presence {
    case here
    /// The model is told that the entry has left.
    case leaving
    case left
  }

  /// The same question for all outputs.
  struct Ask: Hashable {}
}

// The actions by kind.
extension RecordedNavigator {
  /// The verbs of the model, in order, without `finish(returning:)` for a caller that waits.
  ///
  /// ```swift
  /// todos.commands  // [push([detail(id: 7)])]
  /// ```
  public var commands: [NavigationCommand<C.Route>] {
    actions.compactMap { if case .command(let command) = $0 { command } else { nil } }
  }

  /// The outputs of the model, in order, without those that ask for an answer.
  public var outputs: [C.Output] {
    actions.compactMap { if case .output(let output) = $0 { output } else { nil } }
  }

  /// The outputs that ask for an answer, in order.
  public var asks: [C.Output] {
    actions.compactMap { if case .ask(let output) = $0 { output } else { nil } }
  }

  /// The leave policies that the model set, in order, without repetitions.
  ///
  /// ```swift
  /// todos.leavePolicies  // [.confirm, .free]
  /// ```
  public var leavePolicies: [LeavePolicy] {
    actions.compactMap { if case .leavePolicy(let policy) = $0 { policy } else { nil } }
  }

  /// The signals of a type that the model sent, in order.
  ///
  /// ```swift
  /// #expect(cart.signals(of: CartChanged.self) == [CartChanged(count: 3)])
  /// ```
  ///
  /// - Parameter type: The type of the signals.
  /// - Returns: The signals of that type.
  public func signals<Signal>(of type: Signal.Type) -> [Signal] {
    actions.compactMap { if case .signal(let signal) = $0 { signal as? Signal } else { nil } }
  }

  /// The results of a type that the model finished with, in order.
  ///
  /// ```swift
  /// #expect(picker.results(of: Int.self) == [3])
  /// ```
  ///
  /// - Parameter type: The type of the results.
  /// - Returns: The results of that type.
  public func results<Value>(of type: Value.Type) -> [Value] {
    actions.compactMap { if case .result(let result) = $0 { result as? Value } else { nil } }
  }
}
