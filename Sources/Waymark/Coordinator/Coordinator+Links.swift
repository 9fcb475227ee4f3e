#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Opens links, and returns the link of the current screen. Only for routes with links.

extension Coordinator where Route: LinkedRoute {
  /// Shows the route of a link, with the path below it.
  ///
  ///     before  App[home]
  ///     call    app.open("/posts/3")
  ///     after   App[home, Posts[list, detail(id: 3)]]
  ///
  /// A link with a scheme or a leading slash belongs to the outermost coordinator with links,
  /// usually the root: it reads the link and opens it, whichever coordinator you call. Other texts
  /// are relative:
  ///
  /// ```swift
  /// app.open("https://example.com/todos/7")  // a universal link
  /// todos.open("8")                          // /todos/8: below where the coordinator is mounted
  /// todos.open("../posts")                   // from /todos/8 to /todos/posts: from the current link
  /// ```
  ///
  /// - Parameters:
  ///   - link: Any text. A text without a declared link changes nothing.
  ///   - policy: What happens to the presented layers.
  ///   - bare: True to leave out the back stacks.
  ///   - history: How the history of the app records the change; see ``History``.
  /// - Returns: As `open` of the route; `invalidLink` with the error and how to correct it.
  /// - Complexity: Linear in the text, and then that of `open` of the route. For a relative link,
  ///   also that of ``path``.
  @discardableResult
  public func open(
    _ link: String, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    adopted.perform(.openLink(link, policy, bare: bare), history: history)
  }

  /// Shows the route of a URL, with the path below it; see `open` of a text.
  ///
  /// ```swift
  /// app.open(url)  // .performed
  /// ```
  ///
  /// - Parameters:
  ///   - url: Any URL, also a relative one.
  ///   - policy: What happens to the presented layers.
  ///   - bare: True to leave out the back stacks.
  ///   - history: How the history of the app records the change; see ``History``.
  /// - Returns: As `open` of a text.
  /// - Complexity: That of `open` of a text.
  @discardableResult
  public func open(
    _ url: URL, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    open(url.absoluteString, over: policy, bare: bare, history: history)
  }

  /// The link of the visible screen, by the links of the outermost coordinator that has links.
  ///
  /// ```swift
  /// app.navigate(to: .todos(.detail(id: 7)))
  /// app.path  // "/todos/7"
  /// ```
  ///
  /// Nil if the visible screen has no link. Observable, like every query.
  ///
  /// - Complexity: That of `DeepLinks.information(for:)`.
  public var path: String? { adopted.linkPath }

  /// Returns true if the visible screen has this link or one below it, for example to mark the
  /// active item of a menu.
  ///
  /// ```swift
  /// app.path                                  // "/todos/7"
  /// app.isShowing("/todos")                   // true
  /// app.isShowing("/todos", exactly: true)    // false
  /// app.isShowing("/todo")                    // false: segments count as a whole
  /// ```
  ///
  /// Ignores queries and fragments. A link also counts if it leads to a link that counts, as old links and other
  /// spellings of a value do. A link that only a fallback takes never counts. Observable, like every query.
  ///
  /// - Parameters:
  ///   - link: A link, resolved as by `open`.
  ///   - exactly: True to leave out links below this one.
  /// - Complexity: That of `path`, and unless the text itself counts, that of `DeepLinks.parse`.
  public func isShowing(_ link: String, exactly: Bool = false) -> Bool {
    adopted.isShowing(link, exactly: exactly)
  }
}
