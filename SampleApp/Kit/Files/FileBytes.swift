import Foundation

/// Reads whole files with plain system calls, whose reasons are the same everywhere.
enum FileBytes {
  /// How large a file may be, in bytes. A larger file is not data of this app, and might be
  /// endless.
  private static let limit = 1_000_000_000

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the bytes of a file, named by a path, from an open folder if one is given.
  static func read(_ path: String, in folder: Int32 = AT_FDCWD) throws(FileFailure) -> [UInt8] {
    // Without O_NONBLOCK, opening a named pipe would wait for its writer. Without O_NOCTTY, opening
    // a terminal would tie the program to it.
    let descriptor = openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileFailure(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileFailure(EISDIR)
    default: throw .notFile
    }
    guard status.st_size <= limit else { throw FileFailure(EFBIG) }
    return try read(descriptor, expecting: Int(status.st_size))
  }

  private static func read(
    _ descriptor: Int32,
    expecting size: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than the size, so that the end is found at once.
    var room = max(size, 0) + 1
    while true {
      var failure: Int32 = 0
      var isEnd = false
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let result = Foundation.read(descriptor, buffer.baseAddress, room)
        failure = result < 0 ? errno : 0
        isEnd = result == 0
        count = max(result, 0)
      }
      if isEnd { return bytes }
      if failure != 0 && failure != EINTR { throw FileFailure(failure) }
      bytes = bytes.isEmpty ? part : bytes + part
      // The file may grow while it is read.
      guard bytes.count <= limit else { throw FileFailure(EFBIG) }
      room = 65_536
    }
  }
}
