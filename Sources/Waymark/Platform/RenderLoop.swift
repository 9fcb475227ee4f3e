internal import Observation

/// Shows what is there, and again in the turn after anything has changed that was read: for a platform that is not told
/// of changes by what it reads.
///
/// ```swift
/// let loop = RenderLoop { print(app.projection.leaf?.name ?? "") }
/// loop.render()               // list
/// app.push(.detail(id: 7))    // detail, in the next turn
/// ```
///
/// Whoever has a loop keeps it, and its body holds that weakly.
///
/// ## Guarantees
///
/// - The body is called in a turn of its own, once for all that has changed before.
/// - A loop that was let go of calls nothing.
@MainActor
public final class RenderLoop {
  private let body: @MainActor () -> Void
  private var count = 0

  /// Makes a loop that has not begun.
  ///
  /// - Parameter body: Reads the tree, or ports, and shows that.
  public init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  /// Shows what is there now.
  public func render() {
    count += 1
    let count = count
    withObservationTracking(body) { [weak self] in
      Task { @MainActor in self?.renderAgain(after: count) }
    }
  }

  /// Shows what is there in the next turn, also if nothing has changed: a platform was busy until now.
  public func renderInNextTurn() {
    Task { [weak self] in self?.render() }
  }

  /// Only the newest rendering is made anew: what an older one has read is out of date.
  private func renderAgain(after count: Int) {
    if count == self.count { render() }
  }
}
