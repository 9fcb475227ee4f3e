extension Page {
  /// Where the page stands in the list, with its number if there are others.
  public var position: String {
    count == 1 ? summary : "\(summary), page \(number) of \(count)"
  }

  /// Returns the actions that turn to the pages beside this one, where there are some.
  ///
  /// The name is for the titles, where the list is only a part of its screen.
  @MainActor
  public func turning(
    _ name: String = "page",
    to turn: @escaping @MainActor (_ number: Int) -> Void
  ) -> [ScreenAction] {
    let number = number
    var actions: [ScreenAction] = []
    if hasNext {
      actions.append(ScreenAction("Next \(name)") { turn(number + 1) })
    }
    if hasPrevious {
      actions.append(ScreenAction("Previous \(name)") { turn(number - 1) })
    }
    return actions
  }
}
