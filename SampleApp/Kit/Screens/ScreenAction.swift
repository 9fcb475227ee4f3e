public import Waymark

/// An action on a screen: a title, and the work that it does when it is chosen.
///
///     ScreenAction("Mark as done") { try store.toggle(id: 7) }
///     ScreenAction("Add a todo") { navigator.present(.add) }
///     ScreenAction("Write a title", prompt: "Title") { draft = $0 }
///
/// An error of the work refuses the action, and so does a verb that could not be performed. A closure of more than one
/// statement that ends with a verb needs the word `return`: without it, nobody learns what became of the verb.
public struct ScreenAction: Sendable {
  /// The text beside the action's number in the console.
  public let title: String

  /// A name for the text after the number, such as `Title`, or nil if the action takes no text.
  public let prompt: String?

  private let work: @MainActor (String) throws -> Outcome?

  /// Creates an action that changes data.
  public init(_ title: String, work: @escaping @MainActor () throws -> Void) {
    (self.title, prompt) = (title, nil)
    self.work = { _ in
      try work()
      return nil
    }
  }

  /// Creates an action that calls a verb, or ends with one.
  public init(_ title: String, work: @escaping @MainActor () throws -> Outcome) {
    (self.title, prompt) = (title, nil)
    self.work = { _ in try work() }
  }

  /// Creates an action that takes a text.
  public init(
    _ title: String, prompt: String, work: @escaping @MainActor (_ text: String) throws -> Void
  ) {
    (self.title, self.prompt) = (title, prompt)
    self.work = { text in
      try work(text)
      return nil
    }
  }

  /// Creates an action that takes a text, and ends with a verb.
  public init(
    _ title: String, prompt: String, work: @escaping @MainActor (_ text: String) throws -> Outcome
  ) {
    (self.title, self.prompt) = (title, prompt)
    self.work = { text in try work(text) }
  }

  /// Performs the action with the given text, and returns the result.
  ///
  /// An action without a prompt ignores the text.
  @MainActor
  @discardableResult
  public func perform(_ text: String = "") -> ActionResult {
    do {
      guard let refusal = try work(text)?.refusal else { return .done }
      return .refused(refusal)
    } catch {
      return .refused("\(error)".oneLine())
    }
  }
}
