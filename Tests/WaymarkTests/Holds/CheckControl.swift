@testable import Waymark

/// A check that is over when a test says so.
@MainActor
final class CheckControl {
  private(set) var starts = 0
  /// How the checks that are over found their task.
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

  /// Returns once a check is at work.
  func begun() async {
    guard atWork.isEmpty else { return }
    await withCheckedContinuation { isWaitedFor = $0 }
  }

  /// Ends the checks at work, and returns once they are over.
  func end() async {
    let count = cancellations.count + atWork.count
    for continuation in atWork { continuation.resume() }
    atWork = []
    while cancellations.count < count { await Task.yield() }
  }
}
