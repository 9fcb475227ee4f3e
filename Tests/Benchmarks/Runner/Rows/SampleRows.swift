import BenchmarkReport
import Dispatch
import Foundation

/// The sample app with 200,000 todos, from start to end: run as a program, if it is built.
@MainActor
struct SampleRows {
  private struct Todo: Decodable {
    let userId: Int
    let id: Int
    let title: String
    let completed: Bool
  }

  /// How often each runs after the warm-up. The fastest run counts, since both read files and wait.
  private static let runs = 3

  var benchmarks: [Benchmark] {
    [
      Benchmark(
        group: "Sample", name: "start with 200,000 todos, beside JSONDecoder alone",
        limits: [Limit(.seconds, 3)]
      ) { benchmark, _ in
        do {
          return try Self.row(benchmark)
        } catch {
          FileHandle.standardError.write(
            Data("Benchmarks: the sample cannot be measured: \(error)\n".utf8))
          return nil
        }
      }
    ]
  }

  private static func row(_ benchmark: Benchmark) throws -> Row {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = Bundle.main.bundleURL.appendingPathComponent("SampleApp")
    guard FileManager.default.isExecutableFile(atPath: app.path) else { throw SampleError.notBuilt }
    try run(script, [folder.path, "200000"])
    let todos = folder.appendingPathComponent("todos.json")
    var times: [Double] = []
    var bases: [Double] = []
    // The first run of each is the warm-up.
    for _ in 0...runs {
      let clock = ContinuousClock()
      times.append(
        try clock.measure { try run(app, ["--data", folder.path, "--run", "go todos; quit"]) }
          .nanoseconds / 1e9)
      bases.append(
        try clock.measure {
          keep(try JSONDecoder().decode([Todo].self, from: Data(contentsOf: todos)))
        }.nanoseconds / 1e9)
    }
    let time = times.dropFirst().min() ?? .infinity
    let base = bases.dropFirst().min() ?? .infinity
    return Row(
      group: benchmark.group, name: benchmark.name, unit: .seconds, figure: time,
      reference: Row.Reference(
        kind: .base, figure: base, allocations: nil, ratio: time / base),
      limits: benchmark.limits)
  }

  private static var script: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent(
        "../../../Fixtures/Scripts/make-todos.sh")
  }

  private static func run(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program.standardizedFileURL
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    // `waitUntilExit` only checks every 50 ms on some platforms.
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    try process.run()
    hasEnded.wait()
    guard process.terminationStatus == 0 else {
      throw SampleError.failed(
        program: program.lastPathComponent, status: process.terminationStatus)
    }
  }
}

private enum SampleError: Error, CustomStringConvertible {
  case notBuilt
  case failed(program: String, status: Int32)

  var description: String {
    switch self {
    case .notBuilt: "it is not built; run `swift build -c release` first"
    case .failed(let program, let status): "\(program) ended with \(status)"
    }
  }
}
