/// The screen of an entry, without its type.
@MainActor
enum EntryScreen {
  case none
  /// It was read, but may not be seen yet. The entry is in the list of those whose readers are told later.
  case unseen
  /// The factory is at work. A read from inside it returns nil instead of making a second screen, and is notified once
  /// the screen is there.
  case making(isRead: Bool)
  /// A `ScreenBox` of the coordinator's screens.
  case made(AnyObject)
  /// The entry has left.
  case released
}
