public import Waymark

// How the tree begins.
extension NavigationTest {
  /// States how the tree begins. The state starts out empty, so state every entry, except the first entries of tabs.
  ///
  /// ```swift
  /// navigationTest(AppCoordinator(session), fail: record) { test in
  ///   test.begins { $0.base = [.home]; $0.present(.signIn, as: .cover) }
  /// }
  /// ```
  ///
  /// Call it before the first step. Without it, a test does not check how the tree begins.
  ///
  /// - Parameter statement: Turns the state with an empty base into the state at the beginning.
  public func begins(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ statement: (inout NavigationState<C.Route>) -> Void
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    guard !hasTakenStep else {
      return fail("A step was taken already. State how the tree begins before it.", at: place)
    }
    let nothing = state.withoutEntries
    var stated = nothing.becoming(state)
    statement(&stated)
    let comparison = StateComparison(before: nothing, stated: stated, there: state)
    guard !comparison.lines.isEmpty else { return }
    let lines =
      ["The tree does not begin as stated."] + comparison.lines
      + [comparison.correction.line()].compactMap(\.self)
    fail(lines.joined(separator: "\n"), at: place)
  }
}

extension NavigationState {
  /// The base alone, without entries.
  var withoutEntries: NavigationState {
    var state = self
    state.layers = [Layer(id: layers[0].id, style: layers[0].style, list: StatedList())]
    return state
  }
}
