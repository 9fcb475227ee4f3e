public import Waymark

/// Walks an app through every state that can be reached, and reports what is wrong, each with the shortest way to it.
///
/// ```swift
/// let report = await Explorer { App(stores: .sample) }
///   .samples([.todos(.detail(id: 1))])
///   .actions { app in app.screen(as: (any TextScreen).self)?.explorerActions ?? [] }
///   .disturb("sign out") { $0.endSession() }
///   .rule("only who is signed in adds") { $0.isAddingUnseen ? "add is up" : nil }
///   .explore(fail: record)
/// print(report)  // 214 states, 3,120 moves, no finding. Nothing was cut off.
/// ```
///
/// It goes breadth first. In each state it makes each move, in a fresh app that took the shortest way there. Two states
/// count as one if they have equal layers, equal paths of case names and equal selections, and if the same cases wait for
/// the same gates; ``key(_:)`` can tell more states apart. Of a question, the answers are tried after each move that opens
/// it. After each move it waits until tasks have run and nothing changes any more.
///
/// | What it looks for | Code |
/// |---|---|
/// | an invariant of the tree is broken | `brokenTree` |
/// | something is visible that `access` refuses | `refused` |
/// | the platform does not show the tree | `platform` |
/// | the framework reports misuse | `misuse` |
/// | tasks or changes never end | `unsettled` |
/// | no move of a user leads home from a place | `noWayBack` |
/// | a case of the samples or the links is never visible | `unreached` |
/// | a link is ignored, denied or unreadable, wherever it is opened | `linkToNowhere` |
/// | a saved state comes back as another one | `notRestored` |
/// | a step back and a step forward lead to another state | `history` |
/// | a way leads to another state in another fresh app | `notRepeatable` |
/// | a rule of the app does not hold | `rule` |
///
/// ## Guarantees
///
/// - The same app and the same options give the same report.
/// - Each reported way is one of the shortest.
/// - The report says how much a limit cut off, and where.
/// - States that were cut off never count as faults, because they may lead anywhere. So if the limit cut anything off,
///   no case counts as never visible, and no link as one that leads nowhere.
@MainActor
public struct Explorer<C: Coordinator> {
  var options: ExplorerOptions<C>

  /// Makes an explorer.
  ///
  /// - Parameter app: Makes a fresh app with all its data, always the same. Called at least once for each
  ///   move.
  public init(_ app: @escaping @MainActor () -> C) {
    options = ExplorerOptions(make: app)
  }

  /// Explores the app, and fails for each finding.
  ///
  /// - Parameter fail: Called for each finding. The failure has its message, the way and the test.
  /// - Returns: The report.
  /// - Complexity: For each state and each move, the shortest way to the state is taken again. For an app like the
  ///   sample that takes about a millisecond in a release build.
  @discardableResult
  public func explore(
    fail: @MainActor (TestFailure) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> ExplorerReport {
    let place = TestPlace(fileID, filePath, line, column)
    let report = await ExplorerWalk(options).run()
    for finding in report.findings { fail(place.failure("\(finding)")) }
    return report
  }
}
