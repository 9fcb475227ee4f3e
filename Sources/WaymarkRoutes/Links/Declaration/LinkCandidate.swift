/// One way for a link to become a route.
@usableFromInline
final class LinkCandidate<Route: WaymarkRoutes.Route>: Sendable {
  let plan: LinkPlan
  /// Reads the values of a link, and makes a route from them.
  @usableFromInline let read: LinkReading<Route>
  /// Makes a route of the types' examples, with those of this number.
  let example: @Sendable (Int) -> Route?

  init(
    _ plan: LinkPlan, example: @escaping @Sendable (Int) -> Route? = { _ in nil },
    read: @escaping LinkReading<Route>
  ) {
    self.plan = plan
    self.example = example
    self.read = read
  }

  /// The same candidate in a table that mounts this one.
  func mounted<Parent: WaymarkRoutes.Route>(
    below prefix: PatternSyntax, types: [any LinkValue.Type],
    wrap: @Sendable (@escaping LinkReading<Route>) -> LinkReading<Parent>,
    example: @escaping @Sendable (Int, Route) -> Parent?
  ) -> LinkCandidate<Parent> {
    // A redirect makes no route, so it has nothing to read.
    let nothing: LinkReading<Parent> = { _ in nil }
    return LinkCandidate<Parent>(
      plan.mounted(below: prefix, types: types),
      example: { [self] number in self.example(number).flatMap { example(number, $0) } },
      read: plan.isRedirect ? nothing : wrap(read))
  }
}
