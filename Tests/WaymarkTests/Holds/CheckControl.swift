import Testing

@testable import Waymark

/// A check that ends when a test says so.
@MainActor
final class CheckControl {
  private(set) var starts = 0
  /// For each ended check, whether its task was cancelled.
  private(set) var cancellations: [Bool] = []
  private var atWork: [CheckedContinuation<Void, Never>] = []

  func gate(_ name: String = "check") -> Gate {
    .check(name) { await self.run() }
  }

  private func run() async {
    starts += 1
    await withCheckedContinuation { atWork.append($0) }
    cancellations.append(Task.isCancelled)
  }

  /// Returns when a check runs.
  func begun() async throws { try await until(!atWork.isEmpty) }

  /// Ends running checks, the oldest first, and returns when they have ended.
  func end(_ wanted: Int = .max) async throws {
    let ending = atWork.prefix(wanted)
    let count = cancellations.count + ending.count
    atWork.removeFirst(ending.count)
    for continuation in ending { continuation.resume() }
    try await until(cancellations.count >= count)
  }
}
