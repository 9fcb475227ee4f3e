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
  public var pendingLeave: LeaveRequest? { adopted.pendingLeave }
}

extension Flow {
  var pendingLeave: LeaveRequest? {
    accessPlace()
    return tree?.pendingLeave
  }
}
