import Foundation

/// The content of the file that keeps changes.
struct ChangeFile: Codable {
  /// The number of the format that this program writes and reads.
  static let currentVersion = 1

  var version: Int
  var completed: [Int: Bool]
  var titles: [Int: String]
  var added: [Todo]
  /// The users that the app added; nil if there are none, and in files of programs that add no
  /// users.
  var users: [User]?
  var deleted: [Int]
  var lastId: Int
  var theme: Theme?
  var itemsPerPage: PageSize?

  /// Returns the bytes of the file, the same for the same changes.
  static func encode(_ changes: Changes) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(ChangeFile(changes))) + [UInt8(ascii: "\n")]
  }

  /// Returns the changes in the bytes of a file, or throws the reason why they cannot be read.
  static func decode(_ bytes: [UInt8]) throws(ChangeFileProblem) -> Changes {
    let data = Data(bytes)
    let header: Header
    do {
      header = try JSONDecoder().decode(Header.self, from: data)
    } catch DecodingError.dataCorrupted {
      throw .damaged("it is not valid JSON")
    } catch {
      throw .damaged("it has no version number")
    }
    guard header.version <= currentVersion else { throw .newer(header.version) }
    guard header.version == currentVersion,
      let file = try? JSONDecoder().decode(ChangeFile.self, from: data),
      let changes = file.changes
    else {
      throw .damaged("it does not have the content of format \(header.version)")
    }
    return changes
  }

  private init(_ changes: Changes) {
    version = Self.currentVersion
    completed = changes.completed
    titles = changes.titles
    added = changes.added.values.sorted { $0.id < $1.id }
    users = changes.users.isEmpty ? nil : changes.users.values.sorted { $0.id < $1.id }
    deleted = changes.deleted.sorted()
    lastId = changes.lastId
    theme = changes.theme
    itemsPerPage = changes.itemsPerPage
  }

  /// The changes, or nil if two added todos, or two added users, have the same id.
  private var changes: Changes? {
    var changes = Changes()
    for todo in added {
      guard changes.added[todo.id] == nil else { return nil }
      changes.add(todo)
    }
    for user in users ?? [] {
      guard changes.users[user.id] == nil else { return nil }
      changes.add(user)
    }
    for id in deleted {
      changes.delete(id, lastId: lastId)
    }
    for (id, isCompleted) in completed {
      changes.setCompleted(isCompleted, of: id)
    }
    for (id, title) in titles {
      changes.setTitle(title, of: id)
    }
    changes.raiseLastId(to: lastId)
    changes.theme = theme
    changes.itemsPerPage = itemsPerPage
    return changes
  }

  /// The part that every version of the file has.
  private struct Header: Decodable {
    var version: Int
  }
}
