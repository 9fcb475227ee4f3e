extension Row {
  /// The columns of the table.
  static let titles = [
    "", "ours", "compared with", "ratio", "allocations", "budget", "",
  ]

  /// The texts in the columns.
  var cells: [String] {
    [
      name, "\(figure.short) \(unit.rawValue)", referenceText,
      reference.map { "\($0.ratio.short) x" } ?? "-", allocationsText,
      limits.isEmpty ? "stated" : limits.map(\.text).joined(separator: ", "), verdictText,
    ]
  }

  private var referenceText: String {
    guard let reference else { return "-" }
    return "\(reference.kind.rawValue) \(reference.figure.short) \(unit.rawValue)"
  }

  private var allocationsText: String {
    guard let allocations else { return "-" }
    guard let other = reference?.allocations else { return allocations.short }
    return "\(allocations.short) / \(other.short)"
  }

  private var verdictText: String {
    let text =
      switch verdict {
      case .stated: ""
      case .pass: "pass"
      case .over(let limits): "over: " + limits.map(\.kind.rawValue).joined(separator: ", ")
      }
    return attempts > 1 ? "\(text) (attempt \(attempts))" : text
  }
}
