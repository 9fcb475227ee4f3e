import Kit
import Waymark
import WaymarkTesting

/// Performs the commands of a session, and writes a test of it to a file.
///
/// It learns about each action of the user before the action runs, so that the test contains it as
/// it was called.
final class Recording: Hands {
  private let file: RecordingFile
  private let recorder: SessionRecorder<AppCoordinator>
  private var last = ""

  /// Begins with a new app, before anything is done with it.
  init(_ file: RecordingFile, of app: AppCoordinator) {
    self.file = file
    recorder = SessionRecorder(app) { [data = file.data, layout = app.layout] in
      AppCoordinator(stores: AppStores(data: data), layout: layout)
    }
  }

  func step(_ source: String, _ verb: @escaping @MainActor (AppCoordinator) -> Outcome) -> Outcome {
    recorder.step(source, verb)
  }

  func open(_ link: String) -> Outcome { recorder.step(.open(link)) }

  func select(_ route: AppRoute) -> Outcome { recorder.step(.select(route)) }

  func answer(_ answer: LeaveAnswer) -> Outcome { recorder.answer(answer) ?? .unchanged }

  func user(_ gesture: UserGesture, _ body: () -> Void) { recorder.user(gesture, body) }

  /// Performs an action of a screen, like `choose` of the app's tests.
  func choose(
    _ action: ScreenAction, _ number: Int, of screen: any TextScreen, _ text: String
  ) -> ActionResult {
    let title = action.title
    // Another action's title may begin with the same text. Then the number decides.
    let isFirst = screen.actions.firstIndex { $0.title.hasPrefix(title) } == number
    let column = recorder.root.column(beside: screen)
    var result: ActionResult?
    func line() -> String {
      var words = [isFirst ? title.literal : "\(number + 1)"]
      if let column { words.append("inColumn: \(column)") }
      if !text.isEmpty { words.append("typing: \(text.literal)") }
      if case .refused(let message) = result {
        words.append(".refused(\(message.literal))")
      }
      return "await test.choose(\(words.joined(separator: ", ")))"
    }
    recorder.record(line()) { app in
      let screen = column.map { app.screen(inColumn: $0) } ?? app.screen(as: (any TextScreen).self)
      let actions = screen?.actions ?? []
      let action =
        isFirst ? actions.first { $0.title.hasPrefix(title) } : actions.dropFirst(number).first
      let said = action?.perform(text)
      result = result ?? said
    }
    return result ?? .done
  }

  func settle() async {
    await recorder.settle()
    await recorder.root.settle()
  }

  /// Writes the test of the session so far, unless the file already contains it.
  func save(isTried: Bool) async -> String? {
    let source = await recorder.source(
      test: file.testName,
      app:
        "try AppCoordinator(stores: AppStores(data: \(file.loading)), layout: .\(recorder.root.layout))",
      imports: ["Kit", "Posts", "Settings", "Todos"], testable: ["SampleApp"],
      isTried: isTried)
    guard source != last else { return nil }
    guard let lost = file.replace(with: source) else {
      last = source
      return nil
    }
    return isTried ? lost : lost + " It is tried again with the next command."
  }
}

extension String {
  /// The text as source. Invisible marks are escapes, which its reader sees.
  var literal: String { debugDescription.oneLine() }
}
