public import Waymark

extension NavigationTest {
  /// Calls the visible screen, waits until nothing changes any more, and states what has changed.
  ///
  ///     before  Todos[list]
  ///     call    await test.screen(TodoList.self, { $0.tap(7) }) { $0.base.append(.detail(id: 7)) }
  ///     after   Todos[list, detail(id: 7)], or a failure
  ///
  /// - Parameters:
  ///   - type: The type of the screen, or of the payload if screens are enum cases.
  ///   - action: What to do with the screen.
  ///   - change: Turns the state before into the state after. Leave it out to state that nothing changes.
  public func screen<Model>(
    _ type: Model.Type, _ action: @MainActor (Model) async throws -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) async rethrows {
    begin(at: TestPlace(fileID, filePath, line, column))
    guard let model = visible(type) else { return take() }
    noteLiving()
    try await action(model)
    guard await comeToRest() else { return }
    check(nil, .any, change)
  }

  /// Calls the visible screen, and states what that changes at once.
  ///
  ///     before  Todos[list]
  ///     call    test.screen(TodoList.self, { $0.tap(7) }) { $0.base.append(.detail(id: 7)) }
  ///     after   Todos[list, detail(id: 7)], or a failure
  ///
  /// - Parameters:
  ///   - type: The type of the screen, or of the payload if screens are enum cases.
  ///   - action: What to do with the screen.
  ///   - change: Turns the state before into the state after. Leave it out to state that nothing changes.
  @_disfavoredOverload  // In an asynchronous test, the overload that waits is preferred.
  public func screen<Model>(
    _ type: Model.Type, _ action: (Model) throws -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) rethrows {
    begin(at: TestPlace(fileID, filePath, line, column))
    guard let model = visible(type) else { return take() }
    noteLiving()
    try action(model)
    check(nil, .any, change)
  }

  /// The visible screen; nil if there is none.
  ///
  /// ```swift
  /// test.visible is TodoList  // true
  /// ```
  public var visible: C.Screen? { root.projection.leaf?.screen }

  private func visible<Model>(_ type: Model.Type) -> Model? {
    if let model = root.screen(as: type) { return model }
    let leaf = root.projection.leaf
    let name = leaf?.name ?? "what is visible"
    let there = leaf?.screen.map { "The screen of \(name) is \(typeName(of: $0))" }
    fail("\(there ?? "There is no screen of \(name)"), but \(Model.self) was asked for.", at: place)
    return nil
  }
}

/// The type of a screen. For an enum case, the types of its payloads.
private func typeName(of screen: Any) -> String {
  let names = payloads(of: screen).map { typeName(of: $0) }
  switch names.count {
  case 0: return "\(type(of: screen))"
  case 1: return names[0]
  default: return "(\(names.joined(separator: ", ")))"
  }
}

/// The payloads of a case; empty for any other value.
func payloads(of value: Any) -> [Any] {
  func opened<Value>(_ value: Value) -> [Any] {
    CaseParts(of: value)?.payloads.map(\.value) ?? []
  }
  return opened(value)
}

extension Coordinator {
  /// The visible screen as a type; nil if it has another type.
  ///
  /// ```swift
  /// let list = try #require(app.screen(as: TodoList.self))
  /// list.tap(7)
  /// ```
  ///
  /// If screens are enum cases, this is the first payload of that type, at any depth. Reading it makes
  /// a fresh coordinator a root, and makes the screen if nothing has read it yet.
  ///
  /// - Parameter type: The type of the model.
  public func screen<Model>(as type: Model.Type) -> Model? {
    func found(in value: Any) -> Model? {
      value as? Model ?? payloads(of: value).lazy.compactMap { found(in: $0) }.first
    }
    return projection.leaf?.screen.flatMap { found(in: $0) }
  }
}
