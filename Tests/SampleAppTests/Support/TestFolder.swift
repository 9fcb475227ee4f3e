import Foundation

/// A new folder for one test, removed with the value.
final class TestFolder {
  let path: String

  /// Paths outside the folder that are removed with it.
  var others: [String] = []

  init() throws {
    path = NSTemporaryDirectory() + "/waymark-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    for path in others + [path] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Creates a folder with the four data files, all of them empty arrays.
  convenience init(files: [String: String]) throws {
    try self.init()
    for name in ["todos.json", "posts.json", "comments.json", "users.json"] {
      try write("[]", to: name)
    }
    for (name, text) in files {
      try write(text, to: name)
    }
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  /// The names in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
