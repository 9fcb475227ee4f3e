import Waymark

// The verbs of layers and tabs.
extension NaiveTree {
  mutating func present(
    _ route: TreeRoute, _ style: ModalStyle?, _ owner: Int, navigating: Bool,
    on presenter: Int? = nil
  ) throws(Stop) -> Outcome {
    let caller = visibleCaller(of: owner)?.id
    if let caller { try selectColumns(aroundRow: caller) }
    // A layer is above all that the user sees, whatever lies beside it.
    let isSeen = (presenter ?? caller).map(isInSight) ?? false
    if !isSeen { try selectColumns(around: owner) }
    guard isSeen || isActive(owner), let path = path(of: owner), let place = places(of: owner).last,
      let presenter = presenter ?? caller ?? rows(at: place).last?.id
    else { throw .ignored(.covered) }
    let number = makeNumber()
    let style = style ?? route.presentation.modalStyle ?? .sheet
    layers.append(
      Layer(
        number: number, kind: .modal(presenter: presenter, style), owners: path.owners,
        sides: path.sides, rows: []))
    chain.append(number)
    let target = Place(layer: number, range: 0..<0)
    if navigating {
      try addNavigating(route, owner, target, in: style, to: rows(at: target))
    } else {
      try edit(owner, target, [.new(route)])
    }
    return .performed
  }

  /// Adds a route. A child that is made for a modal leaf begins with its start and presents the leaf, unless a layer of
  /// that style was made for it.
  private mutating func addNavigating(
    _ route: TreeRoute, _ owner: Int, _ place: Place, in style: ModalStyle?, to old: [Row]
  ) throws(Stop) {
    let open = old.last.flatMap { $0.sides.dropFirst(level(of: owner)).first }
    guard let (side, inner) = route.embedded, side != open, let leaf = leaf(of: inner, in: style)
    else {
      try edit(owner, place, old.map(Item.kept) + [.new(route)])
      return
    }
    if isInTransaction { throw .unpredicted }
    // The route down to the presenting child, with that child's start in place of the leaf.
    let start = TreeRoute(side, leaf.replaced)
    try edit(owner, place, old.map(Item.kept) + [.new(start)])
    guard let row = layer(place.layer).rows.last(where: { $0.owners.contains(owner) }) else {
      return
    }
    let presenting = row.owners[level(of: owner) + 1 + leaf.depth]
    // What its start shows may take the leaf.
    _ = try show(leaf.route, presenting)
  }

  /// The modal route that new children reach, its depth in them, and the route that they begin with.
  func leaf(
    of route: TreeRoute, in style: ModalStyle?
  ) -> (route: TreeRoute, depth: Int, replaced: TreeRoute)? {
    var style = style
    if case .modal(let own) = route.presentation {
      if own != style { return (route, 0, .page(0)) }
    } else {
      style = nil
    }
    guard let (side, inner) = route.embedded, let leaf = leaf(of: inner, in: style) else {
      return nil
    }
    return (leaf.route, leaf.depth + 1, TreeRoute(side, leaf.replaced))
  }

  mutating func dismiss(_ owner: Int, all: Bool) throws(Stop) -> Outcome {
    let mine = chain.indices.filter { layer(chain[$0]).owners.contains(owner) }
    guard let position = all ? mine.first : mine.last else {
      // Children that are not made yet might present something.
      let isMade = layers.flatMap(\.rows).allSatisfy { row in
        !row.owners.contains(owner) || row.owners.allSatisfy { $0 <= made }
      }
      if all, isInTransaction, !isMade { throw .unpredicted }
      throw .ignored(.nothingPresented)
    }
    endModals(from: position)
    return .performed
  }

  /// The tabs around a coordinator, from the innermost outwards.
  func tabs(around owner: Int) -> [(entry: Int, position: Int)] {
    var found: [(entry: Int, position: Int)] = []
    for owner in (path(of: owner)?.owners ?? []).reversed() {
      guard let base = base(of: owner), case .tab(let position) = layer(base.layer).kind,
        let entry = entry(withTab: base.layer), !found.contains(where: { $0.entry == entry })
      else { continue }
      found.append((entry, position))
    }
    return found
  }

  /// True if the row that presented a layer lies in a tab.
  private func lies(_ modal: Layer, inTab position: Int, of entry: Int) -> Bool {
    columns(aroundLayer: modal.number).contains(Column(entry: entry, position: position))
  }

  func entry(withTab number: Int) -> Int? {
    ordered.first { $0.row.tabs?.layers.contains(number) ?? false }?.row.id
  }

  func tabs(of entry: Int) -> Tabs? {
    ordered.first { $0.row.id == entry }?.row.tabs
  }

  mutating func selectTab(_ position: Int, of entry: Int, forgetting: Bool) throws(Stop) {
    guard var tabs = tabs(of: entry), tabs.selected != position else { return }
    let left = tabs.selected
    let first = chain.firstIndex { number in
      lies(layer(number), inTab: left, of: entry)
    }
    if let first, tabs.isCollapsed == nil { endModals(from: first) }
    if forgetting { wentBack.insert(entry) } else { wentBack.remove(entry) }
    tabs.history.removeAll { $0 == position || (forgetting && $0 == left) }
    tabs.history.append(position)
    tabs.selected = position
    tabs.revision += 1
    setTabs(tabs, of: entry)
    try settle()
  }

  /// What a tap on a tab does.
  mutating func choose(_ position: Int, of entry: Int) throws(Stop) -> Outcome {
    guard let tabs = tabs(of: entry) else { throw .ignored(.left) }
    guard tabs.selected == position else {
      if tabs.isCollapsed != nil { marks.insert(.selected) }
      try selectTab(position, of: entry, forgetting: false)
      return .performed
    }
    if tabs.isCollapsed != nil { return .unchanged }
    let number = tabs.layers[position]
    let inside = chain.firstIndex { modal in
      lies(layer(modal), inTab: position, of: entry)
    }
    if let inside { endModals(from: inside) }
    let above = layer(number).rows.dropFirst().map(\.id)
    reason = .popped
    try removeRows(above, from: number)
    return inside == nil && above.isEmpty ? .unchanged : .performed
  }

  mutating func select(_ route: TreeRoute, _ owner: Int) throws(Stop) -> Outcome {
    let own = places(of: owner).flatMap { rows(at: $0) }.filter { $0.owners.last == owner }
    guard let entry = own.last(where: { $0.tabs != nil }),
      let position = entry.tabs?.declared.firstIndex(of: route)
    else { throw .ignored(.notFound) }
    return try choose(position, of: entry.id)
  }

  /// Reloads the topmost tabs after their declaration has changed.
  mutating func reloadTabs(_ variant: Int, _ owner: Int) throws(Stop) -> Outcome {
    self.variant = variant
    let own = places(of: owner).flatMap { rows(at: $0) }.filter { $0.owners.last == owner }
    guard let entry = own.last(where: { $0.tabs != nil }), let old = entry.tabs,
      old.isCollapsed == nil
    else {
      throw .ignored(.notFound)
    }
    let declared = TreeRoute.tabs(level: level(of: owner), variant: variant)
    if declared == old.declared { return .unchanged }
    let gone = old.declared.indices.filter { !declared.contains(old.declared[$0]) }
    for position in gone {
      let first = chain.firstIndex { lies(layer($0), inTab: position, of: entry.id) }
      if let first { endModals(from: first, .replaced) }
    }
    let left = layers.filter { layer in gone.contains { old.layers[$0] == layer.number } }
    layers.removeAll { layer in left.contains { $0.number == layer.number } }
    for row in left.flatMap(\.rows) { leave(row) }
    var tabs = Tabs(layers: [], declared: declared)
    for (position, route) in declared.enumerated() {
      let kept = old.declared.firstIndex(of: route).map { old.layers[$0] }
      if let kept, let index = self.position(of: kept) { layers[index].kind = .tab(position) }
      tabs.layers.append(
        kept ?? makeTab(position, route, owners: entry.owners, sides: entry.sides))
    }
    let places = old.declared.map { declared.firstIndex(of: $0) }
    tabs.selected = places[old.selected] ?? 1
    tabs.history = old.history.compactMap { places[$0] }
    if places[old.selected] == nil {
      tabs.history.removeAll { $0 == 1 }
      tabs.history.append(1)
    }
    tabs.revision = old.revision + 1
    setTabs(tabs, of: entry.id)
    try settle()
    return .performed
  }

  mutating func uncover(_ owner: Int) throws(Stop) -> Bool {
    var selected = false
    for (entry, position) in tabs(around: owner) where tabs(of: entry)?.selected != position {
      try selectTab(position, of: entry, forgetting: false)
      selected = true
    }
    guard isActive(owner) else { throw .ignored(.covered) }
    return selected
  }

  mutating func navigate(to route: TreeRoute, _ owner: Int) throws(Stop) -> Outcome {
    try uncoverColumns(outside: owner)
    let selected = try uncover(owner)
    let outcome = try show(route, owner)
    guard isActive(owner) else { throw .ignored(.covered) }
    return selected && outcome == .unchanged ? .performed : outcome
  }

  mutating func show(
    _ route: TreeRoute, selecting: Bool = true, _ owner: Int
  ) throws(Stop) -> Outcome {
    let covered = try uncoverColumns(for: route, selecting, owner)
    guard let place = places(of: owner).last,
      let top = selecting ? rows(at: place).last : covered ?? rows(at: place).last
    else { throw .ignored(.left) }
    let level = level(of: owner)
    if let (side, inner) = route.embedded, top.owners.count > level + 1, top.sides[level] == side {
      let child = top.owners[level + 1]
      if child > made { throw .unpredicted }
      let ended = endLayers(
        of: owner, above: place, but: chain.filter { layer($0).owners.contains(child) })
      let outcome = try show(inner, selecting: selecting, child)
      return ended && outcome == .unchanged ? .performed : outcome
    }
    if let outcome = try deliverToTab(route, selecting, owner, covered) {
      return selecting && covered != nil ? .performed : outcome
    }
    switch route.presentation {
    case .root:
      reason = .rootChanged
      return try reset(owner, [route], .rootChanged)
    case .modal: return try present(route, nil, owner, navigating: true)
    case .push:
      let ended = endLayers(of: owner, above: place)
      let gives = placeholder(of: owner, in: place.layer)
      let presents = chain.contains { number in
        if case .modal(top.id, _) = layer(number).kind { true } else { false }
      }
      let isReplacing = !presents && gives.map { routes(at: place, level: level) == [$0] } ?? false
      if isReplacing, gives == route { return ended ? .performed : .unchanged }
      if isReplacing { marks.insert(.replacedPlaceholder) }
      try addNavigating(route, owner, place, in: nil, to: isReplacing ? [] : rows(at: place))
      return .performed
    }
  }

  /// Ends the layers that coordinators below have presented above its own, except those around the shown place. Returns
  /// true if there are any.
  private mutating func endLayers(
    of owner: Int, above place: Place, but staying: [Int] = []
  ) -> Bool {
    let own = chain.firstIndex(of: place.layer) ?? -1
    let above = chain.indices.first { position in
      position > own && layer(chain[position]).owners.dropLast().contains(owner)
        && !staying.contains(chain[position])
    }
    if let above { endModals(from: above) }
    return above != nil
  }

  private mutating func deliverToTab(
    _ route: TreeRoute, _ selecting: Bool, _ owner: Int, _ covered: Row?
  ) throws(Stop) -> Outcome? {
    guard let place = places(of: owner).last, let top = covered ?? rows(at: place).last,
      top.owners.last == owner, let tabs = top.tabs
    else { return nil }
    var ended = false
    if selecting, let position = tab(taking: [route], in: tabs) {
      let own = chain.filter { lies(layer($0), inTab: position, of: top.id) }
      ended = endLayers(of: owner, above: place, but: own)
    }
    let outcome = try deliver(route, selecting, owner, top, tabs)
    return ended && outcome == .unchanged ? .performed : outcome
  }

  private mutating func deliver(
    _ route: TreeRoute, _ selecting: Bool, _ owner: Int, _ top: Row, _ tabs: Tabs
  ) throws(Stop) -> Outcome? {
    if tabs.isCollapsed != nil {
      return try deliverToColumn(route, selecting, owner, top, tabs)
    }
    if let position = tab(taking: [route], in: tabs),
      tabs.declared[position] == route || tabs.declared[position].embedded == nil
    {
      let revises = reviseScreen(position, to: route, of: tabs)
      if !selecting || tabs.selected == position { return revises ? .performed : .unchanged }
      try selectTab(position, of: top.id, forgetting: false)
      return .performed
    }
    guard let (side, inner) = route.embedded,
      let position = tabs.declared.firstIndex(where: { $0.embedded?.side == side })
    else { return nil }
    if selecting { try selectTab(position, of: top.id, forgetting: false) }
    let row = layer(tabs.layers[position]).rows[0]
    let child = row.owners[level(of: owner) + 1]
    if child > made { throw .unpredicted }
    let outcome = try show(inner, selecting: selecting, child)
    return selecting && tabs.selected != position && outcome == .unchanged ? .performed : outcome
  }

  mutating func deliver(
    _ route: TreeRoute, _ selecting: Bool, _ owner: Int
  ) throws(Stop) -> Outcome {
    let selected = selecting ? try uncover(owner) : false
    let covered = try uncoverColumns(for: route, selecting, owner)
    guard let outcome = try deliverToTab(route, selecting, owner, covered) else {
      throw .ignored(.notFound)
    }
    if selecting, !isActive(owner) { throw .ignored(.covered) }
    return selected || selecting && covered != nil ? .performed : outcome
  }

  /// Presents in the place of the top layer of a subtree.
  mutating func replaceLayer(
    _ route: TreeRoute, _ style: ModalStyle?, _ owner: Int
  ) throws(Stop) -> Outcome {
    let top = chain.lastIndex { layer($0).owners.contains(owner) }
    guard let top, case .modal(let presenter, _) = layer(chain[top]).kind else {
      return try present(route, style, owner, navigating: false)
    }
    endModals(from: top, .replaced)
    return try present(route, style, owner, navigating: false, on: presenter)
  }

  /// Goes back `count` steps, or as many as there are.
  mutating func goBack(_ count: Int, _ owner: Int) throws(Stop) -> Outcome {
    if count < 1 { return .unchanged }
    let outcome = try goBack(owner)
    for _ in 1..<count { guard try goesBack() else { break } }
    return outcome
  }

  mutating func goBack(to route: TreeRoute, _ owner: Int) throws(Stop) -> Outcome {
    guard isActive(owner) else { throw .ignored(.covered) }
    let level = level(of: owner)
    repeat {
      guard try goesBack() else { throw .ignored(.notFound) }
    } while leafLayer.rows.last.map { row in
      !row.owners.contains(owner) || self.route(of: row, level: level) != route
    } ?? true
    return .performed
  }

  /// Goes back one step in the app; false at its root.
  private mutating func goesBack() throws(Stop) -> Bool {
    try settle()
    do throws(Stop) {
      _ = try goBack(0)
      return true
    } catch {
      guard case .ignored(.atRoot) = error else { throw error }
      return false
    }
  }

  mutating func goBack(_ owner: Int) throws(Stop) -> Outcome {
    guard isActive(owner) else { throw .ignored(.covered) }
    var layer = leafLayer
    // The tabs of a child that is not made yet are only a route.
    if layer.owners.contains(where: { $0 > made }) { throw .unpredicted }
    while true {
      if let last = layer.rows.last, layer.rows.count > 1 {
        try removeRows([last.id], from: layer.number)
        return .performed
      }
      switch layer.kind {
      case .base: throw .ignored(.atRoot)
      case .modal:
        endModals(from: chain.firstIndex(of: layer.number) ?? 0)
        return .performed
      case .tab(let position):
        guard let entry = entry(withTab: layer.number), let tabs = tabs(of: entry),
          let outer = ordered.first(where: { $0.row.id == entry })?.layer
        else { throw .ignored(.left) }
        if let target = backTarget(tabs, from: position) {
          if tabs.isCollapsed != nil { marks.insert(.backToTheLeft) }
          try selectTab(target, of: entry, forgetting: true)
          return .performed
        }
        if tabs.isCollapsed == false, position > 0 { marks.insert(.backOutwards) }
        layer = self.layer(outer)
      }
    }
  }

  private func backTarget(_ tabs: Tabs, from position: Int) -> Int? {
    if let isNarrow = tabs.isCollapsed { return isNarrow && position > 0 ? position - 1 : nil }
    return switch back {
    case .never: nil
    case .first: position == 0 ? nil : 0
    case .initial: position == 1 ? nil : 1
    case .order: position == 0 ? nil : position - 1
    case .history: tabs.history.dropLast().last
    }
  }
}
