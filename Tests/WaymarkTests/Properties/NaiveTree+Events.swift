import Waymark

// The events of entries and coordinators for a step.
extension NaiveTree {
  /// Gives the rows that the tree under test has made their ids, from the base up.
  mutating func adopt(_ ids: [Int: Int]) {
    func adopted(_ id: Int) -> Int { ids[id] ?? id }
    for layer in layers.indices {
      for row in layers[layer].rows.indices {
        layers[layer].rows[row].id = adopted(layers[layer].rows[row].id)
      }
      guard case .modal(let presenter, let style) = layers[layer].kind else { continue }
      layers[layer].kind = .modal(presenter: adopted(presenter), style)
    }
    made = makeNumber()
  }

  /// Tabs that are selected again after a transaction were never left.
  mutating func keepSelections(of old: NaiveTree) {
    for layer in layers.indices {
      for row in layers[layer].rows.indices {
        guard let tabs = layers[layer].rows[row].tabs else { continue }
        // New tabs begin with their second tab selected.
        let current = layers[layer].rows[row]
        var fresh = newTabs(for: current.route, level: current.owners.count - 1) ?? tabs
        (fresh.layers, fresh.declared) = (tabs.layers, tabs.declared)
        let before = old.tabs(of: current.id) ?? fresh
        guard before.selected == tabs.selected, before.layers == tabs.layers,
          before.isCollapsed == tabs.isCollapsed
        else { continue }
        layers[layer].rows[row].tabs = before
      }
    }
  }

  /// True if the two differ visibly.
  func differs(from old: NaiveTree) -> Bool {
    chain != old.chain
      || ordered.map(\.row.id) != old.ordered.map(\.row.id)
      || ordered.map(\.row.route) != old.ordered.map(\.row.route)
      || ordered.map(\.layer) != old.ordered.map(\.layer)
      || ordered.map(\.row.tabs?.layers) != old.ordered.map(\.row.tabs?.layers)
      || ordered.map(\.row.tabs?.selected) != old.ordered.map(\.row.tabs?.selected)
      || ordered.map(\.row.tabs?.isCollapsed) != old.ordered.map(\.row.tabs?.isCollapsed)
  }

  /// One event as a line: its kind, its subject, and its depth.
  typealias Event = String

  /// The events of the change from an older state, in order.
  func events(since old: NaiveTree, names: [Int: String]) -> [Event] {
    let before = old.ordered.map(\.row.id)
    let after = ordered.map(\.row.id)
    let entering = subjects(owners: old.owners, names: names) { !before.contains($0) }
    let leaving = old.subjects(owners: owners, names: names) { !after.contains($0) }
    var events = entering.map { "enter \($0.text)" }
    let oldLeaf = old.leafLayer
    let newLeaf = leafLayer
    if let leaf = oldLeaf.rows.last, leaf.id != newLeaf.rows.last?.id, after.contains(leaf.id) {
      let now = ordered.first { $0.row.id == leaf.id }?.row ?? leaf
      events.append("cover \(text(of: now)) @\(oldLeaf.rows.count - 1)")
    }
    for (text, row) in leaving.reversed() {
      events.append("leave (\(reasons[row].map(\.rawValue) ?? "?")) \(text)")
    }
    if let leaf = newLeaf.rows.last, leaf.id != oldLeaf.rows.last?.id {
      let kind = wasVisible.contains(leaf.id) ? "uncover" : "activate"
      events.append("\(kind) \(text(of: leaf)) @\(newLeaf.rows.count - 1)")
    }
    return events
  }

  /// The rows that had other routes before.
  func revisions(since old: NaiveTree) -> [String] {
    ordered.compactMap { row, _ in
      guard let before = old.ordered.first(where: { $0.row.id == row.id })?.row,
        before.route != row.route
      else { return nil }
      return "\(old.text(of: before)) to \(text(of: row))"
    }
  }

  private func text(of row: Row) -> String { "#\(row.id) \(route(of: row, level: 0).name)" }

  /// The rows that are only in this state, each after the coordinators that are only in this state.
  private func subjects(
    owners others: [Int], names: [Int: String], _ isOnlyHere: (Int) -> Bool
  ) -> [(text: String, row: Int)] {
    var listed = others
    var subjects: [(text: String, row: Int)] = []
    for (row, number) in ordered where isOnlyHere(row.id) {
      let depth = layer(number).rows.firstIndex { $0.id == row.id } ?? 0
      for owner in row.owners where !listed.contains(owner) {
        listed.append(owner)
        subjects.append(("\(names[owner] ?? "?") @\(depth)", row.id))
      }
      subjects.append(("\(text(of: row)) @\(depth)", row.id))
    }
    return subjects
  }
}

extension NaiveTree {
  /// Properties that make a tree difficult, so that a test can count how often they came up.
  var traits: [String] {
    let rows = layers.flatMap(\.rows)
    var traits: [String] = []
    if rows.contains(where: { $0.owners.count == 3 }) { traits.append("three levels") }
    if chain.count >= 2 { traits.append("two modal layers") }
    if rows.contains(where: { $0.route == .tabs }) { traits.append("tabs") }
    if layers.contains(where: { layer in
      if case .tab = layer.kind { layer.rows.contains { $0.tabs != nil } } else { false }
    }) {
      traits.append("tabs in tabs")
    }
    let splits = rows.filter { $0.tabs?.isCollapsed != nil }
    if !splits.isEmpty { traits.append("splits") }
    if splits.contains(where: { $0.tabs?.isCollapsed == false }) { traits.append("wide splits") }
    if splits.contains(where: { !columns(around: $0.id).isEmpty }) {
      traits.append("splits in columns or tabs")
    }
    return traits
  }

  /// The rows of each layer with the numbers of their coordinators, for failures.
  var text: String {
    layers.map { layer in
      let rows = layer.rows.map { "#\($0.id) \($0.route.name) of \($0.owners)" }
      return
        "\(layer.number) \(role(of: layer)) of \(layer.owners): \(rows.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  private func role(of layer: Layer) -> String {
    let isColumn = layers.flatMap(\.rows).contains { row in
      row.tabs.map { $0.isCollapsed != nil && $0.layers.contains(layer.number) } ?? false
    }
    if isColumn, case .tab(let position) = layer.kind { return "column(\(position))" }
    return "\(layer.kind)"
  }
}
