extension Coordinator {
  /// The open question whether an entry may be left, the same for all coordinators of the tree.
  ///
  /// ```swift
  /// app.back()                   // .needsConfirmation(request)
  /// app.pendingLeave?.name       // "add"
  /// app.pendingLeave?.cancel()   // .performed; everything is as it was
  /// ```
  ///
  /// It is observed: an app shows its alert while there is a question. A question stays open while
  /// verbs are ignored or change nothing. `nil` for a coordinator that is fresh or has left.
  ///
  /// - Complexity: Constant time.
  public var pendingLeave: LeaveRequest? { adopted.pendingLeave }
}

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

extension Flow {
  var pendingLeave: LeaveRequest? {
    accessPlace()
    return tree?.pendingLeave
  }
}
