@testable import SampleApp

extension Walk {
  static let brokenLinksInStack = Walk(
    name: "broken links in a stack", layout: .stack,
    transcript: brokenLinks(home: "home", start: "home"))

  static let brokenLinksInTabs = Walk(
    name: "broken links in tabs", layout: .tabs,
    transcript: brokenLinks(home: "tabs > home", start: "tabs"))

  /// Both layouts answer alike, except for the beginning of the path and the tabs above a screen.
  private static func brokenLinks(home: String, start: String) -> String {
    var text = brokenLinks.replacing("@home", with: home).replacing("@start", with: start)
    for tab in ["Home", "Todos", "Posts", "Settings"] {
      let bar = "  Home  Todos  Posts  Settings  Custom\n  ·\n".replacing(tab, with: "[\(tab)]")
      text = text.replacing("  @tabs \(tab)\n", with: start == "tabs" ? bar : "")
    }
    return text
  }

  private static let brokenLinks = """
      @tabs Home
      Home
    …
    path: @home
    url: /

    > open settings/about
      @tabs Settings
      About
      ·
      The sample app of Waymark, coordinators for Swift.
      Its features know nothing of each other; the app puts them together,
      as one stack, as tabs or as columns, without a change in them.
    path: @start > settings.root > settings.about
    url: /settings/about

    > open
    error: "open" needs a link; type open and a link, such as open /todos/1
      @tabs Settings
      About
    …
    path: @start > settings.root > settings.about
    url: /settings/about

    > open /settings/abouts
    error: the link "/settings/abouts" leads nowhere: no pattern fits its path; did you mean "/settings/about"?
      @tabs Settings
      About
    …
    path: @start > settings.root > settings.about
    url: /settings/about

    > open /todos/one
    error: the link "/todos/one" does not fit "/todos/:id": "id" is "one", which is no Int; write "1", for example
      @tabs Settings
      About
    …
    path: @start > settings.root > settings.about
    url: /settings/about

    > open https://waymark.example.evil/todos/1
    error: the link "https://waymark.example.evil/todos/1" is not for this app: "https://waymark.example.evil" is none of its prefixes ("https://waymark.example", "waymark://"); declare it as one if it should be
      @tabs Settings
      About
    …
    path: @start > settings.root > settings.about
    url: /settings/about

    > open /custom
    error: the link "/custom" does not fit "/custom?message=:message": "message" (message=…) is missing; add it
      @tabs Settings
      About
      ·
      The sample app of Waymark, coordinators for Swift.
      Its features know nothing of each other; the app puts them together,
      as one stack, as tabs or as columns, without a change in them.
    path: @start > settings.root > settings.about
    url: /settings/about

    > back
      @tabs Settings
      Settings
      ·
      Not signed in
      Theme: System
      Items per page: 10
      1. Theme
      2. Items per page
      3. About
      4. Sign in
    path: @start > settings.root
    url: /settings

    > open /todos/999999/rename
      Rename todo 999999
      ·
      There is no such todo; it may have been deleted.
      1. Close
    path: @start > todos.list > todos.detail(id: 999999) ^ todos.rename(id: 999999)
    url: /todos/999999/rename

    > 1
      @tabs Todos
      Todo 999999
      ·
      There is no such todo; it may have been deleted.
      1. Back
    path: @start > todos.list > todos.detail(id: 999999)
    url: /todos/999999

    > 1
      @tabs Todos
      Todos
      ·
      All todos, showing 1-6 of 6
      1. [ ] Buy milk
      2. [x] Fix the bike
      3. [ ] Call Eve
      4. [ ] Read a book
      5. [x] Water the plants
      6. [ ] Pay the rent
      7. Show open
      8. Show done
      9. Add a todo
    path: @start > todos.list
    url: /todos
    """
}
