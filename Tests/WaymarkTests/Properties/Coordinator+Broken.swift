@testable import Waymark

extension Coordinator {
  /// The invariant of the tree that is broken; nil if it is intact. A debug build looks only at what a change touched.
  var broken: String? { flow.tree?.state.brokenInvariant() }
}
