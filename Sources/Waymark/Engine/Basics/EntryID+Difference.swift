extension EntryID {
  /// The ids of one ordered list that another list lacks. One walk over both is enough if they have
  /// the same order. A set is only needed if they do not, or if an id may occur twice.
  static func difference(_ shown: [EntryID], without remaining: [EntryID]) -> [EntryID] {
    var missing: [EntryID] = []
    var next = 0
    var last: EntryID?
    var isAscending = true
    for id in shown {
      if let last, id <= last { isAscending = false }
      last = id
      if next < remaining.count, remaining[next] == id {
        next += 1
      } else {
        missing.append(id)
      }
    }
    guard !missing.isEmpty, next < remaining.count || !isAscending else { return missing }
    let remaining = Set(remaining)
    return shown.filter { !remaining.contains($0) }
  }
}
