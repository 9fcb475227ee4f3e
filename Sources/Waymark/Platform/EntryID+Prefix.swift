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
}
