// Recorded, not yet reviewed.

import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Test func recordedInStack() async throws {
  try await navigationTest(
    AppCoordinator(stores: AppStores(data: SampleData.bundled()), layout: .stack), fail: record
  ) { test in
    test.step({ $0.go(to: .todos) }) { $0.base.append(.todos(.list)) }
    await test.choose("[ ] Return the library books before Friday") {
      $0.base.append(.todos(.detail(id: 1)))
    }
    test.step({ $0.back() }) { $0.base.removeLast() }
    test.step({ $0.addTodo() }, .held("session")) { $0.present(.signIn) }
    await test.choose("Sign in", typing: "Ann") {
      $0.dismiss()
      $0.present(.todos(.add))
    }
    await test.choose("Write a title", typing: "Buy milk")
    test.step({ $0.back() }, .asks("add"))
    test.answer(.cancel)
    test.user(.drag(.finished))
    await test.choose("Save") { $0.dismiss() }
    test.user(.swipeBack(.cancelled))
    test.user(.swipeBack(.finished)) { $0.base.removeLast() }
    test.step({ $0.open("/todos/1/rename") }) {
      $0.base.append(contentsOf: [.todos(.list), .todos(.detail(id: 1))])
      $0.present(.todos(.rename(id: 1)))
    }
    await test.choose("Write a title", typing: "New title")
    test.step({ $0.back() }, .asks("rename(id: 1)"))
    test.answer(.proceed) { $0.dismiss() }
    test.step({ $0.open("/nowhere") }, .invalidLink(.noMatch))
    test.step({ $0.back() }) { $0.base.removeLast() }
    await test.choose("[ ] Fix the rattling mudguard") { $0.base.append(.todos(.detail(id: 2))) }
    test.user(.drag(.finished))
    test.step({ $0.open("/custom?message=Gr%C3%BC%C3%9Fe") }) {
      $0.base.removeLast(2)
      $0.base.append(.custom(message: "Grüße"))
    }
    test.step({ $0.go(to: .home) }) { $0.base.removeLast() }
    await test.choose("Posts") { $0.base.append(.posts(.list)) }
    await test.choose("A kitchen table that seats eleven") {
      $0.base.append(.posts(.detail(id: 1)))
    }
    test.step({ $0.endSession() ?? .unchanged }, .unchanged)
    test.step({ $0.addTodo() }, .held("session")) { $0.present(.signIn) }
    await test.choose("Cancel") { $0.dismiss() }
    test.drop("todos.add", .abandoned)
    test.user(.select(tab: 2))
    test.step({ $0.activeLeaf?.popToRoot() ?? .unchanged }) { $0.base.removeLast() }
    test.step({ $0.addTodo() }, .held("session")) { $0.present(.signIn) }
    test.ends(targets: 1)
  }
}
