#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Makes a change that is shown without an animation.
  ///
  /// ```swift
  /// withoutAnimation { app.open("/todos/7") }
  /// ```
  ///
  /// What of it can be shown only later is shown without one, too: a sheet that waits until another is gone, the levels of
  /// an ``EmbeddedCoordinatorView``.
  ///
  /// - Parameter body: Calls the verbs.
  /// - Returns: What the body returns.
  @MainActor
  @discardableResult
  public func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return try UnanimatedChange.make { try withTransaction(transaction, body) }
  }
#endif
