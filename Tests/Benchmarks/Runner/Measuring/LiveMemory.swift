internal import AllocationCounter

/// The bytes that something takes once it is made, and how many allocations it took.
struct LiveMemory {
  let bytes: Double
  let allocations: Double

  @MainActor
  init<Value>(_ make: () -> Value) {
    // Leaves out what is made only once.
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
