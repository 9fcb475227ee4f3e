public import Waymark

/// Tests a coordinator: each step states what it changes, and whatever no step has stated fails.
///
/// ```swift
/// navigationTest(TodosCoordinator(), fail: record) { test in
///   test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 7)) }
///   test.user(.swipeBack(.cancelled))
///   test.user(.swipeBack()) { $0.base.removeLast() }
/// }
/// ```
///
/// A step's last closure is handed the state before it and makes of it the state after it; without that closure the
/// step changes nothing. A wrong step fails once, and the next one is compared with what is there.
///
/// ## Guarantees
///
/// - What changes between two steps, or after the last one, fails at the step before.
/// - An output, a report of misuse, a target that is given up, a question that opens or goes, or what comes and goes within
///   a step, that nothing states fails at the step that caused it.
/// - Nothing is left at the end but what ``ends(targets:waiters:tasks:question:policies:)`` states.
/// - A coordinator whose entries left is gone, and so is a screen that was seen, if it is an object.
/// - Nothing traps, and nothing waits for a time: a test that awaits nothing ends at once.
@MainActor
public final class NavigationTest<C: Coordinator> {
  /// The coordinator that is tested.
  public let root: C
  let fail: @MainActor (TestFailure) -> Void
  /// What was there after the last step.
  public internal(set) var state: NavigationState<C.Route>
  /// Where the last step stands; before the first one the test itself.
  var place: TestPlace
  /// True once a step was taken.
  var hasTakenStep = false
  /// What was told and not stated yet.
  var outputs: [Told<C.Output>] = []
  var reports: [Told<MisuseReport>] = []
  /// What was shown since the last step.
  var passed = PassedStates<C.Route>()
  /// What was shown for a moment and not stated yet.
  var fleeting: [Told<Fleeting>] = []
  /// The verbs that were not carried out since the last step was looked at.
  var refusals: [RefusedVerb] = []
  /// The targets that wait, and where the steps stand that they wait since.
  var targets: [Told<HoldToken>] = []
  /// Those that were given up, as long as nothing states it.
  var drops: [Told<GivenUp>] = []
  /// The question that was open when it was last looked at.
  var question: LeaveRequest?
  /// The question that the test answers.
  var answered: LeaveRequest?
  /// The questions that opened or went, as long as nothing states it.
  var questions: [Told<QuestionChange>] = []
  var lifetimes: [Lifetime] = []
  /// True if something changes on and on since the last step that has waited.
  var isRestless = false
  /// The leave policies when the test began.
  let policies: LeavePolicies
  /// What the test states to be left at its end, and where.
  var statedEnd: (Leftover, TestPlace)?
  /// True for the form that can wait.
  let waits: Bool
  private var token: ObserverToken?
  /// Gives outputs and reports back to whoever had them before.
  private var giveBack: () -> Void = {}
  /// The platform, once the user does anything.
  var platform: PlatformSimulator<C>?

  struct Told<Value> {
    let value: Value
    let place: TestPlace
  }

  struct Fleeting {
    let before: NavigationState<C.Route>
    let there: NavigationState<C.Route>
  }

  init(
    _ root: C, at place: TestPlace, waits: Bool, fail: @escaping @MainActor (TestFailure) -> Void
  ) {
    self.root = root
    self.place = place
    self.waits = waits
    self.fail = fail
    state = NavigationState(of: root)
    policies = LeavePolicies(of: root)
    let reporter = root.flow.reporter
    root.flow.reporter = MisuseReporter { [weak self] in self?.note($0) }
    let takeBack = root.takeOutputs { [weak self] in self?.note($0) }
    let watchNoMore = root.watchRefusals { [weak self] verb, outcome in
      self?.refusals.append(RefusedVerb(name: verb, outcome: outcome))
    }
    giveBack = { [weak root] in
      root?.flow.reporter = reporter
      takeBack()
      watchNoMore()
    }
    token = root.observe { [weak self] _, _ in self?.noteChange() }
    question = root.pendingLeave
    watchQuestion()
    noteLiving()
    if root.flow !== root.flow {
      self.fail(
        "\(root.name) makes a new flow each time that its `flow` is read. Store it.", at: place)
    } else if root.isComposed {
      self.fail(
        "\(root.name) is composed by another coordinator. Test the root of its tree.", at: place)
    }
  }

  /// Lets go of the root.
  func finish() {
    token?.cancel()
    giveBack()
  }

  private func noteChange() {
    passed.note(NavigationState(of: root))
    noteLiving()
    noteTargets()
  }

  private func note(_ report: MisuseReport) {
    reports.append(Told(value: report, place: place))
  }

  private func note(_ output: C.Output) {
    outputs.append(Told(value: output, place: place))
  }

  /// Fails with a message, of which twelve lines are shown: the last one says what to write.
  func fail(_ message: String, at place: TestPlace) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.count > 12 ? lines.prefix(10) + ["…", lines[lines.count - 1]] : lines[...]
    fail(place.failure(shown.joined(separator: "\n")))
  }
}

/// Tests a coordinator step by step; see ``NavigationTest``.
///
/// ```swift
/// @Test func aTodoIsOpened() {
///   navigationTest(TodosCoordinator(), fail: record) { test in
///     test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 7)) }
///   }
/// }
/// ```
///
/// This form runs to its end at once, so it sees no task go on. The asynchronous one waits, after each step on a screen
/// and at its end, until nothing changes any more.
///
/// - Parameters:
///   - root: The coordinator. The test makes it a root, if it is fresh, and takes its outputs and its reports.
///   - fail: Called for each failure. Six lines make it for Swift Testing or XCTest; see ``TestFailure``.
///   - body: The steps. If it throws, what is left is not looked at.
@_disfavoredOverload  // In an asynchronous test the one that waits is meant.
@MainActor
public func navigationTest<C: Coordinator>(
  _ root: C, fail: @escaping @MainActor (TestFailure) -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @MainActor (NavigationTest<C>) throws -> Void
) rethrows {
  let test = NavigationTest(
    root, at: TestPlace(fileID, filePath, line, column), waits: false, fail: fail)
  defer { test.finish() }
  try body(test)
  test.end()
}

/// Tests a coordinator step by step, and waits for what goes on by itself; see ``NavigationTest``.
///
/// ```swift
/// @Test func aThemeIsPicked() async {
///   await navigationTest(SettingsCoordinator(), fail: record) { test in
///     await test.screen(Overview.self, { $0.chooseTheme() }) { $0.base.append(.theme) }
///     await test.screen(ThemePicker.self, { $0.pick(.dark) }) { $0.base.removeLast() }
///   }
/// }
/// ```
///
/// - Parameters:
///   - root: The coordinator. The test makes it a root, if it is fresh, and takes its outputs and its reports.
///   - fail: Called for each failure. Six lines make it for Swift Testing or XCTest; see ``TestFailure``.
///   - body: The steps. If it throws, what is left is not looked at.
@MainActor
public func navigationTest<C: Coordinator>(
  _ root: C, fail: @escaping @MainActor (TestFailure) -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @MainActor (NavigationTest<C>) async throws -> Void
) async rethrows {
  let test = NavigationTest(
    root, at: TestPlace(fileID, filePath, line, column), waits: true, fail: fail)
  defer { test.finish() }
  try await body(test)
  await test.comeToEnd()
}
