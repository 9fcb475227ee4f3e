/// What an entry shows, without its type.
@MainActor
enum EntryScreen {
  case none
  /// The factory is at work; asking again from inside gives nothing instead of a second screen.
  case making
  /// A `ScreenBox` of the coordinator's screens.
  case made(AnyObject)
  /// The entry has left.
  case released
}

/// A screen whose type the coordinator knows.
@MainActor
final class ScreenBox<Screen> {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
  }
}
