import Waymark

enum BenchItemRoute: Route {
  case list
  case item(Int)
}

enum BenchAppRoute: Route {
  case section(number: Int, id: Int)
  case items(BenchItemRoute)
}

extension BenchItemRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink(":id", to: BenchItemRoute.item)
  }
}

/// Tables of any size, and links for them.
enum LinkBench {
  /// A name with three digits, so that links into a large table are as long as those into a small one.
  static func name(_ number: Int) -> String {
    let digits = "\(number)"
    return "section" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// The patterns. In an app they are literals, so making their text is not measured.
  static func patterns(_ count: Int) -> [String] {
    (0..<count).map { "\(name($0))/:id" }
  }

  static func table(_ patterns: [String]) -> DeepLinks<BenchAppRoute> {
    DeepLinks<BenchAppRoute> {
      for (number, pattern) in patterns.enumerated() {
        DeepLink(
          pattern, to: { (id: Int) in .section(number: number, id: id) },
          from: {
            if case .section(number, let id) = $0 { id } else { nil }
          })
      }
    }
  }

  /// Eight links spread evenly over a table of the given size.
  static func links(_ count: Int, value: String = "42") -> [String] {
    places(count).map { "/\(name($0))/\(value)" }
  }

  /// Links that look like those of a table but match none: the last letter differs.
  static func misses(_ count: Int) -> [String] {
    places(count).map { "/\(name($0).dropLast())x/42" }
  }

  static func routes(_ count: Int) -> [BenchAppRoute] {
    places(count).map { .section(number: $0, id: 42) }
  }

  private static func places(_ count: Int) -> [Int] {
    (0..<8).map { $0 * count / 8 }
  }
}
