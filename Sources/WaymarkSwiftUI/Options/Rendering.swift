#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// The way an app shows its screens, and the modifiers around them. Each view of the adapter
  /// passes it on.
  @MainActor
  struct Rendering<Screen, Content: View, Bar: ViewModifier, Frame: ViewModifier> {
    var content: @MainActor (Screen) -> Content
    /// The modifier around each `TabView`.
    var bar: @MainActor () -> Bar
    /// The modifier around a presented layer.
    var frame: @MainActor (Screen) -> Frame
    var options: ScreenOptions<Screen>

    init(
      content: @escaping @MainActor (Screen) -> Content,
      bar: @escaping @MainActor () -> Bar, frame: @escaping @MainActor (Screen) -> Frame,
      options: ScreenOptions<Screen> = ScreenOptions()
    ) {
      self.content = content
      self.bar = bar
      self.frame = frame
      self.options = options
    }

    func with<NewBar: ViewModifier>(
      bar: @escaping @MainActor () -> NewBar
    ) -> Rendering<Screen, Content, NewBar, Frame> {
      Rendering<Screen, Content, NewBar, Frame>(
        content: content, bar: bar, frame: frame, options: options)
    }

    func with<NewFrame: ViewModifier>(
      frame: @escaping @MainActor (Screen) -> NewFrame
    ) -> Rendering<Screen, Content, Bar, NewFrame> {
      Rendering<Screen, Content, Bar, NewFrame>(
        content: content, bar: bar, frame: frame, options: options)
    }
  }

  extension Rendering where Bar == EmptyModifier, Frame == EmptyModifier {
    init(content: @escaping @MainActor (Screen) -> Content) {
      self.init(content: content, bar: { .identity }, frame: { _ in .identity })
    }
  }

  /// The interface of a ``Rendering`` for views, without its four types.
  @MainActor
  protocol ScreenRendering<Screen> {
    associatedtype Screen
    associatedtype Content: View
    associatedtype Bar: ViewModifier
    associatedtype Frame: ViewModifier

    var content: @MainActor (Screen) -> Content { get }
    var bar: @MainActor () -> Bar { get }
    var frame: @MainActor (Screen) -> Frame { get }
    var options: ScreenOptions<Screen> { get }
  }

  extension Rendering: ScreenRendering {}
#endif
