/// The reason why a data folder could not be loaded: a message with the file, the position, and
/// what was expected there.
public struct DataFileError: Error, Sendable {
  /// The kind of problem.
  public enum Code: Hashable, Sendable {
    /// The folder does not exist, or is not a folder.
    case missingFolder
    /// A file does not exist.
    case missingFile
    /// A file exists and cannot be read.
    case unreadable
    /// A file is text in another encoding, or not text.
    case notUTF8
    /// A file breaks the rules of JSON.
    case malformed
    /// A value is of another type than expected.
    case wrongType
    /// An object lacks a key.
    case missingKey
    /// An object has a key twice.
    case repeatedKey
    /// Two items of one file have the same id.
    case duplicateId
  }

  /// The kind of problem.
  public let code: Code

  /// The name of the file, or the path of the folder if that is missing.
  public let file: String

  /// Line and column, both counted from 1, if the text of the file is at fault.
  public internal(set) var place: TextPlace?

  /// The item of the array, counted from 1, if its content is at fault.
  public internal(set) var item: Int?

  /// The key in that item.
  public internal(set) var key: String?

  /// The part of the message after the position.
  private let problem: String

  /// The whole message, on one line: file, position, what was expected, and what was found.
  public var message: String {
    var parts = [file.oneLine()]
    if let place {
      parts.append("line \(place.line), column \(place.column)")
    }
    switch (item, key) {
    case (let item?, let key?): parts.append("item \(item), key \"\(key)\"")
    case (let item?, nil): parts.append("item \(item)")
    case (nil, _): break
    }
    return parts.joined(separator: ": ") + ": " + problem
  }

  init(_ code: Code, file: String, _ problem: String) {
    self.code = code
    self.file = file
    self.problem = problem
  }
}

extension DataFileError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
