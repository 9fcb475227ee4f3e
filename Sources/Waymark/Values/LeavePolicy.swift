/// Whether an entry may be left.
///
/// A view model sets it through its navigator, as its state changes:
///
/// ```swift
/// var text = "" { didSet { navigator.leavePolicy = text.isEmpty ? .free : .confirm } }
/// ```
///
/// Every verb that would leave the entry asks, also from far away: a parent's `popToRoot`, the end of
/// the layer below, another root. These are not asked: entries that `access` removes, entries that
/// `finish(returning:)` ends, up to its caller, and entries that the platform has already removed.
///
/// If the user goes back over several entries with the menu of a Back button, the top is already
/// gone. But an entry below it that would ask stays, with all below, and is asked.
public enum LeavePolicy: Hashable, Sendable, CaseIterable {
  /// The entry may be left.
  case free
  /// Leaving it has to be confirmed first: the verb says `needsConfirmation`.
  case confirm
  /// The entry may not be left: the verb says `ignored(blocked)`.
  case blocked
}

extension LeavePolicy {
  /// The stricter one of both policies.
  func stricter(_ other: LeavePolicy) -> LeavePolicy {
    switch (self, other) {
    case (.blocked, _), (_, .blocked): .blocked
    case (.confirm, _), (_, .confirm): .confirm
    case (.free, .free): .free
    }
  }
}
