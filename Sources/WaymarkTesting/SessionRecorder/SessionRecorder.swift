public import Waymark

/// Records what is done with an app, and writes a test of it.
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
/// What it is told of is written as it was told. Everything else that changes what is shown is seen, and written as a verb
/// of the root, whoever deep in a child made the change.
///
/// ## Guarantees
///
/// - With a maker of fresh apps each line is tried before it is written: the test passes as it stands, unless a line of it
///   is marked. A verb is written for what was seen only if it does the same in the fresh app.
/// - Without one, what was seen is marked.
/// - A mark is a comment, or an `#error` where nothing could be written.
/// - The text is formatted: `swift format` with the format of this project changes nothing.
@MainActor
public final class SessionRecorder<C: Coordinator> {
  /// The coordinator whose session is recorded.
  public let root: C
  let fresh: (@MainActor () -> C)?
  /// What was shown when the recorder was made.
  let start: NavigationState<C.Route>
  /// What was shown after the last step.
  var state: NavigationState<C.Route>
  var steps: [SessionStep<C>] = []
  /// How many tellings are at work: what changes meanwhile is theirs.
  var depth = 0
  /// What was told meanwhile.
  var outputs: [C.Output] = []
  var reports: [MisuseReport.Code] = []
  private var passed = PassedStates<C.Route>()
  /// The platform, once the user does anything on it.
  var platform: PlatformSimulator<C>?
  private var token: ObserverToken?
  private var giveBack: () -> Void = {}

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - root: The root of the app, before anything was done with it. It begins with that.
  ///   - fresh: Makes the same app anew, to try what is written. Its stores are its own: what is tried there happens.
  public init(_ root: C, fresh: (@MainActor () -> C)? = nil) {
    self.root = root
    self.fresh = fresh
    start = NavigationState(of: root)
    state = start
    let reporter = root.flow.reporter
    root.flow.reporter = MisuseReporter { [weak self] in
      self?.note($0.code)
      reporter.report($0)
    }
    let takeBack = root.takeOutputs(passingOn: true) { [weak self] in self?.note($0) }
    giveBack = { [weak root] in
      root?.flow.reporter = reporter
      takeBack()
    }
    token = root.observe { [weak self] change, _ in self?.note(change) }
  }

  /// Ends the recording. What was recorded stays.
  public func stop() {
    token?.cancel()
    giveBack()
    giveBack = {}
  }

  private func note(_ change: NavigationChange<C.Route>) {
    let now = NavigationState(of: root)
    guard depth == 0 else { return passed.note(now) }
    guard !StateComparison(before: state, stated: state, there: now).lines.isEmpty else { return }
    add(.seen(change.cause, change.source))
  }

  private func note(_ output: C.Output) {
    guard depth == 0 else { return outputs.append(output) }
    add(.emitted(output))
    steps[steps.count - 1].outputs = [output]
  }

  private func note(_ code: MisuseReport.Code) {
    if depth > 0 || steps.isEmpty {
      reports.append(code)
    } else {
      steps[steps.count - 1].reports.append(code)
    }
  }

  /// Adds a step that ends in what is shown now.
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
