import Kit

extension Page {
  /// Where the page stands in the list, with its number if there are others.
  var position: String {
    count == 1 ? summary : "\(summary), page \(number) of \(count)"
  }

  /// Returns the actions that turn to the pages beside this one, where there are some.
  @MainActor
  func turning(to turn: @escaping @MainActor (_ number: Int) -> Void) -> [ScreenAction] {
    let number = number
    var actions: [ScreenAction] = []
    if hasNext {
      actions.append(ScreenAction("Next page") { turn(number + 1) })
    }
    if hasPrevious {
      actions.append(ScreenAction("Previous page") { turn(number - 1) })
    }
    return actions
  }
}
