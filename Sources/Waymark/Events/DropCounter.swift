/// Counts the changes that a slow consumer has lost. The consumer reads it, and the engine writes
/// it.
@MainActor
final class DropCounter {
  var dropped = 0

  nonisolated init() {}
}
