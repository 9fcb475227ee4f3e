extension Navigator {
  /// True if no `open` may remove the navigator's entry. Such an `open` waits until the entry has
  /// left or is no longer protected. Other verbs are not affected; use `leavePolicy` for them.
  /// Observable.
  public var isProtected: Bool {
    get {
      switch backing {
      case .entry(let origin): origin.observedEntry?.isProtected ?? false
      case .standIn(let standIn): standIn.isProtected
      }
    }
    nonmutating set {
      switch backing {
      case .entry(let origin): origin.setProtected(newValue)
      case .standIn(let standIn): standIn.isProtected = newValue
      }
    }
  }
}
