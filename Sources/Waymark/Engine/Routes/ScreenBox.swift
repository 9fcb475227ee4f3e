/// A box for a screen of a known type.
@MainActor
final class ScreenBox<Screen> {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
  }
}

/// A box for a screen of any type.
@MainActor
protocol AnyScreenBox {
  var anyScreen: Any { get }
}

extension ScreenBox: AnyScreenBox {
  var anyScreen: Any { screen }
}
