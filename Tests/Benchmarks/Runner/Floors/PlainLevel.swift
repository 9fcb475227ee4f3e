/// A handwritten coordinator: an object with a stack.
@MainActor
final class PlainLevel {
  // A check for overlapping accesses would cost more than the change.
  @exclusivity(unchecked) var stack = PlainStack()

  func push(_ number: Int) {
    stack.push(number)
  }

  func pop() {
    stack.pop()
  }
}
