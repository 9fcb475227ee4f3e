/// The question whether an entry may be left: what `needsConfirmation` carries.
///
/// ```swift
/// app.back()                    // .needsConfirmation(request)
/// app.pendingLeave?.name        // "add"
/// app.pendingLeave?.proceed()   // .performed
/// ```
///
/// ## Guarantees
///
/// - Nothing has changed while the question is open.
/// - Entries are asked one after the other, the top first; `proceed()` asks only those not asked.
/// - A newer verb that is carried out, or asks itself, replaces the question; one that is ignored or
///   changes nothing leaves it open.
/// - An open question keeps neither the tree nor its screens alive, only what the closure of a
///   `transaction` or an `update` captured.
public struct LeaveRequest: Hashable, Sendable, CustomStringConvertible {
  let pending: PendingLeave
  /// The entry that asks.
  public let entry: EntryID
  /// The name of its route, in its own coordinator's route type.
  public let name: String
  /// The verb that would leave it.
  public let cause: NavigationCause

  /// Calls the verb again, and leaves the entry without asking it.
  ///
  ///     before  Todos[list] ^ [add], and add asks first
  ///     call    app.pendingLeave?.proceed()
  ///     after   Todos[list]
  ///
  /// This closes the question, whatever the verb returns. The body of a `transaction` runs again.
  ///
  /// Inside a `transaction` the verb joins it. If the transaction then asks another entry, and its
  /// body runs again, the verb joins again. After an ignored verb of the body nothing happens, and
  /// the question stays open. A verb with a waiting caller, a restore and a step in the history do
  /// not join: they are queued. So is a target that has waited on at the first entry of the app. Inside
  /// a callback every verb is queued.
  ///
  /// - Returns: What the verb returns; `needsConfirmation` if another entry asks; `ignored(blocked)`
  ///   if one may not be left by now; `held` if `access` holds it by now: the entry is asked again
  ///   later, and the token is new, unless its target has waited on at the first entry of the app;
  ///   `ignored(left)` if its coordinator has left; `unchanged` if the question is no longer open.
  /// - Complexity: That of the verb.
  @MainActor @discardableResult
  public func proceed() -> Outcome { pending.proceed() }

  /// Drops the verb; everything stays as it is, and a caller that waits for its result gets nil.
  /// A target that waits at the first entry of the app waits on.
  ///
  ///     before  Todos[list] ^ [add], and add asks first
  ///     call    app.pendingLeave?.cancel()
  ///     after   Todos[list] ^ [add], and no question is open
  ///
  /// - Returns: `performed`; `unchanged` if the question is no longer open.
  /// - Complexity: Linear in the questions that the body of the verb has answered; usually there
  ///   are none.
  @MainActor @discardableResult
  public func cancel() -> Outcome { pending.cancel() }

  /// True if both are the same question.
  public static func == (left: LeaveRequest, right: LeaveRequest) -> Bool {
    left.pending === right.pending
  }

  /// Hashes the identity of the question.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(pending)) }

  /// The question in words, for logs: `may add be left? (back)`.
  public var description: String { "may \(name) be left? (\(cause))" }
}
