import Kit
import Waymark
import WaymarkTesting

/// What performs the commands of a session: plainly, or so that they are recorded.
@MainActor
protocol Hands {
  /// Calls a verb, which a test writes as its source.
  func step(_ source: String, _ verb: @escaping @MainActor (AppCoordinator) -> Outcome) -> Outcome

  /// Opens a link.
  func open(_ link: String) -> Outcome

  /// Selects a column.
  func select(_ route: AppRoute) -> Outcome

  /// Answers the open question.
  func answer(_ answer: LeaveAnswer) -> Outcome

  /// Tells about a gesture of the user, which a body performs with all its results.
  func user(_ gesture: UserGesture, _ body: () -> Void)

  /// Performs the action with a number, from 0, of a screen.
  func choose(
    _ action: ScreenAction, _ number: Int, of screen: any TextScreen, _ text: String
  ) -> ActionResult

  /// Waits until all work is done.
  func settle() async

  /// Saves what was recorded, if anything is.
  ///
  /// - Parameter isTried: True to try it first, at the end. The time grows with the number of commands.
  /// - Returns: The reason why it is not saved, on one line, or nil.
  func save(isTried: Bool) async -> String?
}

/// Performs the commands of a session, and records nothing.
struct PlainHands: Hands {
  let app: AppCoordinator

  func step(_ source: String, _ verb: @escaping @MainActor (AppCoordinator) -> Outcome) -> Outcome {
    verb(app)
  }

  func open(_ link: String) -> Outcome { app.open(link) }

  func select(_ route: AppRoute) -> Outcome { app.select(route) }

  func answer(_ answer: LeaveAnswer) -> Outcome {
    let request = app.pendingLeave
    return (answer == .proceed ? request?.proceed() : request?.cancel()) ?? .unchanged
  }

  func user(_ gesture: UserGesture, _ body: () -> Void) { body() }

  func choose(
    _ action: ScreenAction, _ number: Int, of screen: any TextScreen, _ text: String
  ) -> ActionResult {
    action.perform(text)
  }

  func settle() async { await app.settle() }

  func save(isTried: Bool) async -> String? { nil }
}
