import Testing

@testable import WaymarkRoutes

@Suite("Operations on a stack")
struct RouteStackTableTests {
  /// The entries of `before` have the ids 1, 2, 3 and so on, so `ids` says which of them survive.
  struct Row: Sendable, CustomTestStringConvertible {
    let before: String
    let operation: StackOperation
    let after: String
    let outcome: StackOutcome
    let ids: [Int]

    init(
      _ before: String, _ operation: StackOperation, _ after: String, _ outcome: StackOutcome,
      _ ids: [Int]
    ) {
      self.before = before
      self.operation = operation
      self.after = after
      self.outcome = outcome
      self.ids = ids
    }

    var testDescription: String { "\(before) | \(operation.testDescription) | \(after)" }
  }

  @Test("Each operation does what the table says", arguments: rows)
  func table(_ row: Row) throws {
    var stack = try #require(RouteStack(Letter.list(row.before)))
    var decided = stack
    #expect(stack.routes.text == row.before)
    #expect(row.operation.perform(on: &stack) == row.outcome)
    #expect(stack.routes.text == row.after)
    #expect(stack.map(\.id.number) == row.ids)
    #expect(decided.apply(row.operation.decide(in: decided)) == row.outcome)
    #expect(decided == stack)
  }

  @Test("The table has every operation")
  func complete() {
    #expect(Set(Self.rows.map(\.operation.kind)) == Set(StackOperation.Kind.allCases))
  }

  static let rows = pushing + popping + poppingToOne + replacing + settingRoutes + removing
}

extension RouteStackTableTests {
  static let pushing = [
    Row("a", .push(.b), "ab", .performed, [1, 2]),
    Row("ab", .push(.b), "abb", .performed, [1, 2, 3]),
    Row("ab", .push(.a), "aba", .performed, [1, 2, 3]),

    Row("a", .pushAll([.b, .c]), "abc", .performed, [1, 2, 3]),
    Row("ab", .pushAll([.b, .b]), "abbb", .performed, [1, 2, 3, 4]),
    Row("ab", .pushAll([]), "ab", .unchanged, [1, 2]),

    Row("ab", .pushIfNew(.c), "abc", .performed, [1, 2, 3]),
    Row("ab", .pushIfNew(.b), "ab", .unchanged, [1, 2]),
    Row("a", .pushIfNew(.a), "a", .unchanged, [1]),
    Row("ab", .pushIfNew(.a), "aba", .performed, [1, 2, 3]),

    Row("abc", .popOrPush(.a), "a", .performed, [1]),
    Row("abcbd", .popOrPush(.b), "abcb", .performed, [1, 2, 3, 4]),
    Row("abc", .popOrPush(.c), "abc", .unchanged, [1, 2, 3]),
    Row("abc", .popOrPush(.d), "abcd", .performed, [1, 2, 3, 4]),
  ]

  static let popping = [
    Row("abc", .pop(), "ab", .performed, [1, 2]),
    Row("abcd", .pop(2), "ab", .performed, [1, 2]),
    Row("abc", .pop(2), "a", .performed, [1]),
    Row("abc", .pop(3), "a", .performed, [1]),
    Row("abc", .pop(.max), "a", .performed, [1]),
    Row("a", .pop(), "a", .ignored(.atRoot), [1]),
    Row("a", .pop(.max), "a", .ignored(.atRoot), [1]),
    Row("abc", .pop(0), "abc", .unchanged, [1, 2, 3]),
    Row("abc", .pop(-1), "abc", .unchanged, [1, 2, 3]),
    Row("abc", .pop(.min), "abc", .unchanged, [1, 2, 3]),
    Row("a", .pop(0), "a", .unchanged, [1]),

    Row("abc", .popToRoot, "a", .performed, [1]),
    Row("aba", .popToRoot, "a", .performed, [1]),
    Row("a", .popToRoot, "a", .unchanged, [1]),
  ]

  static let poppingToOne = [
    Row("abac", .popToLast(.a), "aba", .performed, [1, 2, 3]),
    Row("abac", .popToLast(.b), "ab", .performed, [1, 2]),
    Row("abac", .popToLast(.c), "abac", .unchanged, [1, 2, 3, 4]),
    Row("abac", .popToLast(.d), "abac", .ignored(.notFound), [1, 2, 3, 4]),

    Row("abac", .popToFirst(.a), "a", .performed, [1]),
    Row("abcb", .popToFirst(.b), "ab", .performed, [1, 2]),
    Row("abac", .popToFirst(.c), "abac", .unchanged, [1, 2, 3, 4]),
    Row("abac", .popToFirst(.d), "abac", .ignored(.notFound), [1, 2, 3, 4]),

    Row("abac", .popToID(1), "a", .performed, [1]),
    Row("abac", .popToID(3), "aba", .performed, [1, 2, 3]),
    Row("abac", .popToID(4), "abac", .unchanged, [1, 2, 3, 4]),
    Row("abac", .popToID(5), "abac", .ignored(.notFound), [1, 2, 3, 4]),
    Row("abac", .popToID(0), "abac", .ignored(.notFound), [1, 2, 3, 4]),

    Row("abcd", .popWhere([.a, .b]), "ab", .performed, [1, 2]),
    Row("abcd", .popWhere([.a, .d]), "abcd", .unchanged, [1, 2, 3, 4]),
    Row("abca", .popWhere([.d]), "abca", .ignored(.notFound), [1, 2, 3, 4]),
    Row("abca", .popWhere([]), "abca", .ignored(.notFound), [1, 2, 3, 4]),
  ]

  static let replacing = [
    Row("ab", .replaceTop(.c), "ac", .performed, [1, 3]),
    Row("ab", .replaceTop(.a), "aa", .performed, [1, 3]),
    Row("ab", .replaceTop(.b), "ab", .unchanged, [1, 2]),
    Row("a", .replaceTop(.b), "b", .performed, [2]),
    Row("a", .replaceTop(.a), "a", .unchanged, [1]),

    Row("abc", .setRoot(.d), "d", .performed, [4]),
    Row("abc", .setRoot(.a), "a", .performed, [1]),
    Row("abc", .setRoot(.c), "c", .performed, [3]),
    Row("abcb", .setRoot(.b), "b", .performed, [4]),
    Row("abc", .setRoot(.b), "b", .performed, [2]),
    Row("a", .setRoot(.a), "a", .unchanged, [1]),

    Row("abc", .setRootKeepingStack(.d), "dbc", .performed, [4, 2, 3]),
    Row("abc", .setRootKeepingStack(.c), "cbc", .performed, [4, 2, 3]),
    Row("a", .setRootKeepingStack(.b), "b", .performed, [2]),
    Row("abc", .setRootKeepingStack(.a), "abc", .unchanged, [1, 2, 3]),
  ]

  static let settingRoutes = [
    // The common prefix keeps its ids, then the common suffix, then equal routes from the top.
    Row("abc", .setRoutes([.a, .b, .d]), "abd", .performed, [1, 2, 4]),
    Row("abc", .setRoutes([.d, .b, .c]), "dbc", .performed, [4, 2, 3]),
    Row("abc", .setRoutes([.a, .d, .c]), "adc", .performed, [1, 4, 3]),
    Row("ac", .setRoutes([.a, .b, .d, .c]), "abdc", .performed, [1, 3, 4, 2]),
    Row("abc", .setRoutes([.a, .c]), "ac", .performed, [1, 3]),
    Row("abc", .setRoutes([.b]), "b", .performed, [2]),
    Row("abcd", .setRoutes([.d, .c, .b, .a]), "dcba", .performed, [4, 3, 2, 1]),
    Row("abc", .setRoutes([.b, .c, .d]), "bcd", .performed, [2, 3, 4]),
    Row("ab", .setRoutes([.c, .d]), "cd", .performed, [3, 4]),
    // Prefix before suffix, suffix before equal routes, and the topmost of equal routes first.
    Row("aaa", .setRoutes([.a, .a]), "aa", .performed, [1, 2]),
    Row("aa", .setRoutes([.a, .a, .a]), "aaa", .performed, [1, 2, 3]),
    Row("abab", .setRoutes([.a, .b]), "ab", .performed, [1, 2]),
    Row("cab", .setRoutes([.b, .b]), "bb", .performed, [4, 3]),
    Row("abbc", .setRoutes([.d, .b, .d]), "dbd", .performed, [5, 3, 6]),
    Row("abbc", .setRoutes([.b, .d, .b, .d]), "bdbd", .performed, [2, 5, 3, 6]),
    Row("acbc", .setRoutes([.c, .a]), "ca", .performed, [4, 1]),
    Row("abc", .setRoutes([.a, .b, .c]), "abc", .unchanged, [1, 2, 3]),
    Row("a", .setRoutes([.a]), "a", .unchanged, [1]),
    Row("abc", .setRoutes([]), "abc", .ignored(.empty), [1, 2, 3]),
  ]

  static let removing = [
    Row("abc", .remove(2), "ac", .performed, [1, 3]),
    Row("abc", .remove(3), "ab", .performed, [1, 2]),
    Row("abbc", .remove(2), "abc", .performed, [1, 3, 4]),
    Row("abc", .remove(1), "abc", .ignored(.atRoot), [1, 2, 3]),
    Row("a", .remove(1), "a", .ignored(.atRoot), [1]),
    Row("abc", .remove(4), "abc", .ignored(.notFound), [1, 2, 3]),
    Row("abc", .remove(0), "abc", .ignored(.notFound), [1, 2, 3]),

    Row("abcb", .removeAll([.b]), "ac", .performed, [1, 3]),
    Row("abcd", .removeAll([.b, .d]), "ac", .performed, [1, 3]),
    Row("abac", .removeAll([.a]), "abc", .performed, [1, 2, 4]),
    Row("abab", .removeAll([.a, .b]), "a", .performed, [1]),
    Row("abc", .removeAll([.d]), "abc", .unchanged, [1, 2, 3]),
    Row("abc", .removeAll([]), "abc", .unchanged, [1, 2, 3]),
    Row("abc", .removeAll([.a]), "abc", .ignored(.atRoot), [1, 2, 3]),
    Row("a", .removeAll([.a]), "a", .ignored(.atRoot), [1]),

    Row("abcd", .trim(1), "ad", .performed, [1, 4]),
    Row("abcd", .trim(2), "acd", .performed, [1, 3, 4]),
    Row("abcd", .trim(0), "a", .performed, [1]),
    Row("abcd", .trim(-1), "a", .performed, [1]),
    Row("abcd", .trim(.min), "a", .performed, [1]),
    Row("abcd", .trim(3), "abcd", .unchanged, [1, 2, 3, 4]),
    Row("abcd", .trim(.max), "abcd", .unchanged, [1, 2, 3, 4]),
    Row("a", .trim(0), "a", .unchanged, [1]),
  ]
}
