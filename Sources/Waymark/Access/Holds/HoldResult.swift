/// The result of a target that waited.
///
/// ```swift
/// if case .held(let token) = app.push(.vault) {
///   token.cancel()
///   await token.result  // .dropped(.cancelled)
/// }
/// ```
public enum HoldResult: Hashable, Sendable {
  /// Its gate was released, and its verb ran again with this outcome.
  ///
  /// If an entry has to be asked first, the outcome is `needsConfirmation`. Then `proceed()` of the
  /// request performs the verb and returns its outcome, and `cancel()` drops it. At the first entry
  /// of the app the target then waits on; so it does if it is denied or blocked. One with
  /// `returning:` ends.
  case replayed(Outcome)
  /// It was dropped without running its verb.
  case dropped(HoldDropReason)
}
