import Foundation

/// A file that keeps data across runs, used by one program at a time.
///
/// - When `replace` returns nil, its data are on disk.
/// - Whenever the program is killed, the file contains the complete old or new data.
/// - Data that cannot be read are set aside under another name, and not overwritten.
public final class KeptFile {
  /// The file as it was given.
  public let path: String

  private let folder: StoreFolder
  private let name: String
  /// The file that has the name now, locked: another program that opens it finds it in use.
  private var current: Int32

  /// Opens a file, or makes an empty one if there is none. The file stays reserved for this object
  /// as long as the object lives.
  ///
  /// - Throws: `StoreError` if its folder does not exist or cannot be written, if it is not a file,
  ///   or if another program uses it.
  public init(path: String) throws(StoreError) {
    let end = path.lastIndex(of: "/")
    let name = String(path[(end.map(path.index(after:)) ?? path.startIndex)...])
    // Before a slash at the start is the root.
    let directory = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    folder = try StoreFolder.open(directory)
    current = try Self.reserve(name, of: path, in: folder)
    self.path = path
    self.name = name
    try folder.tryToWrite(name)
  }

  deinit {
    // A process that is being started may have a copy of the descriptor for a moment.
    flock(current, LOCK_UN)
    close(current)
  }

  /// Returns the data of the file. Empty if it is new.
  public func read() throws(StoreError) -> [UInt8] {
    do throws(FileFailure) {
      return try folder.read(name) ?? []
    } catch {
      throw StoreError(
        .cannotRead, path, "the file cannot be read", because: error.reason,
        help: "make it readable, or move it away")
    }
  }

  /// Replaces the data of the file. Returns a reason, in a few words, if that fails, or nil.
  public func replace(with bytes: [UInt8]) -> String? {
    do throws(FileFailure) {
      let new = try folder.exchange(name, with: bytes) { flock($0, LOCK_EX | LOCK_NB) }
      close(current)
      current = new
      return nil
    } catch {
      return error.reason
    }
  }

  /// Renames the file, continues with an empty one, and returns the new name.
  public func setAside() throws(StoreError) -> String {
    let newName = try folder.setAside(name)
    let new = try Self.reserve(name, of: path, in: folder)
    close(current)
    current = new
    return newName
  }

  /// Locks a file for this program. The system unlocks it when the program ends, however it ends.
  private static func reserve(
    _ name: String, of path: String, in folder: borrowing StoreFolder
  ) throws(StoreError) -> Int32 {
    while true {
      let file: Int32
      do throws(FileFailure) {
        file = try folder.openFile(name)
      } catch {
        throw StoreError(
          .cannotOpen, path, "the file cannot be used", because: error.reason,
          help: "choose a file that you may use")
      }
      let isInUse = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      // Another program may have replaced the file before it was locked.
      if !isInUse, folder.names(file, name) { return file }
      close(file)
      guard !isInUse else {
        throw StoreError(
          .inUse, path, "the file cannot be used", because: "another program uses it",
          help: "quit that program, or choose another file")
      }
    }
  }
}
