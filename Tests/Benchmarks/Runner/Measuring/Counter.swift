/// Counts what callbacks see.
@MainActor
final class Counter {
  // A check for overlapping accesses would cost more than what is counted.
  @exclusivity(unchecked) var count = 0
}
