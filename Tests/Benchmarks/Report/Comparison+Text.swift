extension Comparison {
  /// A line for each row, then a summary of what differs.
  package var text: [String] {
    let width = lines.map(\.key.count).max() ?? 0
    return lines.map { $0.text(width: width) }
      + onlyOld.map { "only in the old report: \($0)" }
      + onlyNew.map { "only in the new report: \($0)" }
      + [
        moved.isEmpty
          ? "\(lines.count) rows, none moved by more than 20 %"
          : "moved: " + moved.map(\.key).joined(separator: "; ")
      ]
  }
}

extension Comparison.Line {
  func text(width: Int) -> String {
    let space = String(repeating: " ", count: max(0, width - key.count))
    let what = isRatio ? "ratio" : "figure"
    var text = "\(key)\(space)  \(what) \(old.short) -> \(new.short): \(factor.short)"
    if oldAllocations != newAllocations {
      let (old, new) = (oldAllocations?.short ?? "none", newAllocations?.short ?? "none")
      text += ", allocations \(old) -> \(new)"
    }
    return hasMoved ? text + "  moved" : text
  }
}
