import Waymark

// The columns of a split, from their rules.
extension NaiveTree {
  /// A column of an entry that is a split.
  struct Column: Equatable {
    let entry: Int
    let position: Int
  }

  /// What a step does with columns, so that a test can count how often it came up.
  enum Mark: CaseIterable {
    case replacedPlaceholder, showedPlaceholder
    case setFromOutside, pushedFromInside, deliveredUnselected, presentedByColumn, setBack
    case revisedScreen, uncovered, backToTheLeft, backOutwards, selected, opened, openedSeveral
  }

  /// The columns and tabs around a row, from the innermost outwards, through layers, too.
  func columns(around id: Int) -> [Column] {
    guard let number = ordered.first(where: { $0.row.id == id })?.layer else { return [] }
    return columns(aroundLayer: number)
  }

  /// The columns and tabs around a coordinator.
  func columns(aroundOwner owner: Int) -> [Column] {
    base(of: owner).map { columns(aroundLayer: $0.layer) } ?? []
  }

  func columns(aroundLayer number: Int) -> [Column] {
    switch layer(number).kind {
    case .base: return []
    case .modal(let presenter, _): return columns(around: presenter)
    case .tab(let position):
      let entry = ordered.first { $0.row.tabs?.layers.contains(number) ?? false }?.row.id
      return entry.map { [Column(entry: $0, position: position)] + columns(around: $0) } ?? []
    }
  }

  /// The row whose navigator presents something for a coordinator, if the user sees it by now.
  func visibleCaller(of owner: Int) -> Row? {
    guard let row = ordered.map(\.row).first(where: { $0.id == caller }),
      row.owners.contains(owner), isInSight(row.id)
    else { return nil }
    return row
  }

  /// Selects the columns of wide splits around a row that presents something.
  mutating func selectColumns(aroundRow id: Int) throws(Stop) {
    var row = id
    while let number = ordered.first(where: { $0.row.id == row })?.layer,
      case .tab(let position) = layer(number).kind, let entry = entry(withTab: number)
    {
      if let tabs = tabs(of: entry), tabs.isCollapsed == false, tabs.selected != position {
        try selectTab(position, of: entry, forgetting: false)
        marks.insert(.presentedByColumn)
      }
      row = entry
    }
  }

  /// Selects the columns of wide splits around a coordinator that presents something.
  mutating func selectColumns(around owner: Int) throws(Stop) {
    if isActive(owner) { return }
    for (entry, position) in tabs(around: owner) {
      guard let tabs = tabs(of: entry), tabs.selected != position else { continue }
      guard tabs.isCollapsed == false else { throw .ignored(.covered) }
      try selectTab(position, of: entry, forgetting: false)
      marks.insert(.presentedByColumn)
    }
  }

  /// The split that the verb comes from inside of, if something covers it and one of its columns takes the route. What
  /// covers it goes, if the route is to be seen.
  mutating func uncoverColumns(
    for route: TreeRoute, _ selecting: Bool, _ owner: Int
  ) throws(Stop) -> Row? {
    guard let place = places(of: owner).last else { return nil }
    let rows = rows(at: place)
    let split = rows.lastIndex { row in
      guard row.owners.last == owner, let tabs = row.tabs else { return false }
      return tabs.isCollapsed != nil && origin.contains { $0.entry == row.id }
        || showsSource(in: row.id)
    }
    guard let split, split < rows.count - 1, let tabs = rows[split].tabs,
      tab(taking: [route], in: tabs) != nil
    else { return nil }
    if !selecting { return rows[split] }
    marks.insert(.uncovered)
    try removeRows(rows[(split + 1)...].map(\.id), from: place.layer)
    return rows[split]
  }

  /// Shows a route in the column that takes it; nil if none does.
  mutating func deliverToColumn(
    _ route: TreeRoute, _ selecting: Bool, _ owner: Int, _ split: Row, _ tabs: Tabs
  ) throws(Stop) -> Outcome? {
    guard let position = tab(taking: [route], in: tabs) else { return nil }
    let declared = tabs.declared[position]
    let isInside = origin.contains(Column(entry: split.id, position: position))
    if selecting { try selectTab(position, of: split.id, forgetting: false) }
    if !isInside {
      _ = try setBackColumns(
        after: position, of: tabs, level: level(of: owner), keepingLayers: !selecting)
    }
    if !selecting { marks.insert(.deliveredUnselected) }
    guard let (_, inner) = route.embedded, let first = declared.embedded?.route else {
      if reviseScreen(position, to: route, of: tabs) { marks.insert(.revisedScreen) }
      return .performed
    }
    let child = layer(tabs.layers[position]).rows[0].owners[level(of: owner) + 1]
    if child > made { throw .unpredicted }
    if isInside {
      if route == declared { return .performed }
      marks.insert(.pushedFromInside)
      _ = try show(inner, selecting: selecting, child)
      return .performed
    }
    marks.insert(.setFromOutside)
    if inner.presentation != .push, route != declared {
      _ = try show(inner, selecting: selecting, child)
      return .performed
    }
    let own = firstModal(of: split.id) { $0 == position }
    if selecting, let own { endModals(from: own) }
    // What presents something that stays is no placeholder.
    let isReplacing =
      tabs.placeholders.contains(position) && route != declared && (selecting || own == nil)
    if isReplacing { marks.insert(.replacedPlaceholder) }
    guard let base = base(of: child) else { throw .ignored(.left) }
    let path = isReplacing ? [inner] : route == declared ? [first] : [first, inner]
    try bring(to: base, of: child) { (tree) throws(Stop) in try tree.set(child, to: path) }
    return .performed
  }

  /// The tops of columns beside what covers them, if something above them in the column has gone.
  func uncoveredBesideCovers(since old: NaiveTree) -> [Row] {
    let seen = Set(inView.map(\.id))
    return layers.compactMap { layer in
      guard case .tab = layer.kind, let top = layer.rows.last, top.id > 0, !seen.contains(top.id),
        isInSight(top.id, inWideWindow: true), !old.isInSight(top.id, inWideWindow: true),
        let before = old.position(of: layer.number),
        old.layers[before].rows.map(\.id) != layer.rows.map(\.id)
      else { return nil }
      return top
    }
  }

  /// The placeholder that the coordinator of a column begins with; nil for every other coordinator.
  func placeholder(of owner: Int, in number: Int) -> TreeRoute? {
    guard case .tab(let position) = layer(number).kind,
      let holder = ordered.first(where: { $0.row.tabs?.layers.contains(number) ?? false })?.row,
      holder.owners.count == level(of: owner), let tabs = holder.tabs,
      tabs.placeholders.contains(position)
    else { return nil }
    return tabs.declared[position].embedded?.route
  }

  /// True for the only row of a column that began with a placeholder.
  func hasTakenPlace(_ id: Int) -> Bool {
    guard let (row, number) = ordered.first(where: { $0.row.id == id }),
      layer(number).rows.count == 1, let owner = row.owners.last,
      let placeholder = placeholder(of: owner, in: number)
    else { return false }
    return route(of: row, level: level(of: owner)) != placeholder
  }

  /// Lets a column show its placeholder again in place of what took its place. The placeholder itself cannot end, but
  /// its coordinator can end what is above it.
  mutating func showPlaceholder(
    in number: Int, endingAbove: Bool = false
  ) throws(Stop) -> Outcome {
    guard case .tab(let position) = layer(number).kind,
      let holder = ordered.first(where: { $0.row.tabs?.layers.contains(number) ?? false })?.row,
      let tabs = holder.tabs, tabs.placeholders.contains(position),
      let first = tabs.declared[position].embedded?.route
    else { throw .ignored(.atRoot) }
    let child = layer(number).rows[0].owners[holder.owners.count]
    guard let base = base(of: child) else { throw .ignored(.atRoot) }
    let routes = routes(at: base, level: level(of: child))
    guard endingAbove ? routes != [first] : routes.first != first else { throw .ignored(.atRoot) }
    let before = replacements
    _ = try reset(child, [first], .dismissed)
    replacements = before
    marks.insert(.showedPlaceholder)
    return .performed
  }

  /// The lowest layer that coordinators in some columns of a split have presented.
  private func firstModal(of split: Int, _ isMeant: (Int) -> Bool) -> Int? {
    chain.firstIndex { number in
      columns(aroundLayer: number).contains { $0.entry == split && isMeant($0.position) }
    }
  }

  /// Sets the routes of the child of a column. The last one is shown as by navigating.
  private mutating func set(_ child: Int, to routes: [TreeRoute]) throws(Stop) {
    guard let base = base(of: child), let last = routes.last else { throw .ignored(.left) }
    let rows = rows(at: base)
    let old = self.routes(at: base, level: level(of: child))
    if old == routes { return }
    let sources = Self.sources(of: routes, in: old)
    var items = zip(routes, sources).map { route, source in
      source.map { Item.kept(rows[$0]) } ?? .new(route)
    }
    guard sources.last == .some(nil), let (side, inner) = last.embedded,
      routes.dropLast().last?.embedded?.side != side, let leaf = leaf(of: inner, in: nil)
    else { return try edit(child, base, items) }
    if isInTransaction { throw .unpredicted }
    items[items.count - 1] = .new(TreeRoute(side, leaf.replaced))
    try edit(child, base, items)
    guard let row = layer(base.layer).rows.last else { return }
    let presenting = row.owners[level(of: child) + 1 + leaf.depth]
    _ = try present(leaf.route, nil, presenting, navigating: true)
  }

  /// Sets columns back to their declared routes. Returns true if that changes them.
  mutating func setBackColumns(
    after position: Int, of tabs: Tabs, level: Int, but filled: [Int] = [],
    keepingLayers: Bool = false
  ) throws(Stop) -> Bool {
    var isChanged = false
    for other in tabs.layers.indices.dropFirst(position + 1) where !filled.contains(other) {
      let declared = tabs.declared[other]
      guard let first = declared.embedded?.route else {
        isChanged = reviseScreen(other, to: declared, of: tabs) || isChanged
        continue
      }
      let child = layer(tabs.layers[other]).rows[0].owners[level + 1]
      if child > made { throw .unpredicted }
      if keepingLayers {
        let old = base(of: child).map { routes(at: $0, level: level + 1) }
        guard old != [first] else { continue }
        try set(child, to: [first])
        isChanged = true
        continue
      }
      // Nobody has set these routes, so a redirect does not take their place.
      let before = replacements
      isChanged = try reset(child, [first], .dismissed) == .performed || isChanged
      replacements = before
    }
    if isChanged { marks.insert(.setBack) }
    return isChanged
  }

  /// Reports of the platform about its width.
  mutating func resize(_ entry: Int, isCollapsed: Bool) throws(Stop) -> Outcome {
    guard var tabs = tabs(of: entry) else { throw .ignored(.left) }
    guard let old = tabs.isCollapsed else { throw .ignored(.notFound) }
    if old == isCollapsed { return .unchanged }
    tabs.isCollapsed = isCollapsed
    setTabs(tabs, of: entry)
    return .performed
  }

  mutating func setTabs(_ tabs: Tabs, of entry: Int) {
    for layer in layers.indices {
      for row in layers[layer].rows.indices where layers[layer].rows[row].id == entry {
        layers[layer].rows[row].tabs = tabs
      }
    }
  }
}

// Verbs from inside columns.
extension NaiveTree {
  mutating func perform(
    _ command: TreeCommand, on owner: Int, told way: TreeStep.Way
  ) throws(Stop) -> Outcome {
    origin =
      switch way {
      case .navigator(let id), .output(let id), .signal(let id): columns(around: id.number)
      case .outputOf(let sender), .signalOf(let sender): columns(aroundOwner: sender)
      }
    source =
      switch way {
      case .navigator(let id), .output(let id), .signal(let id):
        ordered.first { $0.row.id == id.number }?.layer
      case .outputOf(let sender), .signalOf(let sender): base(of: sender)?.layer
      }
    defer { (origin, source) = ([], nil) }
    guard case .navigator(let id) = way else { return try perform(command, on: owner) }
    return try perform(command, on: owner, by: id.number)
  }
}
