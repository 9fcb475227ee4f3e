public import Observation

/// Where an app has been, and the ways back and forward between that.
///
/// ```swift
/// let app = AppCoordinator()
/// let history = History(app)
///
/// app.navigate(to: .todos(.list))
/// app.navigate(to: .todos(.detail(id: 7)))
/// history.back()         // App[home, Todos[list]]
/// history.back()         // App[home]
/// history.go(2)          // App[home, Todos[list, detail(id: 7)]]
/// history.forwardCount   // 0
/// ```
///
/// A position is a whole state of the tree: routes, layers and selections. What becomes of the positions follows from
/// each change:
///
/// - A change of what is visible adds a position, and clears those that lie forward.
/// - If it only removed, and an earlier position shows the same, the nearest of these becomes the current one. What
///   lies forward stays: a pop is a step back.
/// - A change of what is not visible, and `revise`, alter the current position.
/// - `history:` of `open`, `navigate` and `transaction` says otherwise.
///
/// ## Guarantees
///
/// - Going is one change: all of a position comes back, or nothing.
/// - What `access` denies, leads elsewhere or holds is not gone to; the current position stays.
/// - Entries that are still there stay, with their screens; others are new.
/// - What has left is kept alive by no position: neither a coordinator nor a screen nor a task.
/// - A history keeps neither its root nor the tree alive.
/// - Every query is observed.
/// - Without a history nothing is kept, and no change costs more.
///
/// A history of web pages is the same: `open` with a link adds, `history: .replace` replaces, and `go(_:)` goes by count.
@MainActor
public final class History: nonisolated Observable {
  private let recorder: HistoryRecorder
  /// Has the tree show another position.
  private let travel: (HistoryTravel) -> Outcome

  /// Makes the history of an app; its first position is what is shown now, or will be at the start.
  ///
  /// - Parameters:
  ///   - root: The root. The history of a coordinator that is composed by another one stays empty.
  ///   - limit: How many positions are kept; beyond that the oldest is dropped. Less than 1 counts as 1.
  public init(_ root: some Coordinator, limit: Int = 100) {
    let flow = root.adopted
    recorder = HistoryRecorder(limit: limit) { [weak flow] in flow?.sweepHistories() }
    travel = { [weak flow] in flow?.travel($0) ?? .ignored(.left) }
    flow.begin(recorder)
  }

  init(_ recorder: HistoryRecorder, _ travel: @escaping (HistoryTravel) -> Outcome) {
    self.recorder = recorder
    self.travel = travel
  }
}

// Reading it.
extension History {
  /// All positions, the oldest first. Observed.
  public var positions: [HistoryPosition] {
    recorder.read { $0.positions.map { HistoryPosition($0) } }
  }

  /// The place of the current position in ``positions``; nil while there is none. Observed.
  public var currentIndex: Int? { recorder.read { $0.positions.isEmpty ? nil : $0.current } }

  /// How many positions lie before the current one. Observed.
  public var backCount: Int { recorder.read { $0.current } }

  /// How many positions lie after the current one. Observed.
  public var forwardCount: Int { recorder.read { max($0.positions.count - 1 - $0.current, 0) } }

  /// The last step from one position to another; nil before the first, and after `clear()`. Observed.
  public var lastStep: HistoryStep? { recorder.read { $0.lastStep } }
}

// Going.
extension History {
  /// Goes one position back.
  ///
  /// Positions stay as they are when ``Coordinator/revalidate()`` removes something, and one that shows it is denied.
  /// So after it the nearest position back may be denied, and only a longer step leads on: `go(-2)` passes it.
  ///
  /// - Returns: As ``go(_:)``.
  @discardableResult
  public func back() -> Outcome { go(-1) }

  /// Goes one position forward.
  ///
  /// - Returns: As ``go(_:)``.
  @discardableResult
  public func forward() -> Outcome { go(1) }

  /// Shows the position so many steps from the current one, as one change.
  ///
  ///     before  App[home], after back from App[home, Todos[list]]
  ///     call    history.go(1)
  ///     after   App[home, Todos[list]]
  ///
  /// - Parameter count: Less than 0 goes back. 0 shows the current position again, where a change that was ignored
  ///   covers it.
  /// - Returns: `performed`; `unchanged` if the app shows it already; `denied` if something of it may not be seen now,
  ///   and then the current position stays, and a larger step passes it; `needsConfirmation` and `ignored(blocked)` if an
  ///   entry that leaves asks: it goes on at `proceed()`; `ignored(notFound)` if there is no such position, or the app has
  ///   no place for it any more; `queued` in a transaction and in a callback, where it is taken after that, and in
  ///   the body of ``Coordinator/evaluate(force:_:)``, where it is not tried.
  /// - Complexity: Linear in the entries of the app, but for coordinators, which are made.
  @discardableResult
  public func go(_ count: Int) -> Outcome { go(.steps(count)) }

  /// Shows a position: one that was chosen from a menu.
  ///
  /// - Parameter position: One of ``positions``.
  /// - Returns: As ``go(_:)``; `ignored(notFound)` if it was dropped since.
  @discardableResult
  public func go(to position: HistoryPosition) -> Outcome { go(.position(id: position.id)) }

  private func go(_ aim: HistoryTravel.Aim) -> Outcome {
    travel(HistoryTravel(aim, in: recorder))
  }

  /// Forgets all positions but what is shown: at a sign-out, most likely, since names show payloads. What is left
  /// is a new position: `go(to:)` one that was read before is `ignored(notFound)`.
  public func clear() { recorder.clear() }
}
