/// A coordinator as one writes it by hand: an object with a stack.
@MainActor
final class PlainLevel {
  // Checking for overlapping accesses would be dearer than the change.
  @exclusivity(unchecked) var stack = PlainStack()

  func push(_ number: Int) {
    stack.push(number)
  }

  func pop() {
    stack.pop()
  }
}
