import BenchmarkLayouts
import BenchmarkReport

/// How large the public values are; the tests assert the same figures.
@MainActor
struct LayoutRows {
  var benchmarks: [Benchmark] {
    TypeLayout.all.map { layout in
      let limits = [Limit(.bytes, Double(layout.expectedStride))]
      return Benchmark(
        group: "Layout", name: "\(layout.name), stride", limits: limits
      ) { benchmark, _ in
        Row(
          group: benchmark.group, name: benchmark.name, unit: .bytes, figure: Double(layout.stride),
          limits: limits)
      }
    }
  }
}
