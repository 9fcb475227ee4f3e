public import Waymark

/// Walks an app through every state that can be reached, and says what is wrong, with the shortest way to it.
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
/// It goes breadth first: from each state it makes each move, in a fresh app that was brought there by the shortest way.
/// Two states are one if they have equal layers, paths of case names and selections; ``key(_:)`` adds to that. After each
/// move it waits until tasks have gone on and nothing changes any more.
///
/// | What it looks for | Code |
/// |---|---|
/// | what always holds of a tree does not | `brokenTree` |
/// | something is visible that `access` refuses | `refused` |
/// | the platform shows something else than the tree has | `platform` |
/// | the framework reports misuse | `misuse` |
/// | tasks and changes that never end | `unsettled` |
/// | a place that nothing a user can do leads home from | `noWayBack` |
/// | a case of the samples or the links that is never visible | `unreached` |
/// | a link that changes nothing wherever it is opened | `linkToNowhere` |
/// | a saved state that comes back as another one | `notRestored` |
/// | a step back and one forward that lead elsewhere | `history` |
/// | a way that leads elsewhere in another fresh app | `notRepeatable` |
/// | a rule of the app | `rule` |
///
/// ## Guarantees
///
/// - The same app and the same options give the same report.
/// - A way that is reported is one of the shortest.
/// - What a limit cut off is told, as a number and by where it lies.
/// - What was cut off is never taken for a fault: it may lead anywhere.
@MainActor
public struct Explorer<C: Coordinator> {
  var options: ExplorerOptions<C>

  /// Makes an explorer.
  ///
  /// - Parameter app: Makes a fresh app with all that it works on, always the same. It is asked often: some thousand
  ///   times.
  public init(_ app: @escaping @MainActor () -> C) {
    options = ExplorerOptions(make: app)
  }

  /// Walks, and fails for each thing that is wrong.
  ///
  /// - Parameter fail: Called for each finding, with its message, the way and the test.
  /// - Returns: What was seen.
  /// - Complexity: For each state and each move the shortest way to the state is gone again: for an app of the size of
  ///   the sample about a thousandth of a second in a release build.
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
