import Kit
import Testing
import Waymark
import WaymarkTesting

/// Names an action of a screen.
protocol ActionName {
  func find(in actions: [ScreenAction]) -> ScreenAction?
}

/// The beginning of its title.
extension String: ActionName {
  func find(in actions: [ScreenAction]) -> ScreenAction? {
    actions.first { $0.title.hasPrefix(self) }
  }
}

/// Its number, from 1, if several have the same title.
extension Int: ActionName {
  func find(in actions: [ScreenAction]) -> ScreenAction? { actions.dropFirst(self - 1).first }
}

extension NavigationTest where C.Screen == any TextScreen {
  /// Chooses an action of the visible screen like a user, and states its result.
  ///
  /// - Parameters:
  ///   - name: The beginning of the action's title, or its number.
  ///   - text: The text that the user types, if the action asks for it.
  ///   - taps: How often. Each tap after the first comes when the change is there, and changes nothing more.
  ///   - result: The result of the first tap that the user sees; nil for a refusal with any text.
  ///   - change: Turns the state before into the state after. Leave it out to state that nothing changes.
  func choose(
    _ name: some ActionName, typing text: String = "", taps: Int = 1,
    _ result: ActionResult? = .done,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) async {
    let tapped = visible
    await screen(
      (any TextScreen).self,
      { screen in
        let said = name.find(in: screen.actions)?.perform(text)
        #expect(
          result.map { said == $0 } ?? (said != .done && said != nil),
          "\(name), of \(screen.actions.map(\.title)): \(said.map { "\($0)" } ?? "nothing")",
          sourceLocation: SourceLocation(fileID, filePath, line, column))
      }, fileID: fileID, filePath: filePath, line: line, column: column, change)
    for _ in 1..<taps {
      act(
        { _ in _ = name.find(in: tapped?.actions ?? [])?.perform(text) },
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Writes a title in the visible sheet, which changes nothing yet, and saves it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - change: Turns the state before saving into the state after.
  func save(
    _ title: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void
  ) async {
    await choose(
      "Write a title", typing: title, fileID: fileID, filePath: filePath, line: line,
      column: column)
    await choose(
      "Save", fileID: fileID, filePath: filePath, line: line, column: column, change)
  }

  /// States the text of the visible screen.
  func shows(_ text: String, at place: SourceLocation = #_sourceLocation) {
    #expect(visible?.render() == text, sourceLocation: place)
  }
}

extension SourceLocation {
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.init(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
