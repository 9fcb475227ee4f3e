import Kit

/// The file for a test of a session.
struct RecordingFile {
  /// The reason why the old content of the file was set aside, on one line, or nil.
  let notice: String?

  /// The data of the app.
  let data: SampleData

  /// The expression that loads the data.
  let loading: String

  private let file: KeptFile

  /// The first line of each file that was recorded but not reviewed.
  private static let header = "// Recorded, not yet reviewed."

  /// Opens a file for the test of an app with data, from a folder if they are not the app's own.
  ///
  /// If the file is not an unreviewed recording, it is renamed to `NAME.kept-1` or the next free
  /// number, and `notice` says so. It may be a test that was reviewed.
  init(path: String, _ data: SampleData, from folder: String? = nil) throws(StoreError) {
    file = try KeptFile(path: path)
    self.data = data
    loading = folder.map { "SampleData.load(from: \($0.literal))" } ?? "SampleData.bundled()"
    let bytes = try file.read()
    guard !bytes.isEmpty, !bytes.starts(with: Self.header.utf8) else {
      notice = nil
      return
    }
    let name = try file.setAside()
    notice =
      "\(path.oneLine()) is not an unreviewed recording. It is kept as \(name.oneLine())."
  }

  /// The name of the test, made from that of the file.
  var testName: String {
    let name = file.path.split(separator: "/").last?.prefix { $0.isLetter || $0.isNumber } ?? ""
    guard let first = name.first, first.isLetter else { return "recordedSession" }
    return first.lowercased() + name.dropFirst()
  }

  /// Replaces the test. Returns the reason why that fails, on one line, or nil.
  func replace(with source: String) -> String? {
    file.replace(with: Array(source.utf8)).map { reason in
      "Not recorded: \(file.path.oneLine()) cannot be written (\(reason))."
    }
  }
}
