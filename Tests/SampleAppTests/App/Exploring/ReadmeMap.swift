import Foundation

/// The map in the README.
enum ReadmeMap {
  private static let (start, end) = ("```mermaid\n", "\n```\n")

  private static var file: URL {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    return root.appending(path: "README.md")
  }

  /// True if the variable WAYMARK_WRITE asks for it to be written anew.
  static var isWanted: Bool { ProcessInfo.processInfo.environment["WAYMARK_WRITE"] == "map" }

  /// The present map; nil if there is none.
  static func text() throws -> String? {
    let text = try String(contentsOf: file, encoding: .utf8)
    return range(in: text).map { String(text[$0]) }
  }

  static func write(_ map: String) throws {
    var text = try String(contentsOf: file, encoding: .utf8)
    guard let range = range(in: text) else { return }
    text.replaceSubrange(range, with: map)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func range(in text: String) -> Range<String.Index>? {
    guard let first = text.range(of: start)?.upperBound,
      let last = text.range(of: end, range: first..<text.endIndex)?.lowerBound
    else { return nil }
    return first..<last
  }
}
