/// What becomes of a list of entries one of which cannot come back.
public enum RestorePolicy: Hashable, Sendable {
  /// The list ends there: what lies above goes, too.
  case truncate
  /// That entry is left out; what lies above it comes back.
  case skip
  /// Nothing of the whole snapshot comes back.
  case discard
}
