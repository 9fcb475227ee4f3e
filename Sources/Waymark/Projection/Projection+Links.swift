// Links of a root whose routes nobody knows here: an adapter has a projection, and no type of routes.

extension Projection {
  /// Shows what a link leads to, as `open` of the coordinator does.
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
  /// - Returns: As `open` of the coordinator; `invalidLink` if no coordinator around has links;
  ///   `ignored(left)` once the coordinator is gone.
  @discardableResult
  public func open(
    _ link: String, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    source?.open(link, over: policy, bare: bare, history: history) ?? .ignored(.left)
  }

  /// The link of what is visible, by the links of the root; nil if it has none. Observed.
  ///
  /// ```swift
  /// app.projection.path  // "/posts/3"
  /// ```
  public var path: String? { source?.linkPath }

  /// True if a link, or one below it, is what is visible. Observed.
  ///
  /// ```swift
  /// app.projection.isShowing("/posts")  // true
  /// ```
  ///
  /// - Parameters:
  ///   - link: Resolved as `open` does it.
  ///   - exactly: True if what lies below the link does not count.
  public func isShowing(_ link: String, exactly: Bool = false) -> Bool {
    source?.isShowing(link, exactly: exactly) ?? false
  }
}

/// The routes of whoever has no links.
private enum Linkless: LinkedRoute {
  static let links = DeepLinks<Linkless> {}
}

extension Flow {
  func open(
    _ link: String, over policy: OpenPolicy, bare: Bool, history: HistoryPolicy?
  ) -> Outcome {
    if let refused = enter() { return refused }
    guard let tree, let node else { return .ignored(.left) }
    let hasLinks = tree.state.linkOwner(of: node).host?.links != nil
    // Its own table says what is wrong with a link; whoever has no table takes none.
    if !hasLinks, case .failure(let error) = Linkless.links.parse(link) {
      return .invalidLink(error)
    }
    return perform(.openLink(link, policy, bare: bare), history: history)
  }
}
