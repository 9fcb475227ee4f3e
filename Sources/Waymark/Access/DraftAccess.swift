/// What a draft knows of access.
@MainActor
struct DraftAccess {
  /// How often one change may be led elsewhere.
  static let mostRedirects = 5

  /// How often the change was led elsewhere.
  var redirects = 0
  /// The coordinators whose fallback was tried.
  private var fallbackNodes: [any FlowNode] = []
  /// The tabs that were set back to their declared routes.
  var setBackTabs: [FlowLayer] = []
  /// Those of them that were selected before, and gave way to another one.
  var leftTabs: [FlowLayer] = []
  /// True if the app's last entry stays although it may not be seen. Then nothing else is left to ask.
  var keepsRefusedRoot = false
  /// What made the start of the root wait.
  var heldStart: AccessRefusal.Wait?

  /// True the first time: a fallback that may not be seen after all is not tried again.
  mutating func mayTryFallback(of node: any FlowNode) -> Bool {
    guard !fallbackNodes.contains(where: { $0 === node }) else { return false }
    fallbackNodes.append(node)
    return true
  }
}
