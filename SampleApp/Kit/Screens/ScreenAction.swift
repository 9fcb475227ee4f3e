public import Waymark

/// One thing that can be done on a screen: a title, and what happens when it is chosen.
///
///     ScreenAction("Add a todo") { navigator.push(.add) }
///     ScreenAction("Rename", prompt: "new title") { text in … return .done }
public struct ScreenAction: Sendable {
  /// What the console shows beside the action's number.
  public let title: String

  /// What the text after the number is, such as `new title`, or nil when the action takes no text.
  public let prompt: String?

  private let body: @MainActor (String) -> ActionResult

  /// Creates an action that may be refused; it takes text exactly if it has a prompt.
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

  /// Creates an action that is nothing but a verb: an ignored one is refused, with its reason.
  public init(_ title: String, perform verb: @escaping @MainActor () -> Outcome) {
    self.init(title) { _ in ActionResult(verb()) }
  }

  /// Does what the action does, with the text that was given, and returns how it went.
  ///
  /// An action without a prompt ignores the text.
  @MainActor
  @discardableResult
  public func perform(_ text: String = "") -> ActionResult {
    body(text)
  }
}
