/// The data of a mounted table, without its type. A class, so that lines are cheap to pass through a builder.
final class LinkMount<Route: WaymarkRoutes.Route>: Sendable {
  /// The types of the prefix's values.
  let types: [any LinkValue.Type]
  /// The route type that mounts itself, if asking for its table would not end.
  let cycle: String?
  /// The name of the mounted route type.
  let childName: String
  let problems: [DeepLinkProblem]
  /// The mounted table's links, below a prefix.
  let flatten: @Sendable (PatternSyntax) -> [LinkCandidate<Route>]
  /// The routes that the mounted table's links make.
  let cases: LinkCases
  /// Prints a route of this table with the links of the mounted table, one after the other, until
  /// the caller accepts the result.
  let print: LinkPrinting<Route>.Body

  init<Child: LinkedRoute>(
    types: [any LinkValue.Type], isReflected: Bool,
    wrap: @escaping @Sendable (@escaping LinkReading<Child>) -> LinkReading<Route>,
    unwrap: @escaping @Sendable (Route, inout _LinkPayloads, inout _LinkOutput) -> Child?,
    example: @escaping @Sendable (Int, Child) -> Route?
  ) {
    self.types = types
    childName = typeName(of: Child.self)
    guard !LinkTablesAtWork.contain(Child.self) else {
      // Its table is being made further up the call stack, so asking for it now would not end.
      cycle = LinkTablesAtWork.path(to: Child.self)
      problems = []
      flatten = { _ in [] }
      cases = LinkCases(ofRoute: nil as Route?)
      print = { _, _, _, _ in false }
      return
    }
    cycle = nil
    let table = Child.links.table
    problems = table.problems
    flatten = { prefix in
      table.candidates.map { $0.mounted(below: prefix, types: types, wrap: wrap, example: example) }
    }
    let child = table.candidates.lazy.compactMap { $0.example(0) }.first
    cases = LinkCases(isReflected: isReflected, types: types) { number in
      child.flatMap { example(number, $0) }
    }
    print = { route, payloads, output, accept in
      guard let child = unwrap(route, &payloads, &output) else { return false }
      output.finish()
      guard output.failure == nil else { return false }
      return table.print(child, to: &output, accept: accept)
    }
  }
}

/// The route types whose tables are being made, to detect one that mounts itself.
enum LinkTablesAtWork {
  // A table is made inside the initialiser of a static property, which must not be read again
  // meanwhile.
  private static let types = TaskLocal<[any Route.Type]>(wrappedValue: [])

  static func contain(_ type: any Route.Type) -> Bool {
    types.get().contains { $0 == type }
  }

  static func path(to type: any Route.Type) -> String {
    let types = types.get()
    let start = types.firstIndex { $0 == type } ?? 0
    return (types[start...] + [type]).map { "\($0)" }.joined(separator: " > ")
  }

  static func with<Result>(_ type: any Route.Type, _ body: () -> Result) -> Result {
    types.withValue(types.get() + [type], operation: body)
  }
}
