/// What became of a path in one part.
@MainActor
struct Opened {
  enum Fit {
    /// The part shows the path already.
    case exact
    /// The part shows the path now, or will when its children are made.
    case changed
    /// Nothing in the part could stay, and nothing was done: the path, with its back stacks.
    case misfit(OpenPath)

    var isExact: Bool {
      if case .exact = self { return true }
      return false
    }
  }

  /// Sees to the layers above once all bases are right; true if they were right already.
  typealias Leaf = @MainActor (Draft) throws(Refusal) -> Bool

  let fit: Fit
  var leaf: Leaf?
}
