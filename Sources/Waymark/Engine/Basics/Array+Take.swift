extension Array {
  /// Moves the list out of its property. So it is changed in place, and no access to the property
  /// lasts meanwhile, which would make all other accesses checked ones (decision 10).
  mutating func take() -> [Element] {
    let taken = self
    self = []
    return taken
  }

  /// The list with one more element. Changes a list in place that was taken:
  /// `rows = rows.take().adding(row)`.
  consuming func adding(_ element: Element) -> [Element] {
    append(element)
    return self
  }

  /// The list with more elements. Changes a list in place that was taken.
  consuming func adding(contentsOf elements: [Element]) -> [Element] {
    append(contentsOf: elements)
    return self
  }

  /// The empty list, with the same memory.
  consuming func emptied() -> [Element] {
    var list = self
    // There are mostly one or two elements, and then this is cheaper than
    // `removeAll(keepingCapacity:)`.
    while !list.isEmpty { list.removeLast() }
    return list
  }
}
