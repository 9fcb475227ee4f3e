import Waymark

/// Compares what a test states with the tree, and describes the differences.
struct StateComparison<Route: Waymark.Route> {
  let before: NavigationState<Route>
  let stated: NavigationState<Route>
  let there: NavigationState<Route>

  init(
    before: NavigationState<Route>, stated: NavigationState<Route>, there: NavigationState<Route>
  ) {
    self.before = before
    self.stated = stated.completed(by: there.layers)
    self.there = there
  }

  /// Describes the differences; empty if there are none.
  var lines: [String] {
    let lines = Array(stated.faults.prefix(3)) + pathLines + layerLines
    return lines.isEmpty ? Array(identityLines.prefix(2)) : lines
  }

  /// What would have been right. It is tried first, because no advice is better than a line that fails.
  var correction: StateCorrection {
    let edits = before.edits(to: there)
    var made = before.becoming(there)
    for edit in edits { edit.apply(to: &made) }
    guard StateComparison(before: before, stated: made, there: there).lines.isEmpty else {
      return .unknown
    }
    return edits.isEmpty ? .nothing : .closure("{ \(edits.map(\.source).joined(separator: "; ")) }")
  }

  private var pathLines: [String] {
    let (rows, known) = (stated.rows, there.rows)
    guard rows != known else { return [] }
    let knownPlaces = known.map(\.place)
    let places = knownPlaces + rows.map(\.place).filter { !knownPlaces.contains($0) }
    let differing = places.compactMap { place -> RowDifference? in
      let one = rows.first { $0.place == place }
      let other = known.first { $0.place == place }
      guard one != other else { return nil }
      return RowDifference(place: place, stated: one?.routes, there: other?.routes)
    }
    let shown = differing.prefix(2).flatMap(\.lines)
    return differing.count > 2 ? shown + ["  \(differing.count - 2) more differ."] : shown
  }

  private var layerLines: [String] {
    zip(stated.layers, there.layers).enumerated().compactMap { number, pair in
      let (one, real) = pair
      if one.style != real.style {
        return "  Layer \(number) is a \(real.style), but was stated to be a \(one.style)."
      } else if one.id == nil, let id = real.id, before.layers.contains(where: { $0.id == id }) {
        return "  Layer \(number) was stated to be presented, but it was there before."
      } else if one.id != nil, one.id != real.id {
        return "  Layer \(number) was dismissed, and another one was presented in its place."
      }
      return nil
    }
  }

  /// Describes entries that have the stated name but are not the stated entry.
  private var identityLines: [String] {
    let known = Set(before.ids)
    return zip(stated.layers, there.layers).flatMap { pair in
      pair.0.list.pairs(with: pair.1.list)
    }.compactMap { one, real in
      guard let id = real.id else { return nil }
      let isKnown = known.contains(id)
      // A name costs a mirror, and almost always nothing is wrong.
      var name: String { real.route.name }
      if one.id == nil {
        return isKnown ? "  \(name) was stated to be new, but it was there before." : nil
      } else if !isKnown {
        return "  \(name) left, and an equal one came in its place."
      } else if one.isAnyEqual ? before.route(of: id)?.isSame(as: real.route) != true : one.id != id
      {
        return "  \(name) is not the entry that was stated to stay, but another one that was there."
      }
      return nil
    }
  }
}

/// What a step should have stated.
enum StateCorrection: Equatable {
  /// The source of a closure.
  case closure(String)
  /// No closure, since nothing changes.
  case nothing
  /// The change cannot be stated in one closure.
  case unknown

  /// The closure, if it is one.
  var closure: String? {
    guard case .closure(let source) = self else { return nil }
    return source
  }
}

extension NavigationState {
  var ids: [EntryID] { layers.flatMap(\.list.ids) }

  func route(of id: EntryID) -> Route? {
    layers.lazy.compactMap { $0.list.route(of: id) }.first
  }
}

extension StatedList {
  /// Its entries paired with those of an equal list, including entries in tabs.
  fileprivate func pairs(
    with other: StatedList
  ) -> [(StatedEntry<Route>, StatedEntry<Route>)] {
    var pairs: [(StatedEntry<Route>, StatedEntry<Route>)] = []
    for (one, two) in zip(entries, other.entries) {
      pairs.append((one, two))
      for (list, rest) in zip(one.tabs?.lists ?? [], two.tabs?.lists ?? []) {
        pairs += list.pairs(with: rest)
      }
    }
    return pairs
  }

  fileprivate func route(of id: EntryID) -> Route? {
    for entry in entries {
      if entry.id == id { return entry.route }
      for list in entry.tabs?.lists ?? [] {
        if let route = list.route(of: id) { return route }
      }
    }
    return nil
  }
}
