import Testing
import Waymark

@MainActor
@Suite("open, in unusual places")
struct OpenAttackTests {
  private let plan = WildPlan()

  init() {
    plan.backStack = { _, route in route == .home ? [] : [.home] }
  }

  private func nested(_ route: WildRoute, _ depth: Int) -> WildRoute {
    (0..<depth).reduce(route) { route, _ in .inner(route) }
  }

  @Test("As deep as coordinators may be nested, the same again, and deeper")
  func deep() {
    let app = plan.app()
    #expect(app.open(nested(.page(1), 490)) == .performed)
    #expect(app.depth == 492)
    #expect(app.open(nested(.page(1), 490)) == .unchanged)
    #expect(app.open(nested(.page(2), 490)) == .performed)
    #expect(app.open(nested(.sheet, 490)) == .performed)
    #expect(app.open(nested(.sheet, 490)) == .unchanged)
    #expect(app.open(nested(.page(2), 501)) == .ignored(.tooDeep))
    #expect(app.open(nested(.page(2), 490), over: .presentOnTop) == .performed)
    #expect(app.open(nested(.page(2), 490), over: .presentOnTop) == .unchanged)
    #expect(plan.reports == [.tooDeep])
  }

  @Test("A chain of children of which none can stay: each is asked once")
  func misfits() {
    plan.backStack = { coordinator, _ in [.page(coordinator.level)] }
    let app = plan.app()
    let depth = 100
    app.setRoutes([.page(0), nested(.page(-1), depth)])
    plan.asked = []
    #expect(app.open(nested(.page(-2), depth)) == .performed)
    #expect(plan.asked.sorted() == Array(0...depth))
    #expect(plan.living == depth + 1)
    #expect(app.depth == depth + 2)
    #expect(app.open(nested(.page(-2), depth)) == .unchanged)
  }

  @Test("Fresh coordinators open at once; those that left do not")
  func lives() throws {
    let fresh = WildCoordinator(plan, level: 0)
    #expect(fresh.open(.inner(.sheet)) == .performed)
    #expect(picture(fresh) == "L0[home, L1[home, ^ sheet[sheet *]]]")
    let child = try #require(fresh.children.first as? WildCoordinator)
    #expect(fresh.open(.home) == .performed)
    fresh.end()
    for policy in OpenPolicy.allCases {
      #expect(child.open(.page(1), over: policy) == .ignored(.left))
      #expect(fresh.open(.page(1), over: policy) == .ignored(.left))
    }
    #expect(fresh.routes == [.home])
  }

  @Test("A child that opens stays, whatever happens to its entries")
  func child() throws {
    let app = plan.app([.home, .inner(.page(1)), .inner(.page(2))])
    let child = try #require(app.children.first as? WildCoordinator)
    #expect(child.open(.page(3), over: .replaceRoot) == .performed)
    #expect(picture(app) == "L0[home, L1[page(3) *]]")
    #expect(child.open(.page(4), bare: true) == .performed)
    #expect(child.open(.sheet, over: .replaceRoot) == .performed)
    #expect(picture(app) == "L0[home, L1[sheet *]]")
    #expect(child.open(.sheet, over: .replaceRoot) == .unchanged)
    #expect(child.open(.sheet, bare: true) == .performed)
    #expect(picture(app) == "L0[home, L1[sheet, ^ sheet[sheet *]]]")
    #expect(child.open(.sheet, bare: true) == .unchanged)
    #expect(app.children.first === child)
  }

  @Test("In an unselected tab, and in a covered layer")
  func coveredTab() throws {
    let app = plan.app([.home, .tabs])
    app.present(.inner(.tabs))
    let sheet = try #require(app.children.last as? WildCoordinator)
    let tab = try #require(sheet.children.last as? WildCoordinator)
    app.present(.alert)
    let below = "L0[home, tabs[>L1[home], L1[home]], ^ sheet[L1[tabs"
    #expect(tab.open(.page(1)) == .performed)
    #expect(picture(app) == below + "[L2[home], >L2[home, page(1) *]]]]]")
    #expect(tab.open(.page(2), over: .presentOnTop) == .performed)
    #expect(picture(app) == below + "[L2[home], >L2[home, page(1), ^ sheet[page(2) *]]]]]]")
    app.present(.alert)
    #expect(tab.open(.page(2), over: .presentOnTop) == .ignored(.covered))
  }

  @Test("On top of a dialog, and in one")
  func dialogs() {
    let app = plan.app()
    app.present(.alert)
    #expect(app.open(.page(1), over: .presentOnTop) == .performed)
    #expect(app.open(.alert, over: .presentOnTop) == .performed)
    #expect(app.open(.alert, over: .presentOnTop) == .unchanged)
    let three = "L0[home, ^ dialog[alert], ^ sheet[page(1)], ^ dialog[alert"
    #expect(picture(app) == three + " *]]")
    #expect(app.open(.card(.alert), over: .presentOnTop) == .performed)
    #expect(picture(app) == three + "], ^ sheet (no stack)[L1[alert *]]]")
    #expect(app.open(.card(.alert), over: .presentOnTop) == .unchanged)
    app.dismissAll()
    app.present(.inner(.home), as: .dialog)
    #expect(app.on(WildCoordinator.self) { $0.open(.page(1)) } == .ignored(.noStack))
    #expect(app.on(WildCoordinator.self) { $0.open(.page(1), bare: true) } == .performed)
    #expect(app.on(WildCoordinator.self) { $0.open(.sheet, bare: true) } == .performed)
    #expect(picture(app) == "L0[home, ^ dialog[L1[page(1), ^ sheet[sheet *]]]]")
  }

  @Test("Enter from the base up, leave from the top down, and one record with its cause")
  func events() {
    let app = plan.app([.home, .page(1)])
    app.present(.sheet)
    var events: [String] = []
    var causes: [NavigationCause] = []
    app.observe { change, _ in
      causes.append(change.cause)
      events += change.events.map { event in
        switch event.subject {
        case .entry(_, let route): "\(event.kind) \(route.name)"
        case .coordinator(let name): "\(event.kind) \(name)"
        }
      }
    }
    #expect(app.open(.inner(.sheet)) == .performed)
    #expect(
      events == [
        "enter L1", "enter inner.home", "enter inner.sheet", "leave (dismissed) sheet",
        "leave (replaced) page(1)", "activate inner.sheet",
      ])
    #expect(app.open(.inner(.sheet)) == .unchanged)
    #expect(causes == [.open])
    events = []
    #expect(app.open(.page(2), over: .replaceRoot) == .performed)
    #expect(
      events == [
        "enter page(2)", "leave (rootChanged) inner.sheet", "leave (rootChanged) inner.home",
        "leave (rootChanged) L1", "leave (rootChanged) home", "activate page(2)",
      ])
  }

  @Test("Opening in a callback of an open comes afterwards, and a leaf that is told may open again")
  func callbacks() throws {
    let app = plan.app([.home, .page(1)])
    let navigator: Navigator<WildCoordinator> = try app.navigator(of: "page(1)")
    var outcomes: [Outcome] = []
    navigator.onReopen { outcomes.append(app.open(.inner(.page(2)))) }
    #expect(app.open(.page(1)) == .unchanged)
    #expect(outcomes == [.queued])
    #expect(picture(app) == "L0[home, L1[home, page(2) *]]")
    #expect(navigator.open(.page(1)) == .ignored(.left))
    #expect(plan.living == 2)
  }
}
