/// The redirects of a table, which must not lead in a circle.
///
/// The cost of finding a circle does not grow with the number of redirects.
struct LinkRedirects {
  /// The path of a pattern, byte by byte and without its names. Two patterns with the same shape
  /// take the same segments.
  private typealias Shape = [UInt8]

  private struct Redirect {
    let pattern: PatternSyntax
    let target: Shape
    /// The final target, as far as it is known.
    var end: Shape
  }

  private var redirects: [Shape: Redirect] = [:]

  /// Adds a redirect, unless it would close a circle. In that case returns the redirect that leads
  /// back to it, which can be the redirect itself.
  mutating func add(_ pattern: PatternSyntax, to target: PatternSyntax) -> PatternSyntax? {
    let shape = pattern.shape
    let targetShape = target.shape
    if end(of: targetShape) == shape { return last(before: shape, from: targetShape) ?? pattern }
    // Of two redirects with the same shape, the first one counts.
    if redirects[shape] == nil {
      redirects[shape] = Redirect(pattern: pattern, target: targetShape, end: targetShape)
    }
    return nil
  }

  /// The final target of a path. Redirects on the way remember it.
  private mutating func end(of shape: Shape) -> Shape {
    var end = shape
    var passed: [Shape] = []
    while let next = redirects[end]?.end {
      passed.append(end)
      end = next
    }
    for shape in passed { redirects[shape]?.end = end }
    return end
  }

  private func last(before shape: Shape, from start: Shape) -> PatternSyntax? {
    var place = start
    var last: PatternSyntax?
    while place != shape, let redirect = redirects[place] {
      last = redirect.pattern
      place = redirect.target
    }
    return last
  }
}

extension PatternSyntax {
  /// A literal contains no slash and does not begin with a colon, so the text keeps the segments
  /// apart.
  fileprivate var shape: [UInt8] {
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
