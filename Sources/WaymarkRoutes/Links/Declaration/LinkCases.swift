/// The cases whose routes a declaration prints, as far as they are known.
struct LinkCases: Sendable {
  /// That which its constructor makes of an example; nil if it is not known, and then it may be any.
  private(set) var first: UInt?
  /// Those that it makes of other examples.
  private(set) var others: [UInt] = []
  /// Whether it may print other cases, too: what takes the payloads out may know several.
  private(set) var isOpen = false
  /// Whether the payloads are read by reflection.
  private(set) var isReflected = false

  /// How many examples of a type are tried; enough for the cases of an enum without a raw value in each.
  private static let maximumExamples = 32

  /// The case of the one route that is printed.
  init<R: Route>(ofRoute route: R?) {
    first = route.flatMap(enumCaseKey)
  }

  /// - Parameters:
  ///   - isReflected: Whether the payloads are read by reflection, so that the constructor is a case.
  ///   - types: The types of the payloads.
  ///   - example: Makes a route of the types' examples, with those of this number.
  init<R: Route>(
    isReflected: Bool, types: [any LinkValue.Type], example: (Int) -> R?
  ) {
    self.isReflected = isReflected
    isOpen = !isReflected
    if let route = example(0) { first = enumCaseKey(of: route) }
    if isReflected, first != nil { return }
    // Types with one example each make no other route, and to ask the runtime for a case costs a quarter of
    // what making a link does.
    var count = 1
    for type in types { count = max(count, type.linkExamples.count) }
    for number in 1..<min(count, Self.maximumExamples) {
      guard let route = example(number), let key = enumCaseKey(of: route), key != first,
        !others.contains(key)
      else { continue }
      if first == nil { first = key } else { others.append(key) }
    }
  }
}

/// Finds the declarations that may print a route, so that a table is not gone through.
struct LinkPrintIndex: Sendable {
  private struct Place {
    let key: UInt
    let index: Int
  }

  /// The declarations with their cases, sorted by these, those of one case in order.
  private var own: [Place] = []
  /// Those of which no case is known.
  private var unknown: [Int] = []
  /// Those that may print other cases than their own.
  private var open: [Int] = []
  private let count: Int
  /// Whether trying all costs less than asking for the route's case.
  private let triesAll: Bool

  /// Asking for a case costs what some tries do, but for the first that reflects.
  private static let fewTries = 6

  init(_ cases: [LinkCases]) {
    count = cases.count
    let mostTries = cases.contains(where: \.isReflected) ? 1 : Self.fewTries
    triesAll = count <= mostTries
    guard !triesAll else { return }
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
    // Sorting is stable. Nearly always they are in this order already.
    own.sort { $0.key < $1.key }
  }

  /// Tries the declarations of the route's case and those of no known case in order, then those that may
  /// print it although it is not their case.
  ///
  /// Linear in these; a type without names of its cases has all tried.
  ///
  /// - Parameter body: Tries a declaration, and says whether it printed the route.
  /// - Returns: Whether one did.
  func first<R: Route>(for route: R, where body: (Int) -> Bool) -> Bool {
    guard !triesAll, let key = enumCaseKey(of: route) else {
      return (0..<count).contains(where: body)
    }
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

  /// Those of one case, found by halving.
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
