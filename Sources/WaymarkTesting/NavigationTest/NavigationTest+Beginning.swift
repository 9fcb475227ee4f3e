public import Waymark

// How the tree begins.
extension NavigationTest {
  /// States how the tree begins, from nothing: each entry that no tab declares has to be named.
  ///
  /// ```swift
  /// navigationTest(AppCoordinator(session), fail: record) { test in
  ///   test.begins { $0.base = [.home]; $0.present(.signIn, as: .cover) }
  /// }
  /// ```
  ///
  /// Without it a test takes whatever is there as the state before its first step. It comes before any step.
  ///
  /// - Parameter statement: Makes of an empty base what is there.
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
  /// The base alone, with nothing in it.
  var withoutEntries: NavigationState {
    var state = self
    state.layers = [Layer(id: layers[0].id, style: layers[0].style, list: StatedList())]
    return state
  }
}
