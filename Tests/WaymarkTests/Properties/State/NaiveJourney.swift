@testable import Waymark

/// Works out which entries stay if the history goes from one state of a tree to another.
struct NaiveJourney {
  let before: NaiveState
  let aim: NaiveState
  /// Entries that may be made again although they are there, because their runs were joined or split.
  private let loose: Set<Int>

  /// - Parameters:
  ///   - unknown: Entries of which the target state does not say whether they stay.
  ///   - homes: The serials of the coordinators around each entry before, without the root.
  init(_ before: NaiveState, _ aim: NaiveState, loose unknown: Set<Int>, homes: [Int: [Int]]) {
    (self.before, self.aim) = (before, aim)
    var runs: [Run] = []
    for layer in aim.layers { Self.collect(layer.rows, layer.owner, &runs) }
    var claims: [Int: Int] = [:]
    var loose = unknown
    let owners = runs.map { run in
      Set(run.ids.compactMap { homes[$0].flatMap { $0.count > run.level ? $0[run.level] : nil } })
    }
    for serial in owners.joined() { claims[serial, default: 0] += 1 }
    for (run, serials) in zip(runs, owners)
    where serials.count > 1 || serials.contains(where: { claims[$0] ?? 0 > 1 }) {
      loose.formUnion(run.ids)
    }
    self.loose = loose
  }

  private struct Run {
    let level: Int
    let ids: [Int]
  }

  /// The runs of consecutive rows that one embedding takes, and those in them.
  private static func collect(_ rows: [NaiveState.Row], _ level: Int, _ runs: inout [Run]) {
    var start = rows.startIndex
    while start < rows.endIndex {
      let levels = rows[start].levels
      var end = start + 1
      if levels.count > level + 1 {
        while end < rows.endIndex, rows[end].levels.count > level + 1,
          rows[end].levels[level] == levels[level]
        {
          end += 1
        }
        runs.append(Run(level: level, ids: rows[start..<end].map(\.id)))
        collect(Array(rows[start..<end]), level + 1, &runs)
      } else if let tabs = rows[start].tabs {
        for list in tabs.lists { collect(list, level, &runs) }
      }
      start = end
    }
  }

  /// True if it changes nothing.
  var isThere: Bool { before == aim }

  /// The entries that certainly leave.
  var leaving: Set<Int> { before.ids.subtracting(aim.ids) }

  /// The entries that leave or may leave.
  var mayLeave: Set<Int> { leaving.union(loose.intersection(before.ids)).union(inLoose) }

  /// The entries in tabs and layers of entries that may leave.
  private var inLoose: Set<Int> { loose.isEmpty ? [] : before.ids }

  /// Returns what is wrong with the new state, which has the routes of the target state.
  func failure(_ now: NaiveState, known: Int) -> String? {
    let there = before.ids
    var stay: [Int: Bool] = [:]
    func compare(_ aims: [NaiveState.Row], _ rows: [NaiveState.Row], _ context: Bool?) -> String? {
      guard aims.map(\.text) == rows.map(\.text) else {
        return "\(rows.map(\.text)), want \(aims.map(\.text))"
      }
      for (aim, row) in zip(aims, rows) {
        let stays = row.id == aim.id
        if stays, !there.contains(aim.id) { return "\(aim.id) came back as it was" }
        if !stays, row.id <= known { return "\(row.id) instead of \(aim.id) is not new" }
        if stays, context == false { return "\(aim.id) stays in a place that left" }
        if !stays, context == true, there.contains(aim.id), !loose.contains(aim.id) {
          return "\(aim.id) is \(row.id) now"
        }
        stay[aim.id] = stays
        guard let old = aim.tabs else {
          if row.tabs != nil { return "tabs" }
          continue
        }
        guard let new = row.tabs, old.lists.count == new.lists.count, old.selected == new.selected
        else { return "tab \(row.tabs?.selected ?? -1), want \(old.selected)" }
        for (old, new) in zip(old.lists, new.lists) {
          if let text = compare(old, new, stays) { return text }
        }
      }
      return nil
    }
    guard aim.layers.count == now.layers.count else { return "\(now.layers.count) layers" }
    for (index, (old, new)) in zip(aim.layers, now.layers).enumerated() {
      guard old.style == new.style, old.owner == new.owner, old.presenter == new.presenter else {
        return "layer \(index) is \(new.style) of \(new.owner), want \(old.style) of \(old.owner)"
      }
      let presenters = aim.presenters(of: index).compactMap { stay[$0] }
      let context = Set(presenters).count > 1 ? nil : presenters.first ?? true
      if let text = compare(old.rows, new.rows, context) { return text }
    }
    return nil
  }
}

extension NaiveState {
  /// The entries that a layer may have been presented on: those on top of the layers below it, also in tabs.
  fileprivate func presenters(of index: Int) -> [Int] {
    guard index > 0 else { return [] }
    let presenter = layers[index].presenter
    guard presenter.count > 1 else {
      var found: [Int] = []
      for layer in layers[..<index] {
        var top = layer.rows.last
        while let row = top {
          found.append(row.id)
          top = row.tabs.flatMap { $0.lists[$0.selected].last }
        }
      }
      return found
    }
    var row = layers[presenter[0]].rows[presenter[1]]
    for place in stride(from: 2, to: presenter.count - 1, by: 2) {
      guard let tabs = row.tabs else { break }
      row = tabs.lists[presenter[place]][presenter[place + 1]]
    }
    return [row.id]
  }
}
