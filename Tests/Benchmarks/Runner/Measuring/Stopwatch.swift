internal import AllocationCounter

/// Measures the processor time of this thread: other programs on the machine add nothing to it but
/// what they take from its caches.
struct Stopwatch {
  private let start = waymark_processor_nanoseconds()

  var nanoseconds: Double { Double(waymark_processor_nanoseconds() - start) }
}
