/// What a platform's report asks for, by hand: two ordered lists of ids are walked at once, and what
/// only the first has is taken out of the stack.
struct PlainReconciling {
  var stack: PlainStack
  var shown: [Int]
  let remaining: [Int]

  init(depth: Int, leaving: Int) {
    stack = PlainStack(depth: depth)
    shown = stack.entries.map(\.id)
    remaining = stack.entries.map(\.id).dropLast(leaving)
  }

  @inline(never)
  mutating func reconcile() {
    shown.withUnsafeBufferPointer { shown in
      remaining.withUnsafeBufferPointer { remaining in
        var next = 0
        for id in shown {
          if next < remaining.count, remaining[next] == id {
            next += 1
          } else if stack.entries.last?.id == id {
            stack.entries.removeLast()
          } else {
            stack.entries.removeAll { $0.id == id }
          }
        }
      }
    }
  }
}
