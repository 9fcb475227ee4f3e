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
}
