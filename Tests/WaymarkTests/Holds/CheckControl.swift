@testable import Waymark

/// A check that ends when a test says so.
@MainActor
final class CheckControl {
  private(set) var starts = 0
  /// For each ended check, whether its task was cancelled.
  private(set) var cancellations: [Bool] = []
  private var atWork: [CheckedContinuation<Void, Never>] = []
  private var isWaitedFor: CheckedContinuation<Void, Never>?

  func gate(_ name: String = "check") -> Gate {
    .check(name) { await self.run() }
  }

  private func run() async {
    starts += 1
    await withCheckedContinuation { continuation in
      atWork.append(continuation)
      isWaitedFor.take()?.resume()
    }
    cancellations.append(Task.isCancelled)
  }

  /// Returns when a check runs.
  func begun() async {
    guard atWork.isEmpty else { return }
    await withCheckedContinuation { isWaitedFor = $0 }
  }

  /// Ends the running checks, and returns when they have ended.
  func end() async {
    let count = cancellations.count + atWork.count
    for continuation in atWork { continuation.resume() }
    atWork = []
    while cancellations.count < count { await Task.yield() }
  }
}
