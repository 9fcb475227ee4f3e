/// The part of a table that does not know the type of its routes.
@usableFromInline
final class LinkMatcher: Sendable {
  static let maximumHops = 16
  /// Only the link itself has to be within the limits. The size of a target is in proportion to it.
  private static let targetLimits = LinkLimits(maximumLength: .max, maximumSegments: .max)

  @usableFromInline let limits: LinkLimits
  let prefixes: LinkPrefixes
  let plans: [LinkPlan]
  private let trie: LinkTrie

  init(
    _ plans: [LinkPlan], _ trie: LinkTrie, prefixes: LinkPrefixes, limits: LinkLimits
  ) {
    self.plans = plans
    self.prefixes = prefixes
    self.limits = limits
    self.trie = trie
  }

  /// Tries the candidates that fit a link, best first, until one makes a route. Follows redirects.
  ///
  /// - Parameter attempt: Lets a candidate read its values, and returns whether they make a route.
  @usableFromInline
  func match(_ link: String, attempt: (Int, inout _LinkInput) -> Bool) {
    link.withLinkBytes { link in
      var input = _LinkInput(link, matcher: self)
      _ = match(&input, attempt: attempt)
    }
  }

  /// Does the same, and returns the error. Nil if there is a route, or if the error would only say
  /// that no pattern fits.
  @usableFromInline
  func error(_ link: String, attempt: (Int, inout _LinkInput) -> Bool) -> DeepLinkError? {
    link.withLinkBytes { link in
      var input = _LinkInput(link, matcher: self)
      return match(&input, attempt: attempt) ? nil : input.obstacleError
    }
  }

  private func match(
    _ input: inout _LinkInput, attempt: (Int, inout _LinkInput) -> Bool
  ) -> Bool {
    var isFound = match(input.link, limits, &input, attempt: attempt)
    for _ in 0..<Self.maximumHops {
      guard let target = input.takeRedirect() else { break }
      isFound = target.withLinkBytes { match($0, Self.targetLimits, &input, attempt: attempt) }
    }
    return isFound || input.isRedirected && fallBack(&input, attempt: attempt)
  }

  /// Tries the fallbacks for a link that is redirected too often.
  @inline(never)
  private func fallBack(
    _ input: inout _LinkInput, attempt: (Int, inout _LinkInput) -> Bool
  ) -> Bool {
    let result = trie.withWalk { walk in
      withLink(input.link, prefixes: prefixes, limits: limits) { reader in
        walk.firstMatch(in: reader) { index, captures in
          guard plans[index].isFallback else { return false }
          input.begin(index, captures)
          return attempt(index, &input)
        }
      }
    }
    return (try? result.get()) ?? false
  }

  /// Reads a link, or the target of a redirect.
  @inline(never)
  private func match(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: LinkLimits, _ input: inout _LinkInput,
    attempt: (Int, inout _LinkInput) -> Bool
  ) -> Bool {
    // The closures capture no class, so that they retain no object.
    let result = trie.withWalk { walk in
      withLink(bytes, prefixes: prefixes, limits: limits) { reader in
        walk.firstMatch(in: reader) { index, captures in
          input.begin(index, captures)
          return attempt(index, &input) || input.endAttempt()
        }
      }
    }
    switch result {
    case .success(let isFound): return isFound && !input.isRedirected
    case .failure(let failure):
      input.fail(failure)
      return false
    }
  }

  /// The error for a link that fits no pattern.
  @usableFromInline
  func noMatch(_ link: String) -> DeepLinkError {
    DeepLinkError(link: link, .noMatch, matcher: self)
  }

  /// The pattern that the link was probably meant to fit; nil if none is near.
  func nearest(to link: String) -> String? {
    let segments = withLink(link, prefixes: prefixes, limits: limits) { reader in
      (0..<reader.count).compactMap { index in
        if case .value(let text) = reader.text(at: index) { text } else { nil }
      }
    }
    // Leaves out fallbacks and redirects: a link is not meant for everything else, or for an old
    // form, which may be the link itself.
    let syntaxes = plans.filter { !$0.isFallback && !$0.isRedirect }.map(\.syntax)
    guard case .success(let segments) = segments,
      let index = NearestPattern.index(to: segments, among: syntaxes)
    else { return nil }
    return "/" + syntaxes[index].text
  }
}
