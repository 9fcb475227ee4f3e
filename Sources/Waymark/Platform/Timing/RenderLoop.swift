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
  private let clock: any Clock<Duration>
  private var count = 0
  private var wait: Task<Void, Never>?

  /// Makes a loop. It begins with `render()`.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures times.
  ///   - body: Reads the tree or ports, and shows what it reads.
  public init(
    by clock: any Clock<Duration> = ContinuousClock(), _ body: @escaping @MainActor () -> Void
  ) {
    self.clock = clock
    self.body = body
  }

  deinit { wait?.cancel() }

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

  /// Calls the body after a time, even if nothing has changed. Use it while a platform is busy, and does not tell when
  /// that is over. Only the first call counts until then.
  ///
  /// ```swift
  /// loop.render(after: .milliseconds(500))
  /// ```
  ///
  /// - Parameter time: How long to wait.
  /// - Complexity: Constant time, and one task.
  public func render(after time: Duration) {
    guard wait == nil else { return }
    wait = Task { [weak self, clock] in
      guard await portTimer(time, by: clock), let self else { return }
      wait = nil
      render()
    }
  }

  /// Calls the body again, if no newer call was made. What an older call has read is out of date.
  private func renderAgain(after count: Int) {
    if count == self.count { render() }
  }
}
