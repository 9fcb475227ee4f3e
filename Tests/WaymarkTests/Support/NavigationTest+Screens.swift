import Testing
import Waymark
import WaymarkTesting

extension NavigationTest {
  /// Starts a task that waits for a result, and states what that shows.
  ///
  /// - Returns: The waiting task.
  func waiting<Value: Sendable>(
    _ wait: @escaping @MainActor (C) async -> Value?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) async -> Task<Value?, Never> {
    let task = await root.waiting(wait)
    await settle(fileID: fileID, filePath: filePath, line: line, column: column, change)
    return task
  }

  /// Starts a task that pushes a route and waits for a number, and states the push.
  func awaitPush(
    of route: C.Route,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> Task<Int?, Never> {
    await waiting(
      { await $0.push(route, returning: Int.self) }, fileID: fileID, filePath: filePath,
      line: line, column: column
    ) { $0.path.append(route) }
  }

  /// Starts a task that presents a route in a sheet and waits for a number, and states the sheet.
  func awaitSheet(
    of route: C.Route,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> Task<Int?, Never> {
    await waiting(
      { await $0.present(route, returning: Int.self) }, fileID: fileID, filePath: filePath,
      line: line, column: column
    ) { $0.present(route, as: .sheet) }
  }
}

extension NavigationTest where C.Screen == TestScreen {
  /// Calls a verb of the topmost screen with a name, and states its outcome and its change.
  @discardableResult
  func step(
    on name: String, _ verb: (Navigator<C>) -> Outcome,
    _ expected: ExpectedOutcome = .performed,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) -> Outcome {
    step(
      on: name, of: C.self, verb, expected, fileID: fileID, filePath: filePath, line: line,
      column: column, change)
  }

  /// The same for a screen of a coordinator below the root.
  @discardableResult
  func step<Owner: Coordinator>(
    on name: String, of type: Owner.Type, _ verb: (Navigator<Owner>) -> Outcome,
    _ expected: ExpectedOutcome = .performed,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) -> Outcome {
    guard let navigator = try? root.navigator(type, of: name) else { return .ignored(.notFound) }
    return step(
      { _ in verb(navigator) }, expected, fileID: fileID, filePath: filePath, line: line,
      column: column, change)
  }
}
