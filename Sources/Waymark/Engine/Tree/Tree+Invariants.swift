// Checks the state after each change of a debug build.

extension Tree {
  /// Traps in a debug build if the state is broken. Checks the layers that the change touched, and
  /// after every hundredth change the whole tree.
  func checkInvariants(after draft: Draft) {
    #if DEBUG
      commits += 1
      let layers = commits % 100 == 0 ? nil : draft.effects.changed
      if let broken = state.brokenInvariant(in: layers) { assertionFailure(broken) }
    #endif
  }
}
