/// Handwritten columns: stacks side by side, one of them selected.
struct PlainColumns {
  var stacks = Array(repeating: PlainStack(), count: 3)
  var selected = 0

  /// Shows a route in a column above its first entry, and resets the columns to its right.
  @inline(__always)
  mutating func show(_ number: Int, in position: Int) {
    for other in stacks.indices[position...] where stacks[other].entries.count > 1 {
      stacks[other].entries.removeLast(stacks[other].entries.count - 1)
    }
    stacks[position].push(number)
    selected = position
  }
}
