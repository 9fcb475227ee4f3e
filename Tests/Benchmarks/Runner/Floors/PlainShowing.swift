/// What a platform's stack shows of a path, by hand: the ids above the root as an array, made anew for each look.
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

  /// The user swipes back: what is written is what is shown without its last, and what is missing there goes.
  @inline(never)
  mutating func swipeBack() {
    let written = Array(shown.dropLast())
    guard shown.starts(with: written) else { return }
    stack.entries.removeLast(shown.count - written.count)
  }
}
