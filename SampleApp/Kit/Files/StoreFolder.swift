import Foundation

/// An open folder whose files are replaced as a whole.
///
/// All calls go through the open folder, so that they reach it even if the current directory of
/// the program changes.
struct StoreFolder: ~Copyable, Sendable {
  let path: String
  private let descriptor: Int32

  /// Takes over an open descriptor.
  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Opens a folder for a program that keeps a file there. Makes the folder first if it does not
  /// exist.
  static func reserve(_ path: String, for name: String) throws(StoreError) -> StoreFolder {
    try create(path)
    let folder = try open(path)
    try folder.reserve()
    try folder.tryToWrite(name)
    return folder
  }

  /// Opens a folder that exists.
  static func open(_ path: String) throws(StoreError) -> StoreFolder {
    let descriptor = Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw StoreError(
        .cannotOpen, path, "the folder cannot be opened",
        because: FileFailure(errno).reason, help: "choose a folder that you may use")
    }
    return StoreFolder(path: path, descriptor: descriptor)
  }

  deinit {
    // A process that is being started may have a copy of the descriptor for a moment.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Returns the bytes of a file, or nil if there is none. Only opens real files.
  func read(_ name: String) throws(FileFailure) -> [UInt8]? {
    var status = stat()
    guard fstatat(descriptor, name, &status, 0) == 0 else {
      let failure = FileFailure(errno)
      if failure == .missing { return nil }
      throw failure
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile }
    return try FileBytes.read(name, in: descriptor)
  }

  /// Opens a file that other programs may have open, too. Makes an empty one if there is none.
  func openFile(_ name: String) throws(FileFailure) -> Int32 {
    let flags = O_RDONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let file = openat(descriptor, name, flags, 0o644)
    guard file >= 0 else { throw FileFailure(errno) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw .notFile
    }
    return file
  }

  /// Whether a name still belongs to an open file.
  func names(_ file: Int32, _ name: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(file, &opened) == 0 && fstatat(descriptor, name, &named, 0) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// Replaces the content of a file. A reader sees either the complete old or the complete new
  /// content.
  func replace(_ name: String, with bytes: [UInt8]) throws(FileFailure) {
    close(try exchange(name, with: bytes) { _ in })
  }

  /// The same, but runs a closure on the new file before it gets its name, and returns it open.
  func exchange(
    _ name: String, with bytes: [UInt8], _ prepare: (Int32) -> Void
  ) throws(FileFailure) -> Int32 {
    let file = try openTemporaryFile(name)
    do throws(FileFailure) {
      prepare(file)
      try write(bytes, to: file)
      // The content must be on disk before the name points to it.
      guard fsync(file) == 0 else { throw FileFailure(errno) }
      guard renameat(descriptor, Self.temporaryName(name), descriptor, name) == 0 else {
        throw FileFailure(errno)
      }
    } catch {
      close(file)
      throw error
    }
    // Some file systems cannot flush a folder, but the rename has happened nevertheless.
    fsync(descriptor)
    return file
  }

  /// Renames `changes.json` to `changes.kept-1.json`, or the next free number, and returns the new
  /// name. Other files get the number at their end, so that a test in Swift is not compiled any more.
  func setAside(_ name: String) throws(StoreError) -> String {
    let ending = name.hasSuffix(".json") ? ".json" : ""
    let stem = name.dropLast(ending.count)
    var number = 1
    var newName: String { "\(stem).kept-\(number)\(ending)" }
    var status = stat()
    while fstatat(descriptor, newName, &status, AT_SYMLINK_NOFOLLOW) == 0 { number += 1 }
    guard renameat(descriptor, name, descriptor, newName) == 0 else {
      throw StoreError(
        .cannotSetAside, path, "\(name) cannot be renamed to \(newName)",
        because: FileFailure(errno).reason, help: "move it away")
    }
    fsync(descriptor)
    return newName
  }

  private static func create(_ path: String) throws(StoreError) {
    var end = path.startIndex
    repeat {
      let next = path.index(end, offsetBy: 1, limitedBy: path.endIndex) ?? path.endIndex
      end = path[next...].firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      guard mkdir(part, 0o755) != 0 else { continue }
      let number = errno
      let failure = FileFailure(FileBytes.exists(part) ? ENOTDIR : number)
      // For an existing folder, systems give different reasons.
      guard !FileBytes.isFolder(part) else { continue }
      throw StoreError(
        .cannotCreate, path, "the folder cannot be created", because: failure.reason,
        help: "choose a folder that can be made")
    } while end < path.endIndex
  }

  /// Locks the folder for this program. The system unlocks it when the program ends, however it
  /// ends.
  private func reserve() throws(StoreError) {
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    throw StoreError(
      .inUse, path, "the folder cannot be used", because: "another program uses it",
      help: "quit that program, or choose another folder")
  }

  /// Makes sure that files can be written, and removes a leftover file of a killed program.
  func tryToWrite(_ name: String) throws(StoreError) {
    do {
      close(try openTemporaryFile(name))
    } catch {
      throw StoreError(
        .cannotWrite, path, "no file can be written in the folder",
        because: error.reason, help: "choose a folder in which you may write")
    }
    unlinkat(descriptor, Self.temporaryName(name), 0)
  }

  /// The name of a file until it replaces the old one.
  private static func temporaryName(_ name: String) -> String { name + ".new" }

  /// Makes a new file under the temporary name, whatever had that name before.
  ///
  /// An existing file is removed and never opened: a named pipe would wait for its reader, and a
  /// hard link shares its content with another file.
  private func openTemporaryFile(_ name: String) throws(FileFailure) -> Int32 {
    let name = Self.temporaryName(name)
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw FileFailure(errno) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, name, flags, 0o644)
    guard file >= 0 else { throw FileFailure(errno) }
    return file
  }

  private func write(_ bytes: [UInt8], to file: Int32) throws(FileFailure) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(file, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      let failure = errno
      if count > 0 {
        start += count
      } else if count == 0 || failure != EINTR {
        throw FileFailure(count == 0 ? EIO : failure)
      }
    }
  }
}
