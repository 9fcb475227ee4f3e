extension NodeHost {
  /// The coordinator for users, who know it as one. To look whether it is there, or is of a type, asks less.
  var anyCoordinator: (any Coordinator)? {
    guard let coordinator else { return nil }
    let typed = coordinator as? any Coordinator
    assert(typed != nil, "\(type(of: coordinator)) is no coordinator")
    return typed
  }
}
