import BenchmarkLayouts
import Testing

/// The public values stay small. If you make one larger on purpose, change the table `TypeLayout.all`, which the
/// benchmarks use, too.
@Suite struct LayoutTests {
  @Test(.enabled(if: MemoryLayout<Int>.size == 8), arguments: TypeLayout.all)
  func valuesAreAsLargeAsKnown(_ layout: TypeLayout) {
    #expect(layout.size == layout.expectedSize)
    #expect(layout.stride == layout.expectedStride)
  }

  @Test func theTableNamesEachTypeOnce() {
    let names = TypeLayout.all.map(\.name)
    #expect(names.count > 25)
    #expect(Set(names).count == names.count)
  }
}
