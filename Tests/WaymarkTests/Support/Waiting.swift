import Testing

@testable import Waymark

extension Coordinator {
  /// The number of awaited entries in the tree.
  var waiterCount: Int { flow.tree?.waiters.count ?? 0 }

  /// Begins to wait for a result, and returns after the verb was called.
  func waiting<Value: Sendable>(
    _ wait: @escaping @MainActor (Self) async -> Value?
  ) async -> Task<Value?, Never> {
    await begun { await wait(self) }
  }
}

extension Navigator {
  func waiting<Value: Sendable>(
    _ wait: @escaping @MainActor (Self) async -> Value?
  ) async -> Task<Value?, Never> {
    await begun { await wait(self) }
  }
}

/// Starts a task, and returns when it waits.
@MainActor
func begun<Value: Sendable>(
  _ wait: @escaping @MainActor () async -> Value?
) async -> Task<Value?, Never> {
  var hasBegun = false
  let task = Task { @MainActor in
    hasBegun = true
    return await wait()
  }
  while !hasBegun { await Task.yield() }
  return task
}
