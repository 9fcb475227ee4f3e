/// The rows of a part, found once.
@MainActor
struct PartRows {
  let part: Part
  let range: Range<Int>
}

/// A row of a coordinator itself, or the run of one of its children.
@MainActor
enum PartStep {
  case own(Entry)
  case child(Node, PartRows)
}

extension TreeState {
  func rows(of part: Part) -> PartRows { PartRows(part: part, range: range(of: part)) }

  /// The steps of a part, bottom first.
  func steps(of rows: PartRows) -> [PartStep] {
    let part = rows.part
    var steps: [PartStep] = []
    var position = rows.range.lowerBound
    while position < rows.range.upperBound {
      let entry = row(position, in: part.layer)
      let first = position
      position += 1
      guard let child = child(of: part.node, holding: entry) else {
        steps.append(.own(entry))
        continue
      }
      while position < rows.range.upperBound, isWithin(row(position, in: part.layer), child) {
        position += 1
      }
      let base = Part(node: child, layer: part.layer)
      steps.append(.child(child, PartRows(part: base, range: first..<position)))
    }
    return steps
  }
}
