/// The result of a path in one part.
@MainActor
struct Opened {
  enum Fit {
    /// The part already shows the path.
    case exact
    /// The part shows the path now, or will once its children are made.
    case changed
    /// Nothing in the part could stay, and nothing was done. Has the path with its back stacks.
    case misfit(OpenPath)

    var isExact: Bool {
      if case .exact = self { return true }
      return false
    }
  }

  /// Handles the layers above once all bases are right. Returns true if the layers already were
  /// right.
  typealias Leaf = @MainActor (Draft) throws(Refusal) -> Bool

  let fit: Fit
  var leaf: Leaf?
}
