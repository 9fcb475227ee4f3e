extension NavigationSnapshot: CustomStringConvertible {
  /// The snapshot as a short tree, with a line for each entry.
  ///
  /// ```swift
  /// print(app.snapshot())
  /// // /
  /// // /shop
  /// //   | tab 0
  /// //     /shop/list
  /// //   | tab 1 (selected)
  /// //     /shop/cart
  /// // ^ sheet of 1
  /// //   /shop/pay
  /// ```
  ///
  /// The number after a layer is the number of coordinators above its owner.
  ///
  /// - Complexity: Linear in the entries.
  public var description: String { lines.joined(separator: "\n") }

  /// Compares this snapshot with another one, line by line: `-` marks lines of only the other one,
  /// `+` marks lines of only this one.
  ///
  /// ```swift
  /// print(app.snapshot().difference(from: saved) ?? "the same")
  /// //   /
  /// // - /todos/7
  /// // + /todos/8
  /// ```
  ///
  /// - Parameter other: The snapshot to compare with.
  /// - Returns: All lines with their marks; nil if nothing differs.
  /// - Complexity: Linear in the lines, times the number of lines that differ.
  public func difference(from other: NavigationSnapshot) -> String? {
    guard self != other else { return nil }
    var old = other.lines
    if version != other.version { old.insert("version \(other.version)", at: 0) }
    var new = lines
    if version != other.version { new.insert("version \(version)", at: 0) }
    let difference = new.difference(from: old)
    var marked: [String] = []
    var (oldPlace, newPlace) = (0, 0)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    while oldPlace < old.count || newPlace < new.count {
      if removed.contains(oldPlace) {
        marked.append("- \(old[oldPlace])")
        oldPlace += 1
      } else if inserted.contains(newPlace) {
        marked.append("+ \(new[newPlace])")
        newPlace += 1
      } else {
        marked.append("  \(new[newPlace])")
        oldPlace += 1
        newPlace += 1
      }
    }
    return marked.joined(separator: "\n")
  }

  private var lines: [String] {
    var lines: [String] = []
    for layer in layers {
      guard let style = layer.style else {
        add(layer.path, at: 0, to: &lines)
        continue
      }
      let on = layer.presenter.map(\.description).joined(separator: ".")
      lines.append("^ \(style) of \(layer.owner)\(on.isEmpty ? "" : " on \(on)")")
      add(layer.path, at: 1, to: &lines)
    }
    return lines
  }

  private func add(_ path: [Entry], at depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    for entry in path {
      lines.append(indent + entry.text.escapingLineBreaks())
      guard let tabs = entry.tabs else { continue }
      for (number, path) in tabs.paths.enumerated() {
        lines.append("\(indent)  | tab \(number)\(number == tabs.selected ? " (selected)" : "")")
        add(path, at: depth + 2, to: &lines)
      }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let place, _, _), .remove(let place, _, _): place
    }
  }
}
