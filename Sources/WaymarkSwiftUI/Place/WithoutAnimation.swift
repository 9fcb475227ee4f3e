#if canImport(SwiftUI)
  internal import SwiftUI

  /// Makes a change that is shown without an animation.
  ///
  /// ```swift
  /// withoutAnimation { app.open("/todos/7") }
  /// ```
  ///
  /// - Parameter body: Calls the verbs.
  /// - Returns: What the body returns.
  @MainActor
  @discardableResult
  public func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return try withTransaction(transaction, body)
  }
#endif
