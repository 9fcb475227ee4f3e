extension LayerEntry {
  /// Makes a navigator whose origin is this entry, for a coordinator of a type: the entry's own, or
  /// the nearest one around it.
  ///
  /// ```swift
  /// let entry = app.projection.leaf                      // the list of App[home, Todos[list]]
  /// let todos = entry?.navigator(for: TodosCoordinator.self)
  /// todos?.push(.detail(id: 7))                          // .performed
  /// todos?.push(.detail(id: 7))                          // .ignored(.originNotOnTop): the second tap
  /// entry?.navigator(for: AppCoordinator.self)?.push(.about)
  /// ```
  ///
  /// Links in views use it. Verbs of an outer coordinator act on that coordinator's part. They
  /// follow the rules of any navigator: some only work while this entry is on top. From a layer that
  /// a child has presented, `push` and `replaceTop` of an outer coordinator would act below that
  /// layer, so they are `ignored(originNotOnTop)`.
  ///
  /// - Parameter type: The type of the coordinator.
  /// - Returns: The navigator; nil if no coordinator around the entry has the type, or once the
  ///   entry has left.
  /// - Complexity: Linear in the coordinators around the entry.
  public func navigator<C: Coordinator>(for type: C.Type) -> Navigator<C>? {
    guard let entry, let tree, let node = surrounding(type) else { return nil }
    return Navigator(entry: entry, in: tree, of: node)
  }

  /// The node of the nearest coordinator of a type around the entry.
  func surrounding<C: Coordinator>(_ type: C.Type) -> Node? {
    guard let entry, let state = tree?.tree?.state, let own = state.node(of: entry) else {
      return nil
    }
    for key in own.path.reversed() {
      if let node = state.node(key), node.host?.coordinator is C { return node }
    }
    return nil
  }
}
