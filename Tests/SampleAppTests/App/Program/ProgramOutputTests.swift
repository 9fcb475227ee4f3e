import Foundation
import Testing

@testable import SampleApp

/// Runs the built program, with an output that takes little or nothing.
@Suite("The output of the program", .serialized)
struct ProgramOutputTests {
  @Test(
    "Output that cannot be written ends the program with 74 and one line, whatever it contains",
    arguments: [["--run", "go todos"], [], ["--help"], ["-h"], ["--version"]],
    [
      (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
      (">&- <&-", "Bad file descriptor"),
    ])
  func badOutput(arguments: [String], redirection: (text: String, reason: String)) throws {
    let run = try ProgramRun(arguments, redirecting: redirection.text)
    #expect(run.code == 74)
    #expect(run.output == "")
    #expect(
      run.errors == "SampleApp: the output cannot be written (\(redirection.reason))\n")
  }

  @Test(
    "If even that line cannot be written, the exit code says it",
    arguments: [
      ([], ">/dev/full 2>/dev/full", 74), ([], ">&- 2>&-", 74), ([], ">&- 2>&- <&-", 74),
      (["--moon"], "2>&-", 64), (["--moon"], "2>/dev/full", 64),
      (["--data", "nowhere"], "2>&-", 66), (["--run", "go todos"], "2>&-", 0),
      (["--run", "go todos"], "2>&- <&-", 0),
    ] as [([String], String, Int32)])
  func noErrors(arguments: [String], redirection: String, code: Int32) throws {
    let run = try ProgramRun(arguments, redirecting: redirection)
    #expect(run.code == code)
    #expect(!run.isCrash)
  }

  @Test("A closed output is never mistaken for a file that is opened after it")
  func noMixture() throws {
    let folder = try TestFolder()
    let arguments = ["--store", folder.path, "--run", "go settings; 1; 3; fly"]
    #expect(try ProgramRun(arguments).code == 65)
    let text = try folder.text("changes.json")
    for redirection in [">&-", ">&- 2>&-", ">&- 2>&- <&-", "2>&-"] {
      let run = try ProgramRun(arguments, redirecting: redirection)
      #expect(run.code == (redirection == "2>&-" ? 65 : 74))
      #expect(try folder.text("changes.json") == text)
      #expect(try folder.names == ["changes.json"])
    }
  }

  @Test("A disk that is full during a conversation ends it at the first answer")
  func fullInPipe() throws {
    let run = try ProgramRun(input: "go todos\ngo posts\n", redirecting: ">/dev/full")
    #expect(run.code == 74)
    #expect(run.errors.count { $0.isNewline } == 1)
  }

  @Test("Output that cannot be written still leaves the recording")
  func recordingWithoutOutput() throws {
    let folder = try TestFolder()
    let arguments = ["--record", folder.path + "/walk.swift", "--run", "go todos"]
    let run = try ProgramRun(arguments, redirecting: ">/dev/full")
    #expect(run.code == 74)
    #expect(run.errors == "SampleApp: the output cannot be written (No space left on device)\n")
    #expect(try folder.text("walk.swift").contains("@Test func walk() async throws {\n"))
  }

  @Test("A recording that cannot be written at the end gives 74, and one line")
  func lostRecording() throws {
    let folder = try TestFolder()
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = try ProgramRun.program
    process.arguments = ["--record", folder.path + "/walk.swift"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    let limit = try process.runLimited()
    defer { limit.cancel() }
    // The file is opened before the first answer.
    try #require(!output.fileHandleForReading.availableData.isEmpty)
    try FileManager.default.removeItem(atPath: folder.path)
    try input.fileHandleForWriting.close()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    let text = String(decoding: message, as: UTF8.self)
    #expect(text.hasPrefix("SampleApp: Not recorded: ") && text.hasSuffix(").\n"), "\(text)")
    #expect(text.count { $0.isNewline } == 1)
  }

  @Test("A reader that goes away ends the program with a message")
  func closedPipe() throws {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = try ProgramRun.program
    process.arguments = ["--run", Array(repeating: "log", count: 2_000).joined(separator: ";")]
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    let limit = try process.runLimited()
    defer { limit.cancel() }
    _ = output.fileHandleForReading.readData(ofLength: 1)
    try output.fileHandleForReading.close()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 74)
    #expect(
      String(decoding: message, as: UTF8.self)
        == "SampleApp: the output cannot be written (Broken pipe)\n")
  }
}
