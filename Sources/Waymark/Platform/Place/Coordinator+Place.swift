// What a place asks of a root whose type it does not know.
extension Coordinator {
  var shownPath: String? { projection.path }

  var shownHistory: History? { projection.history }

  var isLeafCollapsed: Bool { projection.leaf?.isCollapsed ?? false }

  func shows(_ link: String, exactly: Bool) -> Bool {
    projection.isShowing(link, exactly: exactly)
  }

  func visibleCoordinator<C: Coordinator>(_ type: C.Type) -> C? {
    projection.leaf?.coordinator(type)
  }

  func visibleNavigator<C: Coordinator>(for type: C.Type) -> Navigator<C>? {
    projection.leaf?.navigator(for: type)
  }

  func show(_ link: String, over policy: OpenPolicy, history: HistoryPolicy?) -> Outcome {
    projection.open(link, over: policy, history: history)
  }
}
