// Recorded, not yet reviewed.

import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Test func recordedOneAtATime() async throws {
  try await navigationTest(
    AppCoordinator(stores: AppStores(data: SampleData.bundled()), layout: .split), fail: record
  ) { test in
    test.step({ $0.open("/posts/by/1") }) {
      $0.selected = .posts(.list)
      $0.path.append(.posts(.author(id: 1)))
    }
    test.user(.resize(isCollapsed: true))
    await test.choose("A kitchen table that seats eleven") {
      $0.path.append(.posts(.detail(id: 1)))
    }
    await test.choose("About Marta Lindqvist") { $0.path.append(.posts(.author(id: 1))) }
    test.user(.swipeBack(.finished)) { $0.path.removeLast() }
    test.step({ $0.back() }) { $0.path.removeLast() }
    test.user(.resize(isCollapsed: false))
    await test.choose("A kitchen table that seats eleven") {
      $0.path.append(.posts(.detail(id: 1)))
    }
    test.step({ $0.go(to: .todos) }) { $0.selected = .todos(.list) }
    test.step({ $0.select(.home) }) { $0.selected = .home }
    await test.choose("Todos") { $0.selected = .todos(.list) }
    test.user(.resize(isCollapsed: true))
    test.step({ $0.back() }) { $0.selected = .posts(.list) }
    test.step({ $0.go(to: .settings) }) { $0.base.append(.settings(.root)) }
    test.user(.select(tab: 2))
    test.step({ $0.go(to: .home) }) {
      $0.base.removeLast()
      $0.selected = .home
      $0[tab: .posts(.list)].removeLast(2)
    }
    await test.choose("Posts") { $0.selected = .posts(.list) }
    await test.choose("A kitchen table that seats eleven") {
      $0.path.append(.posts(.detail(id: 1)))
    }
  }
}
