import Testing
import Waymark

private enum PageRoute: Route { case list, page(Int), filter(name: String), inner(InnerRoute) }
private enum InnerRoute: Route { case one(Int), two(Int) }
private enum LabelledRoute: Route {
  case one(route: InnerRoute), first(InnerRoute, id: Int), maybe(InnerRoute?, Int)
  case mirrored(Mirrored, id: Int)
}
private struct Card: Route { var number: Int }
private enum Mirrored: Route, CustomReflectable {
  case one(Int)
  var customMirror: Mirror { Mirror(self, children: []) }
}

@Suite("Revising an entry of a stack")
struct RouteStackReviseTests {
  @Test(
    "Only another route of the same case, at each level, replaces a route",
    arguments: [
      (.page(1), .page(2), .performed),
      (.page(1), .page(1), .unchanged),
      (.page(1), .list, .ignored(.notSameCase)),
      (.filter(name: "a"), .filter(name: "b"), .performed),
      (.inner(.one(1)), .inner(.one(2)), .performed),
      (.inner(.one(1)), .inner(.two(1)), .ignored(.notSameCase)),
    ] as [(PageRoute, PageRoute, StackOutcome)])
  fileprivate func cases(_ old: PageRoute, _ new: PageRoute, _ outcome: StackOutcome) throws {
    var stack = try #require(RouteStack([.list, old, .list]))
    let id = stack[1].id
    #expect(stack.revise(id, to: new) == outcome)
    #expect(stack.routes == [.list, outcome == .performed ? new : old, .list])
    #expect(stack.map(\.id.number) == [1, 2, 3])
  }

  @Test("An unknown id is not found")
  func notFound() throws {
    var stack = try #require(RouteStack([PageRoute.list, .page(1)]))
    let id = stack.topID
    stack.pop()
    #expect(stack.revise(id, to: .page(2)) == .ignored(.notFound))
  }

  @Test("A struct is one case; the case of a type with its own mirror is unknown")
  func otherTypes() {
    var cards = RouteStack(Card(number: 1))
    #expect(cards.revise(cards.topID, to: Card(number: 2)) == .performed)
    var mirrored = RouteStack(Mirrored.one(1))
    #expect(mirrored.revise(mirrored.topID, to: .one(2)) == .ignored(.notSameCase))
  }

  @Test("The case of a nested route stays the same, whether it has a label or is not the last")
  func labels() {
    for (old, new, isSame) in [
      (LabelledRoute.one(route: .one(1)), LabelledRoute.one(route: .one(2)), true),
      (.one(route: .one(1)), .one(route: .two(1)), false),
      (.first(.one(1), id: 1), .first(.one(2), id: 2), true),
      (.first(.one(1), id: 1), .first(.two(1), id: 1), false),
      (.maybe(.one(1), 1), .maybe(.one(1), 2), true), (.maybe(nil, 1), .maybe(nil, 2), true),
      (.maybe(nil, 1), .maybe(.one(1), 1), false),
      (.mirrored(.one(1), id: 1), .mirrored(.one(1), id: 2), true),
      (.mirrored(.one(1), id: 1), .mirrored(.one(2), id: 1), false),
    ] {
      var stack = RouteStack(old)
      let outcome = stack.revise(stack.topID, to: new)
      #expect(outcome == (isSame ? .performed : .ignored(.notSameCase)), "\(old), \(new)")
    }
  }

  @Test("A stack alone keeps no route that it has no more")
  func records() {
    var stack = RouteStack(PageRoute.list)
    for number in 0..<3 {
      stack.push(.page(number))
      stack.revise(stack.topID, to: .page(number + 1))
      stack.pop()
    }
    #expect(stack.revised?.isEmpty ?? true)
  }

  @Test("The stack of a coordinator keeps the first route of each revised entry")
  func firstRoutes() throws {
    let alone = try #require(RouteStack([PageRoute.list, .page(1), .page(5)]))
    var stack = RouteStack(entries: Array(alone), nextNumber: 4)
    stack.revise(stack[1].id, to: .page(2))
    stack.revise(stack[1].id, to: .page(3))
    #expect(stack.revised == [stack[1].id: .page(1)])
  }

  @Test("Two stacks are equal whether their routes were revised or pushed")
  func equality() throws {
    var revised = try #require(RouteStack([PageRoute.list, .page(1)]))
    revised.revise(revised.topID, to: .page(2))
    #expect(revised == RouteStack([.list, .page(2)]))
  }
}
