/// What the arguments of the program ask for.
struct Options: Hashable, Sendable {
  /// How the features are composed.
  var layout = Layout.stack

  /// How many characters wide the output is, or nil for the width of the terminal.
  var columns: Int?

  /// The folder to read the data from, or nil for the data of the app.
  var data: String?

  /// The folder to keep changes in, or nil to keep none.
  var store: String?

  /// The file to keep where the app is in, or nil to start anew each time.
  var state: String?

  /// The file to write a test of the session to, or nil to write none.
  var record: String?

  /// The link to start at, or nil to start at the first screen, or where the app was.
  var open: String?

  /// The commands to carry out instead of reading input, or nil.
  var run: String?

  /// The widths that an output may have.
  static let allColumns = 20...1_000
}
