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
  /// request performs the verb and returns its outcome, and `cancel()` drops it. A target that waits at
  /// the first entry of the app is not over then, nor if it is denied or that entry may not be left.
  case replayed(Outcome)
  /// It was dropped without running its verb.
  case dropped(HoldDropReason)
}
