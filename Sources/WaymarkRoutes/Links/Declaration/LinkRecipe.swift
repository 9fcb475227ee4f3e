/// The data of a link with values.
struct LinkRecipe<Route: WaymarkRoutes.Route>: Sendable {
  let types: [any LinkValue.Type]
  /// Whether the constructor takes all values.
  let isTotal: Bool
  /// Whether the payloads are read by reflection, so that the constructor must be a case.
  let isReflected: Bool
  let read: LinkReading<Route>
  let write: LinkWriting<Route>
  /// Makes a route from the examples of the types that have this number.
  let example: @Sendable (Int) -> Route?
}
