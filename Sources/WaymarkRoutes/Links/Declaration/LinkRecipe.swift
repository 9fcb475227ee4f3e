/// The data of a link with values. A class, so that lines are cheap to pass through a builder.
final class LinkRecipe<Route: WaymarkRoutes.Route>: Sendable {
  let types: [any LinkValue.Type]
  /// Whether the constructor takes all values.
  let isTotal: Bool
  /// Whether the payloads are read by reflection, so that the constructor must be a case.
  let isReflected: Bool
  let read: LinkReading<Route>
  let write: LinkWriting<Route>
  /// Makes a route from the examples of the types that have this number.
  let example: @Sendable (Int) -> Route?

  init(
    types: [any LinkValue.Type], isTotal: Bool, isReflected: Bool,
    read: @escaping LinkReading<Route>, write: @escaping LinkWriting<Route>,
    example: @escaping @Sendable (Int) -> Route?
  ) {
    self.types = types
    self.isTotal = isTotal
    self.isReflected = isReflected
    self.read = read
    self.write = write
    self.example = example
  }
}
