import Waymark

// Opening, from the rules: each coordinator on the way says which rows it wants, and these are compared with the
// present ones.
extension NaiveTree {
  /// The facts that are equal on all levels, and those that they find on the way.
  struct Journey {
    var isBare: Bool
    /// The opened route, if its own coordinator presents it.
    var modal: (owner: Int, route: TreeRoute)?
    var startsChild = false
    /// Why the layers above end.
    var endReason = LeaveReason.dismissed
    /// True after a row that differs. Rows above it in its layer go.
    var isChanged = false
  }

  /// How a child or a tab takes the next routes of a path.
  private struct Run {
    var routes: [TreeRoute]
    var isLast: Bool

    init(_ side: Side?, _ path: ArraySlice<TreeRoute>) {
      let taken = path.prefix { side != nil && $0.embedded?.side == side }
      routes = taken.compactMap { $0.embedded?.route }
      isLast = taken.count == path.count
    }
  }

  mutating func open(
    _ route: TreeRoute, _ policy: OpenPolicy, bare: Bool, _ owner: Int
  ) throws(Stop) -> Outcome {
    if policy == .push { return try pushOpened(route, owner) }
    try reach(owner)
    guard let base = base(of: owner) else { throw .ignored(.left) }
    var journey = Journey(isBare: bare)
    switch policy {
    case .dismissModals, .whenClear, .push:
      let wanted = try wanted(
        Part(routes: [route], hasLeaf: true), journey, of: owner, in: base.layer)
      try bring(to: base, of: owner) { (tree) throws(Stop) in
        try tree.take(wanted, owner, base.layer, &journey)
      }
      try finish(&journey, above: base.layer)
    case .replaceRoot:
      reason = .rootChanged
      let wanted = Wanted(routes: [route], hasLeaf: true)
      try bring(to: base, of: owner) { (tree) throws(Stop) in
        try tree.bring(owner, base.layer, to: wanted, &journey)
      }
      try finish(&journey, above: base.layer)
    case .presentOnTop:
      let style = style(onTop: route)
      if try isOnTop(route, style, bare: bare, owner) { return .performed }
      guard isActive(owner), let place = places(of: owner).last, let top = rows(at: place).last
      else { throw .ignored(.covered) }
      try show(route, style, .every, presenter: top.id, owner, &journey)
    }
    if isInTransaction, journey.startsChild { hasOpenedChild = true }
    return .performed
  }

  /// Selects the tabs around a coordinator. No entries of others may lie above it in its layer.
  private mutating func reach(_ owner: Int) throws(Stop) {
    for (entry, position) in tabs(around: owner) {
      try selectTab(position, of: entry, forgetting: false)
    }
    guard let base = base(of: owner) else { throw .ignored(.left) }
    var top = layer(outermost(base.layer))
    while let tabs = top.rows.last?.tabs { top = layer(tabs.layers[tabs.selected]) }
    guard top.rows.last?.owners.contains(owner) ?? false else { throw .ignored(.covered) }
  }

  /// The style of a layer on top of all: that of the route, or of what its child takes.
  private func style(onTop route: TreeRoute) -> ModalStyle {
    route.presentation.modalStyle ?? route.embedded?.route.presentation.modalStyle ?? .sheet
  }

  /// The layer of the chain in which a layer lies, through tabs.
  func outermost(_ number: Int) -> Int {
    let outer = ordered.first { $0.row.tabs?.layers.contains(number) ?? false }
    return outer.map { outermost($0.layer) } ?? number
  }

  /// True if a coordinator's top layer is above all others and shows only the route.
  private func isOnTop(
    _ route: TreeRoute, _ style: ModalStyle, bare: Bool, _ owner: Int
  ) throws(Stop) -> Bool {
    guard let top = places(of: owner).dropFirst().last,
      case .modal(_, style) = layer(top.layer).kind
    else { return false }
    var trial = self
    var journey = Journey(isBare: bare || !style.allowsStack)
    let wanted = Wanted(routes: [route], hasLeaf: true, placed: .every)
    try trial.bring(owner, top.layer, to: wanted, &journey)
    try trial.finish(&journey, above: top.layer)
    return !trial.differs(from: self)
  }
}

// One layer.
extension NaiveTree {
  func rows(of owner: Int, in number: Int) -> [Row] {
    layer(number).rows.filter { $0.owners.contains(owner) }
  }

  /// Shows the rows that a coordinator wants. If it only wants to present something, present rows stay, and the child
  /// on top presents the routes that it takes.
  private mutating func take(
    _ wanted: Wanted, _ owner: Int, _ number: Int, _ journey: inout Journey
  ) throws(Stop) {
    guard let modal = wanted.modal else {
      return try bring(owner, number, to: wanted, &journey)
    }
    let level = level(of: owner)
    if wanted.routes.isEmpty, let top = rows(of: owner, in: number).last,
      top.owners.count > level + 1, let (side, inner) = modal.embedded, top.sides[level] == side
    {
      let child = top.owners[level + 1]
      if isInTransaction, child > made { throw .unpredicted }
      let part = Part(routes: [inner], hasLeaf: true, placed: wanted.placed)
      return try take(
        try self.wanted(part, journey, of: child, in: number), child, number, &journey)
    }
    if wanted.routes.isEmpty, let top = rows(of: owner, in: number).last,
      top.owners.count == level + 1, let tabs = tabs(of: top.id),
      let position = tab(taking: [modal], in: tabs)
    {
      try selectTab(position, of: top.id, forgetting: false)
      if tabs.isCollapsed != nil {
        _ = try setBackColumns(after: position, of: tabs, level: level)
      }
      let inTab = tabs.layers[position]
      let bottom = layer(inTab).rows[0]
      guard bottom.owners.count > level + 1, let inner = modal.embedded?.route else { return }
      let child = bottom.owners[level + 1]
      if isInTransaction, child > made { throw .unpredicted }
      var part = Part(
        routes: [inner], hasLeaf: true, placed: wanted.placed,
        startsTab: tabs.declared[position] == modal)
      // The declared route of a tab lies below a back stack in it.
      if !part.startsTab, !journey.isBare, let first = tabs.declared[position].embedded?.route {
        part.routes.insert(first, at: 0)
        part.startsTab = true
      }
      return try take(
        try self.wanted(part, journey, of: child, in: inTab), child, inTab, &journey)
    }
    journey.modal = (owner, modal)
    try bring(owner, number, to: wanted, &journey)
  }

  /// Keeps equal rows from the bottom up, and replaces the others.
  mutating func bring(
    _ owner: Int, _ number: Int, to wanted: Wanted, _ journey: inout Journey
  ) throws(Stop) {
    guard !wanted.routes.isEmpty, let path = path(of: owner) else { return }
    let before = reason
    defer { reason = before }
    if wanted.isRoot {
      reason = .rootChanged
      journey.endReason = .rootChanged
    }
    let level = path.owners.count - 1
    var done = 0
    var kept = 0
    while !journey.isChanged, done < wanted.routes.count,
      kept < rows(of: owner, in: number).count
    {
      let row = rows(of: owner, in: number)[kept]
      if row.owners.count == level + 1 {
        guard row.route == wanted.routes[done] else { break }
        done += 1
        kept += 1
        done += try deliver(wanted, from: done, toTabsOf: row.id, owner, &journey)
      } else {
        let child = row.owners[level + 1]
        let part = part(of: wanted, from: done, row.sides[level])
        guard !part.routes.isEmpty else { break }
        if isInTransaction, child > made { throw .unpredicted }
        let inner = try self.wanted(part, journey, of: child, in: number)
        guard try fits(inner, child, at: level + 1, number, journey) else { break }
        try take(inner, child, number, &journey)
        done += part.routes.count
        kept += rows(of: child, in: number).count
      }
    }
    var rest = wanted
    rest.routes = Array(wanted.routes[done...])
    rest.startsTab = wanted.startsTab && done == 0
    try replace(owner, path.sides, from: kept, number, with: rest, &journey)
  }

  /// The routes that a child takes from its parent.
  private func part(of wanted: Wanted, from done: Int, _ side: Side?) -> Part {
    let run = Run(side, wanted.routes[done...])
    return Part(
      routes: run.routes, hasLeaf: wanted.hasLeaf && run.isLast, placed: wanted.placed,
      startsTab: wanted.startsTab && done == 0)
  }

  private mutating func replace(
    _ owner: Int, _ sides: [Side], from kept: Int, _ number: Int, with rest: Wanted,
    _ journey: inout Journey
  ) throws(Stop) {
    let old = rows(of: owner, in: number)
    guard kept < old.count || !rest.routes.isEmpty, let owners = path(of: owner)?.owners,
      let first = layer(number).rows.firstIndex(where: { $0.owners.contains(owner) })
    else { return }
    journey.isChanged = true
    let new = try makeRows(rest, owners: owners, sides: sides, &journey)
    guard let position = position(of: number) else { return }
    layers[position].rows.replaceSubrange(first + kept..<first + old.count, with: new)
    for row in old[kept...] { leave(row) }
  }

  /// True if a child has a wanted row at its bottom, so that it stays.
  private func fits(
    _ wanted: Wanted, _ child: Int, at level: Int, _ number: Int, _ journey: Journey
  ) throws(Stop) -> Bool {
    guard let first = wanted.routes.first, let row = rows(of: child, in: number).first else {
      return true
    }
    guard row.owners.count > level + 1 else { return row.route == first }
    let part = part(of: wanted, from: 0, row.sides[level])
    guard !part.routes.isEmpty else { return false }
    let next = row.owners[level + 1]
    let inner = try self.wanted(part, journey, of: next, in: number)
    return try fits(inner, next, at: level + 1, number, journey)
  }

  /// Rows for new routes, each child with its back stack below.
  private mutating func makeRows(
    _ wanted: Wanted, owners: [Int], sides: [Side], _ journey: inout Journey
  ) throws(Stop) -> [Row] {
    var rows: [Row] = []
    var done = 0
    while done < wanted.routes.count {
      if let side = wanted.routes[done].embedded?.side {
        let part = part(of: wanted, from: done, side)
        var inner = try self.wanted(part, journey, of: nil, in: 0)
        let child = makeNumber()
        if let modal = inner.modal { journey.modal = (child, modal) }
        if inner.routes.isEmpty { inner.routes = [.page(0)] }
        journey.startsChild = true
        rows += try makeRows(inner, owners: owners + [child], sides: sides + [side], &journey)
        done += part.routes.count
      } else {
        let row = makeRow(wanted.routes[done], owners: owners, sides: sides)
        done += 1
        rows.append(row)
        if row.tabs?.isCollapsed != nil {
          var tabs = row.tabs ?? Tabs(layers: [], declared: [])
          done += try bringColumns(&tabs, at: owners.count, to: wanted, from: done, &journey)
          rows[rows.count - 1].tabs = tabs
          continue
        }
        guard var tabs = row.tabs,
          let position = tab(taking: wanted.routes[done...], in: tabs)
        else { continue }
        if tabs.selected != position {
          tabs.selected = position
          tabs.history.append(position)
          tabs.revision += 1
        }
        rows[rows.count - 1].tabs = tabs
        done += try bringTab(position, of: tabs, at: owners.count, to: wanted, from: done, &journey)
      }
    }
    return rows
  }
}

// Tabs and layers.
extension NaiveTree {
  /// Shows the next routes in the tab that takes them. Returns how many it takes.
  private mutating func deliver(
    _ wanted: Wanted, from done: Int, toTabsOf entry: Int, _ owner: Int, _ journey: inout Journey
  ) throws(Stop) -> Int {
    if var tabs = tabs(of: entry), tabs.isCollapsed != nil {
      let count = try bringColumns(
        &tabs, at: level(of: owner) + 1, to: wanted, from: done, &journey)
      if count > 0 { setTabs(tabs, of: entry) }
      return count
    }
    guard let tabs = tabs(of: entry),
      let position = tab(taking: wanted.routes[done...], in: tabs)
    else { return 0 }
    if tabs.selected != position { journey.isChanged = true }
    try selectTab(position, of: entry, forgetting: false)
    let level = level(of: owner)
    return try bringTab(position, of: tabs, at: level + 1, to: wanted, from: done, &journey)
  }

  /// Shows the next routes in the columns that take them, one after the other. Returns how many they take.
  private mutating func bringColumns(
    _ tabs: inout Tabs, at level: Int, to wanted: Wanted, from done: Int, _ journey: inout Journey
  ) throws(Stop) -> Int {
    var count = 0
    var filled: [Int] = []
    while let position = tab(taking: wanted.routes[(done + count)...], in: tabs),
      !filled.contains(position)
    {
      count += try bringTab(position, of: tabs, at: level, to: wanted, from: done + count, &journey)
      filled.append(position)
    }
    guard let last = filled.last else { return 0 }
    marks.insert(.opened)
    if filled.count > 1 { marks.insert(.openedSeveral) }
    if try setBackColumns(after: last, of: tabs, level: level - 1, but: filled) {
      journey.isChanged = true
    }
    if tabs.selected != last {
      tabs.selected = last
      tabs.history.append(last)
      tabs.revision += 1
      journey.isChanged = true
    }
    return count
  }

  /// Sets the rows of the child of a tab. The child always stays, with the declared route of the tab at its bottom.
  private mutating func bringTab(
    _ position: Int, of tabs: Tabs, at level: Int, to wanted: Wanted, from done: Int,
    _ journey: inout Journey
  ) throws(Stop) -> Int {
    let number = tabs.layers[position]
    let bottom = layer(number).rows[0]
    guard bottom.owners.count > level else {
      if reviseScreen(position, to: wanted.routes[done], of: tabs) { journey.isChanged = true }
      return 1
    }
    let child = bottom.owners[level]
    if isInTransaction, child > made { throw .unpredicted }
    var part = part(of: wanted, from: done, bottom.sides[level - 1])
    let count = part.routes.count
    if let first = tabs.declared[position].embedded?.route, part.routes.first != first {
      part.routes.insert(first, at: 0)
    }
    part.startsTab = true
    part.placed = .nothing
    // Each tab has its own layer, so a changed selection leaves the content in place.
    let wasChanged = journey.isChanged
    journey.isChanged = false
    let first = tabs.placeholders.contains(position) ? tabs.declared[position].embedded?.route : nil
    let inner = try self.wanted(part, journey, of: child, in: number, placeholder: first)
    try take(inner, child, number, &journey)
    journey.isChanged = journey.isChanged || wasChanged
    return count
  }

  /// Ends the layers above, except one that already shows the opened route.
  private mutating func finish(_ journey: inout Journey, above number: Int) throws(Stop) {
    let position = (chain.firstIndex(of: outermost(number)) ?? -1) + 1
    let endReason = reason == .rootChanged ? reason : journey.endReason
    guard let (owner, route) = journey.modal else { return endModals(from: position, endReason) }
    guard let base = base(of: owner), let presenter = rows(at: base).last?.id,
      let style = route.presentation.modalStyle
    else { return }
    if chain.indices.contains(position) {
      let there = layer(chain[position])
      var inner = Journey(isBare: journey.isBare || !style.allowsStack)
      let wanted = Wanted(routes: [route], hasLeaf: true, placed: .styled(style))
      if there.owners.last == owner, case .modal(presenter, style) = there.kind,
        try fits(wanted, owner, at: there.owners.count - 1, there.number, inner)
      {
        try bring(owner, there.number, to: wanted, &inner)
        try finish(&inner, above: there.number)
        journey.startsChild = journey.startsChild || inner.startsChild
        return
      }
    }
    endModals(from: position, endReason)
    try show(route, style, .styled(style), presenter: presenter, owner, &journey)
  }

  /// Shows the opened route in a new layer, with a back stack if the layer has room.
  private mutating func show(
    _ route: TreeRoute, _ style: ModalStyle, _ placed: Placed, presenter: Int, _ owner: Int,
    _ journey: inout Journey
  ) throws(Stop) {
    guard let path = path(of: owner) else { return }
    var inner = Journey(isBare: journey.isBare || !style.allowsStack)
    let number = makeNumber()
    let rows = try makeRows(
      Wanted(routes: [route], hasLeaf: true, placed: placed), owners: path.owners,
      sides: path.sides, &inner)
    layers.append(
      Layer(
        number: number, kind: .modal(presenter: presenter, style), owners: path.owners,
        sides: path.sides, rows: rows))
    chain.append(number)
    try finish(&inner, above: number)
    journey.startsChild = journey.startsChild || inner.startsChild
  }
}
