/// Handwritten code for a platform's stack: the ids above the root as an array, made anew on each read.
struct PlainShowing {
  var stack: PlainStack
  private(set) var shown: [Int] = []

  init(depth: Int) {
    stack = PlainStack(depth: depth)
    show()
  }

  @inline(never)
  mutating func show() {
    shown = stack.entries.dropFirst().map(\.id)
  }

  /// The user swipes back: the platform writes the shown ids without the last one, and the missing entry goes.
  @inline(never)
  mutating func swipeBack() {
    let written = Array(shown.dropLast())
    guard shown.starts(with: written) else { return }
    stack.entries.removeLast(shown.count - written.count)
  }
}
