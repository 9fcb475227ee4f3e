@testable import WaymarkRoutes

extension NaiveTable {
  /// The same table without the redirects that lead to no link.
  var withoutLost: NaiveTable {
    var arriving: Set<Int> = []
    var isDone = false
    while !isDone {
      isDone = true
      for (index, line) in lines.enumerated() where !arriving.contains(index) {
        let arrives =
          line.target.map { target in
            lines.indices.contains {
              arriving.contains($0) && mayTake(lines[$0], target, from: line.syntax)
            }
          } ?? true
        guard arrives else { continue }
        arriving.insert(index)
        isDone = false
      }
    }
    let kept = lines.indices.filter(arriving.contains).map { lines[$0] }
    return NaiveTable(lines: kept, prefixes: prefixes, limits: limits)
  }

  /// Returns whether a line takes a path that the target may stand for.
  private func mayTake(_ line: Line, _ target: PatternSyntax, from old: PatternSyntax) -> Bool {
    var keys = target.query.map(\.key)
    // The old link's own query is passed on: all of it, or those items that the redirect does not name.
    if target.query.isEmpty {
      keys += line.syntax.query.map(\.key)
    } else if keys.contains("*") {
      keys += line.syntax.query.map(\.key).filter { key in !old.query.contains { $0.key == key } }
    }
    let query = Set(keys).subtracting(["*"]).sorted().map { $0.replacing(" ", with: "%20") + "=8" }
    let link = "/?" + query.joined(separator: "&")
    return Self.paths(Self.steps(of: target), Self.steps(of: line.syntax)).contains { path in
      let texts = captures(of: line.syntax, path, link)
      if let next = line.target { return lead(line.syntax, to: next, texts, link) != nil }
      return line.read(texts) != nil
    }
  }

  /// A segment with this text or any text, or any number of segments.
  private enum Step {
    case one(String?), some
  }

  /// All ways to write a pattern without optional segments.
  private static func steps(of syntax: PatternSyntax) -> [[Step]] {
    var ways: [[Step]] = [[]]
    for segment in syntax.segments {
      switch segment {
      case .literal(let text): ways = ways.map { $0 + [.one(text)] }
      case .parameter: ways = ways.map { $0 + [.one(nil)] }
      case .optional: ways = ways.flatMap { [$0, $0 + [.one(nil)]] }
      case .repeated: ways = ways.map { $0 + [.one(nil), .some] }
      case .any, .wildcard: ways = ways.map { $0 + [.some] }
      }
    }
    return ways
  }

  /// A path for each way in which both match one path.
  private static func paths(_ left: [[Step]], _ right: [[Step]]) -> [[String?]] {
    left.flatMap { left in right.flatMap { paths(left[...], $0[...]) } }
  }

  private static func paths(_ left: ArraySlice<Step>, _ right: ArraySlice<Step>) -> [[String?]] {
    switch (left.first, right.first) {
    case (nil, nil): [[]]
    case (.some(.some), _):
      paths(left.dropFirst(), right)
        + (right.first.map { next in
          let rest = paths(left, right.dropFirst())
          if case .one(let text) = next { return rest.map { [text ?? "8"] + $0 } }
          return rest
        } ?? [])
    case (_, .some(.some)): paths(right, left)
    case (.some(.one(let own)), .some(.one(let other))):
      own == nil || other == nil || own == other
        ? paths(left.dropFirst(), right.dropFirst()).map { [own ?? other ?? "8"] + $0 } : []
    case (nil, .some(.one)), (.some(.one), nil): []
    }
  }
}
