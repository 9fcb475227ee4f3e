/// A closure that is called until it ends.
///
/// It is a class, so that copying a list does not touch the closures, and so that the end releases the closure although
/// copies exist.
@MainActor
final class Listener<Body>: Listening {
  /// Nil after the end, so that nothing it captured is kept.
  private(set) var body: Body?

  init(_ body: Body) {
    self.body = body
  }

  var isOver: Bool { body == nil }

  func end() {
    // Its captures may call verbs when they are released.
    releaseOutside(body.take())
  }
}
