/// What `open` does with what is shown already.
///
/// ```swift
/// app.open(.posts(.detail(id: 3)))                       // .dismissModals
/// app.open(.posts(.detail(id: 3)), over: .presentOnTop)  // in a sheet above all
/// app.open(.posts(.detail(id: 3)), over: .push)          // on top of what is visible
/// ```
///
/// - Complexity: Making, comparing and hashing a policy take constant time and allocate nothing.
public enum OpenPolicy: Hashable, Sendable, CaseIterable {
  /// Ends the layers that are not part of the wanted path, and keeps what both have in common.
  case dismissModals
  /// Leaves everything as it is, and shows the route in a new layer above all others.
  case presentOnTop
  /// Adds the route alone on top of what is visible, as `pushIfNew` does: a link inside of a text.
  ///
  ///     before  App[home, Posts[list]]
  ///     call    app.open(.posts(.detail(id: 3)), over: .push)
  ///     after   App[home, Posts[list, detail(id: 3)]]
  ///
  /// The nearest coordinator that takes the route gets it, from the visible leaf outwards. Where
  /// layers of others lie above that one's own, it is shown in a sheet on top of all; a modal route is
  /// presented. No back stack is asked for, no tab is selected, and no layer ends. If the route is
  /// visible already, nothing changes and the leaf is told. A layer for one entry has no room for it:
  /// `ignored(noStack)`. A navigator's counts only while its entry is on top and visible, else
  /// `ignored(originNotOnTop)`.
  case push
  /// Makes the route the coordinator's first one, without the coordinator's back stack.
  case replaceRoot
  /// Waits until no layer is presented and no protected entry is there, then as `dismissModals`.
  ///
  /// The latest target counts: a newer `open` that is performed meanwhile takes the place of this one, which
  /// is dropped as `replaced`. With `HoldPolicy(keeping: .all)` it waits on, and is shown in its turn.
  case whenClear
}
