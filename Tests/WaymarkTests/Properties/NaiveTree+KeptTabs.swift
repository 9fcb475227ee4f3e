// What a redirect leaves in tabs that it keeps.
extension NaiveTree {
  /// The tabs whose additions contain something refused, or show it.
  func keptTabs(with refused: [Int], since old: NaiveTree) -> [Int] {
    let known = old.layers.flatMap(\.rows).map(\.id)
    let tabs = layers.flatMap(\.rows).filter { known.contains($0.id) }
      .flatMap { $0.tabs?.layers ?? [] }
    return tabs.filter { number in
      let rest = rest(of: number, since: old, without: refused)
      let added = hanging(from: Set(layer(number).rows.map(\.id)).subtracting(rest))
      return !added.isDisjoint(with: refused)
    }
  }

  /// The tab that a coordinator lies in, if setting the routes of the root would leave it as it is: because its tabs
  /// were there before.
  func oldTab(around owner: Int) -> Int? {
    var next = base(of: owner)?.layer
    while let number = next {
      let holder: Int?
      switch layer(number).kind {
      case .base: return nil
      case .modal(let presenter, _): holder = presenter < 0 ? presenter : nil
      case .tab:
        holder = entry(withTab: number)
        if let holder, holder > 0 { return number }
      }
      next = ordered.first { $0.row.id == holder }?.layer
    }
    return nil
  }

  /// The rows of a tab that were there before the change, still are, and may be seen.
  private func rest(of number: Int, since old: NaiveTree, without refused: [Int]) -> [Int] {
    guard let before = old.position(of: number) else { return [] }
    let now = layer(number).rows.map(\.id)
    return old.layers[before].rows.map(\.id).filter { now.contains($0) && !refused.contains($0) }
  }

  /// Rows, and all that is in their tabs and in layers that they present, at any depth.
  private func hanging(from rows: Set<Int>) -> Set<Int> {
    var all = rows
    while true {
      let tabs = layers.flatMap(\.rows).filter { all.contains($0.id) }
        .flatMap { $0.tabs?.layers ?? [] }
      let found = layers.filter { layer in
        if case .modal(let presenter, _) = layer.kind { return all.contains(presenter) }
        return tabs.contains(layer.number)
      }
      let more = found.flatMap(\.rows).map(\.id)
      if all.isSuperset(of: more) { return all }
      all.formUnion(more)
    }
  }

  /// Leaves in a tab only what lay there before the change. The redirect may have brought some of that back, or have
  /// ended the tab.
  mutating func setBack(
    _ number: Int, to old: NaiveTree, without refused: [Int]
  ) throws(Stop) {
    guard position(of: number) != nil else { return }
    let rest = rest(of: number, since: old, without: refused)
    // The tab then shows its declared route, which may be another question.
    if rest.isEmpty { throw .unpredicted }
    try removeRows(layer(number).rows.map(\.id).filter { !rest.contains($0) }, from: number)
  }
}
