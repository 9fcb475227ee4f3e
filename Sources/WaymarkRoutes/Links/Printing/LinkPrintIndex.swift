/// Finds the declarations that may print a route, without a walk through the whole table.
struct LinkPrintIndex: Sendable {
  private struct Place {
    let key: UInt
    let index: Int
  }

  /// The declarations with their cases, sorted by case. Those of one case are in order.
  private var own: [Place] = []
  /// The declarations without a known case.
  private var unknown: [Int] = []
  /// The declarations that may print other cases than their own.
  private var open: [Int] = []
  private let count: Int
  /// All declarations, if trying them costs less than asking for the route's case.
  let few: Range<Int>?

  /// Asking for a case costs as much as some tries without reflection.
  private static let fewTries = 6

  init(_ cases: [LinkCases]) {
    count = cases.count
    // The order must not depend on the number of links, and a closure that is reflected may make
    // other cases.
    few = count <= Self.fewTries && !cases.contains(where: \.isReflected) ? 0..<count : nil
    own.reserveCapacity(count)
    for (index, cases) in cases.enumerated() {
      guard let first = cases.first else {
        unknown.append(index)
        continue
      }
      own.append(Place(key: first, index: index))
      for key in cases.others { own.append(Place(key: key, index: index)) }
      if cases.isOpen { open.append(index) }
    }
    // Sorting is stable. The list nearly always has this order already.
    own.sort { $0.key < $1.key }
  }

  /// Tries the declarations of the route's case and those without a known case, in order, then
  /// those of other cases that may print it.
  ///
  /// For a type without names of its cases, all are tried.
  ///
  /// - Parameter body: Tries a declaration, and returns whether it printed the route.
  /// - Returns: Whether a declaration printed the route.
  /// - Complexity: Linear in these declarations.
  func first<R: Route>(for route: R, where body: (Int) -> Bool) -> Bool {
    guard let key = enumCaseKey(of: route) else { return (0..<count).contains(where: body) }
    let own = places(of: key)
    var next = (own: own.startIndex, unknown: unknown.startIndex)
    while next.own < own.endIndex || next.unknown < unknown.endIndex {
      let isOwn =
        next.unknown == unknown.endIndex
        || next.own < own.endIndex && own[next.own].index < unknown[next.unknown]
      if body(isOwn ? own[next.own].index : unknown[next.unknown]) { return true }
      if isOwn { next.own += 1 } else { next.unknown += 1 }
    }
    return open.contains { index in !own.contains { $0.index == index } && body(index) }
  }

  /// Whether a declaration is tried after those behind it that print cases of their own.
  func yields(_ index: Int) -> Bool { open.contains(index) }

  /// The declarations of one case, found by binary search.
  private func places(of key: UInt) -> ArraySlice<Place> {
    var low = own.startIndex
    var high = own.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if own[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return own[low...].prefix { $0.key == key }
  }
}
