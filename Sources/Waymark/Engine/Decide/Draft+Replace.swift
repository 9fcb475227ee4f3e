extension Draft {
  func replaceTop(
    with route: AnyRoute, of node: Node, from entry: Entry?
  ) throws(Refusal) -> Outcome {
    let part = try top(of: node)
    // The tabs that contain the entry may be on top. They are not what the caller wants replaced.
    if let tabs = entry.flatMap({ state.tabs(around: $0, of: node).last }),
      state.top(of: part) === tabs.entry
    {
      return .ignored(.atRoot)
    }
    return try apply(to: part) { .replaceTop(with: ComparedRoute(route), in: $0) }
  }

  /// Replaces only the first entry.
  func replaceRoot(with route: AnyRoute, of node: Node) throws(Refusal) -> Outcome {
    guard let base = state.base(of: node) else { throw Refusal(.left) }
    return try settingRoutes(of: node) { () throws(Refusal) in
      try apply(.replaceRoot(with: ComparedRoute(route), in: routes(of: base)), to: base)
    }
  }
}
