#if canImport(SwiftUI)
  internal import SwiftUI

  /// The way an app shows the screens of a root, and the modifiers around them. The view of the
  /// root is one, and each view of the adapter passes it on.
  @MainActor
  protocol ScreenRendering<C> {
    associatedtype C: Coordinator
    associatedtype Content: View
    associatedtype Bar: ViewModifier
    associatedtype Frame: ViewModifier

    var content: @MainActor (C.Screen) -> Content { get }
    /// The modifier around each `TabView`.
    var bar: @MainActor () -> Bar { get }
    /// The modifier around a presented layer.
    var frame: @MainActor (C.Screen) -> Frame { get }
    var options: ScreenOptions<C.Screen> { get }
  }
#endif
