import Kit
import Testing
import Waymark
import WaymarkTesting

@testable import SampleApp

extension NavigationTest where C == AppCoordinator {
  /// Chooses an action in a column beside what covers the last one, and states its result.
  ///
  /// - Parameters:
  ///   - name: The beginning of the action's title, or its number.
  ///   - column: The position of the column, from 0.
  ///   - text: The text that the user types, if the action asks for it.
  ///   - result: The result that the user sees.
  ///   - change: Turns the state before into the state after. Leave it out to state that nothing changes.
  func choose(
    _ name: some ActionName, inColumn position: Int, typing text: String = "",
    _ result: ActionResult = .done,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<AppRoute>) -> Void = { _ in }
  ) async {
    await screen(
      (any TextScreen).self,
      { _ in
        let actions = root.screen(inColumn: position)?.actions ?? []
        #expect(
          name.find(in: actions)?.perform(text) == result, "\(name), of \(actions.map(\.title))",
          sourceLocation: SourceLocation(fileID, filePath, line, column))
      }, fileID: fileID, filePath: filePath, line: line, column: column, change)
  }
}
