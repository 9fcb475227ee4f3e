extension Gate {
  /// The gate of `open(over: .whenClear)`: no layer is presented, and no entry is protected.
  ///
  /// The tree releases it.
  public static let clear: Gate = "waymark.clear"

  /// The gate of an `open` that would remove a protected entry: a protected entry has left, or is
  /// no longer protected.
  ///
  /// The tree releases it, and then checks whether the `open` would remove another protected entry.
  public static let unprotected: Gate = "waymark.unprotected"
}
