/// Whether an entry may be left.
///
/// A view model sets it through its navigator, as its state changes:
///
/// ```swift
/// var text = "" { didSet { navigator.leavePolicy = text.isEmpty ? .free : .confirm } }
/// ```
///
/// Every verb that would leave the entry asks, also from far away: a parent's `popToRoot`, the end of
/// the layer below, another root. Entries that the platform or `access` removes are not asked, nor
/// those that `finish(returning:)` ends, up to its caller.
public enum LeavePolicy: Hashable, Sendable, CaseIterable {
  /// The entry may be left.
  case free
  /// Leaving it has to be confirmed first: the verb says `needsConfirmation`.
  case confirm
  /// The entry may not be left: the verb says `ignored(blocked)`.
  case blocked
}
