// Recorded, not yet reviewed.

import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Test func recordedInColumns() async throws {
  try await navigationTest(
    AppCoordinator(stores: AppStores(data: SampleData.bundled()), layout: .split), fail: record
  ) { test in
    test.user(.resize(isCollapsed: false))
    test.step({ $0.go(to: .todos) }) { $0.selected = .todos(.list) }
    test.step({ $0.select(.home) }) { $0.selected = .home }
    await test.choose("Todos") { $0.selected = .todos(.list) }
    test.step({ $0.back() }, .ignored(.atRoot))
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
    test.user(.swipeBack(.finished))
    test.step({ $0.open("/todos/1/rename") }) {
      $0[tab: .todos(.list)].append(.todos(.detail(id: 1)))
      $0.present(.todos(.rename(id: 1)))
    }
    await test.choose("Write a title", typing: "New title")
    test.step({ $0.back() }, .asks("rename(id: 1)"))
    test.answer(.proceed) { $0.dismiss() }
    test.step({ $0.open("/nowhere") }, .invalidLink(.noMatch))
    test.step({ $0.back() }) { $0.path.removeLast() }
    test.step({ $0.history.forward() }) {
      $0[tab: .todos(.list)].append(.todos(.detail(id: 1)))
      $0.present(.todos(.rename(id: 1)))
    }
    await test.choose("Cancel") { $0.dismiss() }
    test.user(.drag(.finished))
    test.step({ $0.open("/custom?message=Gr%C3%BC%C3%9Fe") }) {
      $0.base.append(.custom(message: "Grüße"))
    }
    test.step({ $0.go(to: .home) }) {
      $0.base.removeLast()
      $0.selected = .home
      $0[tab: .todos(.list)].removeLast()
    }
    await test.choose("Posts") { $0.selected = .posts(.list) }
    test.step({ $0.select(.home) }) { $0.selected = .home }
    await test.choose("Todos") { $0.selected = .todos(.list) }
    test.step({ $0.endSession() ?? .unchanged }, .unchanged)
    test.step({ $0.addTodo() }, .held("session")) { $0.present(.signIn) }
    await test.choose("Cancel") { $0.dismiss() }
    test.drop("todos.add", .abandoned)
    test.user(.select(tab: 2))
    test.step({ $0.activeLeaf?.popToRoot() ?? .unchanged }, .unchanged)
    test.step({ $0.addTodo() }, .held("session")) { $0.present(.signIn) }
    test.step({ $0.back() }) { $0.dismiss() }
    test.drop("todos.add", .abandoned)
    test.user(.resize(isCollapsed: true))
  }
}
