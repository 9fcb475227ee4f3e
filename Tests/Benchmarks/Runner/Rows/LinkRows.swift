import BenchmarkReport
import Waymark

/// From a link to a route: compared with a handwritten trie of bytes, and how the cost grows.
@MainActor
struct LinkRows {
  private static let group = "Links"

  var benchmarks: [Benchmark] {
    [10, 100, 1_000].map { count in
      Benchmark(
        Self.group, "parse, \(count.grouped) links", Limit(.ratio, 4), Limit(.nanoseconds, 300),
        Limit(.allocations, 2)
      ) {
        Trial(Self.hit(count), floor: Self.trie(count))
      }
    } + [
      Benchmark(
        Self.group, "parse, 10 -> 1,000 links", Limit(.growth, 1.2)
      ) {
        Trial(Self.hit(1_000), base: Self.hit(10))
      },
      Benchmark(
        Self.group, "parse what fits none of 1,000, beside a hit", Limit(.growth, 1),
        Limit(.allocations, 2)
      ) {
        Trial(Self.parsing(1_000, LinkBench.misses(1_000), isHit: false), base: Self.hit(1_000))
      },
      Benchmark(Self.group, "parse a bad value, 1,000 links, beside a hit") {
        Trial(
          Self.parsing(1_000, LinkBench.links(1_000, value: "4x"), isHit: false),
          base: Self.hit(1_000))
      },
    ] + tables
  }

  private var tables: [Benchmark] {
    [
      Benchmark(
        Self.group, "make a table of 1,000, per link", Limit(.nanoseconds, 2_000),
        Limit(.allocations, 16)
      ) {
        Trial(Self.building(1_000), floor: Self.buildingTrie(1_000))
      },
      Benchmark(
        Self.group, "make a table, 100 -> 1,000, per link", Limit(.growth, 1.2)
      ) {
        Trial(Self.building(1_000), base: Self.building(100))
      },
      Benchmark(
        Self.group, "make a table of redirects, 300 -> 3,000, per redirect", Limit(.growth, 1.5)
      ) {
        Trial(Self.redirecting(3_000), base: Self.redirecting(300))
      },
      Benchmark(
        Self.group, "refuse a long link, 1,000 -> 10,000 segments, per segment", Limit(.growth, 1.5)
      ) {
        Trial(Self.refusing(10_000), base: Self.refusing(1_000))
      },
    ]
  }

  static func hit(_ count: Int) -> Work {
    parsing(count, LinkBench.links(count), isHit: true)
  }

  private static func parsing(_ count: Int, _ links: [String], isHit: Bool) -> Work {
    let table = LinkBench.table(LinkBench.patterns(count))
    let expected: [BenchAppRoute?] =
      isHit ? LinkBench.routes(count) : Array(repeating: nil, count: links.count)
    precondition(links.map { table.route(for: $0) } == expected)
    return Work((table: opaque(table), links: opaque(links))) { state, rounds in
      for round in 0..<rounds { keep(state.table.route(for: state.links[round & 7])) }
    }
  }

  static func trie(_ count: Int) -> Work {
    let trie = ByteTrie(LinkBench.patterns(count))
    let links = LinkBench.links(count)
    precondition(links.map { route(for: $0, trie) } == LinkBench.routes(count))
    return Work((trie: opaque(trie), links: opaque(links))) { state, rounds in
      for round in 0..<rounds { keep(route(for: state.links[round & 7], state.trie)) }
    }
  }

  @inline(__always)
  private static func route(for link: String, _ trie: ByteTrie) -> BenchAppRoute? {
    guard let (number, values) = trie.match(link), let id = Int(values[0]) else { return nil }
    return .section(number: number, id: id)
  }

  private static func building(_ count: Int) -> Work {
    Work(opaque(LinkBench.patterns(count)), per: count, countedRounds: 4) { patterns, rounds in
      for _ in 0..<rounds { keep(LinkBench.table(patterns)) }
    }
  }

  /// Makes a table in which each redirect leads to the one before it, and the first to a link.
  private static func redirecting(_ count: Int) -> Work {
    let patterns = (0..<count).map { "old\($0)/:id" }
    let targets = ["new/:id"] + patterns.dropLast()
    func table(_ patterns: [String], _ targets: [String]) -> DeepLinks<BenchItemRoute> {
      DeepLinks<BenchItemRoute> {
        DeepLink("new/:id", to: BenchItemRoute.item)
        for (pattern, target) in zip(patterns, targets) { Redirect(pattern, to: target) }
      }
    }
    precondition(table(patterns, targets).route(for: "/old9/42") == .item(42))
    return Work(opaque((patterns, targets)), per: count, countedRounds: 1) { texts, rounds in
      for _ in 0..<rounds { keep(table(texts.0, texts.1)) }
    }
  }

  /// Parses a link with more segments than any pattern has.
  private static func refusing(_ segments: Int) -> Work {
    let table = LinkBench.table(LinkBench.patterns(10))
    let link = String(repeating: "/a", count: segments)
    precondition(table.route(for: link) == nil)
    let state = (table: opaque(table), link: opaque(link))
    return Work(state, per: segments, countedRounds: 4) { state, rounds in
      for _ in 0..<rounds { keep(state.table.route(for: state.link)) }
    }
  }

  private static func buildingTrie(_ count: Int) -> Work {
    Work(opaque(LinkBench.patterns(count)), per: count, countedRounds: 4) { patterns, rounds in
      for _ in 0..<rounds { keep(ByteTrie(patterns)) }
    }
  }
}
