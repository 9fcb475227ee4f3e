// Links: who reads a text, and which link an entry has.

extension Flow {
  /// Opens a text: a whole link at the outermost coordinator with links, a relative one from here.
  ///
  /// - Parameter entry: The entry whose navigator was asked; nil for the coordinator's own verb.
  func open(
    link text: String, from entry: Entry? = nil, over policy: OpenPolicy, bare: Bool,
    _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    let owner = linkOwner
    switch LinkStart(of: text) {
    case .mount: return try open(ownLink: text, over: policy, bare: bare, draft)
    case .root: return try owner.open(ownLink: text, over: policy, bare: bare, draft)
    case .current:
      // What is too long is not even resolved: its own reader says so.
      guard owner.takesLink(ofLength: text.utf8.count) else {
        return try owner.open(ownLink: text, over: policy, bare: bare, draft)
      }
      let current = entry.flatMap(owner.link(of:)) ?? owner.nearestLink
      let link = LinkPath(current?.path ?? "/").resolving(text).description
      return try owner.open(ownLink: link, over: policy, bare: bare, draft)
    }
  }

  func open(
    ownLink text: String, over policy: OpenPolicy, bare: Bool, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    switch route(forLink: text) {
    case nil: throw Refusal(.notFound)
    case .failure(let error): throw Refusal(.invalidLink(error))
    case .success(let route):
      draft.note(.open(RouteBox(route), policy, bare: bare), of: self)
      return try open(route, over: policy, bare: bare, draft)
    }
  }

  var linkPath: String? {
    accessLeafPath()
    accessPlace()
    return linkOwner.visibleLink?.path
  }

  func isShowing(_ text: String, exactly: Bool) -> Bool {
    accessLeafPath()
    accessPlace()
    let start = LinkStart(of: text)
    let reader: any FlowNode = if case .mount = start { self } else { linkOwner }
    guard reader.takesLink(ofLength: text.utf8.count),
      let shown = reader.visibleLink.map({ LinkPath($0.path) })
    else { return false }
    let wanted: LinkPath
    switch start {
    case .mount:
      guard isActive(reading) else { return false }
      wanted = LinkPath(text)
    case .current: wanted = shown.resolving(text)
    case .root where text.utf8.first == UInt8(ascii: "/"): wanted = LinkPath(text)
    case .root:
      // Only the table knows where its prefix ends.
      guard let path = reader.path(ofLink: text) else { return false }
      wanted = LinkPath(path)
    }
    return exactly ? wanted.direction(to: shown) == .same : wanted.isPrefix(of: shown)
  }

  func link(of entry: Entry) -> LinkInformation? {
    route(of: entry).flatMap(link(of:))
  }

  func path(ofLink text: String) -> String? {
    guard case .success(let route) = route(forLink: text) else { return nil }
    return link(of: route)?.path
  }

  var visibleLink: LinkInformation? {
    guard tree != nil || isFresh else { return nil }
    guard let top = read({ tree, reading in topRoute(tree, reading) }) else {
      return link(of: start)
    }
    return top.flatMap { link(of: $0) }
  }

  /// The last of the visible path, without making the path; nil if the visible leaf lies elsewhere.
  private func topRoute(_ tree: Tree, _ reading: Reading) -> Route? {
    guard isActive(reading) else { return nil }
    // In the body of a transaction a child may not be made yet, and has no entries.
    guard let leaf = tree.leaf(reading), leaf.tabSet == nil else {
      return visiblePath(reading).last?.last
    }
    return route(of: leaf)
  }

  var nearestLink: LinkInformation? {
    let routes = read { _, reading in visiblePath(reading).joined().reversed() } ?? [start]
    return routes.lazy.compactMap(link(of:)).first
  }
}

// The types of linked routes, met at run time.
extension Flow {
  var isLinked: Bool { Route.self is any LinkedRoute.Type }

  func takesLink(ofLength length: Int) -> Bool {
    guard let linked = Route.self as? any LinkedRoute.Type else { return false }
    return length <= maximumLength(linked)
  }

  private func maximumLength<Linked: LinkedRoute>(_ type: Linked.Type) -> Int {
    type.links.maximumLength
  }

  /// What a text leads to; nil if the routes have no links.
  private func route(forLink text: String) -> Result<Route, DeepLinkError>? {
    (Route.self as? any LinkedRoute.Type).flatMap { route($0, text) }
  }

  private func route<Linked: LinkedRoute>(
    _ type: Linked.Type, _ text: String
  ) -> Result<Route, DeepLinkError>? {
    switch type.links.parse(text) {
    case .success(let route): (route as? Route).map(Result.success)
    case .failure(let error): .failure(error)
    }
  }

  private func link(of route: Route) -> LinkInformation? {
    guard let linked = route as? any LinkedRoute else { return nil }
    return information(of: linked)
  }

  private func information<Linked: LinkedRoute>(of route: Linked) -> LinkInformation? {
    Linked.links.information(for: route)
  }
}

extension FlowNode {
  /// The outermost coordinator around this one whose routes have links: the root, if it has any.
  var linkOwner: any FlowNode {
    var owner: any FlowNode = self
    var node: any FlowNode = self
    while let parent = node.parent {
      if parent.isLinked { owner = parent }
      node = parent
    }
    return owner
  }
}
