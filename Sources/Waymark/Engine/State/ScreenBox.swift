/// A box for a screen of a known type.
@MainActor
final class ScreenBox<Screen> {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
  }
}
