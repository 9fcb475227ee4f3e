/// What `open` does with the entries that are already shown.
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
  /// Leaves everything as it is, and shows the route in a new layer above all others: in the style
  /// of its `presentation`, else of its feature's, and as a sheet if both push. If another tab has
  /// to be selected, the layers of the tab that is left end.
  case presentOnTop
  /// Adds only the route on top of the visible entry, like `pushIfNew`. Useful for a link inside a
  /// text.
  ///
  ///     before  App[home, Posts[list]]
  ///     call    app.open(.posts(.detail(id: 3)), over: .push)
  ///     after   App[home, Posts[list, detail(id: 3)]]
  ///
  /// The nearest coordinator that takes the route gets it, from the visible leaf outwards. If
  /// layers of other coordinators are above its own, the route is shown in a sheet on top of all. A
  /// route is presented if its own `presentation` or that of its feature says so. For a feature
  /// inside a feature, the outer one has to repeat the `presentation`, because the inner coordinator
  /// is made only afterwards. No back stack is added, no tab is selected, and no layer ends. If the
  /// route is already visible, nothing changes, and the leaf is told. A route that pushes is
  /// `ignored(noStack)` in a layer for one entry. If a navigator calls it, its entry has to be the
  /// top of its stack, in selected tabs that nothing covers and below no layer, otherwise
  /// `ignored(originNotOnTop)`.
  case push
  /// Makes the route the first one of the coordinator, without the coordinator's back stack.
  case replaceRoot
  /// Waits until no layer is presented and no entry is protected, then acts as `dismissModals`. In a
  /// transaction, layers that it has presented itself do not count.
  ///
  /// If a newer `open` is performed meanwhile, this one is dropped as `replaced`. With
  /// `HoldPolicy(keeping: .all)` it keeps waiting, and is shown in its turn.
  case whenClear
}
