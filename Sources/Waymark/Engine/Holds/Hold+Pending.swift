extension Hold {
  /// The target as users see it.
  var pending: PendingNavigation {
    PendingNavigation(
      token: HoldToken(self), name: name, coordinator: coordinator, gate: gate,
      isChecking: isChecking)
  }
}
