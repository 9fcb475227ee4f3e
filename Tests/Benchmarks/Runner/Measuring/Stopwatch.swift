internal import AllocationCounter

/// Measures the processor time of this thread, to which other programs add only what they take from its
/// caches.
struct Stopwatch {
  private let start = waymark_processor_nanoseconds()

  var nanoseconds: Double { Double(waymark_processor_nanoseconds() - start) }
}
