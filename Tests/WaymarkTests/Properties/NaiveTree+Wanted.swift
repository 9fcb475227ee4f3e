import Waymark

// The rules for the part of a path that one coordinator takes.
extension NaiveTree {
  /// Modal routes for which a coordinator further out has made a layer.
  enum Placed: Equatable {
    case nothing, styled(ModalStyle), every

    func includes(_ presentation: Presentation) -> Bool {
      guard let style = presentation.modalStyle else { return false }
      return self == .every || self == .styled(style)
    }
  }

  /// The routes that a coordinator takes from its parent.
  struct Part {
    var routes: [TreeRoute]
    /// True if the last of the routes is the one that was opened.
    var hasLeaf: Bool
    var placed = Placed.nothing
    /// True if the first of them is the declared route of a tab.
    var startsTab = false
  }

  /// The rows that a coordinator shows, and the route that it presents above them.
  struct Wanted {
    var routes: [TreeRoute]
    var modal: TreeRoute?
    /// True if the last of the routes is the one that was opened.
    var hasLeaf = false
    /// Modal routes that its children need not present.
    var placed = Placed.nothing
    var startsTab = false
    /// True if the route replaces all others because its presentation is root.
    var isRoot = false
  }

  /// - Parameters:
  ///   - owner: The coordinator; nil for a new one.
  ///   - placeholder: The placeholder of its column, which may not be in the tree yet.
  func wanted(
    _ part: Part, _ journey: Journey, of owner: Int?, in number: Int, placeholder: TreeRoute? = nil
  ) throws(Stop) -> Wanted {
    guard let first = part.routes.first, let last = part.routes.last else {
      return Wanted(routes: [])
    }
    let isOpened = part.hasLeaf && !(part.startsTab && part.routes.count == 1)
    if isOpened, part.placed.includes(last.presentation) {
      return Wanted(routes: [last], hasLeaf: true, placed: part.placed)
    }
    var wanted = Wanted(
      routes: part.routes, hasLeaf: part.hasLeaf, placed: part.placed == .every ? .every : .nothing,
      startsTab: part.startsTab)
    if !journey.isBare {
      if isOpened { wanted.routes = Self.path(from: part.routes.dropLast(), to: last) }
      if !part.startsTab { wanted.routes = TreeRoute.backStack(for: first) + wanted.routes }
    }
    // What is shown takes the place of a placeholder, except for a layer above it.
    let isAbove = isOpened && last.presentation.modalStyle != nil
    let placeholder = placeholder ?? owner.flatMap { self.placeholder(of: $0, in: number) }
    if wanted.routes.count > (isAbove ? 2 : 1), wanted.routes[0] == placeholder {
      wanted.routes.removeFirst()
      wanted.startsTab = false
    }
    guard isOpened, last.presentation != .push,
      try !isTaken(wanted.routes, journey, of: owner, in: number)
    else { return wanted }
    if last.presentation == .root {
      return Wanted(routes: [last], hasLeaf: true, placed: wanted.placed, isRoot: true)
    }
    wanted.routes.removeLast()
    wanted.hasLeaf = false
    wanted.modal = last
    return wanted
  }

  /// The routes from the parent, the missing ones between them and the opened route, and the opened route.
  private static func path(
    from parents: ArraySlice<TreeRoute>, to opened: TreeRoute
  ) -> [TreeRoute] {
    guard !parents.isEmpty else { return [opened] }
    var between = TreeRoute.backStack(for: opened)
    while let shared = between.firstIndex(where: parents.contains) {
      between.removeSubrange(...shared)
    }
    return parents + between + [opened]
  }

  /// True if a child or a tab itself takes the last route: one below in the path, or an existing child right above the
  /// path.
  private func isTaken(
    _ path: [TreeRoute], _ journey: Journey, of owner: Int?, in number: Int
  ) throws(Stop) -> Bool {
    guard let last = path.last, path.count > 1 else { return false }
    let below = Array(path.dropLast())
    if let side = last.embedded?.side, below.last?.embedded?.side == side { return true }
    if let split = below.lastIndex(where: \.isSplit), case .split(let variant) = below[split] {
      let columns = TreeRoute.split(level: 0, variant: variant).columns
      let isLed = (below[(split + 1)...] + [last]).allSatisfy { route in
        columns.firstIndex(taking: [route]) != nil
      }
      if isLed { return true }
    }
    let old = owner.map { rows(of: $0, in: number) } ?? []
    var trial = self
    if let owner, below.last == .tabs || last.embedded != nil {
      var journey = Journey(isBare: journey.isBare)
      try trial.bring(owner, number, to: Wanted(routes: below), &journey)
    }
    let kept = owner.map { trial.rows(of: $0, in: number) } ?? []
    if below.last == .tabs {
      // Tabs that are there keep their list until they are reloaded. All new tabs with children are alike, and the
      // deepest coordinators have no children.
      let there = kept.last.flatMap { top in old.contains { $0.id == top.id } ? top.tabs : nil }
      let declared = there?.declared ?? TreeRoute.tabs(level: 0, variant: variant)
      if declared.firstIndex(taking: [last]) != nil { return true }
    }
    guard let owner, let side = last.embedded?.side else { return false }
    let level = level(of: owner)
    guard kept.count < old.count, trial.shape(of: kept) == shape(of: Array(old[..<kept.count]))
    else { return false }
    let next = old[kept.count]
    guard next.owners.count > level + 1, next.sides[level] == side else { return false }
    let isSameChild = kept.last.map {
      $0.owners.dropFirst(level + 1).first == next.owners[level + 1]
    }
    return isSameChild == false
  }

  /// The rows, including those in their tabs.
  private func shape(of rows: [Row]) -> [Int] {
    rows.flatMap { row in
      let tabs = row.tabs.map { tabs in
        [tabs.selected] + tabs.layers.flatMap { shape(of: layer($0).rows) }
      }
      return [row.id] + (tabs ?? [])
    }
  }
}

extension TreeRoute {
  var isSplit: Bool {
    if case .split = self { return true }
    return false
  }
}

extension [TreeRoute] {
  /// The tab that takes the next route of a path: the one declared with it, or the one whose
  /// embedding takes it.
  func firstIndex(taking path: ArraySlice<TreeRoute>) -> Int? {
    guard let next = path.first else { return nil }
    return firstIndex(of: next)
      ?? firstIndex { $0.embedded != nil && $0.embedded?.side == next.embedded?.side }
  }
}
