/// Prints a route with the candidates of a declaration, one after the other, until one is accepted.
///
/// A list of plain closures would allocate a wrapper for each closure that is read in order to call
/// it.
struct LinkPrinting<Route>: Sendable {
  typealias Body =
    @Sendable (
      Route, inout _LinkPayloads, inout _LinkOutput, _ accept: (inout _LinkOutput, Int) -> Bool
    ) -> Bool

  let print: Body

  /// Whether the declaration prints something for a route, which may not be accepted.
  func fits(_ route: Route, _ payloads: inout _LinkPayloads) -> Bool {
    var output = _LinkOutput()
    return print(route, &payloads, &output) { _, _ in true }
  }
}
