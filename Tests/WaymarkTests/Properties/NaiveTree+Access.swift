import Waymark

// What the root allows to be shown, from the rules alone.
extension NaiveTree {
  /// Routes of the root that are refused, all with one verdict.
  struct Rule {
    let verdict: Access<TreeRoute>
    let refuses: (TreeRoute) -> Bool

    var denies: Bool {
      if case .deny = verdict { return true }
      return false
    }
  }

  /// What a verb comes to once the root was asked about its result.
  struct Judged {
    var outcome: Outcome
    var tree: NaiveTree
    /// How often it was led elsewhere.
    var redirects = 0
    /// The old rows that the verb removed, and a redirect brought back.
    var returned: Set<Int> = []
    /// The old rows that left because they may not be seen.
    var cascaded: Set<Int> = []
  }

  /// Stands for a target that waits.
  static let held = Outcome.denied("it is held")
  /// Stands for a denial in other words than the rule's.
  static let refused = Outcome.denied("it is refused somehow")
  private static let mostRedirects = 5

  /// Judges the result of a step.
  func judged(_ rules: [Rule], since old: NaiveTree, by step: TreeStep) throws(Stop) -> Judged {
    if step.goesBack, old.layers.contains(where: { $0.rows.contains { $0.tabs != nil } }),
      old.layers.contains(where: { $0.rows.contains { old.rule(rules, for: $0) != nil } })
    {
      // Back skips tabs of which nothing may be seen.
      throw .unpredicted
    }
    var result = Judged(outcome: .performed, tree: self)
    guard asked(since: old).contains(where: { rule(rules, for: $0) != nil }) else { return result }
    guard onlyRemoves(step, since: old) else {
      return try shown(rules, since: old, isRevision: step.isRevision)
    }
    var tree = self
    try tree.cascade(rules, since: old, &result)
    result.tree = tree
    if !result.tree.differs(from: old) { result.outcome = .unchanged }
    return result
  }

  private func rule(_ rules: [Rule], for row: Row) -> Rule? {
    let route = route(of: row, level: 0)
    return rules.first { $0.refuses(route) }
  }

  /// True for a step that is never refused. Several verbs count as a removal if together they add nothing and the last
  /// of them shows nothing.
  private func onlyRemoves(_ step: TreeStep, since old: NaiveTree) -> Bool {
    switch step {
    case .verb(_, let command), .told(_, _, let command):
      command.onlyRemoves || command.isUpdate && !adds(since: old)
    case .transaction(let verbs):
      verbs.allSatisfy(\.command.onlyRemoves) || !adds(since: old) && !endsWithShowing
    case .tapped(_, _, let commands):
      commands.allSatisfy(\.onlyRemoves) || !adds(since: old) && !endsWithShowing
    case .observation(let observation):
      if case .request = observation.content { false } else { true }
    }
  }

  /// True if something is there that was not, or another tab is selected, other than by going back,
  /// or a route has changed.
  private func adds(since old: NaiveTree) -> Bool {
    !selected(since: old, unlessByBack: true).isEmpty || !revised(since: old).isEmpty
      || ordered.contains { $0.row.id < 0 }
  }

  /// A change that shows something is refused as a whole, waits, or is led elsewhere.
  private func shown(
    _ rules: [Rule], since old: NaiveTree, isRevision: Bool
  ) throws(Stop) -> Judged {
    var result = Judged(outcome: .performed, tree: self)
    while true {
      let tree = result.tree
      let rows = tree.asked(since: old).filter { tree.rule(rules, for: $0) != nil }
      let refused = rows.compactMap { tree.rule(rules, for: $0) }
      guard let rule = refused.first else { return result }
      if refused.contains(where: { $0.verdict != rule.verdict }) { throw .unpredicted }
      // Only the verb itself says that a revision is never led elsewhere.
      if !isRevision, !rule.denies {
        let revised = Set(tree.revised(since: old).map(\.id))
        if rows.contains(where: { revised.contains($0.id) }) { throw .unpredicted }
      }
      let denied = Judged(outcome: Self.refused, tree: old)
      switch rule.verdict {
      case .allow: return result
      case .deny(let reason): return Judged(outcome: .denied(reason), tree: old)
      case _ where isRevision: return denied
      case .redirect(let routes):
        if result.redirects == Self.mostRedirects { return denied }
        result.redirects += 1
        result.outcome = .redirected
        result.returned.formUnion(try result.tree.lead(to: routes, since: old, without: rows))
      case .hold(_, let showing): return try waiting(rules, showing, since: old)
      }
    }
  }

  /// While a target waits, the root navigates to another route, if that is not visible already.
  private func waiting(
    _ rules: [Rule], _ showing: TreeRoute?, since old: NaiveTree
  ) throws(Stop) -> Judged {
    var result = Judged(outcome: Self.held, tree: old)
    guard let showing, old.visiblePath(of: 0).last?.last != showing else { return result }
    result.tree.reason = .replaced
    result.tree.reasons = [:]
    guard case .performed = try? result.tree.navigate(to: showing, 0) else { throw .unpredicted }
    try result.tree.settle()
    result.tree.keepSelections(of: old)
    let tree = result.tree
    if tree.asked(since: old).contains(where: { tree.rule(rules, for: $0) != nil }) {
      throw .unpredicted
    }
    if !tree.differs(from: old) { result.tree = old }
    return result
  }

  /// A removal is never refused. What it uncovers goes, too, or leads to something that may be seen.
  private mutating func cascade(
    _ rules: [Rule], since old: NaiveTree, _ result: inout Judged
  ) throws(Stop) {
    var isSpared = false
    while !isSpared {
      let refused = asked(since: old).filter { rule(rules, for: $0) != nil }
      guard let row = refused.first, let rule = rule(rules, for: row) else { return }
      if refused.contains(where: { self.rule(rules, for: $0)?.verdict != rule.verdict }) {
        throw .unpredicted
      }
      if case .redirect(let routes) = rule.verdict,
        Self.leadsSomewhere(routes, rules, Self.mostRedirects - result.redirects - 1)
      {
        // It may lead to a child that shows something refused, over and over.
        if result.redirects == Self.mostRedirects { throw .unpredicted }
        result.redirects += 1
        result.returned.formUnion(try lead(to: routes, since: old, without: refused))
        continue
      }
      // In tabs, what takes the place of a tab is another question.
      guard refused.count == 1, result.redirects == 0, row.id > 0, row.tabs == nil,
        let place = ordered.first(where: { $0.row.id == row.id })?.layer,
        place == topNumber
      else { throw .unpredicted }
      reason = .access
      if layer(place).rows.count > 1 {
        try removeRows([row.id], from: place)
      } else if case .modal = layer(place).kind {
        endModals(from: chain.count - 1, .access)
      } else {
        isSpared = true
        continue
      }
      result.cascaded.insert(row.id)
    }
  }
}

// What is asked.
extension NaiveTree {
  /// True if a redirect is known to lead to something that may be seen.
  private static func leadsSomewhere(_ routes: [TreeRoute], _ rules: [Rule], _ left: Int) -> Bool {
    !routes.isEmpty
      && routes.allSatisfy { route in
        guard let rule = rules.first(where: { $0.refuses(route) }) else { return true }
        guard case .redirect(let next) = rule.verdict, left > 0 else { return false }
        return leadsSomewhere(next, rules, left - 1)
      }
  }

  /// The rows that the root is asked about.
  func asked(since old: NaiveTree) -> [Row] {
    let before = Set(old.inView.map(\.id))
    var asked = ordered.filter { $0.row.id < 0 && !comesUnseen($0.layer, old) }.map(\.row)
    asked += inView.filter { $0.id > 0 && !before.contains($0.id) }
    for row in uncoveredBesideCovers(since: old) {
      asked += inView(from: row).filter { $0.id > 0 && !before.contains($0.id) }
    }
    for number in selected(since: old) { asked += path(in: number).filter { $0.id > 0 } }
    return asked + revised(since: old)
  }

  /// The rows that had other routes before.
  private func revised(since old: NaiveTree) -> [Row] {
    var before: [Int: TreeRoute] = [:]
    for row in old.layers.flatMap(\.rows) { before[row.id] = row.route }
    return ordered.map(\.row).filter { row in before[row.id].map { $0 != row.route } ?? false }
  }

  /// The tabs that are selected now, of tabs that were there before.
  private func selected(since old: NaiveTree, unlessByBack: Bool = false) -> [Int] {
    layers.flatMap(\.rows).compactMap { row in
      guard let now = row.tabs, let before = old.tabs(of: row.id),
        !unlessByBack || !wentBack.contains(row.id),
        now.layers[now.selected] != before.layers[before.selected]
      else { return nil }
      return now.layers[now.selected]
    }
  }

  /// The leaf, the tabs on the way to it, and what all columns show.
  var inView: [Row] { layer(topNumber).rows.last.map(inView(from:)) ?? [] }

  private func inView(from row: Row) -> [Row] {
    [row] + shownLayers(of: row).flatMap { layer($0).rows.last.map(inView(from:)) ?? [] }
  }

  private func shownLayers(of row: Row) -> [Int] {
    guard let tabs = row.tabs else { return [] }
    return tabs.isCollapsed == nil ? [tabs.layers[tabs.selected]] : tabs.layers
  }

  private func path(in number: Int) -> [Row] {
    layer(number).rows.flatMap { row in [row] + shownLayers(of: row).flatMap(path(in:)) }
  }

  /// True in an unselected tab of new tabs: that is asked about when it is selected.
  private func comesUnseen(_ number: Int, _ old: NaiveTree) -> Bool {
    guard case .tab = layer(number).kind,
      let holder = ordered.first(where: { $0.row.tabs?.layers.contains(number) ?? false })
    else { return false }
    if !shownLayers(of: holder.row).contains(number) {
      let isOld = old.tabs(of: holder.row.id)?.layers.contains(number) ?? false
      return !isOld
    }
    return comesUnseen(holder.layer, old)
  }
}

// Where a redirect leads.
extension NaiveTree {
  /// What set or opened routes have replaced: the rows of a coordinator's base, and what lay in their tabs.
  struct Replacement {
    let owner: Int
    let rows: [Row]
    let layers: [Layer]
    /// The rows that were replaced.
    var gone: Set<Int> = []
  }

  /// Sets items in place of the routes of a coordinator, and notes what this replaces.
  mutating func set(_ owner: Int, _ base: Place, _ items: [Item]) throws(Stop) {
    try replace(owner, base) { (tree) throws(Stop) in try tree.edit(owner, base, items) }
  }

  /// Opens routes of a coordinator, and notes what this replaces, if it changes anything.
  mutating func bring(
    to base: Place, of owner: Int, _ open: (inout NaiveTree) throws(Stop) -> Void
  ) throws(Stop) {
    let before = self
    try replace(owner, base, open)
    if !differs(from: before) { replacements = before.replacements }
  }

  private mutating func replace(
    _ owner: Int, _ base: Place, _ change: (inout NaiveTree) throws(Stop) -> Void
  ) throws(Stop) {
    var replacement = Replacement(owner: owner, rows: rows(at: base), layers: layers)
    let before = Set(reasons.keys)
    try change(&self)
    replacement.gone = Set(reasons.keys).subtracting(before)
    replacements.append(replacement)
  }

  /// Sets other routes of the root, as if they had been set instead of those that the verb has set. Returns the rows
  /// that stay because of that.
  private mutating func lead(
    to routes: [TreeRoute], since old: NaiveTree, without refused: [Row]
  ) throws(Stop) -> Set<Int> {
    let refused = refused.map(\.id)
    let kept = keptTabs(with: refused, since: old)
    var before: [Int: LeaveReason] = [:]
    var owners: [Int] = []
    for owner in replacements.map(\.owner).reversed() where !owners.contains(owner) {
      // In other tabs that stay, what was set stays.
      if let tab = oldTab(around: owner), !kept.contains(tab) { continue }
      owners.append(owner)
    }
    let all = replacements
    replacements.removeAll { owners.contains($0.owner) }
    for owner in owners {
      try bringBack(all.filter { $0.owner == owner }, of: owner, since: old, &before)
    }
    // Routes may also have been opened into a tab that stays, from outside.
    for tab in kept { try bringBack(all, inTab: tab, since: old, &before) }
    reason = .access
    // A refusal of the redirect itself denies the verb.
    do throws(Stop) { _ = try reset(0, routes, .access) } catch { throw .unpredicted }
    for tab in kept { try setBack(tab, to: old, without: refused) }
    keepSelections(of: old)
    let stay = before.keys.filter { reasons[$0] == nil }
    for (id, reason) in before where reasons[id] != nil { reasons[id] = reason }
    return Set(stay)
  }

  private mutating func bringBack(
    _ noted: [Replacement], of owner: Int, since old: NaiveTree, _ before: inout [Int: LeaveReason]
  ) throws(Stop) {
    guard let place = base(of: owner), let position = position(of: place.layer),
      let base = old.base(of: owner)
    else { return }
    let current = rows(at: place)
    let rows = old.rows(at: base).compactMap { row -> Row? in
      current.first { $0.id == row.id }
        ?? noted.last { $0.gone.contains(row.id) }?.rows.first { $0.id == row.id }
    }
    if rows.isEmpty { return }
    for row in current where row.id < 0 { leave(row) }
    layers[position].rows.replaceSubrange(place.range, with: rows)
    for row in rows { try bringBack(row, noted, &before) }
  }

  private mutating func bringBack(
    _ noted: [Replacement], inTab number: Int, since old: NaiveTree,
    _ before: inout [Int: LeaveReason]
  ) throws(Stop) {
    guard let position = position(of: number), let place = old.position(of: number) else { return }
    let current = layers[position].rows
    let rows = old.layers[place].rows.compactMap { row -> Row? in
      if let there = current.first(where: { $0.id == row.id }) { return there }
      let tabs = noted.last { $0.gone.contains(row.id) }?.layers
      return tabs?.first { $0.number == number }?.rows.first { $0.id == row.id }
    }
    if rows.isEmpty { return }
    for row in current where row.id < 0 { leave(row) }
    layers[position].rows = rows
    for row in rows { try bringBack(row, noted, &before) }
  }

  private mutating func bringBack(
    _ row: Row, _ noted: [Replacement], _ before: inout [Int: LeaveReason]
  ) throws(Stop) {
    guard let reason = reasons.removeValue(forKey: row.id) else { return }
    before[row.id] = reason
    for number in row.tabs?.layers ?? [] {
      let tab = noted.last { $0.gone.contains(row.id) }?.layers.first { $0.number == number }
      guard let tab, tab.rows.allSatisfy({ $0.id > 0 }) else { throw .unpredicted }
      layers.append(tab)
      for row in tab.rows { try bringBack(row, noted, &before) }
    }
  }
}

extension TreeCommand {
  /// True for verbs that only remove, by their name.
  fileprivate var onlyRemoves: Bool {
    switch self {
    case .pop, .popToLast, .popToFirst, .popToID, .popWhere, .popToRoot, .popToAppRoot, .remove,
      .removeAll, .trim, .dismiss, .dismissAll, .back, .backSteps, .backTo, .finish,
      .finishReturning:
      true
    default: false
    }
  }

  /// True for verbs that show something, by their name. An update may do either.
  var shows: Bool { !onlyRemoves && !isUpdate }

  fileprivate var goesBack: Bool {
    switch self {
    case .back, .backSteps, .backTo: true
    default: false
    }
  }

  fileprivate var isUpdate: Bool {
    if case .update = self { return true }
    return false
  }
}

extension TreeStep {
  fileprivate var goesBack: Bool {
    switch self {
    case .verb(_, let command), .told(_, _, let command): command.goesBack
    case .transaction(let verbs): verbs.contains { $0.command.goesBack }
    case .tapped(_, _, let commands): commands.contains(where: \.goesBack)
    case .observation: false
    }
  }

  fileprivate var isRevision: Bool {
    switch self {
    case .verb(_, .revise), .told(_, _, .revise): true
    default: false
    }
  }
}
