#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  extension View {
    /// Adds an element for UI tests, in debug builds: its label is the path of what is visible.
    ///
    /// ```swift
    /// CoordinatorView(app) { ScreenView($0) }.navigationProbe(app)
    ///
    /// // In the UI test:
    /// let probe = application.otherElements["waymark.path"]
    /// XCTAssert(probe.wait(for: \.label, toEqual: "/todos/7", timeout: 5))
    /// ```
    ///
    /// - Parameter root: The root whose path it shows; nothing is visible of the element.
    public func navigationProbe<C: Coordinator>(_ root: C) -> some View {
      modifier(NavigationProbe(root: root))
    }
  }

  private struct NavigationProbe<C: Coordinator>: ViewModifier {
    let root: C

    func body(content: Content) -> some View {
      #if DEBUG
        content.background {
          Color.clear
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: root.projection.path ?? ""))
            .accessibilityIdentifier("waymark.path")
        }
      #else
        content
      #endif
    }
  }

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
