internal import AllocationCounter
import BenchmarkReport
import Foundation

/// One run of the program: from its arguments to its exit code.
@MainActor
struct Program {
  let arguments: [String]

  func run() async -> Int32 {
    do throws(OptionsError) {
      let options = try Options.parse(arguments)
      switch options.task {
      case .help:
        print(Options.usage)
        return 0
      case .measure: return await measure(options)
      case .compare(let old, let new): return compare(old, new)
      case .work(let rounds): return await work(rounds, options)
      }
    } catch {
      say("\(error.message); --help lists the options")
      return 64
    }
  }

  private func measure(_ options: Options) async -> Int32 {
    waymark_take_one_processor(CommandLine.unsafeArgv)
    guard let benchmarks = benchmarks(options) else { return 64 }
    let busyness = Busyness()
    let (rows, leftOut) = await rows(of: benchmarks, options.isQuick ? .quick : .full, busyness)
    let report = Report(
      machine: Machine.description, date: Date().ISO8601Format(), rows: rows)
    print(report.machine, report.date, separator: "\n")
    for line in Table(rows).lines { print(line) }
    print("", Self.legend, separator: "\n")
    if let text = busyness.text { print(text) }
    if let file = options.json {
      do {
        try report.json().write(to: URL(fileURLWithPath: file))
      } catch {
        say("\(file) cannot be written: \(error)")
        return 66
      }
    }
    let over = rows.filter(\.isOver)
    print("\(rows.count) rows, \(over.count) over budget")
    for row in over { print("over: \(row.key)") }
    for benchmark in leftOut { print("left out: \(benchmark.group): \(benchmark.name)") }
    return over.isEmpty && leftOut.isEmpty || options.isReport ? 0 : 1
  }

  private func work(_ rounds: Int, _ options: Options) async -> Int32 {
    guard let benchmarks = benchmarks(options) else { return 64 }
    for benchmark in benchmarks where await benchmark.work(rounds: rounds) {
      print("\(rounds) rounds: \(benchmark.group): \(benchmark.name)")
    }
    return 0
  }

  private func benchmarks(_ options: Options) -> [Benchmark]? {
    let benchmarks = Catalogue(options).benchmarks
    guard benchmarks.isEmpty else { return benchmarks }
    say("no row contains \(options.filter ?? "what was asked for") in its name")
    return nil
  }

  /// The rows in their order, each from its least disturbed pass, and those that could not be measured.
  private func rows(
    of benchmarks: [Benchmark], _ effort: Effort, _ busyness: Busyness
  ) async -> (rows: [Row], leftOut: [Benchmark]) {
    waymark_steady_heap()
    var passes: [[Row]] = benchmarks.map { _ in [] }
    for hops in [false, true] {
      for pass in 0..<effort.passes {
        // A row that could not be measured once is not tried again.
        for (place, benchmark) in benchmarks.enumerated()
        where benchmark.hops == hops && passes[place].count == pass {
          // Rows that hop or run another program spend time waiting, which says nothing of a busy machine.
          let measure = { await benchmark.measure(effort) }
          let waits = hops || !benchmark.isWork
          guard let row = waits ? await measure() : await busyness.during(measure) else { continue }
          passes[place].append(row)
        }
      }
    }
    return (
      passes.compactMap(Row.undisturbed),
      zip(benchmarks, passes).filter { $0.1.isEmpty }.map(\.0)
    )
  }

  private static let legend = """
    A round of push + pop is two commands. All rows are measured in five passes (one with --quick); the
    least disturbed pass counts, and in it the median of 49 runs after a warm-up. Times are the processor
    time of the thread, and of all threads for results; the sample is timed in elapsed time, and the
    fastest of three runs counts. The floor is the best handwritten code for just that job; a base is
    what the row names, or the first row of its kind. Ratios are medians of the ratios of the runs, since
    both are measured in turn; with --quick they are those of the fastest runs, and may be twice their
    budget. Allocations are printed as ours / compared with. A growth factor that is over, and with --quick
    a ratio, is measured up to three times in its pass; the last time counts.
    """

  private func compare(_ old: String, _ new: String) -> Int32 {
    do {
      let comparison = Comparison(old: try report(old), new: try report(new))
      for line in comparison.text { print(line) }
      return comparison.moved.isEmpty ? 0 : 1
    } catch {
      say("\(error)")
      return 66
    }
  }

  private func report(_ file: String) throws -> Report {
    try Report(json: Data(contentsOf: URL(fileURLWithPath: file)))
  }

  private func say(_ message: String) {
    FileHandle.standardError.write(Data("Benchmarks: \(message)\n".utf8))
  }
}
