// Links: the current one, and whether a text leads to it.

extension Flow {
  var linkPath: String? {
    let path = ask({ state, _ in state.accessLeafPath() }) { state, node in
      state.shownLink(of: state.linkOwner(of: node))?.path
    }
    accessPlace()
    return path ?? (isFresh ? RouteBox(start).link?.path : nil)
  }

  func isShowing(_ text: String, exactly: Bool) -> Bool {
    let isShown = ask({ state, _ in state.accessLeafPath() }) { state, node in
      state.isShowing(text, exactly: exactly, for: node)
    }
    accessPlace()
    guard let isShown else { return isFresh && isStarting(with: text, exactly: exactly) }
    return isShown
  }

  /// The same for a fresh flow, which shows its start.
  private func isStarting(with text: String, exactly: Bool) -> Bool {
    guard let links = links(of: Route.self),
      let shown = RouteBox(start).link.map({ LinkPath($0.path) })
    else { return false }
    return links.isShown(text, by: shown, exactly: exactly)
  }
}

extension TreeState {
  /// The link of the coordinator's visible entry, or of its start while it has no entries in the
  /// tree.
  fileprivate func shownLink(of node: Node) -> LinkInformation? {
    guard let base = base(of: node), !isEmpty(base) else { return node.host?.start.link }
    return visibleLink(of: node)
  }

  fileprivate func isShowing(_ text: String, exactly: Bool, for node: Node) -> Bool {
    var reader = linkOwner(of: node)
    if case .mount = LinkStart(of: text) {
      guard isActive(node) else { return false }
      reader = node
    }
    guard let links = reader.host?.links,
      let shown = shownLink(of: reader).map({ LinkPath($0.path) })
    else { return false }
    return links.isShown(text, by: shown, exactly: exactly)
  }
}

extension HostLinks {
  /// Returns true if a text is a part of the path that is shown, or leads to a link that is.
  fileprivate func isShown(_ text: String, by shown: LinkPath, exactly: Bool) -> Bool {
    guard takesLink(ofLength: text.utf8.count) else { return false }
    let written: LinkPath? =
      switch LinkStart(of: text) {
      case .mount: LinkPath(text)
      case .current: shown.resolving(text)
      case .root where text.utf8.first == UInt8(ascii: "/"): LinkPath(text)
      // Only the table knows where its prefix ends.
      case .root: nil
      }
    if let written, written.isShown(by: shown, exactly: exactly) { return true }
    // An old link, and a value in another spelling, lead to the path of the route.
    let path = canonicalPath(ofLink: written?.description ?? text)
    return path.map { LinkPath($0).isShown(by: shown, exactly: exactly) } ?? false
  }
}

extension LinkPath {
  fileprivate func isShown(by shown: LinkPath, exactly: Bool) -> Bool {
    exactly ? direction(to: shown) == .same : isPrefix(of: shown)
  }
}
