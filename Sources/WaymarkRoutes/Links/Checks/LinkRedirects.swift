/// The redirects of a table, which must not lead in a circle.
///
/// The cost of finding a circle does not grow with the number of redirects.
struct LinkRedirects {
  /// The path of a pattern, byte by byte and without its names. Two patterns with the same shape
  /// take the same segments.
  private typealias Shape = [UInt8]

  private struct Redirect {
    let pattern: PatternSyntax
    let target: PatternSyntax
    let targetShape: Shape
    /// A redirect further on, to which the target leads.
    var further: Int?
  }

  private var redirects: [Redirect] = []
  /// The first redirect of each shape. Of two with the same shape, that one counts.
  private var firsts: [Shape: Int] = [:]

  /// Adds a redirect, unless it would close a circle. In that case returns the redirect that leads
  /// back to it, which can be the redirect itself.
  mutating func add(_ pattern: PatternSyntax, to target: PatternSyntax) -> PatternSyntax? {
    let shape = pattern.shape
    redirects.append(Redirect(pattern: pattern, target: target, targetShape: target.shape))
    let last = redirects[end(of: redirects.count - 1)]
    if last.targetShape == shape, pattern.mayTakeQuery(of: last.target, from: last.pattern) {
      redirects.removeLast()
      return last.pattern
    }
    if firsts[shape] == nil { firsts[shape] = redirects.count - 1 }
    return nil
  }

  /// The last redirect that follows a redirect. Those on the way remember it.
  private mutating func end(of redirect: Int) -> Int {
    var end = redirect
    var passed: [Int] = []
    while let next = redirects[end].further ?? next(after: end) {
      passed.append(end)
      end = next
    }
    for redirect in passed { redirects[redirect].further = end }
    return end
  }

  private func next(after index: Int) -> Int? {
    let redirect = redirects[index]
    guard let next = firsts[redirect.targetShape] else { return nil }
    let isTaken = redirects[next].pattern.mayTakeQuery(
      of: redirect.target, from: redirect.pattern)
    return isTaken ? next : nil
  }
}

extension PatternSyntax {
  /// Whether a redirect from the source to the target may lead to a link that has all items which
  /// this pattern needs.
  func mayTakeQuery(of target: PatternSyntax, from source: PatternSyntax) -> Bool {
    query.allSatisfy { item in
      item.arity == .optional || item.arity == .any || item.arity == .rest
        || source.mayPass(item.key, to: target)
    }
  }

  /// Whether the target of this redirect may have an item with this key.
  func mayPass(_ key: String, to target: PatternSyntax) -> Bool {
    // If the target has no query, the link keeps its own, which may have any key. The rest of a
    // query has none that the redirect names.
    target.query.isEmpty || target.hasKey(key)
      || target.query.contains { $0.arity == .rest } && !hasKey(key)
  }

  private func hasKey(_ key: String) -> Bool {
    query.contains { $0.arity != .rest && $0.key.utf8.elementsEqual(key.utf8) }
  }
}

extension PatternSyntax {
  /// A literal contains no slash and does not begin with a colon, so the text keeps the segments
  /// apart.
  var shape: [UInt8] {
    var shape: [UInt8] = []
    for segment in segments {
      shape.append(LinkByte.slash)
      switch segment {
      case .literal(let text): shape += text.utf8
      case .wildcard: shape.append(LinkByte.star)
      case .parameter: shape.append(LinkByte.colon)
      case .optional: shape += [LinkByte.colon, LinkByte.questionMark]
      case .repeated: shape += [LinkByte.colon, LinkByte.plus]
      case .any: shape += [LinkByte.colon, LinkByte.star]
      }
    }
    return shape
  }
}
