extension [EntryID] {
  /// The number of ids that both lists begin with.
  ///
  /// - Complexity: Linear in that number.
  func sharedPrefix(with other: ArraySlice<EntryID>) -> Int {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { other in
        let most = Swift.min(own.count, other.count)
        var same = 0
        while same < most, own[same] == other[same] { same += 1 }
        return same
      }
    }
  }

  /// The list without some ids. Usually it loses its last ones.
  ///
  /// - Complexity: Linear in the list.
  func without(_ gone: [EntryID]) -> [EntryID] {
    if suffix(gone.count).elementsEqual(gone) { return Array(dropLast(gone.count)) }
    return EntryID.difference(self, without: gone)
  }
}
