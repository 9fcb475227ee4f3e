public import Waymark

/// An action on a screen: a title, and the work that it does when it is chosen.
///
///     ScreenAction("Add a todo") { navigator.present(.add) }
///     ScreenAction("Rename", prompt: "new title") { text in … return .done }
public struct ScreenAction: Sendable {
  /// The text beside the action's number in the console.
  public let title: String

  /// A name for the text after the number, such as `new title`, or nil if the action takes no text.
  public let prompt: String?

  private let body: @MainActor (String) -> ActionResult

  /// Creates an action that may be refused. It takes text exactly if it has a prompt.
  public init(
    _ title: String,
    prompt: String? = nil,
    perform body: @escaping @MainActor (_ text: String) -> ActionResult
  ) {
    self.title = title
    self.prompt = prompt
    self.body = body
  }

  /// Creates an action that takes no text and is never refused.
  public init(_ title: String, perform body: @escaping @MainActor () -> Void) {
    self.init(title) { _ in
      body()
      return .done
    }
  }

  /// Creates an action that only calls a verb. If the verb is ignored, the action is refused with
  /// its reason.
  public init(_ title: String, perform verb: @escaping @MainActor () -> Outcome) {
    self.init(title) { _ in ActionResult(verb()) }
  }

  /// Performs the action with the given text, and returns the result.
  ///
  /// An action without a prompt ignores the text.
  @MainActor
  @discardableResult
  public func perform(_ text: String = "") -> ActionResult {
    body(text)
  }
}
