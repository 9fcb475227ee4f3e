/// Reads a route from the values of a link.
@usableFromInline
typealias LinkReading<Route> = @Sendable (inout _LinkInput) -> Route?

/// Prints the values of a route, if it belongs to this link.
@usableFromInline
typealias LinkWriting<Route> = @Sendable (Route, inout _LinkPayloads, inout _LinkOutput) -> Bool

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
