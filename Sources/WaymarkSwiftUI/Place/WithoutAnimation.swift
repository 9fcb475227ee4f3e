#if canImport(SwiftUI)
  internal import SwiftUI

  /// Makes a change without an animation.
  ///
  /// ```swift
  /// withoutAnimation { app.open("/todos/7") }
  /// ```
  ///
  /// Parts of the change that can only be shown later appear without an animation, too: a sheet
  /// that waits until another one is gone, or the levels of an embedded root. A task that begins in
  /// the body is no part of the change: what it does later is animated.
  ///
  /// - Parameter body: Calls the verbs.
  /// - Returns: The result of the body.
  @MainActor
  @discardableResult
  public func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return try UnanimatedChange.make { try withTransaction(transaction, body) }
  }
#endif
