extension Coordinator {
  /// The open question whether an entry may be left, the same for all coordinators of the tree.
  ///
  /// What is read is observed: an app shows its alert while there is one.
  public var pendingLeave: LeaveRequest? { nil }
}

extension Navigator {
  /// Whether the navigator's entry may be left; `free` once it has left, and without a coordinator.
  public var leavePolicy: LeavePolicy {
    get { .free }
    nonmutating set {}
  }

  /// True if no `open` may remove the navigator's entry: it waits until the entry has left, or is no
  /// longer protected.
  public var isProtected: Bool {
    get { false }
    nonmutating set {}
  }
}

extension LayerEntry {
  /// Whether the entry may be left. A platform disables its gestures unless it is `free`.
  public var leavePolicy: LeavePolicy { .free }
}
