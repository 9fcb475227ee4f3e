import Kit
import Waymark
import WaymarkTesting

/// Writes a test of a session to a file.
///
/// It learns about each action of the user before the action runs, so that the test contains it as
/// it was called.
@MainActor
final class Recording {
  /// The reason why the old content of the file was set aside, on one line, or nil.
  let notice: String?

  private let file: KeptFile
  private let data: SampleData
  private let layout: Layout
  /// The expression that loads the data.
  private let loading: String
  private var recorder: SessionRecorder<AppCoordinator>?
  private var last = ""

  /// The first line of each file that was recorded but not reviewed.
  private static let header = "// Recorded, not yet reviewed."

  /// Opens a file.
  ///
  /// If the file is not an unreviewed recording, it is renamed to `NAME.damaged-1` or the next free
  /// number, and `notice` says so. It may be a test that was reviewed.
  init(
    path: String, _ data: SampleData, from folder: String?, layout: Layout
  ) throws(StoreError) {
    file = try KeptFile(path: path)
    self.data = data
    self.layout = layout
    loading =
      folder.map { "SampleData.load(from: \($0.literal))" } ?? "SampleData.bundled()"
    let bytes = try file.read()
    guard !bytes.isEmpty, !bytes.starts(with: Self.header.utf8) else {
      notice = nil
      return
    }
    let name = try file.setAside()
    notice =
      "\(path.oneLine()) is not an unreviewed recording. It is kept as \(name.oneLine())."
  }

  /// Begins with a new app, before anything is done with it.
  func begin(_ app: AppCoordinator) {
    recorder = SessionRecorder(app) { [data, layout] in
      AppCoordinator(stores: AppStores(data: data), layout: layout)
    }
  }

  /// Calls a verb with its source.
  func step(_ source: String, _ verb: @escaping @MainActor (AppCoordinator) -> Outcome) -> Outcome?
  {
    recorder?.step(source, verb)
  }

  /// Opens a link.
  func open(_ link: String) -> Outcome? { recorder?.step(.open(link)) }

  /// Selects a column.
  func select(_ route: AppRoute) -> Outcome? { recorder?.step(.select(route)) }

  /// Answers the open question.
  func answer(_ answer: LeaveAnswer) -> Outcome? { recorder?.answer(answer) }

  /// Records a gesture of the user that a body performs.
  func user(_ gesture: UserGesture, _ body: () -> Void) { recorder?.user(gesture, body) }

  /// Performs an action of the visible screen, like `choose` of the app's tests.
  func choose(_ action: ScreenAction, _ number: Int, _ text: String) -> ActionResult? {
    guard let recorder else { return nil }
    let title = action.title
    // Another action's title may begin with the same text. Then the number decides.
    let actions = recorder.root.screen(as: (any TextScreen).self)?.actions ?? []
    // Actions of other columns are visible, but are not chosen on the visible screen.
    guard actions.indices.contains(number), actions[number].title == title else { return nil }
    let isFirst = actions.firstIndex { $0.title.hasPrefix(title) } == number
    var result: ActionResult?
    func line() -> String {
      var words = [isFirst ? title.literal : "\(number + 1)"]
      if !text.isEmpty { words.append("typing: \(text.literal)") }
      if case .refused(let message) = result {
        words.append(".refused(\(message.literal))")
      }
      return "await test.choose(\(words.joined(separator: ", ")))"
    }
    recorder.record(line()) { app in
      let actions = app.screen(as: (any TextScreen).self)?.actions ?? []
      let action =
        isFirst ? actions.first { $0.title.hasPrefix(title) } : actions.dropFirst(number).first
      let said = action?.perform(text)
      result = result ?? said
    }
    return result
  }

  /// Waits until all work is done.
  func settle() async { await recorder?.settle() }

  /// Writes the test of the session so far, unless the file already contains it.
  ///
  /// - Parameter isTried: True to try it first, at the end. The time grows with the number of commands.
  /// - Returns: The reason why it is not written, on one line, or nil.
  func save(isTried: Bool = false) async -> String? {
    guard let recorder else { return nil }
    let source = await recorder.source(
      test: testName,
      app: "try AppCoordinator(stores: AppStores(data: \(loading)), layout: .\(layout.rawValue))",
      imports: ["Kit", "Posts", "Settings", "Todos"], testable: ["SampleApp"],
      isTried: isTried)
    guard source != last else { return nil }
    guard let reason = file.replace(with: Array(source.utf8)) else {
      last = source
      return nil
    }
    let lost = "Not recorded: \(file.path.oneLine()) cannot be written (\(reason))."
    return isTried ? lost : lost + " It is tried again with the next command."
  }

  /// The name of the test, made from that of the file.
  private var testName: String {
    let name = file.path.split(separator: "/").last?.prefix { $0.isLetter || $0.isNumber } ?? ""
    guard let first = name.first, first.isLetter else { return "recordedSession" }
    return first.lowercased() + name.dropFirst()
  }
}

extension String {
  /// The text as source. Invisible marks are escapes, which its reader sees.
  fileprivate var literal: String { debugDescription.oneLine() }
}
