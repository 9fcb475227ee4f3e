import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("The platform of the console")
@MainActor
struct ConsolePlatformTests {
  private func app(_ layout: Layout) -> AppCoordinator {
    AppCoordinator(stores: AppStores(data: AppTestData.small), layout: layout)
  }

  @Test("A difference between its screen and the tree is a problem, and so is restlessness")
  func problems() {
    #expect(ConsolePlatform.problem(isAtRest: true, differences: []) == nil)
    #expect(
      ConsolePlatform.problem(isAtRest: true, differences: ["a", "b"])
        == "what is on screen is not what the tree has: a; b")
    #expect(
      ConsolePlatform.problem(isAtRest: false, differences: [])
        == "the platform does not come to rest")
  }

  @Test("It shows what it has read, and reads when it may")
  func looks() {
    let app = app(.stack)
    let platform = ConsolePlatform(app)
    #expect(platform.settle() == nil && platform.leaf?.name == "home")
    app.open("/todos/1")
    #expect(platform.leaf?.name == "home")
    #expect(platform.settle() == nil && platform.leaf?.name == "detail(id: 1)")
  }

  @Test("Impossible gestures say why")
  func impossible() throws {
    let platform = ConsolePlatform(app(.stack))
    #expect(platform.settle() == nil && platform.selectedTab == nil)
    for end in GestureEnd.allCases {
      #expect(throws: CommandError.noGesture(.back)) { try platform.swipeBack(end) }
      #expect(throws: CommandError.noGesture(.dismiss)) { try platform.drag(end) }
    }
    #expect(throws: CommandError.noEvent(.close)) { try platform.close() }
    #expect(!platform.tap(0))
  }

  @Test("A tab is tapped, and again to go to its root; a covered bar cannot be tapped")
  func tabs() throws {
    let app = app(.tabs)
    let platform = ConsolePlatform(app)
    #expect(platform.settle() == nil && platform.selectedTab == 0)
    #expect(platform.tap(1) && platform.settle() == nil && platform.selectedTab == 1)
    app.open("/todos/1")
    #expect(platform.settle() == nil && platform.tap(1) && platform.settle() == nil)
    #expect(app.visiblePath == [[.tabs, .todos(.list)]])
    app.push(.custom(message: "above"))
    #expect(platform.settle() == nil && platform.selectedTab == nil && !platform.tap(2))
    try platform.swipeBack(.finished)
    #expect(platform.settle() == nil && platform.selectedTab == 1)
  }
}
