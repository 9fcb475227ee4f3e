// Every operation on a stack as a pure decision. `RouteStack` documents their meaning.

extension StackDecision where Route: Equatable {
  @inlinable
  package static func push(_ routes: some Collection<Route>) -> StackDecision {
    routes.isEmpty ? .unchanged : .edit(.appending(routes))
  }

  @inlinable
  package static func pushIfNew(_ route: Route, on stack: some TopDownRoutes<Route>)
    -> StackDecision
  {
    isTop(route, of: stack) ? .unchanged : push(CollectionOfOne(route))
  }

  @inlinable
  package static func pop(_ count: Int, from stack: some TopDownRoutes<Route>) -> StackDecision {
    guard count >= 1 else { return .unchanged }
    let reach = count < Int.max ? count + 1 : count
    let droppable = stack.depth(upTo: reach) - 1
    return droppable < 1 ? .ignored(.atRoot) : .edit(.dropping(Swift.min(count, droppable)))
  }

  @inlinable
  package static func pop(toFirst route: Route, in stack: some TopDownRoutes<Route>)
    -> StackDecision
  {
    var found: Int?
    stack.walkFromTop { distance, _, candidate in
      if candidate == route { found = distance }
      return true
    }
    return pop(toDistance: found)
  }

  /// Keeps an entry, given by its distance from the top, and everything below it.
  @inlinable
  package static func pop(toDistance distance: Int?) -> StackDecision {
    switch distance {
    case nil: .ignored(.notFound)
    case 0?: .unchanged
    case let distance?: .edit(.dropping(distance))
    }
  }

  @inlinable
  package static func popToRoot(in stack: some TopDownRoutes<Route>) -> StackDecision {
    pop(toDistance: stack.depth(upTo: .max) - 1)
  }

  @inlinable
  package static func replaceTop(
    with route: Route, in stack: some TopDownRoutes<Route>
  ) -> StackDecision {
    guard !isTop(route, of: stack) else { return .unchanged }
    return .edit(StackEdit(dropped: 1, tail: [.new(route, id: nil)]))
  }

  @inlinable
  package static func popOrPush(_ route: Route, in stack: some TopDownRoutes<Route>)
    -> StackDecision
  {
    guard let distance = stack.distance(where: { $1 == route }) else {
      return push(CollectionOfOne(route))
    }
    return pop(toDistance: distance)
  }

  @inlinable
  package static func replaceRoot(
    with route: Route, in stack: some TopDownRoutes<Route>
  ) -> StackDecision {
    var count = 0
    var root: Route?
    stack.walkFromTop { _, _, candidate in
      count += 1
      root = candidate
      return true
    }
    if root == route { return .unchanged }
    var edit = StackEdit<Route>.dropping(count, keepingTop: count - 1)
    edit.tail.insert(.new(route, id: nil), at: 0)
    return .edit(edit)
  }

  @inlinable
  static func isTop(_ route: Route, of stack: some TopDownRoutes<Route>) -> Bool {
    var isTop = false
    stack.walkFromTop { _, _, top in
      isTop = top == route
      return false
    }
    return isTop
  }
}

// Removal in the middle. `root` says whether the first entry has to stay.
extension StackDecision where Route: Equatable {
  @inlinable
  package static func remove(_ id: EntryID, from stack: some TopDownRoutes<Route>) -> StackDecision
  {
    guard let distance = stack.distance(where: { candidate, _ in candidate == id }) else {
      return .ignored(.notFound)
    }
    let isRoot = stack.depth(upTo: distance + 2) == distance + 1
    return isRoot ? .ignored(.atRoot) : .edit(.dropping(distance + 1, keepingTop: distance))
  }

  @inlinable
  package static func removeAll(
    from stack: some TopDownRoutes<Route>, where matches: (Route) -> Bool
  ) -> StackDecision {
    var remains: [Bool] = []
    stack.walkFromTop { _, _, route in
      remains.append(!matches(route))
      return true
    }
    let root = remains.count - 1
    guard let lowest = remains[..<root].lastIndex(of: false) else {
      return remains[root] ? .unchanged : .ignored(.atRoot)
    }
    let tail = (0..<lowest).reversed().filter { remains[$0] }.map(StackEdit<Route>.Item.kept)
    return .edit(StackEdit(dropped: lowest + 1, tail: tail))
  }

  @inlinable
  package static func trim(
    keepingLast count: Int, of stack: some TopDownRoutes<Route>
  ) -> StackDecision {
    let aboveRoot = stack.depth(upTo: .max) - 1
    let kept = Swift.max(count, 0)
    return kept >= aboveRoot ? .unchanged : .edit(.dropping(aboveRoot, keepingTop: kept))
  }
}
