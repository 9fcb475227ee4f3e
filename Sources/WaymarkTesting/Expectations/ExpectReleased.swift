/// Fails for each object that outlives the closure that returns it.
///
/// ```swift
/// await expectReleased(fail: record) {
///   let app = AppCoordinator()
///   app.navigate(to: .todos(.add))
///   return [app, app.projection.leaf?.screen]
/// }
/// ```
///
/// Tasks get time to run before the objects are checked, because a task may release what it keeps.
///
/// - Parameters:
///   - fail: Called for each object that is still alive.
///   - body: Returns what should be released: coordinators, screens, stores. Nil, or a value that is not an object,
///     fails, too.
/// - Complexity: Linear in the objects, and some thirty turns of the main actor.
@MainActor
public func expectReleased(
  fail: @escaping @MainActor (TestFailure) -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @MainActor () async throws -> [Any?]
) async rethrows {
  let place = TestPlace(fileID, filePath, line, column)
  let kept = try await body().enumerated().map { Kept($1, number: $0 + 1) }
  await letTasksGoOn()
  for one in kept {
    if let fault = one.fault { fail(place.failure(fault)) }
  }
}

/// Something that should be released.
private struct Kept {
  private weak var object: AnyObject?
  private let name: String?
  private let number: Int

  init(_ value: Any?, number: Int) {
    self.number = number
    guard let value, type(of: value) is AnyClass else {
      name = nil
      return
    }
    object = value as AnyObject
    name = "\(type(of: value))"
  }

  var fault: String? {
    guard let name else {
      return "Value \(number) of the closure is not an object, so it cannot outlive it."
    }
    return object == nil ? nil : "\(name) outlives the closure that returned it. What keeps it?"
  }
}
