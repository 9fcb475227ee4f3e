import Foundation

extension SampleData {
  /// The names of the files of a data folder, in the order in which they are read.
  public static let fileNames = ["todos.json", "posts.json", "comments.json", "users.json"]

  /// Returns the data that comes with the app.
  ///
  /// - Throws: `DataFileError` if the app was installed without its files.
  public static func bundled() throws(DataFileError) -> SampleData {
    // The place of files inside a bundle differs between platforms, so this asks the bundle.
    let file = Bundle.module.url(forResource: "todos", withExtension: "json")
    return try load(from: file?.deletingLastPathComponent().path ?? Bundle.module.bundlePath)
  }

  /// Returns the data of the four files `todos.json`, `posts.json`, `comments.json`, `users.json`
  /// in a folder.
  ///
  /// Each file is a JSON array of objects with the keys of the type of its name. Other keys are
  /// skipped. Ids that lead to nothing are allowed: such a post has no author. Takes linear time
  /// and writes nothing.
  ///
  /// - Throws: `DataFileError` for the first problem, in the order of `fileNames`.
  public static func load(from directory: String) throws(DataFileError) -> SampleData {
    guard FileBytes.isFolder(directory) else {
      throw .missingFolder(directory, exists: FileBytes.exists(directory))
    }
    var data = SampleData()
    data.todos = try records(in: directory, file: fileNames[0])
    data.posts = try records(in: directory, file: fileNames[1])
    data.comments = try records(in: directory, file: fileNames[2])
    data.users = try records(in: directory, file: fileNames[3])
    return data
  }

  private static func records<Record: DataRecord>(
    in directory: String,
    file: String
  ) throws(DataFileError) -> [Record] {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(directory + "/" + file)
    } catch {
      throw .unreadable(file, because: error, expected: "a JSON array of \(Record.plural)")
    }
    var reader = try JSONReader(file: file, bytes: bytes)
    return try reader.readRecords()
  }
}
