public import Waymark

extension Coordinator {
  /// Finds one of several coordinators of a type below this one, even if it is covered. For tests.
  ///
  ///     before  App[home], tabs [Todos[list], Todos[list]], of which the first is visible
  ///     call    app.child(TodosCoordinator.self, at: 1)?.push(.detail(id: 7))
  ///     after   App[home], tabs [Todos[list], Todos[list, detail(id: 7)]]
  ///
  /// - Parameters:
  ///   - type: The type of the coordinator.
  ///   - place: Its index. Children come first, in the order of their entries, then the children of those, and so on.
  /// - Returns: The coordinator; nil if there are no more.
  /// - Complexity: Linear in the entries of the subtree, times how deeply their coordinators are
  ///   nested.
  public func child<Child: Coordinator>(_ type: Child.Type, at place: Int) -> Child? {
    let all = descendants.compactMap { $0 as? Child }
    return all.indices.contains(place) ? all[place] : nil
  }

  /// All coordinators below this one, level by level.
  var descendants: [any Coordinator] {
    var all: [any Coordinator] = []
    var level = children
    while !level.isEmpty {
      all += level
      level = level.flatMap(\.children)
    }
    return all
  }
}
