/// Whether an entry may be left.
///
/// A view model sets it through its navigator, as its state changes:
///
/// ```swift
/// var text = "" { didSet { navigator.leavePolicy = text.isEmpty ? .free : .confirm } }
/// ```
public enum LeavePolicy: Hashable, Sendable, CaseIterable {
  /// The entry may be left.
  case free
  /// Leaving it has to be confirmed first: the verb says `needsConfirmation`.
  case confirm
  /// The entry may not be left: the verb says `ignored(blocked)`.
  case blocked
}
