/// What `open` does with what is shown already.
///
/// ```swift
/// app.open(.posts(.detail(id: 3)))                       // .dismissModals
/// app.open(.posts(.detail(id: 3)), over: .presentOnTop)  // in a sheet above all
/// ```
///
/// - Complexity: Making, comparing and hashing a policy take constant time and allocate nothing.
public enum OpenPolicy: Hashable, Sendable, CaseIterable {
  /// Ends the layers that are not part of the wanted path, and keeps what both have in common.
  case dismissModals
  /// Leaves everything as it is, and shows the route in a new layer above all others.
  case presentOnTop
  /// Makes the route the coordinator's first one, without the coordinator's back stack.
  case replaceRoot
  /// Waits until no layer is presented and no protected entry is there, then as `dismissModals`.
  case whenClear
}
