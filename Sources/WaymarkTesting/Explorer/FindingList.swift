/// The findings so far. Of equal faults, the first one stays, because its way is the shortest.
struct FindingList {
  struct Found {
    var finding: ExplorerFinding
    /// The way to it; nil for a fault of the whole app.
    let way: ExplorerWay?
  }

  private(set) var all: [Found] = []
  private var places: [String: Int] = [:]

  /// - Parameter way: Returns the way to it. Called only for the first of several equal faults.
  mutating func add(
    _ code: ExplorerFinding.Code, of subject: String, _ message: @autoclosure () -> String,
    way: () -> ExplorerWay?
  ) {
    let key = "\(code.rawValue) \(subject)"
    if let place = places[key] {
      all[place].finding.others += 1
      return
    }
    places[key] = all.count
    let finding = ExplorerFinding(code: code, subject: subject, message: message())
    all.append(Found(finding: finding, way: way()))
  }
}

/// The moves that lead to a state.
struct ExplorerWay {
  let moves: [ExplorerMove]
  /// The text of the state.
  let end: String
}
