/// Two reports of the same program, row by row.
package struct Comparison {
  /// How far a figure may move: by a factor of up to 1.2, up or down.
  package static let tolerance = 1.2

  package struct Line: Hashable, Sendable {
    package let key: String
    /// Whether ratios to the floor or the base are compared, which the load of the machine moves
    /// least; if there are none, figures are.
    package let isRatio: Bool
    package let old: Double
    package let new: Double
    package let oldAllocations: Double?
    package let newAllocations: Double?

    /// The new value divided by the old one.
    package var factor: Double { old == new ? 1 : new / old }

    package var hasMoved: Bool {
      let tolerance = Comparison.tolerance
      return !(1 / tolerance...tolerance).contains(factor)
        || oldAllocations?.short != newAllocations?.short
    }
  }

  package let lines: [Line]
  /// Rows that one of the reports lacks.
  package let onlyOld: [String]
  package let onlyNew: [String]

  package init(old: Report, new: Report) {
    let before = Dictionary(old.rows.map { ($0.key, $0) }) { first, _ in first }
    let names = Set(new.rows.map(\.key))
    lines = new.rows.compactMap { row in
      before[row.key].map { Self.line(old: $0, new: row) }
    }
    onlyOld = old.rows.map(\.key).filter { !names.contains($0) }
    onlyNew = new.rows.map(\.key).filter { before[$0] == nil }
  }

  package var moved: [Line] { lines.filter(\.hasMoved) }

  private static func line(old: Row, new: Row) -> Line {
    let ratios = old.reference.flatMap { old in new.reference.map { (old.ratio, $0.ratio) } }
    return Line(
      key: new.key, isRatio: ratios != nil, old: ratios?.0 ?? old.figure,
      new: ratios?.1 ?? new.figure, oldAllocations: old.allocations,
      newAllocations: new.allocations)
  }
}
