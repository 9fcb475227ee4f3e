public import Observation

/// The history of an app: the states that it has shown, and ways back and forward between them.
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
/// A position is a whole state of the tree: routes, layers and selections. Each change updates the
/// positions:
///
/// - A change of what is visible adds a position, and clears the positions after it. A change that
///   ends at what the current position shows only updates it.
/// - But if the change only removes, and an earlier position shows the same, the nearest such
///   position becomes the current one. The positions after it stay: a pop is a step back.
/// - A change of what is not visible, or by `revise`, updates the current position.
/// - The argument `history:` of `open`, `navigate` and `transaction` overrides these rules.
///
/// ## Guarantees
///
/// - Going to a position is one change: all of it comes back, or nothing.
/// - If `access` denies a part of a position, leads elsewhere or holds it, the current position
///   stays.
/// - Entries that are still there stay, with their screens. Others are new.
/// - A position keeps nothing alive that has left: no coordinator, no screen, no task.
/// - A history keeps neither its root nor the tree alive.
/// - Every query is observable.
/// - Apps without a history keep no positions and pay nothing.
///
/// This matches the history of a browser: `open` with a link adds, `history: .replace` replaces,
/// and `go(_:)` goes by count.
///
/// - Complexity: A change is linear in the layers and in the entries from the lowest one that it
///   touches. If it only removes, it is also compared with the positions.
@MainActor
public final class History: nonisolated Observable {
  private enum Source {
    case own(HistoryRecorder)
    /// What a projection returns. The list tells readers that the recorder was released.
    case shown(WeakRecorder, HistoryList)
  }

  private struct WeakRecorder {
    weak var recorder: HistoryRecorder?
  }

  private let source: Source
  /// Makes the tree show another position.
  private let travel: (HistoryTravel) -> Outcome

  /// Makes the history of an app. Its first position is what the app shows now, or will show at the
  /// start.
  ///
  /// ```swift
  /// let history = History(app, limit: 20)
  /// history.positions.count  // 1
  /// ```
  ///
  /// - Parameters:
  ///   - root: The root. The history of a child stays empty.
  ///   - limit: How many positions to keep, at least 1. Beyond that the oldest is dropped.
  /// - Complexity: Linear in the entries of the app.
  public init(_ root: some Coordinator, limit: Int = 100) {
    let flow = root.adopted
    let made = HistoryRecorder(limit: limit) { [weak flow] in flow?.sweepHistories() }
    source = .own(made)
    travel = { [weak flow] in flow?.travel($0) ?? .ignored(.left) }
    flow.begin(made)
  }

  /// Shows a recorder without keeping it.
  init(
    _ recorder: HistoryRecorder, of list: HistoryList,
    _ travel: @escaping (HistoryTravel) -> Outcome
  ) {
    source = .shown(WeakRecorder(recorder: recorder), list)
    self.travel = travel
  }

  /// Nil once what a projection has returned was released.
  private var recorder: HistoryRecorder? {
    switch source {
    case .own(let recorder): recorder
    case .shown(let weak, _): weak.recorder
    }
  }

  private func read<Value>(_ body: (HistoryLog) -> Value) -> Value {
    if case .shown(_, let list) = source { list.access() }
    return recorder.map { $0.read(body) } ?? body(HistoryLog(limit: 1))
  }
}

// Reading it.
extension History {
  /// All positions, the oldest first. Observed.
  ///
  /// ```swift
  /// history.positions.map(\.name)  // ["home", "todos.list"]
  /// ```
  ///
  /// - Complexity: Linear in the positions.
  public var positions: [HistoryPosition] {
    read { $0.positions.map { HistoryPosition($0) } }
  }

  /// The place of the current position in ``positions``; nil while there is none. Observed.
  public var currentIndex: Int? { read { $0.positions.isEmpty ? nil : $0.current } }

  /// How many positions lie before the current one. Observed.
  public var backCount: Int { read { $0.current } }

  /// How many positions lie after the current one. Observed.
  public var forwardCount: Int { read { max($0.positions.count - 1 - $0.current, 0) } }

  /// The last step from one position to another; nil before the first, and after `clear()`.
  /// Observed.
  public var lastStep: HistoryStep? { read { $0.lastStep } }
}

// Going.
extension History {
  /// Goes one position back.
  ///
  ///     before  App[home, Todos[list]]
  ///     call    history.back()
  ///     after   App[home], and history.forward() leads to Todos[list] again
  ///
  /// If ``Coordinator/revalidate()`` removes entries, positions stay as they are, and positions
  /// that show these entries are denied. If the nearest position back is denied, a longer step
  /// passes it: `go(-2)`.
  ///
  /// - Returns: As ``go(_:)``.
  /// - Complexity: That of ``go(_:)``.
  @discardableResult
  public func back() -> Outcome { go(-1) }

  /// Goes one position forward.
  ///
  ///     before  App[home], after back from App[home, Todos[list]]
  ///     call    history.forward()
  ///     after   App[home, Todos[list]]
  ///
  /// - Returns: As ``go(_:)``.
  /// - Complexity: That of ``go(_:)``.
  @discardableResult
  public func forward() -> Outcome { go(1) }

  /// Shows the position a number of steps from the current one, as one change.
  ///
  ///     before  App[home], after back from App[home, Todos[list]]
  ///     call    history.go(1)
  ///     after   App[home, Todos[list]]
  ///
  /// If the step is denied, the current position stays, and a larger step passes the denied one. If
  /// an entry asks, the step continues at `proceed()`. A queued step follows the transaction or the
  /// callback; in the body of ``Coordinator/evaluate(force:_:)`` it is not tried.
  ///
  /// - Parameter count: The number of steps. Less than 0 goes back. 0 shows the current position
  ///   again, for example if a change with `history: .ignore` covers it.
  /// - Returns: `performed`; `unchanged` if the app shows it already; `denied` if a part of it may
  ///   not be seen now; `needsConfirmation` or `ignored(blocked)` if an entry that leaves asks;
  ///   `ignored(notFound)` if there is no such position, or the app no longer has a place for it;
  ///   `queued` in a transaction, a callback or an evaluation.
  /// - Complexity: Linear in the entries of the app, plus the cost of making coordinators.
  @discardableResult
  public func go(_ count: Int) -> Outcome { go(.steps(count)) }

  /// Shows a position, for example one that the user chose from a menu.
  ///
  /// ```swift
  /// history.go(to: history.positions[0])  // .performed
  /// ```
  ///
  /// - Parameter position: One of ``positions``.
  /// - Returns: As ``go(_:)``; `ignored(notFound)` if the position was dropped in the meantime.
  /// - Complexity: Linear in the positions, and then that of ``go(_:)``.
  @discardableResult
  public func go(to position: HistoryPosition) -> Outcome { go(.position(id: position.id)) }

  private func go(_ aim: HistoryTravel.Aim) -> Outcome {
    travel(HistoryTravel(aim, in: recorder))
  }

  /// Forgets all positions except the current state, for example at a sign-out, since names show
  /// payloads. The remaining position is new: `go(to:)` with a position from before returns
  /// `ignored(notFound)`.
  ///
  ///     before  positions: home, todos.list, <todos.detail(id: 7)>
  ///     call    history.clear()
  ///     after   positions: <todos.detail(id: 7)>
  ///
  /// - Complexity: Linear in the positions, which are released.
  public func clear() { recorder?.clear() }
}
