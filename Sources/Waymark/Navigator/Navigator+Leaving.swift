extension Navigator {
  /// Whether the navigator's entry may be left; `free` once it has left. Without a coordinator it is
  /// the last value that was set, for tests.
  ///
  /// ```swift
  /// var text = "" { didSet { navigator.leavePolicy = text.isEmpty ? .free : .confirm } }
  /// ```
  ///
  /// A policy counts from now on, and ends with the entry. It is observed: a new policy notifies the
  /// readers of the entry's layer. Setting the same policy notifies nobody.
  public var leavePolicy: LeavePolicy {
    get { anyBacking.leavePolicy }
    nonmutating set { anyBacking.leavePolicy = newValue }
  }
}
