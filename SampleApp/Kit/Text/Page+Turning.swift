extension Page {
  /// The position of the page in the list, with its number if there are others.
  public var position: String {
    count == 1 ? summary : "\(summary), page \(number) of \(count)"
  }

  /// Returns the actions that turn to the next and the previous page, if they exist.
  ///
  /// Titles contain the name if the list is only a part of its screen.
  @MainActor
  public func turning(
    _ name: String = "page",
    to turn: @escaping @MainActor (_ number: Int) -> Void
  ) -> [ScreenAction] {
    let number = number
    let next = ScreenAction("Next \(name)") { turn(number + 1) }
    let previous = ScreenAction("Previous \(name)") { turn(number - 1) }
    return (number < count ? [next] : []) + (number > 1 ? [previous] : [])
  }
}
