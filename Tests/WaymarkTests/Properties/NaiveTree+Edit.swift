import Waymark

// How routes become rows, and how rows leave.
extension NaiveTree {
  enum Item {
    case kept(Row)
    case new(TreeRoute)
  }

  /// A run of routes in one child, or one row of the coordinator itself.
  private struct Group {
    var child: Int?
    var side: Side?
    var isFresh = false
    var items: [Item]
  }

  /// Rows for the items of one coordinator: consecutive routes with one embedding are one child.
  mutating func regroup(_ items: [Item], owners: [Int], sides: [Side]) -> [Row] {
    var rows: [Row] = []
    for group in groups(items, level: owners.count - 1) {
      if let side = group.side {
        var child = group.child
        if child == nil { child = makeNumber() }
        rows += regroup(group.items, owners: owners + [child ?? 0], sides: sides + [side])
        continue
      }
      for item in group.items {
        switch item {
        case .kept(let row): rows.append(row)
        case .new(let route): rows.append(makeRow(route, owners: owners, sides: sides))
        }
      }
    }
    return rows
  }

  private func groups(_ items: [Item], level: Int) -> [Group] {
    var groups: [Group] = []
    for item in items {
      guard case .kept(let row) = item else {
        add(item, level, to: &groups)
        continue
      }
      guard row.owners.count > level + 1 else {
        groups.append(Group(items: [item]))
        continue
      }
      let child = row.owners[level + 1]
      let last = groups.count - 1
      if last >= 0, groups[last].child == child {
        groups[last].items.append(item)
      } else if groups.contains(where: { $0.child == child }) {
        add(.new(route(of: row, level: level)), level, to: &groups)
      } else if last >= 0, groups[last].isFresh, groups[last].side == row.sides[level] {
        groups[last].child = child
        groups[last].isFresh = false
        groups[last].items.append(item)
      } else {
        groups.append(Group(child: child, side: row.sides[level], items: [item]))
      }
    }
    return groups
  }

  private func add(_ item: Item, _ level: Int, to groups: inout [Group]) {
    guard case .new(let route) = item, let (side, inner) = route.embedded else {
      groups.append(Group(items: [item]))
      return
    }
    if groups.last?.side == side {
      groups[groups.count - 1].items.append(.new(inner))
    } else {
      groups.append(Group(side: side, isFresh: true, items: [.new(inner)]))
    }
  }

  /// Sets the items of a coordinator's part of a layer.
  mutating func edit(_ owner: Int, _ place: Place, _ items: [Item]) throws(Stop) {
    guard let path = path(of: owner), let position = position(of: place.layer) else {
      throw .ignored(.left)
    }
    let old = rows(at: place)
    let new = regroup(items, owners: path.owners, sides: path.sides)
    let kept = new.map(\.id)
    layers[position].rows.replaceSubrange(place.range, with: new)
    for row in old where !kept.contains(row.id) { leave(row) }
    try settle()
  }

  mutating func leave(_ row: Row) {
    if row.id > 0, reasons[row.id] == nil { reasons[row.id] = reason }
    for number in row.tabs?.layers ?? [] {
      for row in layer(number).rows { leave(row) }
      layers.removeAll { $0.number == number }
    }
  }

  /// Ends the modal layers from one upwards.
  mutating func endModals(from position: Int, _ reason: LeaveReason = .dismissed) {
    let before = self.reason
    self.reason = reason
    while chain.count > position {
      let number = chain.removeLast()
      for row in layer(number).rows { leave(row) }
      layers.removeAll { $0.number == number }
    }
    self.reason = before
  }

  /// Ends a modal layer. Those above only lose what is below them.
  mutating func endModal(_ number: Int) {
    let position = chain.firstIndex(of: number) ?? 0
    endModals(from: position + 1, reason == .system ? .system : .dismissed)
    endModals(from: position, reason)
  }

  /// Ends the layers whose presenter is gone, and refuses a second entry in a layer for one.
  mutating func settle() throws(Stop) {
    let all = layers.flatMap { $0.rows.map(\.id) }
    let orphan = chain.firstIndex { number in
      guard case .modal(let presenter, _) = layer(number).kind else { return false }
      return !all.contains(presenter)
    }
    if let orphan {
      endModals(from: orphan, reason == .system ? .system : .dismissed)
      return try settle()
    }
    for layer in layers {
      guard case .modal(_, let style) = layer.kind, !style.allowsStack else { continue }
      if layer.rows.count > 1 { throw .ignored(.noStack) }
    }
  }

  /// Children are made once, for the net change: from the routes that the transaction left them. So two runs of one
  /// embedding that met are one child.
  mutating func regroupNewChildren() throws(Stop) {
    for index in layers.indices {
      for position in layers[index].rows.indices.dropFirst() {
        let below = layers[index].rows[position - 1]
        let row = layers[index].rows[position]
        guard let fresh = row.owners.firstIndex(where: { $0 > made }), below.owners.count > fresh,
          below.owners[fresh] == row.owners[fresh]
        else { continue }
        let shared = zip(below.sides[fresh...], row.sides[fresh...]).prefix { $0 == $1 }.count
        let met = fresh...(fresh + shared)
        guard row.owners[met] != below.owners[met] else { continue }
        guard row.tabs == nil else { throw .unpredicted }
        layers[index].rows[position].owners[met] = below.owners[met]
      }
    }
  }
}
