extension Array {
  /// Takes the list out of the property that keeps it. So it is changed in place, and no access to
  /// the property lasts meanwhile, which would make all others checked (decision 10).
  mutating func take() -> [Element] {
    let taken = self
    self = []
    return taken
  }

  /// The list without its elements, and with its memory.
  consuming func emptied() -> [Element] {
    var list = self
    // Mostly there are one or two, and then this is cheaper than `removeAll(keepingCapacity:)`.
    while !list.isEmpty { list.removeLast() }
    return list
  }
}
