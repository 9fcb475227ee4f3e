import Testing

@testable import WaymarkRoutes

@Suite("Decisions on a stack")
struct StackDecisionTests {
  /// A stack that remembers how many of its entries were read.
  final class WatchedRoutes: TopDownRoutes {
    let stack: RouteStack<Letter>
    private(set) var seen = 0

    init(_ stack: RouteStack<Letter>) {
      self.stack = stack
    }

    func walkFromTop(_ body: (_ distance: Int, _ id: EntryID, _ route: Letter) -> Bool) {
      stack.walkFromTop { distance, id, route in
        seen = max(seen, distance + 1)
        return body(distance, id, route)
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let operation: StackOperation
    /// The number of entries that may be read, from the top.
    let reach: Int
    var testDescription: String { "\(operation.testDescription) sees \(reach)" }
  }

  /// From the top: `c` with the id 1000, `b` with 999, `d` with 998, `a` with 997 to 1.
  static let rows = [
    Row(operation: .push(.c), reach: 0),
    Row(operation: .pushAll([.a, .b]), reach: 0),
    Row(operation: .pushAll([]), reach: 0),
    Row(operation: .pushIfNew(.a), reach: 1),
    Row(operation: .pushIfNew(.c), reach: 1),
    Row(operation: .pop(0), reach: 0),
    Row(operation: .pop(), reach: 2),
    Row(operation: .pop(3), reach: 4),
    Row(operation: .popToLast(.c), reach: 1),
    Row(operation: .popToLast(.d), reach: 3),
    Row(operation: .popToID(998), reach: 3),
    Row(operation: .popOrPush(.b), reach: 2),
    Row(operation: .replaceTop(.a), reach: 1),
    Row(operation: .replaceTop(.c), reach: 1),
    Row(operation: .remove(998), reach: 4),
    Row(operation: .setRoutes([]), reach: 0),
  ]

  @Test("Entries below those that matter are not read", arguments: rows)
  func reach(_ row: Row) throws {
    var stack = try #require(RouteStack([Letter](repeating: .a, count: 997)))
    stack.push([.d, .b, .c])
    let watched = WatchedRoutes(stack)
    _ = row.operation.decide(in: watched)
    #expect(watched.seen == row.reach)
  }

  @Test("An edit brings back dropped entries in any order, and numbers those without an id")
  func edits() throws {
    var stack = try #require(RouteStack(Letter.list("abc")))
    stack.apply(
      StackEdit(
        dropped: 2,
        tail: [
          .kept(0), .new(.d, id: nil), .new(.d, id: EntryID(number: 77)), .kept(1),
          .new(.a, id: nil),
        ]))
    #expect(stack.routes.text == "acddba")
    #expect(stack.map(\.id.number) == [1, 3, 4, 77, 2, 5])
  }

  @Test("Entries with ids are kept, and the next id is the one that was set")
  func takingOver() {
    let entries = [
      RouteStack<Letter>.Entry(id: EntryID(number: 9), route: .b),
      RouteStack<Letter>.Entry(id: EntryID(number: 4), route: .a),
    ]
    var stack = RouteStack(entries: entries, nextNumber: 20)
    #expect(Array(stack) == entries)
    stack.push(.c)
    #expect(stack.map(\.id.number) == [9, 4, 20])
  }

  @Test("Entries are counted no further than requested", arguments: [-1, 0, 1, 2, 3, 4, .max])
  func counting(_ limit: Int) throws {
    let watched = WatchedRoutes(try #require(RouteStack(Letter.list("abc"))))
    let count = watched.depth(upTo: limit)
    #expect(count == min(max(limit, 0), 3))
    #expect(watched.seen == count)
  }
}
