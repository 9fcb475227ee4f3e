@testable import SampleApp

/// A link to a screen, and the path line that it leads to.
struct LinkedPlace: Sendable {
  let link: String

  /// The path line without the first step, which depends on the layout.
  private let steps: String

  private init(_ link: String, _ steps: String) {
    self.link = link
    self.steps = steps
  }

  /// The same without a session: adding first shows sign-in, above the start.
  func pathWithoutSession(in layout: Layout) -> String {
    link == "/todos/new" ? LinkedPlace("", " ^ signIn").path(in: layout) : path(in: layout)
  }

  /// The first step of each path line in a layout.
  static func start(in layout: Layout) -> String {
    switch layout {
    case .stack: "home"
    case .tabs: "tabs"
    case .split: "split"
    }
  }

  /// The path line of the place in a layout.
  func path(in layout: Layout) -> String {
    let start = Self.start(in: layout)
    return layout == .stack || steps.hasPrefix(" > ")
      ? "\(start)\(steps)" : "\(start) > home\(steps)"
  }

  /// A link to each screen of the app.
  static let all = [
    LinkedPlace("/", ""),
    LinkedPlace("/todos", " > todos.list"),
    LinkedPlace("/todos/1", " > todos.list > todos.detail(id: 1)"),
    LinkedPlace("/todos/new", " > todos.list ^ todos.add"),
    LinkedPlace("/todos/1/rename", " > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)"),
    LinkedPlace("/todos/by/2", " > todos.list > todos.author(id: 2)"),
    LinkedPlace("/posts", " > posts.list"),
    LinkedPlace("/posts/3", " > posts.list > posts.detail(id: 3)"),
    LinkedPlace("/posts/by/1", " > posts.list > posts.author(id: 1)"),
    LinkedPlace("/settings", " > settings.root"),
    LinkedPlace("/settings/items-per-page", " > settings.root > settings.itemsPerPage"),
    LinkedPlace("/settings/about", " > settings.root > settings.about"),
    LinkedPlace("/settings/sign-in", " > settings.root ^ settings.signIn"),
    LinkedPlace("/custom?message=Hi", " > custom(message: \"Hi\")"),
  ]
}
