import Testing
import Waymark

@MainActor
@Suite("Which changes an observer of a child gets")
struct ObserverScopeTests {
  /// What happens below the entries of the observed child, in the same layer.
  enum Change: CaseIterable {
    case push, pop, replacement, removal, entryOfParent

    @MainActor
    func perform(in app: TreeCoordinator, _ below: TreeCoordinator) -> Outcome {
      switch self {
      case .push: below.push(.page(2))
      case .pop: below.pop()
      case .replacement: below.replaceTop(.page(3))
      case .removal: below.remove(below.stack[1].id)
      case .entryOfParent: app.setRoutes([.page(0), .page(4), .right(.page(0))])
      }
    }
  }

  @Test("What happens below its entries is no change of its subtree", arguments: Change.allCases)
  func below(change: Change) {
    let app = TreeCoordinator(back: .never, census: Census())
    app.setRoutes([.page(0), .left(.page(0)), .left(.page(1)), .right(.page(0))])
    let children = app.children.compactMap { $0 as? TreeCoordinator }
    var told: [Int] = []
    for child in [app] + children { child.observe { _, _ in told.append(child.serial) } }
    #expect(change.perform(in: app, children[0]) == .performed)
    #expect(told == [app.serial, children[0].serial])
  }

  @Test("Entries that only change places are a change of their coordinator, without an event")
  func order() {
    let app = TreeCoordinator(back: .never, census: Census())
    app.setRoutes([.left(.page(0)), .left(.page(1)), .left(.page(2)), .right(.page(0))])
    let children = app.children.compactMap { $0 as? TreeCoordinator }
    var told: [Int] = []
    for child in children { child.observe { _, _ in told.append(child.serial) } }
    #expect(children[0].moveToTop(.page(1)) == .performed)
    #expect(told == [children[0].serial])
  }

  @Test("Children that only change places are a change of their parent alone")
  func places() {
    let app = TreeCoordinator(back: .never, census: Census())
    let left: [TreeRoute] = [.left(.page(1)), .left(.page(2)), .left(.page(3))]
    let right: [TreeRoute] = [.right(.page(1))]
    app.setRoutes([.page(0)] + left + right + [.page(3)])
    let children = app.children.compactMap { $0 as? TreeCoordinator }
    let ids = app.stack.map(\.id)
    var told: [Int] = []
    for child in [app] + children { child.observe { _, _ in told.append(child.serial) } }
    #expect(app.setRoutes([.page(0)] + right + left + [.page(3)]) == .performed)
    #expect(app.stack.map(\.id) == [0, 4, 1, 2, 3, 5].map { ids[$0] })
    #expect(told == [app.serial])
    told = []
    #expect(children[0].moveToTop(.page(2)) == .performed)
    #expect(told == [app.serial, children[0].serial])
  }
}
