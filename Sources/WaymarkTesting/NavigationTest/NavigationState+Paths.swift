import Waymark

// All layers in one statement.
extension NavigationState {
  /// The paths of all layers, from the base up.
  ///
  /// Setting it states them as a whole. A layer stays if its first route stays and all layers below it do. Of its path,
  /// the entries with equal routes stay.
  ///
  /// ```swift
  /// test.step({ $0.open(.rename(id: 2)) }) { $0.paths = [[.list, .detail(id: 2)], [.rename(id: 2)]] }
  /// await test.screen(Rename.self, { $0.save() }) { $0.paths = [[.list, .detail(id: 2)]] }
  /// ```
  public var paths: [[Route]] {
    get { layers.map(\.list.routes) }
    set {
      guard !newValue.isEmpty, !newValue.dropFirst().contains(where: \.isEmpty) else {
        faults.append("  paths were stated without a base, or with an empty layer above it.")
        return
      }
      let same = zip(layers, newValue).dropFirst().prefix { layer, path in
        layer.list.entries.first.map { $0.route.isSame(as: path[0]) } ?? false
      }
      let kept = same.count + 1
      if kept < layers.count { dismiss(layers.count - kept) }
      for (number, path) in newValue.prefix(kept).enumerated() {
        self[layer: number] = StatedPath(path)
      }
      for (number, path) in newValue.enumerated().dropFirst(kept) {
        present(path[0])
        self[layer: number].append(contentsOf: path.dropFirst())
      }
    }
  }
}
