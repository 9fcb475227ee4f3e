/// Handwritten code to wait for an answer: a stack, and one continuation.
@MainActor
final class PlainAsking {
  private(set) var stack = PlainStack()
  private var continuation: UnsafeContinuation<Int, Never>?

  func ask() async -> Int {
    await withUnsafeContinuation { continuation in
      stack.push(1)
      self.continuation = continuation
    }
  }

  func finish(returning answer: Int) {
    stack.pop()
    continuation?.resume(returning: answer)
    continuation = nil
  }
}
