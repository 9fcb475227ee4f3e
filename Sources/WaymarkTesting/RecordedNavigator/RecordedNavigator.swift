public import Waymark

/// A navigator for the test of one view model: it records what the model does, and answers from a script.
///
/// ```swift
/// let todos = RecordedNavigator<TodosCoordinator>(fail: record)
/// todos.answer(.add, with: 9)
/// await TodoList(todos.navigator).add()
/// todos.commands  // [present(add), push([detail(id: 9)])]
/// ```
///
/// It stands for the entry of the model's screen, and carries nothing out: no stack changes, and what the model
/// asks for says what the test wants, `performed` unless told otherwise. What happens to the entry is told by
/// the test: signals from below, lifecycle events, its leaving.
///
/// Recording takes constant time and a row of `actions` each time; the lists are made of that when they are read.
///
/// ## Guarantees
///
/// - Everything that the model asks for is recorded, in order, whatever is said to it; a navigator of an entry
///   that has left records nothing.
/// - No `await` waits for ever: what is asked and has no answer gets nil, and fails.
/// - It keeps no view model alive, but by what the model's own handlers and tasks captured; both end with it.
/// - Once it is let go of, its navigator is that of an entry that has left.
@MainActor
public final class RecordedNavigator<C: Coordinator> {
  /// What the model did, in order.
  public internal(set) var actions: [RecordedAction<C>] = []
  /// What went wrong with the script, in order; `fail` was told of each.
  public private(set) var failures: [TestFailure] = []

  /// What verbs say, but for those of `say(_:to:)`.
  ///
  /// ```swift
  /// todos.outcome = .denied("closed")
  /// TodoList(todos.navigator).open(7)  // shows that it may not
  /// ```
  public var outcome = Outcome.performed
  /// Whether the model's entry is on top, without which `push` and others are `ignored(originNotOnTop)`: the
  /// second of two taps.
  public var isOnTop = true

  /// What `link` of the navigator gives. It is observed.
  public var link: LinkInformation? {
    get { links.current }
    set { links.current = newValue }
  }

  /// Whether somebody waits for what the entry finishes with. It is observed.
  ///
  /// If nobody does, `finish(returning:)` is the command that its `unawaited` stands for.
  public var isAwaited: Bool {
    get { awaiting.current }
    set { awaiting.current = newValue }
  }

  /// Whether somebody above takes outputs and signals, without whom they are `ignored(noReceiver)`. It is
  /// observed.
  public var isHeard: Bool {
    get { hearing.current }
    set { hearing.current = newValue }
  }

  /// Whether the entry may be left, as the model set it last; `free` before.
  public var leavePolicy: LeavePolicy { policy.current }
  /// Whether no `open` may remove the entry, as the model set it last.
  public var isProtected: Bool { protection.current }

  private let links = ObservedValue<LinkInformation?>(nil)
  private let awaiting = ObservedValue(true)
  private let hearing = ObservedValue(true)
  let policy = ObservedValue(LeavePolicy.free)
  let protection = ObservedValue(false)

  /// What the script says to verbs. A list, since a dictionary traps on routes whose `==` or hash changes.
  var said: [(command: NavigationCommand<C.Route>, outcome: Outcome)] = []
  /// What the verbs of the transaction at work were refused with; nil if there is none.
  var refusals: [Outcome]?
  var results = ScriptedAnswers<C.Route, Void>()
  var replies = ScriptedAnswers<Ask, C.Output>()
  /// What the model hangs on the entry; nil once that has left.
  var attachments: EntryAttachments? = EntryAttachments()
  var signalHandlers = SignalHandlers()

  private let fail: @MainActor (TestFailure) -> Void
  /// Where it was made.
  private let place: TestPlace
  private lazy var standIn = RecordedStandIn(self)

  /// Makes a navigator that has recorded nothing.
  ///
  /// - Parameters:
  ///   - fail: Gets what is wrong with the script, as a failure at the line of this call; standard error if it
  ///     is left out.
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

  /// What the view model gets.
  ///
  /// It does not keep this object: keep it as long as the model, or its verbs are `ignored(left)`.
  public var navigator: Navigator<C> { Navigator(standIn: standIn) }

  /// - Parameter place: The line that is wrong; nil for that where the navigator was made.
  func note(_ message: String, at place: TestPlace? = nil) {
    let failure = (place ?? self.place).failure(message)
    failures.append(failure)
    fail(failure)
  }

  /// The one question that every output asks.
  struct Ask: Hashable {}
}

// One kind of action each.
extension RecordedNavigator {
  /// The verbs of the model, in order; not `finish(returning:)` for whoever waits.
  public var commands: [NavigationCommand<C.Route>] {
    actions.compactMap { if case .command(let command) = $0 { command } else { nil } }
  }

  /// The outputs of the model, in order; not those that want an answer.
  public var outputs: [C.Output] {
    actions.compactMap { if case .output(let output) = $0 { output } else { nil } }
  }

  /// The outputs that want an answer, in order.
  public var asks: [C.Output] {
    actions.compactMap { if case .ask(let output) = $0 { output } else { nil } }
  }

  /// The leave policies that the model set, in order; the same once more is none.
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
  /// - Returns: The signals; those of other types are left out.
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
  /// - Returns: The results; those of other types are left out.
  public func results<Value>(of type: Value.Type) -> [Value] {
    actions.compactMap { if case .result(let result) = $0 { result as? Value } else { nil } }
  }
}
