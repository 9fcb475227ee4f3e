/// What became of a target that waited.
public enum HoldResult: Hashable, Sendable {
  /// Its gate was released and its verb called again, with this outcome.
  ///
  /// If an entry has to be asked first, that is `needsConfirmation`: the request's `proceed()` carries the
  /// verb out and returns what came of it, `cancel()` drops it.
  case replayed(Outcome)
  /// It was dropped, and nothing was called.
  case dropped(HoldDropReason)
}
