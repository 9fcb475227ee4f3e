public import Waymark

extension NavigationTest {
  /// Uses the screen that is visible, waits until nothing changes any more, and states what has changed.
  ///
  ///     before  Todos[list]
  ///     call    await test.screen(TodoList.self, { $0.tap(7) }) { $0.base.append(.detail(id: 7)) }
  ///     after   Todos[list, detail(id: 7)], or a failure
  ///
  /// - Parameters:
  ///   - type: The type of the screen, or of what a case of an enum of screens holds.
  ///   - action: What is done with it.
  ///   - change: Makes of the state before the one after; without it nothing changes.
  public func screen<Model>(
    _ type: Model.Type, _ action: @MainActor (Model) async throws -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) async rethrows {
    begin(at: TestPlace(fileID, filePath, line, column))
    guard let model = visible(type) else { return }
    noteLiving()
    try await action(model)
    await comeToRest()
    check(nil, .any, change)
  }

  /// Uses the screen that is visible, and states what that changes at once.
  ///
  /// - Parameters:
  ///   - type: The type of the screen, or of what a case of an enum of screens holds.
  ///   - action: What is done with it.
  ///   - change: Makes of the state before the one after; without it nothing changes.
  @_disfavoredOverload  // In an asynchronous test the one that waits is meant.
  public func screen<Model>(
    _ type: Model.Type, _ action: (Model) throws -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) rethrows {
    begin(at: TestPlace(fileID, filePath, line, column))
    guard let model = visible(type) else { return }
    noteLiving()
    try action(model)
    check(nil, .any, change)
  }

  /// The screen that is visible; nil where nothing is.
  public var visible: C.Screen? { root.projection.leaf?.screen }

  private func visible<Model>(_ type: Model.Type) -> Model? {
    if let model = root.screen(as: type) { return model }
    let leaf = root.projection.leaf
    let name = leaf?.name ?? "what is visible"
    let there = leaf?.screen.map { "The screen of \(name) is \(typeName(of: $0))" }
    fail("\(there ?? "There is no screen of \(name)"), and \(Model.self) was asked for.", at: place)
    return nil
  }
}

/// The type of what a screen holds, of cases of enums that of their payload.
private func typeName(of screen: Any) -> String {
  payload(of: screen).map { typeName(of: $0) } ?? "\(type(of: screen))"
}

/// The payload of a case; nil for any other value.
func payload(of value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return nil }
  return mirror.children.first?.value
}

extension Coordinator {
  /// The screen that is visible, as what it is; nil if it is something else.
  ///
  /// ```swift
  /// let list = try #require(app.screen(as: TodoList.self))
  /// list.tap(7)
  /// ```
  ///
  /// If screens are cases of an enum it is the payload of the case, at any depth. A fresh coordinator becomes a root, and the
  /// screen is made if nobody has seen it yet.
  ///
  /// - Parameter type: The type of the model.
  public func screen<Model>(as type: Model.Type) -> Model? {
    var screen: Any? = projection.leaf?.screen
    while let value = screen {
      if let model = value as? Model { return model }
      screen = payload(of: value)
    }
    return nil
  }
}
