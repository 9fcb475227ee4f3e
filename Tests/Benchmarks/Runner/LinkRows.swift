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

/// The rows of links: parsing beside a byte trie written by hand, building, and printing.
@MainActor
struct LinkRows {
  private let rounds = 100_000

  var rows: [Row] {
    let tables = [10, 100, 1_000].map { (count: $0, hit: hit($0), floor: floor($0)) }
    let small = tables[0].hit
    return tables.flatMap { table in
      let name = "link, \(table.count) links"
      return [
        Row(name: name, ours: table.hit, floor: table.floor, budget: .ratio(4)),
        Row(name: name, ours: table.hit, floor: nil, budget: .nanoseconds(300)),
        Row(name: "the same, allocations", ours: table.hit, floor: nil, budget: .allocations(2)),
      ]
    } + [
      Row(
        name: "link, 10 -> 1,000 links", ours: tables[2].hit, floor: small, budget: .growth(1.2)),
      Row(
        name: "link that fits none of 1,000", ours: miss(1_000), floor: tables[2].hit,
        budget: .growth(1)),
      Row(
        name: "link with a bad value, 1,000 links", ours: badValue(1_000), floor: tables[2].hit,
        budget: .none),
      Row(
        name: "table, per link of 1,000", ours: building(1_000), floor: nil,
        budget: .nanoseconds(2_000)),
      Row(
        name: "table, 100 -> 1,000 links, per link", ours: building(1_000), floor: building(100),
        budget: .growth(1.2)),
    ] + printing
  }

  /// Patterns are literals in an app, so making their text is no part of a measurement.
  private static func patterns(_ count: Int) -> [String] {
    (0..<count).map { "section\($0)/:id" }
  }

  private static func table(_ patterns: [String]) -> DeepLinks<BenchAppRoute> {
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

  private func hit(_ count: Int) -> Measurement {
    parsing("/section\(count / 2)/42", Self.table(Self.patterns(count)), isHit: true)
  }

  private func miss(_ count: Int) -> Measurement {
    parsing("/sectiox\(count / 2)/42", Self.table(Self.patterns(count)), isHit: false)
  }

  private func badValue(_ count: Int) -> Measurement {
    parsing("/section\(count / 2)/4x", Self.table(Self.patterns(count)), isHit: false)
  }

  private func parsing(
    _ link: String, _ table: DeepLinks<BenchAppRoute>, isHit: Bool
  ) -> Measurement {
    precondition((table.route(for: link) != nil) == isHit)
    let link = opaque(link)
    return Measurement.of(rounds: rounds) { rounds in
      for _ in 0..<rounds { _ = opaque(table.route(for: link)) }
    }
  }

  private func floor(_ count: Int) -> Measurement {
    let trie = ByteTrie((0..<count).map { "section\($0)" })
    let link = opaque("/section\(count / 2)/42")
    precondition(trie.route(for: link) == .section(number: count / 2, id: 42))
    return Measurement.of(rounds: rounds) { rounds in
      for _ in 0..<rounds { _ = opaque(trie.route(for: link)) }
    }
  }

  private func building(_ count: Int) -> Measurement {
    let patterns = Self.patterns(count)
    return Measurement.of(rounds: 20_000) { rounds in
      for _ in 0..<(rounds / count) { _ = opaque(Self.table(patterns)) }
    }
  }

  private var printing: [Row] {
    let extracting = DeepLinks<BenchAppRoute> {
      Mount(
        "items", as: BenchAppRoute.items,
        from: { if case .items(let route) = $0 { route } else { nil } })
      DeepLink(
        "section/:number/:id", to: BenchAppRoute.section,
        from: { if case .section(let number, let id) = $0 { (number, id) } else { nil } })
    }
    let reflecting = DeepLinks<BenchAppRoute> {
      DeepLink("section/:number/:id", to: BenchAppRoute.section)
    }
    let mounting = DeepLinks<BenchAppRoute> { Mount("items", as: BenchAppRoute.items) }
    return [
      Row(
        name: "path of a route, with from:",
        ours: path(.section(number: 7, id: 42), extracting, "/section/7/42"), floor: nil,
        budget: .nanoseconds(400)),
      Row(
        name: "path of a route, by reflection",
        ours: path(.section(number: 7, id: 42), reflecting, "/section/7/42"), floor: nil,
        budget: .nanoseconds(5_000)),
      Row(
        name: "mounted path by reflection, per level",
        ours: path(.items(.item(42)), mounting, "/items/42").divided(by: 2), floor: nil,
        budget: .nanoseconds(5_000)),
    ]
  }

  private func path(
    _ route: BenchAppRoute, _ table: DeepLinks<BenchAppRoute>, _ expected: String
  ) -> Measurement {
    precondition(table.path(for: route) == expected)
    let route = opaque(route)
    return Measurement.of(rounds: rounds / 10) { rounds in
      for _ in 0..<rounds { _ = opaque(table.path(for: route)) }
    }
  }
}

extension Measurement {
  fileprivate func divided(by count: Double) -> Measurement {
    Measurement(nanoseconds: nanoseconds / count, allocations: allocations / count)
  }
}

/// What one writes by hand for links of the form `/section/:id`: a trie of bytes, which gives the
/// number of the link, and its values as strings.
private struct ByteTrie {
  private var children: [Int32] = Array(repeating: 0, count: 256)
  private var numbers: [Int32] = [-1]

  init(_ names: [String]) {
    for (number, name) in names.enumerated() {
      var node = 0
      for byte in name.utf8 {
        let place = node * 256 + Int(byte)
        if children[place] == 0 {
          children[place] = Int32(numbers.count)
          numbers.append(-1)
          children += Array(repeating: 0, count: 256)
        }
        node = Int(children[place])
      }
      numbers[node] = Int32(number)
    }
  }

  func route(for link: String) -> BenchAppRoute? {
    guard let (number, values) = match(link), let id = Int(values[0]) else { return nil }
    return .section(number: number, id: id)
  }

  @inline(never)
  private func match(_ link: String) -> (number: Int, values: [String])? {
    var link = link
    return link.withUTF8 { bytes in
      guard bytes.first == UInt8(ascii: "/") else { return nil }
      var node = 0
      var index = 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "/") {
        node = Int(children[node * 256 + Int(bytes[index])])
        guard node > 0 else { return nil }
        index += 1
      }
      guard index < bytes.count, numbers[node] >= 0 else { return nil }
      let rest = UnsafeBufferPointer(rebasing: bytes[(index + 1)...])
      for byte in rest {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
        default: continue
        }
      }
      return (Int(numbers[node]), [String(decoding: rest, as: UTF8.self)])
    }
  }
}
