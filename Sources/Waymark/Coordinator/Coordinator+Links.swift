#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Opening links, and telling the link of what is shown. All of it is for linked routes only.

extension Coordinator where Route: LinkedRoute {
  /// Shows what a link leads to, with the path below it.
  ///
  ///     before  App[home]
  ///     call    app.open("/posts/3")
  ///     after   App[home, Posts[list, detail(id: 3)]]
  ///
  /// A link with a scheme or a leading slash is one of the whole app: the root's links read it, and
  /// the root opens it, whichever coordinator is asked. Other texts are relative:
  ///
  /// ```swift
  /// app.open("https://example.com/todos/7")  // a universal link
  /// todos.open("8")                          // /todos/8: below where the coordinator is mounted
  /// todos.open("../posts")                   // from /todos/8 to /todos/posts: from the current link
  /// ```
  ///
  /// - Parameters:
  ///   - link: Any text. Only one that a link is declared for changes anything.
  ///   - policy: What becomes of the layers that are up.
  ///   - bare: True to leave out the back stacks.
  ///   - history: What the change is to the history of the app; see ``History``.
  /// - Returns: As `open` of the route; `invalidLink` with what is wrong and what helps.
  /// - Complexity: Linear in the text, and then as `open` of the route.
  @discardableResult
  public func open(
    _ link: String, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    adopted.perform(.openLink(link, policy, bare: bare), history: history)
  }

  /// Shows what a URL leads to, with the path below it; see `open` of a text.
  ///
  /// ```swift
  /// .onOpenURL { app.open($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - url: Any URL, also a relative one.
  ///   - policy: What becomes of the layers that are up.
  ///   - bare: True to leave out the back stacks.
  ///   - history: What the change is to the history of the app; see ``History``.
  /// - Returns: As `open` of a text.
  @discardableResult
  public func open(
    _ url: URL, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    open(url.absoluteString, over: policy, bare: bare, history: history)
  }

  /// The link of what is visible in the tree, by the links of its root.
  ///
  /// ```swift
  /// app.navigate(to: .todos(.detail(id: 7)))
  /// app.path  // "/todos/7"
  /// ```
  ///
  /// Observable, as every query. Nil if what is visible has no link.
  ///
  /// - Complexity: That of `DeepLinks.path(for:)`.
  public var path: String? { adopted.linkPath }

  /// True if a link, or one below it, is what is visible: for marking the active item of a menu.
  ///
  /// ```swift
  /// app.path                                  // "/todos/7"
  /// app.isShowing("/todos")                   // true
  /// app.isShowing("/todos", exactly: true)    // false
  /// app.isShowing("/todo")                    // false: segments count as a whole
  /// ```
  ///
  /// Observable, as every query. Queries and fragments do not count.
  ///
  /// - Parameters:
  ///   - link: Resolved as `open` does it; one with a scheme counts if it leads to a route.
  ///   - exactly: True if what lies below the link does not count.
  public func isShowing(_ link: String, exactly: Bool = false) -> Bool {
    adopted.isShowing(link, exactly: exactly)
  }
}

extension Navigator where C.Route: LinkedRoute {
  /// Shows what a link leads to; see `open` of the coordinator.
  ///
  /// Relative paths that begin with `./` or `../` start at the link of the navigator's own entry.
  ///
  /// - Parameters:
  ///   - link: Any text.
  ///   - policy: What becomes of the layers that are up.
  ///   - bare: True to leave out the back stacks.
  ///   - history: What the change is to the history of the app; see ``History``.
  /// - Returns: As `open` of the coordinator; `ignored(left)`.
  @discardableResult
  public func open(
    _ link: String, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    perform(.openLink(link, over: policy, bare: bare, history: history))
  }

  /// Shows what a URL leads to; see `open` of a text.
  ///
  /// - Parameters:
  ///   - url: Any URL.
  ///   - policy: What becomes of the layers that are up.
  ///   - bare: True to leave out the back stacks.
  ///   - history: What the change is to the history of the app; see ``History``.
  /// - Returns: As `open` of a text.
  @discardableResult
  public func open(
    _ url: URL, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    open(url.absoluteString, over: policy, bare: bare, history: history)
  }
}
