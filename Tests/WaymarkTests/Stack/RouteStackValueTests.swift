import Testing

@testable import WaymarkRoutes

@Suite("A stack is a value and a collection")
struct RouteStackValueTests {
  func stack(_ text: String) throws -> RouteStack<Letter> {
    try #require(RouteStack(Letter.list(text)))
  }

  @Test("A stack of one route equals a stack made of a list with it")
  func initializers() throws {
    let one = RouteStack(Letter.b)
    #expect(one.routes == [.b])
    #expect(try one == stack("b"))
    #expect(RouteStack([Letter]()) == nil)
  }

  @Test("A stack made of a list equals one made by pushing", arguments: ["a", "ab", "aab", "abcd"])
  func initializersAndPush(_ text: String) throws {
    let routes = Letter.list(text)
    var pushed = RouteStack(try #require(routes.first))
    for route in routes.dropFirst() { pushed.push(route) }
    #expect(try stack(text) == pushed)
    pushed.push(.d)
    var made = try stack(text)
    made.push(.d)
    #expect(made == pushed)
  }

  @Test("Root, top and routes are those of the entries")
  func ends() throws {
    let stack = try stack("abca")
    #expect(stack.root == .a)
    #expect(stack.top == .a)
    #expect(stack.topID == stack[3].id)
    #expect(stack.topID != stack[0].id)
    #expect(stack.routes == stack.map(\.route))
    let other = try self.stack("abc")
    #expect(other.root == .a)
    #expect(other.top == .c)
    let single = RouteStack(Letter.c)
    #expect(single.root == .c)
    #expect(single.top == .c)
    #expect(single.topID == single[0].id)
  }

  @Test("A copy goes its own way")
  func copies() throws {
    let original = try stack("abc")
    var copy = original
    copy.push(.d)
    #expect(original.routes.text == "abc")
    #expect(copy.routes.text == "abcd")
    copy.setRoutes([.b])
    copy.replaceTop(.d)
    #expect(try original == stack("abc"))
    var other = original
    other.pop(2)
    other.push(.b)
    #expect(copy.routes.text == "d")
    #expect(other.routes.text == "ab")
    #expect(original.routes.text == "abc")
  }

  @Test("Stacks are equal if they hold equal routes under equal ids")
  func equality() throws {
    let stack = try stack("ab")
    var sameRoutes = stack
    sameRoutes.pop()
    sameRoutes.push(.b)
    #expect(sameRoutes.routes == stack.routes)
    #expect(sameRoutes != stack)
    var sameIDs = RouteStack(Letter.a)
    sameIDs.push(.c)
    #expect(sameIDs.map(\.id) == stack.map(\.id))
    #expect(sameIDs != stack)
    #expect(try stack != self.stack("abc"))
    #expect(Set([stack, sameRoutes, sameIDs, stack]).count == 3)
  }

  @Test("The next id counts neither for equality nor for the hash")
  func equalityOfTheCounter() throws {
    var used = try stack("ab")
    used.pop()
    let fresh = RouteStack(Letter.a)
    #expect(used == fresh)
    #expect(used.hashValue == fresh.hashValue)
    used.push(.b)
    #expect(try used != stack("ab"))
  }

  @Test(
    "It is a collection with integer indices from the bottom", arguments: ["a", "abab", "abcd"])
  func collection(_ text: String) throws {
    let stack = try stack(text)
    let entries = Array(stack)
    #expect(stack.count == text.count)
    #expect(!stack.isEmpty)
    #expect(stack.startIndex == 0)
    #expect(stack.endIndex == text.count)
    #expect(Array(stack.indices) == Array(0..<text.count))
    #expect(stack.indices.map { stack[$0] } == entries)
    #expect(stack.indices.map { stack.index(after: $0) } == Array(1...text.count))
    #expect(stack.indices.map { stack.index(before: $0 + 1) } == Array(stack.indices))
    #expect(Array(stack.reversed()) == Array(entries.reversed()))
    #expect(stack.first == entries[0])
    #expect(stack.last?.id == stack.topID)
    #expect(stack.distance(from: stack.startIndex, to: stack.endIndex) == text.count)
    #expect(stack.index(stack.startIndex, offsetBy: text.count) == stack.endIndex)
    #expect(stack.index(0, offsetBy: text.count + 1, limitedBy: stack.endIndex) == nil)
    for start in 0...text.count {
      for end in start...text.count {
        #expect(Array(stack[start..<end]) == Array(entries[start..<end]))
      }
    }
  }

  @Test("Its text is the names of the routes from bottom to top")
  func description() throws {
    enum Place: Route { case list, detail(id: Int) }
    #expect(RouteStack(Place.list).description == "list")
    #expect(RouteStack([Place.list, .detail(id: 7)])?.description == "list > detail(id: 7)")
  }

  @Test("Equal routes are two entries; ids tell them apart and are ordered by age")
  func ids() throws {
    var stack = RouteStack(Letter.a)
    stack.push(.a)
    let (old, new) = (stack[0], stack[1])
    #expect(old.route == new.route)
    #expect(old != new)
    #expect(old.id < new.id)
    #expect(!(new.id < old.id))
    #expect(!(old.id < old.id))
    #expect([old.id, new.id].map(\.description) == ["#1", "#2"])
    stack.setRoutes([.b, .a])
    #expect(stack[0].id > new.id)
    #expect(stack[1] == new)
  }

  @Test("The id of an entry that is gone is not used again")
  func idsAreNotReused() {
    var stack = RouteStack(Letter.a)
    var given: Set<EntryID> = [stack.topID]
    for route in Letter.allCases {
      stack.push(route)
      #expect(given.insert(stack.topID).inserted, "\(stack.topID)")
      stack.pop()
    }
  }
}

@Suite("A stack withstands anything")
struct RouteStackRobustnessTests {
  /// Not equal to itself if it holds NaN.
  struct Odd: Route {
    let value: Double
  }

  @Test(
    "No count traps, on no stack", arguments: [Int.min, .min + 1, -1, 0, 1, 2, .max - 1, .max])
  func counts(_ count: Int) throws {
    for depth in 1...4 {
      let routes = Array(Letter.allCases.prefix(depth))
      for operation in [StackOperation.pop(count), .trim(count)] {
        var stack = try #require(RouteStack(routes))
        var model = NaiveStack(routes)
        let decision = stack.apply(operation.decide(in: stack))
        var again = try #require(RouteStack(routes))
        #expect(operation.perform(on: &again) == decision, "\(operation.testDescription)")
        #expect(model.perform(operation) == decision, "\(operation.testDescription)")
        #expect(stack.routes == model.routes, "\(operation.testDescription)")
        #expect(again == stack, "\(operation.testDescription)")
      }
    }
  }

  @Test("Routes that do not equal themselves are never found, and nothing traps")
  func oddRoutes() {
    let odd = Odd(value: .nan)
    var stack = RouteStack(Odd(value: 1))
    #expect(stack.push([odd, odd]) == .performed)
    #expect(stack.pushIfNew(odd) == .performed)
    #expect(stack.replaceTop(odd) == .performed)
    #expect(stack.pop(toLast: odd) == .ignored(.notFound))
    #expect(stack.popOrPush(odd) == .performed)
    let ids = stack.map(\.id)
    #expect(stack.setRoutes(stack.routes) == .performed)
    #expect(stack.count == 5)
    #expect(stack[0].id == ids[0])
    #expect(Set(stack.map(\.id)).intersection(ids) == [ids[0]])
    #expect(stack.setRoot(Odd(value: 2), keepingStack: true) == .performed)
    #expect(stack.removeAll(where: { $0 == odd }) == .unchanged)
    #expect(stack.popToRoot() == .performed)
    #expect(stack.routes == [Odd(value: 2)])
  }

  @Test(
    "A predicate is called from the top down, by pop until it returns true, by removal once for each"
  )
  func predicates() throws {
    var stack = try #require(RouteStack(Letter.list("abcd")))
    var asked = ""
    stack.pop(where: {
      asked += [$0].text; return $0 == .c
    })
    #expect(asked == "dc")
    stack.push(.d)
    asked = ""
    stack.removeAll(where: {
      asked += [$0].text; return $0 == .c
    })
    #expect(asked == "dcba")
    #expect(stack.routes.text == "abd")
  }
}
