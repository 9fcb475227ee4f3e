internal import Observation
public import Waymark

/// Records a session with an app, and writes it as a test.
///
/// ```swift
/// let recorder = SessionRecorder(app) { AppCoordinator(stores: .sample) }
/// recorder.step(.open("/todos/7"))
/// recorder.user(.swipeBack())
/// print(await recorder.source())
/// // // Recorded, not yet reviewed.
/// // …
/// //     test.step({ $0.open("/todos/7") }) { $0.base.append(contentsOf: [.todos(.list), .todos(.detail(id: 7))]) }
/// //     test.user(.swipeBack(.finished)) { $0.base.removeLast() }
/// ```
///
/// Calls of the recorder are written as they were made. The recorder sees every other change, too, and writes it as a
/// verb of the root, even if a child made it.
///
/// ## Guarantees
///
/// - If there is a closure that makes fresh apps, each line is tried before it is written. So the test passes, unless a
///   line is marked. For a change that was only seen, a verb is written only if it does the same in a fresh app.
/// - Without such a closure, changes that were only seen are marked.
/// - A mark is a comment, or an `#error` if nothing could be written.
/// - The text is formatted: `swift format` with the format of this project changes nothing.
///
/// - Complexity: A step is linear in the entries of the tree, times its layers and tabs, for each
///   change that it makes.
@MainActor
public final class SessionRecorder<C: Coordinator> {
  /// The coordinator whose session is recorded.
  public let root: C
  let fresh: (@MainActor () -> C)?
  /// The state when the recorder was made.
  private(set) var start: NavigationState<C.Route>
  /// The reports of the root's start.
  private(set) var startReports: [MisuseReport.Code] = []
  private var startPicture = ""
  /// The state after the last step.
  var state: NavigationState<C.Route>
  var steps: [SessionStep<C>] = []
  /// The number of recorder calls that run. Changes meanwhile belong to them.
  var depth = 0
  /// The outputs meanwhile.
  var outputs: [C.Output] = []
  var reports: [MisuseReport.Code] = []
  /// The states since the last step.
  var passed = PassedStates<C.Route>()
  /// The question whether an entry may be left that was open when it was last looked at.
  private(set) var question: LeaveRequest?
  /// The platform, after the first gesture on it.
  var platform: PlatformSimulator<C>?
  /// True from the root's start until `stop()`.
  private var isRecording = false
  /// Each ends something that the recorder receives.
  private var cancellations: [() -> Void] = []

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - root: The fresh root of the app. It begins now.
  ///   - fresh: Makes the same app again, to try the lines. Give each app its own stores, because trying a line changes
  ///     them.
  public init(_ root: C, fresh: (@MainActor () -> C)? = nil) {
    self.root = root
    self.fresh = fresh
    (start, state) = (NavigationState(layers: []), NavigationState(layers: []))
    let reportToken = root.flow.listenToReports { [weak self] in
      self?.note($0.code)
      return true
    }
    // A fresh root begins here.
    start = NavigationState(of: root)
    startPicture = root.describe()
    state = start
    (startReports, reports) = (reports, [])
    let restoreOutputs = root.takeOutputs(passingOn: true) { [weak self] in self?.note($0) }
    let changeToken = root.observe { [weak self] change, _ in self?.note(change) }
    cancellations = [changeToken.cancel, reportToken.cancel, restoreOutputs]
    isRecording = true
    question = root.pendingLeave
    watchQuestion()
  }

  /// Ends the recording. The recorded steps stay.
  public func stop() {
    noteQuestion()
    isRecording = false
    for cancel in cancellations { cancel() }
    cancellations = []
  }

  private func note(_ change: NavigationChange<C.Route>) {
    let now = NavigationState(of: root)
    guard depth == 0 else { return passed.note(now) }
    noteQuestion()
    guard !StateComparison(before: state, stated: state, there: now).lines.isEmpty else { return }
    add(.seen(change.cause, change.source))
  }

  private func note(_ output: C.Output) {
    guard depth == 0 else { return outputs.append(output) }
    noteQuestion()
    add(.emitted(output))
    steps[steps.count - 1].outputs = [output]
  }

  private func note(_ code: MisuseReport.Code) {
    // Before the root has begun, it is a report of its start.
    guard depth == 0, isRecording else { return reports.append(code) }
    noteQuestion()
    // The tree may be about to change. Before that it was as the last step left it.
    steps.append(
      SessionStep(
        action: .reported(code), before: state, after: state, picture: picture, reports: [code]))
  }

  /// The coordinators after the last step.
  private var picture: String { steps.last?.picture ?? startPicture }

  private func watchQuestion() {
    withObservationTracking {
      noteQuestion()
    } onChange: { [weak self] in
      // `onChange` runs before the change, so this reads the old question and watches the next change.
      MainActor.assumeIsolated { self?.watchQuestion() }
    }
  }

  /// Adds a step if a question has opened, and no call of the recorder did it. It opens without a change.
  func noteQuestion() {
    let open = root.pendingLeave
    guard isRecording, open != question else { return }
    question = open
    guard depth == 0, let open else { return }
    // The tree may be about to change. Before that it was as the last step left it.
    steps.append(
      SessionStep(
        action: .asked(open.name, open.cause), before: state, after: state,
        picture: picture, asked: open.name))
  }

  /// Adds a step that ends in the present state.
  func add(_ action: SessionStep<C>.Action, _ outcome: SeenOutcome? = nil) {
    let now = NavigationState(of: root)
    steps.append(
      SessionStep(
        action: action, outcome: outcome, before: state, after: now, picture: root.describe(),
        outputs: outputs, reports: reports, passed: passed))
    state = now
    (outputs, reports, passed) = ([], [], PassedStates())
  }
}
