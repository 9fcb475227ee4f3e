/// What a verb did.
///
/// Every verb returns an outcome, and every outcome may be discarded: nothing traps or throws.
///
/// ```swift
/// app.push(.todos(.list))  // .performed
/// app.pop(toLast: .home)   // .performed
/// app.pop()                // .ignored(.atRoot)
/// ```
public enum Outcome: Hashable, Sendable {
  /// The change was made.
  case performed
  /// There was nothing to do: the state is already what was asked for.
  case unchanged
  /// The verb could not be carried out, and nothing changed.
  case ignored(IgnoredReason)
  /// The verb was called while another one was at work; it runs before that one returns.
  case queued
  /// No route came of a link, and nothing changed.
  case invalidLink(DeepLinkError)
  /// `access` refused what would have been shown, and nothing changed.
  case denied(DenialReason)
  /// `access` led elsewhere.
  case redirected
  /// What would be shown waits for a gate.
  case held(HoldToken)
  /// An entry has to be asked first whether it may be left, and nothing changed.
  case needsConfirmation(LeaveRequest)

  /// True if the verb changed something before it returned. What `access` shows while the target of
  /// a `held` verb waits does not count; being led elsewhere does, also to where one is already.
  @inlinable public var didChange: Bool {
    switch self {
    case .performed, .redirected: true
    case .unchanged, .ignored, .queued, .invalidLink, .denied, .held, .needsConfirmation: false
    }
  }

  /// The token of a target that waits.
  public var hold: HoldToken? {
    guard case .held(let token) = self else { return nil }
    return token
  }

  /// The question that has to be answered first.
  public var leaveRequest: LeaveRequest? {
    guard case .needsConfirmation(let request) = self else { return nil }
    return request
  }

  /// True if the verb could not be carried out.
  var isRefusal: Bool {
    switch self {
    case .performed, .redirected, .unchanged, .queued: false
    case .ignored, .invalidLink, .denied, .held, .needsConfirmation: true
    }
  }
}
