// Links: finds the coordinator that reads a text, and the link of an entry.

extension Draft {
  /// Opens a text: a whole link at the outermost coordinator with links, a relative link from here.
  ///
  /// - Parameter entry: The entry of the navigator that was called; nil for the coordinator's own
  ///   verb.
  func openLink(
    _ text: String, from entry: Entry?, over policy: OpenPolicy, bare: Bool, of node: Node
  ) throws(Refusal) -> Outcome {
    let owner = state.linkOwner(of: node)
    var (link, reader) = (text, owner)
    switch LinkStart(of: text) {
    case .mount: reader = node
    case .current where owner.host?.links?.takesLink(ofLength: text.utf8.count) ?? false:
      let current =
        entry.map { state.nearestLink(from: $0, for: owner) } ?? state.nearestLink(of: owner)
      link = LinkPath(current?.path ?? "/").resolving(text).description
    // A text that is too long is not resolved: the reader reports its length.
    case .root, .current: break
    }
    switch reader.host?.links?.route(forLink: link) {
    case nil: throw Refusal(.notFound)
    case .failure(let error): throw Refusal(.invalidLink(error))
    case .success(let route):
      note(.open(route, policy, bare: bare), of: reader)
      return try openRoute(route, over: policy, bare: bare, of: reader)
    }
  }
}

extension TreeState {
  /// The outermost coordinator around a node whose routes have links. This is the root if it has
  /// links.
  func linkOwner(of node: Node) -> Node {
    for key in node.path {
      if let owner = self.node(key), owner.host?.links != nil { return owner }
    }
    return node
  }

  /// The link of an entry in a coordinator's subtree, by the links of that coordinator.
  func link(of entry: Entry, for node: Node) -> LinkInformation? {
    isWithin(entry, node) ? route(of: entry, for: node).link : nil
  }

  /// The link of the visible leaf; nil if the leaf is elsewhere.
  func visibleLink(of node: Node) -> LinkInformation? {
    guard isActive(node) else { return nil }
    return leaf.flatMap { link(of: $0, for: node) }
  }

  /// The link of an entry, or of the nearest entry below it that has one. Below an entry that has
  /// left, it is that of the visible entries.
  func nearestLink(from entry: Entry, for node: Node) -> LinkInformation? {
    if let link = link(of: entry, for: node) { return link }
    guard !entry.life.isDropped else { return nearestLink(of: node) }
    var found: LinkInformation?
    walkWay(from: entry) { candidate in
      found = link(of: candidate, for: node)
      return found == nil
    }
    return found
  }

  /// The link of the uppermost visible entry of the subtree that has one.
  func nearestLink(of node: Node) -> LinkInformation? {
    visiblePath(of: node).joined().reversed().lazy.compactMap(\.link).first
  }
}
