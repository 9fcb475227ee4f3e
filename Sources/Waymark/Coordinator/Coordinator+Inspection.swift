// For the testing kit: what always holds, and what may be seen.

extension Coordinator {
  /// What does not hold of the coordinator's tree, in words; nil if all does.
  ///
  /// - Complexity: Linear in the entries of the tree.
  package var brokenInvariant: String? { adopted.tree?.state.brokenInvariant() }
}

extension LayerEntry {
  /// What `access` says against the entry now, in words; nil if it may be seen, and once it has left.
  package var refusal: String? {
    guard let entry else { return nil }
    return source?.tree?.state.refusal(of: entry)?.reason.text
  }
}
