/// A target that waits for a gate: what `held` carries.
///
/// ```swift
/// if case .held(let token) = app.open("/todos/new") {
///   await token.result  // .replayed(.performed), once the gate was released
/// }
/// ```
///
/// Two tokens are equal if they stand for the same target. A token keeps nothing of the tree alive.
public struct HoldToken: Hashable, Sendable {
  let hold: Hold

  init(_ hold: Hold) {
    self.hold = hold
  }

  /// Drops the target; whoever waits for its result gets nil.
  ///
  /// - Returns: `performed`; `unchanged` if it waits no longer; `queued` while it is asked for again,
  ///   which drops it if it is held once more.
  @MainActor @discardableResult
  public func cancel() -> Outcome {
    let isReplaying = hold.isReplaying
    guard hold.drop(.cancelled) else { return .unchanged }
    return isReplaying ? .queued : .performed
  }

  /// True while the target waits. Observable.
  @MainActor public var isWaiting: Bool { hold.isSeenWaiting }

  /// What became of the target; waits until that is known.
  ///
  /// A task that is cancelled waits on: call `cancel()` to let the target go.
  @MainActor public var result: HoldResult {
    get async { await hold.finalResult() }
  }

  /// The name of the target's last route, in its own coordinator's route type.
  package var name: String { hold.name }

  /// What became of the target; nil while that is not known.
  @MainActor package var knownResult: HoldResult? { hold.result }

  /// True if both stand for the same target.
  public static func == (left: HoldToken, right: HoldToken) -> Bool { left.hold === right.hold }

  /// Hashes the identity of the target.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(hold)) }
}

extension HoldToken: CustomStringConvertible {
  /// What would be shown and by whom, for logs: `add of TodosCoordinator`.
  public var description: String { "\(hold.name) of \(hold.coordinator)" }
}
