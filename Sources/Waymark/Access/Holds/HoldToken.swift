/// A target that waits for a gate. The outcome `held` carries it.
///
/// ```swift
/// if case .held(let token) = app.open("/todos/new") {
///   await token.result  // .replayed(.performed), once the gate was released
/// }
/// ```
///
/// ## Guarantees
///
/// - A target ends once: it is replayed or dropped, and every reader of ``result`` gets that.
/// - Two tokens are equal if they stand for the same target.
/// - A token keeps nothing of the tree alive.
public struct HoldToken: Hashable, Sendable {
  let hold: Hold

  init(_ hold: Hold) {
    self.hold = hold
  }

  /// Drops the target. A caller that waits for the result of its entry gets nil.
  ///
  ///     before  App[home], and app.push(.vault) waits
  ///     call    token.cancel()
  ///     after   App[home], and token.result is dropped(cancelled)
  ///
  /// - Returns: `performed`; `unchanged` if the target no longer waits; `queued` while it is being
  ///   asked about again, and then it is dropped if it is held once more.
  /// - Complexity: Linear in the verbs of the target.
  @MainActor @discardableResult
  public func cancel() -> Outcome {
    let isReplaying = hold.isReplaying
    guard hold.drop(.cancelled) else { return .unchanged }
    return isReplaying ? .queued : .performed
  }

  /// True while the target waits. Observable.
  ///
  /// ```swift
  /// if case .held(let token) = app.push(.vault) { token.isWaiting }  // true
  /// ```
  @MainActor public var isWaiting: Bool { hold.isSeenWaiting }

  /// The result of the target. Reading it waits until the result is known.
  ///
  /// ```swift
  /// await token.result  // .replayed(.performed)
  /// ```
  ///
  /// Cancelling the task does not end the wait. To drop the target, call `cancel()`.
  @MainActor public var result: HoldResult {
    get async { await hold.finalResult() }
  }

  /// The name of the target's last route, in its own coordinator's route type.
  package var name: String { hold.name }

  /// The result of the target; nil until it is known.
  @MainActor package var knownResult: HoldResult? { hold.result }

  /// True if both stand for the same target.
  public static func == (left: HoldToken, right: HoldToken) -> Bool { left.hold === right.hold }

  /// Hashes the identity of the target.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(hold)) }
}

extension HoldToken: CustomStringConvertible {
  /// The target and its coordinator, for logs: `add of TodosCoordinator`.
  public var description: String { "\(hold.name) of \(hold.coordinator)" }
}
