/// Reads a route from the values of a link.
@usableFromInline
typealias LinkReading<Route> = @Sendable (inout _LinkInput) -> Route?

/// Prints the values of a route, if it belongs to this link.
@usableFromInline
typealias LinkWriting<Route> = @Sendable (Route, inout _LinkPayloads, inout _LinkOutput) -> Bool
