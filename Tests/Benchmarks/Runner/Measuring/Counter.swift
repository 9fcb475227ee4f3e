/// Counts what callbacks see.
@MainActor
final class Counter {
  // Checking for overlapping accesses would be dearer than what is counted.
  @exclusivity(unchecked) var count = 0
}
