import Testing
import Waymark
import WaymarkTesting

private let four: [ShopRoute] = [.home, .about, .note("a"), .about]

@MainActor
@Suite("Verbs of a root")
struct RootVerbTests {
  @Test(
    "push and pushIfNew append",
    arguments: [
      VerbRow("push", [.home], { $0.push(.about) }) { $0.base.append(.about) },
      VerbRow("push an equal route", [.home], { $0.push(.home) }) { $0.base.append(.home) },
      VerbRow("push several", [.home], { $0.push([.about, .note("a")]) }) {
        $0.base.append(contentsOf: [.about, .note("a")])
      },
      VerbRow("push no routes", [.home], { $0.push([]) }, .unchanged),
      VerbRow("pushIfNew of the top", [.home], { $0.pushIfNew(.home) }, .unchanged),
      VerbRow("pushIfNew of a lower route", [.home, .about], { $0.pushIfNew(.home) }) {
        $0.base.append(.home)
      },
      VerbRow("popOrPush of a route that is not there", [.home], { $0.popOrPush(.about) }) {
        $0.base.append(.about)
      },
      VerbRow("popOrPush goes to the nearest match", four, { $0.popOrPush(.note("a")) }) {
        $0.base.removeLast()
      },
      VerbRow("popOrPush of the top", four, { $0.popOrPush(.about) }, .unchanged),
    ])
  func push(_ row: VerbRow) { row.check() }

  @Test(
    "pop drops from the top and stops at the first entry",
    arguments: [
      VerbRow("pop", four, { $0.pop() }) { $0.base.removeLast() },
      VerbRow("pop 2", four, { $0.pop(2) }) { $0.base.removeLast(2) },
      VerbRow("pop more entries than there are", four, { $0.pop(9) }) { $0.base.removeLast(3) },
      VerbRow("pop Int.max", four, { $0.pop(.max) }) { $0.base.removeLast(3) },
      VerbRow("pop at the root", [.home], { $0.pop() }, .ignored(.atRoot)),
      VerbRow("pop many at the root", [.home], { $0.pop(9) }, .ignored(.atRoot)),
      VerbRow("pop 0", [.home, .about], { $0.pop(0) }, .unchanged),
      VerbRow("pop -1", [.home, .about], { $0.pop(-1) }, .unchanged),
      VerbRow("pop Int.min", [.home], { $0.pop(.min) }, .unchanged),
      VerbRow("popToRoot", four, { $0.popToRoot() }) { $0.base.removeLast(3) },
      VerbRow("popToRoot at the root", [.home], { $0.popToRoot() }, .unchanged),
      VerbRow("popToAppRoot", four, { $0.popToAppRoot() }) { $0.base.removeLast(3) },
      VerbRow("popToAppRoot at the root", [.home], { $0.popToAppRoot() }, .unchanged),
      VerbRow("back", four, { $0.back() }) { $0.base.removeLast() },
      VerbRow("back at the root", [.home], { $0.back() }, .ignored(.atRoot)),
    ])
  func pop(_ row: VerbRow) { row.check() }

  @Test(
    "pop to a match keeps everything up to and including it",
    arguments: [
      VerbRow("toLast", four, { $0.pop(toLast: .note("a")) }) { $0.base.removeLast() },
      VerbRow("toLast of the top", four, { $0.pop(toLast: .about) }, .unchanged),
      VerbRow(
        "toLast of a route that is not there", [.home], { $0.pop(toLast: .about) },
        .ignored(.notFound)),
      VerbRow("toFirst", four, { $0.pop(toFirst: .about) }) { $0.base.removeLast(2) },
      VerbRow("toFirst of the root", four, { $0.pop(toFirst: .home) }) { $0.base.removeLast(3) },
      VerbRow("toFirst of the top", [.home, .about], { $0.pop(toFirst: .about) }, .unchanged),
      VerbRow(
        "toFirst of a route that is not there", [.home], { $0.pop(toFirst: .about) },
        .ignored(.notFound)),
      VerbRow("to an id", four, { $0.pop(to: $0.stack[1].id) }) { $0.base.removeLast(2) },
      VerbRow("to the id of the top", four, { $0.pop(to: $0.stack[3].id) }, .unchanged),
      VerbRow("where", four, { $0.pop(where: { $0 != .about }) }) { $0.base.removeLast() },
      VerbRow("where the top matches", four, { $0.pop(where: { $0 == .about }) }, .unchanged),
      VerbRow(
        "where nothing matches", [.home], { $0.pop(where: { _ in false }) }, .ignored(.notFound)),
    ])
  func popTo(_ row: VerbRow) { row.check() }

  @Test("An id that left is not found, and is not used again")
  func idThatLeft() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push(.about) }
      let left = test.root.stack[1].id
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.step({ $0.pop(to: left) }, .ignored(.notFound))
      test.step({ $0.remove(left) }, .ignored(.notFound))
      test.step({ $0.push(.about) }) { $0.base.append(.about) }
      #expect(ids(test.root) == "#1 #3")
    }
  }

  @Test(
    "replaceTop and setRoot make new entries, unless the route is already there",
    arguments: [
      VerbRow("replaceTop", [.home, .about], { $0.replaceTop(.note("a")) }) {
        $0.base.replaceLast(with: .note("a"))
      },
      VerbRow(
        "replaceTop with the same route", [.home, .about], { $0.replaceTop(.about) }, .unchanged),
      VerbRow("replaceTop of the only entry", [.home], { $0.replaceTop(.about) }) {
        $0.base.replaceLast(with: .about)
      },
      VerbRow("setRoot", [.home, .about], { $0.setRoot(.note("a")) }) { $0.base = [.note("a")] },
      VerbRow("setRoot of the only entry", [.home], { $0.setRoot(.home) }, .unchanged),
      VerbRow("setRoot of the first route", four, { $0.setRoot(.home) }) { $0.base.removeLast(3) },
      VerbRow(
        "setRoot keeping the stack", [.home, .about], { $0.setRoot(.note("a"), keepingStack: true) }
      ) { $0.base = [.note("a"), .about] },
      VerbRow(
        "setRoot of the same route, keeping the stack", [.home, .about],
        { $0.setRoot(.home, keepingStack: true) }, .unchanged),
    ])
  func replace(_ row: VerbRow) { row.check() }
}
