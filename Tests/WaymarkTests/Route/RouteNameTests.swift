import Testing
import Waymark

@Suite("Route names")
struct RouteNameTests {
  typealias TodosRoute = RouteNames.TodosRoute
  typealias AppRoute = RouteNames.AppRoute
  typealias ChainRoute = RouteNames.ChainRoute
  typealias ValueRoute = RouteNames.ValueRoute

  @Test("A case is named with its payload", arguments: RouteNames.cases)
  func names(_ row: RouteNames) {
    #expect(row.route.name == row.name)
    #expect(row.route.caseName == row.caseName)
  }

  @Test("A string payload is quoted and escaped", arguments: RouteNames.strings)
  func strings(_ row: RouteNames) {
    #expect(row.route.name == row.name)
    #expect(row.route.caseName == row.caseName)
  }

  @Test("An optional payload is its value or nil, at any depth", arguments: RouteNames.optionals)
  func optionals(_ row: RouteNames) {
    #expect(row.route.name == row.name)
    #expect(row.route.caseName == row.caseName)
  }

  @Test("A final unlabelled route is joined with a dot", arguments: RouteNames.nested)
  func nested(_ row: RouteNames) {
    #expect(row.route.name == row.name)
    #expect(row.route.caseName == row.caseName)
  }

  @Test("Every other payload describes itself, on one line", arguments: RouteNames.values)
  func values(_ row: RouteNames) {
    #expect(row.route.name == row.name)
    #expect(row.route.caseName == row.caseName)
  }

  @Test("Every shape of type has a name", arguments: RouteNames.shapes)
  func shapes(_ row: RouteNames) {
    #expect(row.route.name == row.name)
    #expect(row.route.caseName == row.caseName)
  }

  @Test("A dictionary payload describes itself")
  func dictionary() {
    let values = ["a": 1]
    #expect(ValueRoute.dictionary(values).name == #"dictionary(["a": 1])"#)
  }

  @Test("Two equal routes have one name, and two cases of a route have two")
  func distinct() {
    #expect(AppRoute.todos(.detail(id: 7)).name == AppRoute.todos(.detail(id: 7)).name)
    #expect(AppRoute.todos(.detail(id: 7)).name != AppRoute.todos(.detail(id: 8)).name)
    #expect(AppRoute.todos(.detail(id: 7)).caseName == AppRoute.todos(.detail(id: 8)).caseName)
  }

  @Test("A route is named the same as any Route, as a generic value and from another task")
  func everyWayIn() async {
    func generic(_ route: some Route) -> String { route.name }
    let route = AppRoute.todos(.detail(id: 7))
    let erased: any Route = route
    let elsewhere = await Task.detached { route.name }.value
    #expect(erased.name == "todos.detail(id: 7)")
    #expect(generic(route) == erased.name)
    #expect(generic(erased) == erased.name)
    #expect(elsewhere == erased.name)
  }

  @Test("A deeply nested route is named to the end")
  func deep() {
    var route = ChainRoute.end
    for depth in 1...100 { route = .step(depth, route) }
    #expect(route.name.hasPrefix("step(100).step(99)."))
    #expect(route.name.hasSuffix(".step(1).end"))
    #expect(route.caseName == String(repeating: "step.", count: 100) + "end")
  }
}
