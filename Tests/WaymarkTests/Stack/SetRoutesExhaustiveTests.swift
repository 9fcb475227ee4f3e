import Testing

@testable import WaymarkRoutes

@Suite("Setting every small stack to every small list of routes")
struct SetRoutesExhaustiveTests {
  /// All lists of up to four of three routes, the empty one first.
  static let lists: [[Letter]] = (1...4).reduce(into: [[]]) { lists, length in
    lists += lists.filter { $0.count == length - 1 }.flatMap { list in
      [Letter.a, .b, .c].map { list + [$0] }
    }
  }

  struct Change {
    let old: RouteStack<Letter>
    let asked: [Letter]
    let new: RouteStack<Letter>
    let outcome: StackOutcome

    var text: String { "\(old.routes.text) to \(asked.text): \(new.routes.text), \(new.map(\.id))" }

    /// The number of equal entries of the old and the new stack, from the bottom.
    var prefix: Int { zip(old.routes, new.routes).prefix { $0 == $1 }.count }

    /// The number of equal entries from the top, without those of the prefix.
    var suffix: Int {
      zip(old.routes.dropFirst(prefix).reversed(), new.routes.dropFirst(prefix).reversed())
        .prefix { $0 == $1 }.count
    }

    /// The ids of the entries with this route between prefix and suffix, the top first.
    func between(_ stack: RouteStack<Letter>, _ route: Letter) -> [EntryID] {
      stack.dropFirst(prefix).dropLast(suffix).reversed().filter { $0.route == route }.map(\.id)
    }
  }

  /// Calls `body` for every change from a stack of one to four entries to a list.
  func forEachChange(_ body: (Change) -> Void) throws {
    for routes in Self.lists.dropFirst() {
      let old = try #require(RouteStack(routes))
      for asked in Self.lists {
        var new = old
        let outcome = new.setRoutes(asked)
        body(Change(old: old, asked: asked, new: new, outcome: outcome))
      }
    }
  }

  @Test("There are 120 stacks and 121 lists")
  func domain() {
    #expect(Self.lists.count == 1 + 3 + 9 + 27 + 81)
    #expect(Set(Self.lists).count == Self.lists.count)
    #expect(Self.lists.first == [])
  }

  @Test("The routes are exactly those requested, and the outcome says whether they differ")
  func routes() throws {
    try forEachChange { change in
      let (old, asked) = (change.old.routes, change.asked)
      let expected: StackOutcome =
        asked.isEmpty ? .ignored(.empty) : asked == old ? .unchanged : .performed
      #expect(change.outcome == expected, "\(change.text)")
      #expect(change.new.routes == (asked.isEmpty ? old : asked), "\(change.text)")
      #expect((change.new == change.old) == !expected.didChange, "\(change.text)")
    }
  }

  @Test("The common prefix keeps its ids, then the common suffix")
  func ends() throws {
    try forEachChange { change in
      let old = change.old.map(\.id)
      let new = change.new.map(\.id)
      #expect(new.prefix(change.prefix) == old.prefix(change.prefix), "\(change.text)")
      #expect(new.suffix(change.suffix) == old.suffix(change.suffix), "\(change.text)")
    }
  }

  @Test("Between them equal routes keep their ids from the top, and all others are new")
  func between() throws {
    try forEachChange { change in
      for route in [Letter.a, .b, .c] {
        let old = change.between(change.old, route)
        let new = change.between(change.new, route)
        let kept = min(old.count, new.count)
        #expect(new.prefix(kept) == old.prefix(kept), "\(route) in \(change.text)")
        #expect(
          new.dropFirst(kept).allSatisfy { $0 > change.old.topID }, "\(route) in \(change.text)")
      }
    }
  }

  @Test("No id is used twice, not even by a later change")
  func fresh() throws {
    try forEachChange { change in
      let ids = change.new.map(\.id)
      #expect(Set(ids).count == ids.count, "\(change.text)")
      let given = Set(ids + change.old.map(\.id))
      var later = change.new
      later.popToRoot()
      later.push(.a)
      #expect(!given.contains(later.topID), "\(change.text), then \(later.map(\.id))")
    }
  }

  @Test("The model says the same")
  func model() throws {
    try forEachChange { change in
      var model = NaiveStack(change.old.routes)
      #expect(model.perform(.setRoutes(change.asked)) == change.outcome, "\(change.text)")
      #expect(model.ids == change.new.map(\.id.number), "\(change.text)")
    }
  }
}
