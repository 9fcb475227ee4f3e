/// What was found so far: of the same fault the first, which was reached by the shortest way.
struct FindingList {
  struct Found {
    var finding: ExplorerFinding
    /// The way to it; nil for a fault of the app as a whole.
    let way: ExplorerWay?
  }

  private(set) var all: [Found] = []
  private var places: [String: Int] = [:]

  /// - Parameter way: How it was reached; asked only for the first of its kind.
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

/// How to come to a state, and which one it is.
struct ExplorerWay {
  let moves: [ExplorerMove]
  /// The text of the state.
  let end: String
}
