extension Navigator {
  /// True if no `open` may remove the navigator's entry. Such an `open` waits until the entry has
  /// left or is no longer protected. Other verbs are not affected; use `leavePolicy` for them.
  /// Observable.
  ///
  /// ```swift
  /// navigator.isProtected = true
  /// app.open("/posts/3")  // .held, if this removed the entry
  /// ```
  ///
  /// - Complexity: Setting it is linear in the protected entries.
  public var isProtected: Bool {
    get { anyBacking.isProtected }
    nonmutating set { anyBacking.isProtected = newValue }
  }
}
