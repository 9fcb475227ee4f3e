import BenchmarkReport
import Foundation

/// The sample app with 200,000 todos, from its start to its end: run as a program, if it is built.
@MainActor
struct SampleRows {
  private struct Todo: Decodable {
    let userId: Int
    let id: Int
    let title: String
    let completed: Bool
  }

  private static let runs = 2

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
            Data("Benchmarks: the sample is left out: \(error)\n".utf8))
          return nil
        }
      }
    ]
  }

  private static func row(_ benchmark: Benchmark) throws -> Row {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try run(script, [folder.path, "200000"])
    let app = Bundle.main.bundleURL.appendingPathComponent("SampleApp")
    let todos = folder.appendingPathComponent("todos.json")
    var times: [Double] = []
    var bases: [Double] = []
    // The first of each is the warm-up.
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
    times.removeFirst()
    bases.removeFirst()
    return Row(
      group: benchmark.group, name: benchmark.name, unit: .seconds, figure: times.median,
      reference: Row.Reference(
        kind: .base, figure: bases.median, allocations: nil,
        ratio: zip(times, bases).map { $0 / $1 }.median),
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
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw SampleError(program: program.lastPathComponent, status: process.terminationStatus)
    }
  }
}

private struct SampleError: Error {
  let program: String
  let status: Int32
}
