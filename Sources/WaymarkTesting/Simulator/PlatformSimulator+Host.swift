// The app that contains an embedded root.
extension PlatformSimulator {
  private var host: SimulatedHost<C>? { content?.embedding as? SimulatedHost<C> }

  /// Lets the host push an element of its own above the root.
  func hostPushes() { host?.push() }

  /// Lets the host go back to below the root, and show the root again later.
  func hostLeaves() {
    // The root's modal layers would go with it.
    guard top === base, !base.presenter.evaluation.isDue else { return }
    host?.leave()
  }

  /// Lets the user go to another tab of the host, and come back later.
  func hostSelectsAnotherTab() {
    // Its bar is below the root's modal layers.
    guard top === base, !base.presenter.evaluation.isDue else { return }
    host?.goElsewhere()
  }
}
