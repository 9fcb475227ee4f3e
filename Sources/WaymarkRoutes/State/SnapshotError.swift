/// The reason why bytes are not a snapshot, or a snapshot cannot be written.
///
/// ```swift
/// do {
///   app.restore(try NavigationSnapshot(json: data))
/// } catch {
///   print(error)  // the state cannot be read: it is not JSON
/// }
/// ```
public struct SnapshotError: Error, Hashable, Sendable {
  /// The kind of fault.
  ///
  /// A later version may add more, so a `switch` over them needs a `default`.
  public struct Code: Hashable, Sendable {
    private let name: String

    /// The bytes are not JSON, or not the JSON of a snapshot.
    public static let unreadable = Code(name: "unreadable")
    /// A later version of Waymark wrote it.
    public static let unknownFormat = Code(name: "unknownFormat")
    /// A layer has a style that this version does not know.
    public static let unknownStyle = Code(name: "unknownStyle")
    /// There are more bytes than may be read or written.
    public static let tooLong = Code(name: "tooLong")
    /// Tabs are nested too deep to be written.
    public static let unwritable = Code(name: "unwritable")
  }

  enum Fault: Hashable {
    case unreadable(String)
    case unknownFormat(Int)
    case unknownStyle(String)
    case tooLong(Int, limit: Int)
    case unwritable
  }

  let fault: Fault

  init(_ fault: Fault) {
    self.fault = fault
  }

  /// The kind of fault.
  public var code: Code {
    switch fault {
    case .unreadable: .unreadable
    case .unknownFormat: .unknownFormat
    case .unknownStyle: .unknownStyle
    case .tooLong: .tooLong
    case .unwritable: .unwritable
    }
  }
}

extension SnapshotError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch fault {
    case .unreadable(let why): "the state cannot be read: \(why)"
    case .unknownFormat(let format):
      "the state has format \(format), and this version reads \(NavigationSnapshot.format): "
        + (format < NavigationSnapshot.format ? "no version wrote it" : "a later version wrote it")
    case .unknownStyle(let name):
      "a layer of the state is a \"\(name.escapingLineBreaks())\", which this version does not know"
    case .tooLong(let count, let limit):
      "the state has \(count) bytes, and no more than \(limit) are read; raise `limit` if it is yours"
    case .unwritable:
      "the state cannot be written: tabs lie more than \(NavigationSnapshot.deepest) deep in tabs"
    }
  }

  /// The finding of a decoder, in words.
  ///
  /// - Parameter isJSON: Returns whether the bytes are JSON at all.
  static func words(for error: any Error, isJSON: () -> Bool) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): return "\"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      guard !context.codingPath.isEmpty else { return "it is not a snapshot" }
      let keys = context.codingPath.map(\.stringValue).joined(separator: ".")
      return "\"\(keys)\" has the wrong type"
    // A number that does not fit is reported like bytes that are no JSON, without its place.
    case .dataCorrupted where isJSON(): return "a number is no integer, or too large"
    default: return "it is not JSON"
    }
  }
}
