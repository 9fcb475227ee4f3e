/// What a verb did.
///
/// Every verb returns an outcome, and you may discard it. No verb traps or throws.
///
/// ```swift
/// app.push(.todos(.list))  // .performed
/// app.pop(toLast: .home)   // .performed
/// app.pop()                // .ignored(.atRoot)
/// ```
public enum Outcome: Hashable, Sendable {
  /// The change was made.
  case performed
  /// There was nothing to do: the state already is as requested.
  case unchanged
  /// The verb could not be performed, and nothing changed.
  case ignored(IgnoredReason)
  /// The verb was called while another one was at work. It runs afterwards, before the outermost
  /// verb returns.
  ///
  /// A handler of an output or a signal that was itself queued is a part of the outermost verb. So
  /// what observers call during its verbs runs after the handler.
  case queued
  /// The link does not lead to a route, and nothing changed.
  case invalidLink(DeepLinkError)
  /// `access` denied a route that would have been shown, and nothing changed.
  case denied(DenialReason)
  /// `access` led to another route.
  case redirected
  /// The target waits for a gate.
  case held(HoldToken)
  /// An entry asks first whether it may be left, and nothing changed yet.
  case needsConfirmation(LeaveRequest)

  /// True if the verb changed something before it returned. The route that `access` shows while a
  /// `held` target waits does not count. A redirect counts, even to the current route.
  ///
  /// ```swift
  /// app.push(.todos(.list)).didChange  // true
  /// app.end().didChange                // true
  /// app.pop().didChange                // false: .ignored(.left)
  /// ```
  @inlinable public var didChange: Bool {
    switch self {
    case .performed, .redirected: true
    case .unchanged, .ignored, .queued, .invalidLink, .denied, .held, .needsConfirmation: false
    }
  }

  /// The token of the target, if it waits.
  ///
  /// ```swift
  /// let token = app.push(.vault).hold  // nil unless the outcome is held
  /// ```
  public var hold: HoldToken? {
    guard case .held(let token) = self else { return nil }
    return token
  }

  /// The question to answer first, if there is one.
  ///
  /// ```swift
  /// app.back().leaveRequest?.name  // "add"
  /// ```
  public var leaveRequest: LeaveRequest? {
    guard case .needsConfirmation(let request) = self else { return nil }
    return request
  }

  /// True if the verb could not be performed.
  package var isRefusal: Bool {
    switch self {
    case .performed, .redirected, .unchanged, .queued: false
    case .ignored, .invalidLink, .denied, .held, .needsConfirmation: true
    }
  }
}
