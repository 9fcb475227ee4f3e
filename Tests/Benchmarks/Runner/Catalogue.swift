import BenchmarkReport

/// All rows, in the order in which they are printed.
@MainActor
struct Catalogue {
  let benchmarks: [Benchmark]

  init(_ options: Options) {
    let rows =
      LinkRows().benchmarks + PrintRows().benchmarks + StackRows().benchmarks
      + EngineRows().benchmarks + PlatformRows().benchmarks + PortRows().benchmarks
      + ColumnRows().benchmarks + ResultRows().benchmarks
      + OpenRows().benchmarks + StateRows().benchmarks + HistoryRows().benchmarks
      + ReadingRows().benchmarks
      + GrowthRows().benchmarks
      + MemoryRows().benchmarks + LayoutRows().benchmarks + SampleRows().benchmarks
    benchmarks = rows.filter { benchmark in
      let isWanted = options.filter.map { text in
        "\(benchmark.group): \(benchmark.name)".lowercased().contains(text.lowercased())
      }
      return isWanted ?? true
        && (!options.isGrowth || benchmark.group == GrowthRows.group)
        && (!options.isQuick || benchmark.limits.contains { $0.steady != nil })
    }
  }
}
