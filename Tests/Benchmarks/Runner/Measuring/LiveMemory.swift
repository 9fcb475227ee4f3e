internal import AllocationCounter

/// The bytes that are still there when something has been made, and how many allocations it took.
struct LiveMemory {
  let bytes: Double
  let allocations: Double

  @MainActor
  init<Value>(_ make: () -> Value) {
    // What is made once for all is no part of it.
    keep(make())
    let before = waymark_allocation_count()
    waymark_count_bytes(1)
    let value = make()
    bytes = Double(waymark_live_bytes())
    waymark_count_bytes(0)
    allocations = Double(waymark_allocation_count() - before)
    keep(value)
  }
}
