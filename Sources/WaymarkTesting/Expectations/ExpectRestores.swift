public import Waymark

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Fails unless the state of an app comes back in another app. State in the closure what should
/// come back differently.
///
/// ```swift
/// app.open("/todos/7")
/// expectRestores(app, in: AppCoordinator(session), fail: record)
/// app.navigate(to: .todos(.add))
/// expectRestores(app, in: AppCoordinator(signedOut), fail: record) { $0.dismiss() }
/// ```
///
/// The snapshot is written as JSON and read again, as with a file.
///
/// - Parameters:
///   - app: The app whose state is saved.
///   - other: A fresh root that is restored.
///   - fail: Called if it shows something else.
///   - change: Turns the state of the app into the state that the other one should show. Leave it out if both are
///     equal.
@MainActor
public func expectRestores<C: Coordinator>(
  _ app: C, in other: C, fail: @escaping @MainActor (TestFailure) -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
) {
  let place = TestPlace(fileID, filePath, line, column)
  do {
    let json = try app.snapshot().json()
    restore(json, in: other, NavigationState(of: app).anonymous, change) { fail(place.failure($0)) }
  } catch {
    fail(place.failure("The app cannot be saved: \(error)"))
  }
}

/// Fails unless the file of an earlier version is restored as the test states.
///
/// ```swift
/// expectRestores(json: golden, in: AppCoordinator(), fail: record) {
///   $0.base = [.home, .todos(.list)]
///   $0.present(.todos(.add))
/// }
/// ```
///
/// - Parameters:
///   - json: The content of the file.
///   - app: A fresh root.
///   - fail: Called if it shows something else.
///   - change: Turns a base with only the first entry into the state that the app should show.
@MainActor
public func expectRestores<C: Coordinator>(
  json: Data, in app: C, fail: @escaping @MainActor (TestFailure) -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void
) {
  let place = TestPlace(fileID, filePath, line, column)
  let start = NavigationState(layers: [
    .init(style: .base, list: StatedList([StatedEntry(app.flow.start)]))
  ])
  restore(json, in: app, start, change) { fail(place.failure($0)) }
}

@MainActor
private func restore<C: Coordinator>(
  _ json: Data, in app: C, _ before: NavigationState<C.Route>,
  _ change: (inout NavigationState<C.Route>) -> Void, fail: (String) -> Void
) {
  do {
    let report = app.restore(try NavigationSnapshot(json: json))
    let there = NavigationState(of: app).anonymous
    var stated = before.becoming(there)
    change(&stated)
    let comparison = StateComparison(before: before, stated: stated, there: there)
    guard !comparison.lines.isEmpty else { return }
    let drops = report.dropped.prefix(3).map { "  dropped: \($0)" }
    let lines = ["What came back is not as stated."] + comparison.lines + drops
    fail((lines + [comparison.correction.line()].compactMap(\.self)).joined(separator: "\n"))
  } catch {
    fail("The snapshot cannot be read: \(error)")
  }
}

extension NavigationState {
  /// The same state without identities, because another app has its own.
  fileprivate var anonymous: NavigationState {
    var state = self
    for place in state.layers.indices {
      state.layers[place].id = nil
      state.layers[place].list.forgetIDs()
    }
    return state
  }
}
