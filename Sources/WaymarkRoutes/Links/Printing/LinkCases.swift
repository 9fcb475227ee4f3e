/// The cases whose routes a declaration prints, as far as they are known.
struct LinkCases: Sendable {
  /// The case that its constructor makes from an example. Nil if it is unknown, and then it may be
  /// any case.
  private(set) var first: UInt?
  /// The cases that it makes from other examples.
  private(set) var others: [UInt] = []
  /// Whether it may print other cases, too: its `from:` may know several.
  private(set) var isOpen = false
  /// Whether the payloads are read by reflection.
  private(set) var isReflected = false

  /// How many examples of a type to try. Enough for the cases of most enums.
  private static let maximumExamples = 32

  /// The numbers of the examples to try.
  static func numbers(of types: some Sequence<any LinkValue.Type>) -> Range<Int> {
    var count = 1
    for type in types { count = max(count, type.linkExamples.count) }
    return 0..<min(count, maximumExamples)
  }

  /// The case of a declaration that prints one route.
  init<R: Route>(ofRoute route: R?) {
    first = route.flatMap(enumCaseKey)
  }

  /// - Parameters:
  ///   - isReflected: Whether the payloads are read by reflection, so that the constructor is a case.
  ///   - types: The types of the payloads.
  ///   - example: Makes a route from the examples of the types that have this number.
  init<R: Route>(
    isReflected: Bool, types: [any LinkValue.Type], example: (Int) -> R?
  ) {
    self.isReflected = isReflected
    isOpen = !isReflected
    if let route = example(0) { first = enumCaseKey(of: route) }
    if isReflected, first != nil { return }
    // Types with one example each make no other route, and asking the runtime for a case costs a
    // quarter of making a link.
    for number in Self.numbers(of: types).dropFirst() {
      guard let route = example(number), let key = enumCaseKey(of: route), key != first,
        !others.contains(key)
      else { continue }
      if first == nil { first = key } else { others.append(key) }
    }
  }
}
