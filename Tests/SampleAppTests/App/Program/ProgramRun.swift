import Foundation
import Testing

/// One run of the built program `SampleApp`, which is in the folder of the test bundle or program.
struct ProgramRun {
  let output: String
  let errors: String
  let code: Int32
  let isCrash: Bool

  /// Runs the program; a shell can redirect its output first: `>/dev/full`.
  init(_ arguments: [String] = [], input: String = "", redirecting: String? = nil) throws {
    let process = Process()
    let pipes = (input: Pipe(), output: Pipe())
    // A second pipe could fill up while the first is read.
    let folder = try TestFolder()
    try folder.write("", to: "errors")
    let program = try Self.program
    process.executableURL = redirecting == nil ? program : URL(filePath: "/bin/sh")
    process.arguments =
      redirecting.map { ["-c", "exec \"$0\" \"$@\" \($0)", program.path] + arguments } ?? arguments
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = try FileHandle(forWritingTo: URL(filePath: folder.path + "/errors"))
    let limit = try process.runLimited()
    defer { limit.cancel() }
    // The input is short enough for the pipe, so that neither side waits.
    try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.input.fileHandleForWriting.close()
    output = String(
      decoding: pipes.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    errors = try folder.text("errors")
    code = process.terminationStatus
    isCrash = process.terminationReason == .uncaughtSignal
  }

  /// The lines of the output that show a path.
  var paths: [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("path: ") }.map(String.init)
  }

  /// The lines of the output that show a link.
  var urls: [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("url: ") }.map(String.init)
  }

  /// The built program.
  static var program: URL {
    get throws {
      let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
      let tests = Bundle.main.executableURL?.deletingLastPathComponent()
      let found = (bundles + [tests].compactMap { $0 })
        .map { $0.appendingPathComponent("SampleApp") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      return try #require(found, "SampleApp is not beside the tests")
    }
  }
}
