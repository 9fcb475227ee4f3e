/// The options of a run.
struct Options: Hashable, Sendable {
  /// The layout of the features.
  var layout = Layout.stack

  /// The width of the window in characters, which decides whether columns are side by side; nil for
  /// that of the terminal.
  var columns: Int?

  /// The folder to read the data from, or nil for the app's own data.
  var data: String?

  /// The folder to keep changes in, or nil to keep none.
  var store: String?

  /// The file that keeps the navigation state, or nil to keep none.
  var state: String?

  /// The file for a test of the session, or nil to write none.
  var record: String?

  /// The start link, or nil for the restored state or the first screen.
  var open: String?

  /// The commands to perform instead of reading input, or nil.
  var run: String?

  /// The valid widths of the window.
  static let allColumns = 20...1_000
}
