/// Finds the pattern that was probably meant, for the message about a link that fits none.
///
/// Only runs when the message is read. The work is bounded: it looks at eight segments of a path,
/// and at 64 bytes of a segment.
enum NearestPattern {
  private static let maximumSegments = 8
  private static let maximumBytes = 64
  /// The cost of a segment too many or too few, in typing errors.
  private static let segmentCost = 3

  /// The index of the nearest pattern, the first of equals; nil if none is near.
  ///
  /// A pattern is near if each of its literals equals the segment of the path except for one or two
  /// typing errors, and it has at most one segment more or less.
  static func index(to path: [String], among patterns: [PatternSyntax]) -> Int? {
    let texts = path.prefix(maximumSegments).map { Array($0.utf8.prefix(maximumBytes)) }
    var best: (index: Int, cost: Int)?
    for (index, pattern) in patterns.enumerated() {
      guard let cost = cost(of: pattern, to: texts) else { continue }
      if cost < best?.cost ?? .max { best = (index, cost) }
    }
    return best?.index
  }

  private static func cost(of pattern: PatternSyntax, to path: [[UInt8]]) -> Int? {
    var cost = 0
    var isAnyLiteralNear = false
    var taken = 0
    for segment in pattern.segments.prefix(maximumSegments) {
      switch segment {
      case .literal(let text):
        guard taken < path.count else {
          cost += segmentCost
          continue
        }
        guard let errors = errors(between: Array(text.utf8.prefix(maximumBytes)), and: path[taken])
        else { return nil }
        cost += errors
        isAnyLiteralNear = true
        taken += 1
      case .parameter:
        cost += taken < path.count ? 0 : segmentCost
        taken += 1
      case .optional: taken += 1
      case .repeated:
        cost += taken < path.count ? 0 : segmentCost
        taken = max(taken, path.count)
      case .any, .wildcard: taken = max(taken, path.count)
      }
    }
    cost += max(0, path.count - taken) * segmentCost
    return isAnyLiteralNear && cost < 2 * segmentCost ? cost : nil
  }

  /// How many letters are wrong, missing, added or swapped; nil if there are too many.
  private static func errors(between left: [UInt8], and right: [UInt8]) -> Int? {
    let allowed = min(3, max(left.count, right.count) / 3)
    guard abs(left.count - right.count) <= allowed else { return nil }
    // Three rows of the table of distances: the last but one, the last, and the current one.
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row].asciiLowercased == right[column].asciiLowercased
        var errors = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          errors = min(errors, beforeLast[column - 1] + 1)
        }
        current.append(errors)
      }
      beforeLast = last
      last = current
    }
    return last[right.count] <= allowed ? last[right.count] : nil
  }
}
