/// What happens to a list of entries if one of them cannot come back.
///
/// ```swift
/// // The saved path is [home, todos, todos/7, todos/7/edit], and todo 7 is gone:
/// app.restore(saved)                   // [home, todos]
/// app.restore(saved, policy: .skip)    // [home, todos, todos/7/edit]
/// app.restore(saved, policy: .discard) // nothing comes back
/// ```
public enum RestorePolicy: Hashable, Sendable {
  /// The list ends there: entries above it do not come back, either.
  case truncate
  /// Only that entry is left out. Entries above it come back.
  case skip
  /// Nothing of the whole snapshot comes back.
  case discard
}
