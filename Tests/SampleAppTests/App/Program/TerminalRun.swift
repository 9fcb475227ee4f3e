import Foundation
import Testing

/// One run of the built program in a terminal made for it.
struct TerminalRun {
  let output: String
  let code: Int32

  /// Runs the program with lines typed in advance, in a terminal that may report its width.
  init(
    _ arguments: [String] = [], typed: String, environment: [String: String] = [:],
    columns: UInt16 = 0
  ) throws {
    var size = winsize(ws_row: 0, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var main: Int32 = -1
    var terminal: Int32 = -1
    try #require(openpty(&main, &terminal, nil, nil, &size) == 0)
    defer { close(main) }
    let handle = FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
    let process = Process()
    process.executableURL = try ProgramRun.program
    process.arguments = arguments
    process.environment = environment
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    let bytes = Array(typed.utf8)
    try #require(write(main, bytes, bytes.count) == bytes.count)
    let limit = try process.runLimited()
    defer { limit.cancel() }
    close(terminal)
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(main, &buffer, buffer.count), count > 0 {
      output += buffer.prefix(count)
    }
    process.waitUntilExit()
    code = process.terminationStatus
    self.output = String(decoding: output, as: UTF8.self)
  }
}
