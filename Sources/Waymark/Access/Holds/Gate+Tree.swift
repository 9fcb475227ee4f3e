extension Gate {
  /// What `open(over: .whenClear)` waits for: no layer is presented, and no protected entry is there.
  ///
  /// The tree releases it by itself.
  public static let clear: Gate = "waymark.clear"

  /// What an `open` waits for that would remove a protected entry: one has left, or is protected no
  /// longer.
  ///
  /// The tree releases it by itself, and asks again whether the `open` would remove another one.
  public static let unprotected: Gate = "waymark.unprotected"
}
