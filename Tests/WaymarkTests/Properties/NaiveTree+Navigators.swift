import Waymark

// The verbs of navigators, from their rules.
extension NaiveTree {
  /// Performs a verb of the navigator of an entry.
  ///
  /// - Parameter wasInReach: In a transaction of the navigator, which has made the check, whether the user could tap its
  ///   screen then; nil outside.
  mutating func perform(
    _ command: TreeCommand, on owner: Int, by id: Int, wasInReach: Bool? = nil
  ) throws(Stop) -> Outcome {
    let isTrusted = wasInReach != nil
    // In a transaction it may have been covered or removed. As long as it is on top, what is added has to cover it, and
    // as long as it is out of reach, it presents nothing. What covered it before does not count.
    let counts = wasInReach.map {
      command.mustBeSeen
        ? $0 || isInReach(id) : !isOnTop(id, for: nil) && !isBesideCover(id, isTrusted: isTrusted)
    }
    if !command.needsTop || !(counts ?? false) {
      guard contains(id) else { throw .ignored(.left) }
    }
    (origin, caller) = (columns(around: id), id)
    source = ordered.first { $0.row.id == id }?.layer
    defer { (origin, caller, source) = ([], nil, nil) }
    if command.needsTop, !(counts ?? false), !isOnTop(id, for: command) {
      throw .ignored(.originNotOnTop)
    }
    reason = Self.reason(of: command)
    let outcome: Outcome
    switch command {
    case .pop: outcome = try end(id)
    case .popToLast(let route):
      guard let place = place(of: id) else { throw .ignored(.left) }
      let routes = routes(at: place, level: level(of: owner))
      outcome = try keep(through: routes.lastIndex(of: route), owner, place)
    case .dismiss: outcome = try dismissLayers(above: id)
    case .navigate:
      try uncoverColumns(outside: owner)
      let wasBesideCover = isBesideCover(id, isTrusted: isTrusted)
      let outcome = try perform(command, on: owner)
      // A second tap would do the same again.
      if wasBesideCover, isInSight(id), isBesideCover(id, isTrusted: isTrusted) {
        throw .ignored(.originNotOnTop)
      }
      return outcome
    case .replaceTop where screenTabs(of: id) != nil: throw .ignored(.atRoot)
    case .presentReplacing(let route, let style) where presented(on: id) != nil:
      endModals(from: presented(on: id) ?? 0, .replaced)
      outcome = try present(route, style, owner, navigating: false, on: id)
    case .presentReplacing(let route, let style):
      return try perform(.present(route, style), on: owner)
    default: return try perform(command, on: owner)
    }
    try settle()
    return outcome
  }

  /// True if an entry is the top of its own layer, with nothing presented on it. The top of an unselected tab counts,
  /// too, unless the verb shows something for sure.
  func isOnTop(_ id: Int, for command: TreeCommand?) -> Bool {
    guard let number = ordered.first(where: { $0.row.id == id })?.layer,
      layer(number).rows.last?.id == id
    else { return false }
    let isReplacing = if case .presentReplacing? = command { true } else { false }
    if isReplacing, let place = presented(on: id) {
      return isInReach(layerNumber: number)
        && chain.firstIndex(of: outermost(number)) ?? -1 == place - 1
    }
    // What the screen of a tab pushes lies above the tabs. Side by side the user sees a column beside that.
    if isBesideCover(id) {
      return switch command {
      case .navigate, .present, .presentReplacing: isInSight(id)
      default: false
      }
    }
    if isInView(number) {
      guard outermost(number) == topNumber, isUncovered(number) else { return false }
      if isInReach(layerNumber: number) { return true }
    }
    guard let command else { return true }
    return !command.mustBeSeen && isTopOfItsCoordinator(id, in: number)
  }

  /// True if the user sees a row: it is on top, and so are all columns and tabs around it, or what covers them is beside
  /// it.
  func isInSight(_ id: Int) -> Bool { isInSight(id, inWideWindow: false) }

  /// The same, but maybe as if all columns were side by side.
  func isInSight(_ id: Int, inWideWindow isWide: Bool) -> Bool {
    guard let number = ordered.first(where: { $0.row.id == id })?.layer,
      layer(number).rows.last?.id == id
    else { return false }
    return isInReach(layerNumber: number, inWideWindow: isWide) && outermost(number) == topNumber
      && isUncovered(number, inWideWindow: isWide)
  }

  /// True if the user sees what the present verb comes from.
  private var isSourceInSight: Bool {
    source.flatMap { layer($0).rows.last }.map { isInSight($0.id) } ?? false
  }

  /// True if the user sees what the present verb comes from in tabs, beside what covers them.
  func showsSource(in entry: Int) -> Bool {
    guard isSourceInSight, var next = source else { return false }
    while case .tab = layer(next).kind, let holder = self.entry(withTab: next) {
      if holder == entry { return true }
      guard let outer = ordered.first(where: { $0.row.id == holder })?.layer else { return false }
      next = outer
    }
    return false
  }

  /// Removes what covers the columns around a coordinator, if the user sees what the verb comes from beside it.
  mutating func uncoverColumns(outside owner: Int) throws(Stop) {
    guard isSourceInSight, let source else { return }
    for holder in columns(aroundLayer: source).map(\.entry) {
      guard let found = ordered.first(where: { $0.row.id == holder }),
        !found.row.owners.contains(owner)
      else { continue }
      let above = layer(found.layer).rows.drop { $0.id != holder }.dropFirst()
      try removeRows(above.map(\.id), from: found.layer)
    }
  }

  /// True if its coordinator would add right above a row, or above its tabs, and not in a layer that it has presented.
  private func isTopOfItsCoordinator(_ id: Int, in number: Int) -> Bool {
    let owner = ordered.first { $0.row.id == id }?.row.owners.last
    return owner.flatMap { places(of: $0).last }?.layer == screenTabs(of: id)?.layer ?? number
  }

  /// True if nothing hides a column or tab. What covers columns that are side by side is shown in the last of them, but
  /// tabs and columns hide them all.
  private func isUncovered(
    _ number: Int, beside isBeside: Bool = false, inWideWindow isWide: Bool = false
  ) -> Bool {
    guard case .tab(let position) = layer(number).kind,
      let holder = ordered.first(where: { $0.row.tabs?.layers.contains(number) ?? false }),
      let tabs = holder.row.tabs
    else { return true }
    let isSideBySide = tabs.isCollapsed.map { isWide || !$0 } ?? false
    let isBeside = isBeside || isSideBySide && position < tabs.layers.count - 1
    let above = layer(holder.layer).rows.drop { $0.id != holder.row.id }.dropFirst()
    guard above.isEmpty || isBeside && above.allSatisfy({ $0.tabs == nil }) else { return false }
    return isUncovered(holder.layer, beside: isBeside, inWideWindow: isWide)
  }

  /// True if all tabs around a layer are selected, or columns that the window has room for.
  private func isInReach(layerNumber number: Int, inWideWindow isWide: Bool = false) -> Bool {
    guard case .tab(let position) = layer(number).kind,
      let holder = ordered.first(where: { $0.row.tabs?.layers.contains(number) ?? false }),
      let tabs = holder.row.tabs
    else { return true }
    let isSideBySide = tabs.isCollapsed.map { isWide || !$0 } ?? false
    return (tabs.selected == position || isSideBySide)
      && isInReach(layerNumber: holder.layer, inWideWindow: isWide)
  }

  /// True for a row that the user could tap, if nothing covered it.
  func isInReach(_ id: Int) -> Bool {
    ordered.first { $0.row.id == id }.map { isInReach(layerNumber: $0.layer) } ?? false
  }

  /// True if all tabs around a layer are selected. Columns always are in view.
  private func isInView(_ number: Int) -> Bool {
    guard case .tab(let position) = layer(number).kind,
      let holder = ordered.first(where: { $0.row.tabs?.layers.contains(number) ?? false }),
      let tabs = holder.row.tabs
    else { return true }
    return (tabs.selected == position || tabs.isCollapsed != nil) && isInView(holder.layer)
  }

  /// The tabs of a row that is the screen of a tab or column, with their layer.
  private func screenTabs(of id: Int) -> (entry: Int, layer: Int)? {
    guard let found = ordered.first(where: { $0.row.id == id }),
      let holder = ordered.first(where: { $0.row.tabs?.layers.contains(found.layer) ?? false }),
      holder.row.owners == found.row.owners
    else { return nil }
    return (holder.row.id, holder.layer)
  }

  /// - Parameter isTrusted: True in a transaction, for what its body has not covered itself.
  private func isBesideCover(_ id: Int, isTrusted: Bool = false) -> Bool {
    guard let holder = screenTabs(of: id)?.entry, isCovered(holder) else { return false }
    return !isTrusted || coveredBefore.contains(holder)
  }

  /// True if tabs or columns have something above them.
  func isCovered(_ entry: Int) -> Bool {
    ordered.first { $0.row.id == entry }.map { layer($0.layer).rows.last?.id != entry } ?? false
  }

  /// The place in the chain of the layer that was presented on a row.
  private func presented(on id: Int) -> Int? {
    chain.firstIndex { number in
      if case .modal(id, _) = layer(number).kind { true } else { false }
    }
  }

  /// What the coordinator of a row has in the layer of the row.
  private func place(of id: Int) -> Place? {
    guard let (row, number) = ordered.first(where: { $0.row.id == id }), let owner = row.owners.last
    else { return nil }
    let rows = layer(number).rows
    let mine = rows.indices.filter { rows[$0].owners.contains(owner) }
    return mine.first.map { Place(layer: number, range: $0..<$0 + mine.count) }
  }

  /// Ends the layers above a row. If there are none, the layer that it is in. Nothing is above what is not in view.
  private mutating func dismissLayers(above id: Int) throws(Stop) -> Outcome {
    guard let number = ordered.first(where: { $0.row.id == id })?.layer else {
      throw .ignored(.left)
    }
    let place = chain.firstIndex(of: outermost(number))
    let above = place.map { $0 + 1 } ?? 0
    guard let first = isInView(number) && above < chain.count ? above : place else {
      throw .ignored(.nothingPresented)
    }
    endModals(from: first)
    return .performed
  }
}

extension TreeCommand {
  /// True for the verbs of navigators that count only while their entry is on top.
  var needsTop: Bool {
    switch self {
    case .push, .pushAll, .replaceTop, .present, .presentReplacing, .navigate: true
    case .open(_, .push, _): true
    default: false
    }
  }

  /// True if the top of an unselected tab does not count.
  fileprivate var mustBeSeen: Bool {
    switch self {
    case .present, .presentReplacing, .navigate: true
    case .open(_, .push, _): true
    default: false
    }
  }
}
