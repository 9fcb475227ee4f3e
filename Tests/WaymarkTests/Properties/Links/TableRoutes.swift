@testable import WaymarkRoutes

/// The routes of a table that random tables mount.
enum TableLeaf: Route {
  case fixed(Int), word(String), number(Int), notSeven(Int), both(Int, String)
  case maybe(String, Int?), list([String]), numbers(String, [Int]), search(String, LinkQuery)
}

extension TableLeaf: LinkedRoute {
  /// The lines of the next table.
  static let lines = TaskLocal<[DeepLink<TableLeaf>]>(wrappedValue: [])
  static var links: DeepLinks<Self> { DeepLinks { lines.get() } }
}

/// The routes of random tables.
enum TableTop: Route {
  case fixed(Int), word(String), number(Int), both(Int, String), maybe(Int?), list([String])
  case any([String]), deep(Int?, [String])
  case leaf(TableLeaf), owned(String, TableLeaf), pair(Int, name: String, TableLeaf)
}

/// The payloads of a case, for the table and again for the model.
struct TableKind<R: Route>: Sendable {
  /// The number of values of each payload, in order.
  let arities: [PatternSyntax.Arity]
  let link: @Sendable (_ pattern: String) -> DeepLink<R>
  let read: NaiveTable<R>.Read
  /// The texts of each payload; nil for another route.
  let write: NaiveTable<R>.Write
}

extension TableKind {
  static func fixed(_ route: R) -> TableKind {
    TableKind(
      arities: [], link: { DeepLink($0, route) }, read: { _ in route },
      write: { $0 == route ? [] : nil })
  }

  static func word(
    _ make: @escaping @Sendable (String) -> R, _ take: @escaping @Sendable (R) -> String?
  ) -> TableKind {
    TableKind(
      arities: [.one], link: { DeepLink($0, to: make) },
      read: { NaiveValue.text($0[0]).map(make) }, write: { take($0).map { [[$0]] } })
  }

  static func number(
    _ make: @escaping @Sendable (Int) -> R, _ take: @escaping @Sendable (R) -> Int?
  ) -> TableKind {
    TableKind(
      arities: [.one], link: { DeepLink($0, to: make) },
      read: { NaiveValue.number($0[0]).map(make) }, write: { take($0).map { [["\($0)"]] } })
  }

  static func both(
    _ make: @escaping @Sendable (Int, String) -> R,
    _ take: @escaping @Sendable (R) -> (number: Int, word: String)?
  ) -> TableKind {
    TableKind(
      arities: [.one, .one], link: { DeepLink($0, to: make) },
      read: {
        guard let number = NaiveValue.number($0[0]), let word = NaiveValue.text($0[1]) else {
          return nil
        }
        return make(number, word)
      },
      write: { take($0).map { [["\($0.number)"], [$0.word]] } })
  }

  static func list(
    _ make: @escaping @Sendable ([String]) -> R, _ take: @escaping @Sendable (R) -> [String]?
  ) -> TableKind {
    TableKind(
      arities: [.repeated], link: { DeepLink($0, to: make) },
      read: { NaiveValue.list($0[0]).map(make) }, write: { take($0).map { [$0] } })
  }
}

extension TableKind<TableLeaf> {
  static let all: [TableKind] = [
    .word(TableLeaf.word) { if case .word(let word) = $0 { word } else { nil } },
    .number(TableLeaf.number) { if case .number(let number) = $0 { number } else { nil } },
    TableKind(
      arities: [.one], link: { DeepLink($0, to: TableLeaf.notSeven, where: { $0 != 7 }) },
      read: { NaiveValue.number($0[0]).flatMap { $0 == 7 ? nil : .notSeven($0) } },
      write: { if case .notSeven(let number) = $0, number != 7 { [["\(number)"]] } else { nil } }),
    .both(TableLeaf.both) {
      if case .both(let number, let word) = $0 { (number, word) } else { nil }
    },
    TableKind(
      arities: [.one, .optional], link: { DeepLink($0, to: TableLeaf.maybe) },
      read: {
        guard let word = NaiveValue.text($0[0]) else { return nil }
        return NaiveValue.maybe($0[1]).map { .maybe(word, $0) }
      },
      write: {
        guard case .maybe(let word, let number) = $0 else { return nil }
        return [[word], number.map { ["\($0)"] } ?? []]
      }),
    .list(TableLeaf.list) { if case .list(let list) = $0 { list } else { nil } },
    TableKind(
      arities: [.one, .repeated], link: { DeepLink($0, to: TableLeaf.numbers) },
      read: {
        guard let word = NaiveValue.text($0[0]), let list = NaiveValue.list($0[1]) else {
          return nil
        }
        let numbers = list.compactMap { NaiveValue.number([$0]) }
        return numbers.count == list.count ? .numbers(word, numbers) : nil
      },
      write: {
        guard case .numbers(let word, let list) = $0 else { return nil }
        return [[word], list.map { "\($0)" }]
      }),
    TableKind(
      arities: [.one, .rest], link: { DeepLink($0, to: TableLeaf.search) },
      read: {
        guard let word = NaiveValue.text($0[0]), let items = NaiveValue.items($0[1]) else {
          return nil
        }
        return .search(word, items)
      },
      write: {
        guard case .search(let word, let rest) = $0 else { return nil }
        return [[word], rest.items.flatMap { [$0.name, $0.value] }]
      }),
  ]
}

extension TableKind<TableTop> {
  static let all: [TableKind] = [
    .word(TableTop.word) { if case .word(let word) = $0 { word } else { nil } },
    .number(TableTop.number) { if case .number(let number) = $0 { number } else { nil } },
    .both(TableTop.both) {
      if case .both(let number, let word) = $0 { (number, word) } else { nil }
    },
    TableKind(
      arities: [.optional], link: { DeepLink($0, to: TableTop.maybe) },
      read: { NaiveValue.maybe($0[0]).map { .maybe($0) } },
      write: {
        guard case .maybe(let number) = $0 else { return nil }
        return [number.map { ["\($0)"] } ?? []]
      }),
    .list(TableTop.list) { if case .list(let list) = $0 { list } else { nil } },
    TableKind(
      arities: [.any], link: { DeepLink($0, to: TableTop.any) },
      read: { NaiveValue.any($0[0]).map { .any($0) } },
      write: { if case .any(let list) = $0 { [list] } else { nil } }),
    TableKind(
      arities: [.optional, .any], link: { DeepLink($0, to: TableTop.deep) },
      read: { texts in
        guard let number = NaiveValue.maybe(texts[0]), let list = NaiveValue.any(texts[1]) else {
          return nil
        }
        return .deep(number, list)
      },
      write: {
        guard case .deep(let number, let list) = $0 else { return nil }
        return [number.map { ["\($0)"] } ?? [], list]
      }),
  ]
}
