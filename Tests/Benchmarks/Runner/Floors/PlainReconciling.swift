/// Handwritten code for a platform's report: walks two ordered lists of ids at once, and removes from the
/// stack what only the first list has.
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
