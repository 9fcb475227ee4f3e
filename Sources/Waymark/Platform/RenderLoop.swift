internal import Observation

/// Calls a closure that shows something, and again in the turn after a change in what it has read. For platforms
/// without observation.
///
/// ```swift
/// let loop = RenderLoop { print(app.projection.leaf?.name ?? "") }
/// loop.render()               // list
/// app.push(.detail(id: 7))    // detail, in the next turn
/// ```
///
/// Keep the loop in the object that it shows, and let its body refer to that object weakly.
///
/// ## Guarantees
///
/// - The body is called in its own turn, once for all changes before it.
/// - A loop that was released calls nothing.
@MainActor
public final class RenderLoop {
  private let body: @MainActor () -> Void
  private var count = 0

  /// Makes a loop. It begins with `render()`.
  ///
  /// - Parameter body: Reads the tree or ports, and shows what it reads.
  public init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  /// Calls the body now.
  ///
  /// - Complexity: That of the body.
  public func render() {
    count += 1
    let count = count
    withObservationTracking(body) { [weak self] in
      Task { @MainActor in self?.renderAgain(after: count) }
    }
  }

  /// Calls the body in the next turn, even if nothing has changed. Use it after a platform was busy.
  ///
  /// - Complexity: Constant time, and one task.
  public func renderInNextTurn() {
    Task { [weak self] in self?.render() }
  }

  /// Calls the body again, if no newer call was made. What an older call has read is out of date.
  private func renderAgain(after count: Int) {
    if count == self.count { render() }
  }
}
