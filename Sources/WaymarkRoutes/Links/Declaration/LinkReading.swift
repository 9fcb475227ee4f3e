/// Reads a route from the values of a link.
@usableFromInline
typealias LinkReading<Route> = @Sendable (inout _LinkInput) -> Route?

/// Prints the values of a route, if it is the one of this link.
@usableFromInline
typealias LinkWriting<Route> = @Sendable (Route, inout _LinkPayloads, inout _LinkOutput) -> Bool

/// Prints a route by the candidates of a declaration, one after the other, until one is accepted.
///
/// A list of bare closures would wrap each in an allocation when it is taken out to be called.
struct LinkPrinting<Route>: Sendable {
  typealias Body =
    @Sendable (
      Route, inout _LinkPayloads, inout _LinkOutput, _ accept: (inout _LinkOutput, Int) -> Bool
    ) -> Bool

  let print: Body
}
