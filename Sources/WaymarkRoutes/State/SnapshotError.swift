/// The reason why bytes are not a snapshot, or a snapshot cannot be written.
///
/// ```swift
/// do {
///   app.restore(try NavigationSnapshot(json: data))
/// } catch {
///   print(error)  // the state cannot be read: it is not JSON
///   error.code    // unreadable
/// }
/// ```
///
/// Two errors are equal if their codes are equal, so a test compares the code and not the text.
public struct SnapshotError: Error, Hashable, Sendable {
  /// The kind of fault.
  ///
  /// A later version may add more, so a `switch` over them needs a `default`.
  public struct Code: Hashable, Sendable {
    enum Kind: String, CaseIterable {
      case unreadable, unknownFormat, unknownStyle, tooLong, unwritable
    }

    let kind: Kind

    /// The bytes are not JSON, or not the JSON of a snapshot.
    public static let unreadable = Code(kind: .unreadable)
    /// It has a format that this version does not read: that of a later version, or one that no
    /// version wrote.
    public static let unknownFormat = Code(kind: .unknownFormat)
    /// A layer has a style that this version does not know.
    public static let unknownStyle = Code(kind: .unknownStyle)
    /// There are more bytes than may be read or written.
    public static let tooLong = Code(kind: .tooLong)
    /// Tabs are nested too deep to be written.
    public static let unwritable = Code(kind: .unwritable)
  }

  enum Fault {
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

  /// The number of bytes; nil unless there are too many.
  public var count: Int? {
    if case .tooLong(let count, _) = fault { count } else { nil }
  }

  /// The most bytes that may be read or written; nil unless there are more.
  public var limit: Int? {
    if case .tooLong(_, let limit) = fault { limit } else { nil }
  }

  /// The format that this version does not read; nil if that is not the reason.
  public var format: Int? {
    if case .unknownFormat(let format) = fault { format } else { nil }
  }

  /// The name of the style that this version does not know; nil if that is not the reason.
  public var style: String? {
    if case .unknownStyle(let name) = fault { name } else { nil }
  }

  /// Whether both have the same code.
  public static func == (left: SnapshotError, right: SnapshotError) -> Bool {
    left.code == right.code
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }
}

extension SnapshotError.Code: CaseIterable, RawRepresentable {
  /// All of them, in a stable order.
  public static var allCases: [SnapshotError.Code] { Kind.allCases.map { Self(kind: $0) } }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// Makes the code with a name, or nil if there is none.
  ///
  /// - Parameter rawValue: The name.
  public init?(rawValue: String) {
    guard let kind = Kind(rawValue: rawValue) else { return nil }
    self.init(kind: kind)
  }
}

extension SnapshotError.Code: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension SnapshotError: CustomStringConvertible {
  /// The message.
  public var description: String { message }

  /// What is wrong, and what to do about it, on one line.
  public var message: String {
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
