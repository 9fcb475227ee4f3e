/// What happens to a list of entries if one of them cannot come back.
///
/// ```swift
/// // Saved: [home, vault, about], and `access` denies the vault by now.
/// app.restore(saved)                    // [home]
/// app.restore(saved, policy: .skip)     // [home, about]
/// app.restore(saved, policy: .discard)  // nothing comes back
/// ```
public enum RestorePolicy: Hashable, Sendable {
  /// The list ends there: entries above it do not come back, either.
  case truncate
  /// Only that entry is left out. Entries above it come back, but not those in a tab whose declared
  /// route is refused.
  case skip
  /// Nothing of the whole snapshot comes back.
  case discard
}
