public import Waymark

/// Tests a coordinator. Each step states what it changes; any other change fails.
///
/// ```swift
/// navigationTest(TodosCoordinator(), fail: record) { test in
///   test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 7)) }
///   test.user(.swipeBack(.cancelled))
///   test.user(.swipeBack()) { $0.base.removeLast() }
/// }
/// ```
///
/// The last closure of a step turns the state before it into the state after it. A step without that closure states
/// that nothing changes. A wrong step fails once; the next one starts from the real state.
///
/// ## Guarantees
///
/// - A change between two steps, or after the last one, fails at the step before it.
/// - State each output, each report of misuse, each target that is given up, each question that opens or closes, and
///   everything that comes and goes within a step. If you do not, the step that caused it fails.
/// - Nothing is left at the end, except what ``ends(targets:waiters:tasks:question:policies:)`` states.
/// - Coordinators are released when their entries leave. So are screens that are objects, whoever reads them.
/// - Nothing traps, and nothing sleeps: a test that awaits nothing ends at once.
///
/// - Complexity: A step is linear in the entries of the tree, times its layers and tabs, for each
///   change that it makes.
@MainActor
public final class NavigationTest<C: Coordinator> {
  /// The coordinator under test.
  public let root: C
  let fail: @MainActor (TestFailure) -> Void
  /// The state after the last step.
  ///
  /// Keep it to state that a later step leads back to it, with the same entries, wherever the test was meanwhile:
  ///
  /// ```swift
  /// let menu = test.state
  /// await test.screen(Menu.self, { $0.choose(place) }) { $0.path.append(place) }
  /// test.user(.swipeBack()) { $0 = menu }
  /// ```
  public internal(set) var state: NavigationState<C.Route>
  /// Where the last step stands in the source; before the first step, where the test stands.
  var place: TestPlace
  /// True after the first step.
  var hasTakenStep = false
  /// What has happened, and no line has stated yet, in order.
  var unstated: [Told<UnstatedEvent<C>>] = []
  /// All states since the last step.
  var passed = PassedStates<C.Route>()
  /// The verbs that were not carried out since the last step was checked.
  var refusals: [RefusedVerb] = []
  /// The targets that wait, each with the step that it began to wait in.
  var targets: [Told<HoldToken>] = []
  /// The question that was open when it was last checked.
  var question: LeaveRequest?
  /// The question that the test answers.
  var answered: LeaveRequest?
  var lifetimes: [Lifetime] = []
  /// Where the living objects are in that list.
  var lifetimePlaces: [ObjectIdentifier: Int] = [:]
  /// True if the last step that waits never came to rest.
  var isRestless = false
  /// The leave policies when the test began.
  private(set) var policies = LeavePolicies()
  /// What `ends` states, and where it stands.
  var statedEnd: (Leftover, TestPlace)?
  /// True for the asynchronous form.
  let waits: Bool
  /// Each ends something that the test receives.
  private var cancellations: [() -> Void] = []
  /// The platform, after the first gesture.
  var platform: PlatformSimulator<C>?

  struct Told<Value> {
    let value: Value
    let place: TestPlace
  }

  init(
    _ root: C, at place: TestPlace, waits: Bool, fail: @escaping @MainActor (TestFailure) -> Void
  ) {
    self.root = root
    self.place = place
    self.waits = waits
    self.fail = fail
    state = NavigationState(layers: [])
    // A fresh root begins when its state is read. What is wrong with its start is reported, too.
    let reportToken = root.flow.listenToReports { [weak self] in
      self?.note(.report($0))
      return false
    }
    state = NavigationState(of: root)
    policies = LeavePolicies(of: root)
    let restoreOutputs = root.takeOutputs { [weak self] in self?.note(.output($0)) }
    let restoreRefusals = root.watchRefusals { [weak self] verb, outcome in
      self?.refusals.append(
        RefusedVerb(name: verb, outcome: outcome, denier: self?.root.denier(of: outcome)))
      // A target may begin to wait and be given up without any change.
      self?.noteTargets(outcome.hold)
    }
    let restoreScreens = root.watchScreens { [weak self] screen, isInTree in
      self?.noteLiving(screen, isInTree)
    }
    let changeToken = root.observe { [weak self] _, _ in self?.noteChange() }
    cancellations = [
      changeToken.cancel, reportToken.cancel, restoreOutputs, restoreRefusals, restoreScreens,
    ]
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

  /// Stops watching the root.
  func finish() {
    for cancel in cancellations { cancel() }
    cancellations = []
  }

  private func noteChange() {
    passed.note(NavigationState(of: root))
    noteLiving()
    noteTargets()
  }

  /// Fails with a message of at most twelve lines. The last line stays, because it says what to write.
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
/// This form never waits, so it does not see what tasks do later. The asynchronous form waits after each step on a
/// screen, and at its end, until nothing changes any more.
///
/// - Parameters:
///   - root: The coordinator. The test makes a fresh one a root, and takes its outputs and its reports.
///   - fail: Called for each failure. For Swift Testing or XCTest it takes six lines; see ``TestFailure``.
///   - body: The steps. If it throws, the test does not check what is left.
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

/// Tests a coordinator step by step, and waits for its tasks; see ``NavigationTest``.
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
///   - root: The coordinator. The test makes a fresh one a root, and takes its outputs and its reports.
///   - fail: Called for each failure. For Swift Testing or XCTest it takes six lines; see ``TestFailure``.
///   - body: The steps. If it throws, the test does not check what is left.
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
