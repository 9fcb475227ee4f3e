// Links of a root with unknown routes: an adapter has a projection, but not the type of its routes.

extension Projection {
  /// Shows the route of a link, like `open` of the coordinator.
  ///
  /// ```swift
  /// app.projection.open("/posts/3")  // .performed
  /// ```
  ///
  /// - Parameters:
  ///   - link: Any text.
  ///   - policy: What happens to the presented layers.
  ///   - bare: True to leave out the back stacks.
  ///   - history: How the history of the app records the change.
  /// - Returns: As `open` of the coordinator; `invalidLink` if the coordinator and those around it
  ///   have no links; `ignored(left)` once the coordinator is gone.
  /// - Complexity: That of `open` of the coordinator.
  @discardableResult
  public func open(
    _ link: String, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    source?.open(link, over: policy, bare: bare, history: history) ?? .ignored(.left)
  }

  /// Opens a link in a text, unless it leads out of the app.
  ///
  /// A page of a web site is the app's only if a prefix of the links says so. `open` does not ask for
  /// that, because its caller has chosen the link.
  ///
  /// ```swift
  /// // The links have no prefixes:
  /// app.projection.openText("https://apple.com")  // false: open it in the browser
  /// app.projection.openText("/posts/3")           // true
  /// ```
  ///
  /// - Parameters:
  ///   - link: The text of the link.
  ///   - policy: What happens to the presented layers.
  /// - Returns: False if it leads out of the app. Then nothing happens.
  /// - Complexity: That of `open` of the coordinator.
  public func openText(_ link: String, over policy: OpenPolicy = .dismissModals) -> Bool {
    opensText(link) { open(link, over: policy) }
  }

  /// - Parameter open: Opens the link, or keeps it.
  func opensText(_ link: String, _ open: () -> Outcome?) -> Bool {
    guard source?.isOnAnySite(link) == false else { return false }
    if case .invalidLink = open() { return false }
    return true
  }

  /// The link of the visible screen, like ``Coordinator/path``; nil if there is none. Observed.
  ///
  /// ```swift
  /// app.projection.path  // "/posts/3"
  /// ```
  ///
  /// - Complexity: That of ``Coordinator/path``.
  public var path: String? { source?.linkPath }

  /// Returns true if the visible screen has this link or one below it. Observed.
  ///
  /// ```swift
  /// app.projection.isShowing("/posts")  // true
  /// ```
  ///
  /// - Parameters:
  ///   - link: A link, resolved as by `open`.
  ///   - exactly: True to leave out links below this one.
  /// - Returns: As `isShowing` of the coordinator; false once that is gone.
  /// - Complexity: That of `isShowing` of the coordinator.
  public func isShowing(_ link: String, exactly: Bool = false) -> Bool {
    source?.isShowing(link, exactly: exactly) ?? false
  }
}

/// The routes of a coordinator without links.
private enum Linkless: LinkedRoute {
  static let links = DeepLinks<Linkless> {}
}

extension Flow {
  /// True for a page of some site, if the links do not say which sites are the app's.
  func isOnAnySite(_ link: String) -> Bool {
    let links = place.map { tree, node in tree.state.linkOwner(of: node).host?.links }
    return (links ?? Waymark.links(of: Route.self))?.isOnAnySite(link) ?? false
  }

  func open(
    _ link: String, over policy: OpenPolicy, bare: Bool, history: HistoryPolicy?
  ) -> Outcome {
    if let refused = enter() { return refused }
    guard let tree, let node else { return .ignored(.left) }
    let hasLinks = tree.state.linkOwner(of: node).host?.links != nil
    // The coordinator's own table says what is wrong with a link. A coordinator without a table
    // takes no links.
    if !hasLinks, case .failure(let error) = Linkless.links.parse(link) {
      return .invalidLink(error)
    }
    return perform(.openLink(link, policy, bare: bare), history: history)
  }
}
