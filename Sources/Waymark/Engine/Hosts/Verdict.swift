/// The verdict of a coordinator on a route, without the route's type.
enum Verdict {
  case allow
  case deny(DenialReason)
  case redirect(to: [AnyRoute])
  case hold(until: Gate, showing: AnyRoute?)
}
