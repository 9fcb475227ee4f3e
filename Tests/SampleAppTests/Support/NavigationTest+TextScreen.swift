import Kit
import Testing
import Waymark
import WaymarkTesting

extension NavigationTest where C.Screen == any TextScreen {
  /// Chooses an action of the visible screen like a user, and states its result.
  ///
  /// - Parameters:
  ///   - title: The beginning of the action's title.
  ///   - text: The text that the user types, if the action asks for it.
  ///   - result: The result that the user sees; nil for a refusal with any text.
  ///   - change: Turns the state before into the state after. Leave it out to state that nothing changes.
  func choose(
    _ title: String, typing text: String = "", _ result: ActionResult? = .done,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) async {
    await choose(
      { $0.first { $0.title.hasPrefix(title) } }, title, typing: text, result,
      fileID: fileID, filePath: filePath, line: line, column: column, change)
  }

  /// Chooses an action of the visible screen by its number, if several have the same title.
  ///
  /// - Parameters:
  ///   - number: The number of the action, from 1.
  ///   - text: The text that the user types, if the action asks for it.
  ///   - result: The result that the user sees; nil for a refusal with any text.
  ///   - change: Turns the state before into the state after. Leave it out to state that nothing changes.
  func choose(
    _ number: Int, typing text: String = "", _ result: ActionResult? = .done,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) async {
    await choose(
      { $0.dropFirst(number - 1).first }, "\(number)", typing: text, result,
      fileID: fileID, filePath: filePath, line: line, column: column, change)
  }

  private func choose(
    _ find: ([ScreenAction]) -> ScreenAction?, _ name: String, typing text: String,
    _ result: ActionResult?, fileID: StaticString, filePath: StaticString, line: UInt,
    column: UInt, _ change: (inout NavigationState<C.Route>) -> Void
  ) async {
    await screen(
      (any TextScreen).self,
      { screen in
        let said = find(screen.actions)?.perform(text)
        #expect(
          result.map { said == $0 } ?? (said != .done && said != nil),
          "\(name), of \(screen.actions.map(\.title)): \(said.map { "\($0)" } ?? "nothing")",
          sourceLocation: SourceLocation(fileID, filePath, line, column))
      }, fileID: fileID, filePath: filePath, line: line, column: column, change)
  }
}

extension SourceLocation {
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.init(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
