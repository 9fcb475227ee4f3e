import Kit
import Waymark
import WaymarkTesting

/// Writes a test of a session to a file.
///
/// It is told what the user does before that is done, so that the test says it in the same words.
@MainActor
final class Recording {
  /// Why what the file held is kept elsewhere, on one line, or nil.
  let notice: String?

  private let file: KeptFile
  private let data: SampleData
  private let layout: Layout
  /// The expression that loads the data.
  private let loading: String
  private var recorder: SessionRecorder<AppCoordinator>?
  private var last = ""

  /// What each file begins with that was recorded and not reviewed.
  private static let header = "// Recorded, not yet reviewed."

  /// Opens a file.
  ///
  /// A file of anything else than a recording is renamed to `NAME.damaged-1` or the next free number, and `notice` says
  /// so: it may be a test that somebody has reviewed.
  init(
    path: String, _ data: SampleData, from folder: String?, layout: Layout
  ) throws(StoreError) {
    file = try KeptFile(path: path)
    self.data = data
    self.layout = layout
    loading =
      folder.map { "SampleData.load(from: \($0.debugDescription))" } ?? "SampleData.bundled()"
    let bytes = try file.read()
    guard !bytes.isEmpty, !bytes.starts(with: Self.header.utf8) else {
      notice = nil
      return
    }
    let name = try file.setAside()
    notice =
      "\(path.oneLine()) is no recording that nobody has reviewed. It is kept as \(name.oneLine())."
  }

  /// Begins with an app before anything is done with it.
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

  /// Has the user do something that a body carries out.
  func user(_ gesture: UserGesture, _ body: () -> Void) { recorder?.user(gesture, body) }

  /// Does an action of the visible screen, as `choose` of the app's tests does.
  func choose(_ action: ScreenAction, _ number: Int, _ text: String) -> ActionResult? {
    guard let recorder else { return nil }
    let title = action.title
    // There may be another one whose title begins so, and then the number says which.
    let actions = recorder.root.screen(as: (any TextScreen).self)?.actions ?? []
    // What lies in sight beside the visible screen is not chosen there, but seen.
    guard actions.indices.contains(number), actions[number].title == title else { return nil }
    let isFirst = actions.firstIndex { $0.title.hasPrefix(title) } == number
    var result: ActionResult?
    func line() -> String {
      var words = [isFirst ? title.debugDescription : "\(number + 1)"]
      if !text.isEmpty { words.append("typing: \(text.debugDescription)") }
      if case .refused(let message) = result {
        words.append(".refused(\(message.debugDescription))")
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

  /// Waits until nothing changes any more.
  func settle() async { await recorder?.settle() }

  /// Writes the test of all that was done so far, unless the file has it already.
  ///
  /// - Parameter isTried: True to try it first, which takes as long as the session has commands.
  /// - Returns: Why it is not written, on one line, or nil.
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
    return
      "Not recorded: \(file.path.oneLine()) cannot be written (\(reason)). It is tried again with the next command."
  }

  /// The name of the file as that of a test.
  private var testName: String {
    let name = file.path.split(separator: "/").last?.prefix { $0.isLetter || $0.isNumber } ?? ""
    guard let first = name.first, first.isLetter else { return "recordedSession" }
    return first.lowercased() + name.dropFirst()
  }
}
