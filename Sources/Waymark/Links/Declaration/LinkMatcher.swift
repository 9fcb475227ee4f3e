/// The part of a table that does not know the type of its routes.
@usableFromInline
final class LinkMatcher: Sendable {
  /// How the reading of a link ended.
  @usableFromInline
  struct End {
    fileprivate enum Reason {
      case route
      case refused(LinkRefusal?)
      case failure(LinkFailure)
      case loop(last: String)
    }

    fileprivate let reason: Reason

    @usableFromInline var isRoute: Bool {
      if case .route = reason { true } else { false }
    }
  }

  static let maximumHops = 16

  @usableFromInline let limits: LinkLimits
  let prefixes: LinkPrefixes
  let plans: [LinkPlan]
  private let trie: LinkTrie

  init(
    _ plans: [LinkPlan], prefixes: LinkPrefixes, limits: LinkLimits
  ) {
    self.plans = plans
    self.prefixes = prefixes
    self.limits = limits
    trie = LinkTrie(plans.map(\.syntax))
  }

  /// Asks the candidates that fit a link, best first, until one makes a route; follows redirects.
  ///
  /// - Parameter attempt: Lets a candidate read its values, and says whether they make a route.
  @usableFromInline
  func match(_ link: String, attempt: (Int, inout _LinkInput) -> Bool) -> End {
    var text = link
    for _ in 0...Self.maximumHops {
      var redirect: String?
      let result = withLink(text, prefixes: prefixes, limits: limits) { reader -> End.Reason in
        var input = _LinkInput(link: link, matcher: self)
        let isFound = trie.firstMatch(in: reader) { index, captures in
          let plan = plans[index]
          input.begin(plan, captures)
          if case .redirect(let target) = plan.kind {
            redirect = target.link(from: input)
            return redirect != nil
          }
          if attempt(index, &input) { return true }
          input.noteDeclined()
          return false
        }
        return isFound ? .route : .refused(input.refusal)
      }
      switch result {
      case .failure(let failure): return End(reason: .failure(failure))
      case .success(let reason):
        guard let next = redirect else { return End(reason: reason) }
        text = next
      }
    }
    return End(reason: .loop(last: text))
  }

  @usableFromInline
  func error(_ link: String, _ end: End) -> DeepLinkError {
    switch end.reason {
    case .route: DeepLinkError(link: link, refusal: nil, matcher: self)
    case .refused(let refusal): DeepLinkError(link: link, refusal: refusal, matcher: self)
    case .failure(let failure): DeepLinkError(link: link, failure: failure, matcher: self)
    case .loop(let last): DeepLinkError(link: link, loop: last, matcher: self)
    }
  }

  /// The pattern that a link was probably meant to fit; nil if none is near.
  func nearest(to link: String) -> String? {
    let segments = withLink(link, prefixes: prefixes, limits: limits) { reader in
      (0..<reader.count).compactMap { index in
        if case .value(let text) = reader.text(at: index) { text } else { nil }
      }
    }
    // Nobody meant what stands for everything else.
    let syntaxes = plans.filter { !$0.isFallback }.map(\.syntax)
    guard case .success(let segments) = segments,
      let index = NearestPattern.index(to: segments, among: syntaxes)
    else { return nil }
    return "/" + syntaxes[index].text
  }
}
